import type { PublicEvent } from "#features/events/answers.ts";
import { closingInWords } from "#features/events/closing-in-words.ts";
import { eventPath } from "#features/events/event-addresses.ts";
import { eventStates } from "#features/events/event-state.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { conflict } from "#shared/both/failure-kinds.ts";
import { pick } from "#shared/both/pick.ts";
import type { PublicSiteDetails } from "#shared/both/site-details.ts";
import type { Notice } from "./notice-in-words.ts";

/** What is asked of an event. */
export type EventToPrint = Omit<PublicEvent, "placesLeft">;

/** An event as it is now, to be printed. Throws `conflict` where nobody is to be invited any more. */
export function noticeOfEvent(
  event: EventToPrint,
  { site, now, picture }: { site: PublicSiteDetails; now: Temporal.Instant; picture: string },
): Notice {
  const { status, takesRegistrations, closesAt, endsAt } = event;
  const { cancelled, past } = eventStates;
  const isPast = toTimestamp(now) >= endsAt;
  if (status === "cancelled" || isPast)
    throw conflict(`${isPast ? past : cancelled} There is nothing to print.`);
  return {
    ...pick(event, ["title", "time"]),
    day: formatEventDate(event.date),
    place: event.location,
    cost: event.cost ?? "",
    registerBy: takesRegistrations && closesAt ? closingInWords(closesAt) : "",
    description: [event.description, event.notes ?? ""].join("\n"),
    ...pick(site, ["brand", "phone"]),
    address: site.publicUrl + eventPath(event),
    // The number alone leads there, too.
    shortAddress: `${site.publicUrl}/events/${event.id}`,
    picture,
  };
}
