import { type ReactNode, useEffect, useMemo } from "react";
import { useSearchParams } from "react-router";
import type { ListedEvent } from "#features/events/answers.ts";
import { afterPlacesTaken } from "#features/events/places-taken-in-words.ts";
import { paidTotalInWords } from "#features/registrations/paid.ts";
import {
  areTooFew,
  firstInLine,
  freePlaces,
  tooFewPlaces,
} from "#features/registrations/who-is-offered-places.ts";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { todayAtNursery } from "#shared/both/nursery-time.ts";
import { Badge } from "#ui/card.tsx";
import { HistoryOfThing } from "#ui/owner/history-of-thing.tsx";
import { WhenRead } from "#ui/owner/owner-list.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import { DoorList } from "./list/door-list-to-print.tsx";
import { RegistrationOverview } from "./list/guest-list-with-filters.tsx";
import {
  doorList,
  type ListedRegistration,
  statusIn,
} from "./list/sort-and-total-registrations.ts";
import { refreshRegistrations } from "./queries.ts";
import { useGuestList } from "./use-guest-list.ts";

/** One event: how many come, what can be done about it, and who they are. On paper, the list for its door. */
export function EventScreen({
  eventId,
  actions,
}: {
  eventId: number;
  actions: (event: ListedEvent) => ReactNode;
}) {
  const guestList = useGuestList();
  const { places, rows: all } = guestList;
  const [search] = useSearchParams();
  const status = statusIn(search);
  const rows = useMemo(() => all.filter((row) => row.eventId === eventId), [all, eventId]);
  // The dashboard may have read the list an hour ago, and has a button for that.
  useEffect(() => void refreshRegistrations(), []);
  const event = places.data?.find(({ id }) => id === eventId);

  return (
    <AdminPage title={event?.title ?? "Event"} path={`/admin-events/${eventId}`}>
      <WhenRead read={{ ...places, data: places.data && { event } }} what="events">
        {({ event }) =>
          event ? (
            <>
              <div className="print:hidden">
                <Figures event={event} paid={paidTotalInWords(rows)} />
                <PlacesTooFew {...{ event, rows }} />
                {actions(event)}
                <RegistrationOverview {...{ guestList, rows, event }} />
                <HistoryOfThing kind="event" thing={eventId} />
              </div>
              <DoorList event={event} rows={doorList(rows, eventId, status)} status={status} />
            </>
          ) : (
            <p>This event is no longer there.</p>
          )
        }
      </WhenRead>
    </AdminPage>
  );
}

function PlacesTooFew({
  event,
  rows,
}: {
  event: ListedEvent;
  rows: readonly ListedRegistration[];
}) {
  const first = firstInLine(rows);
  const free = freePlaces(event.capacity, event.people.taken);
  const isToCome = event.status === "scheduled" && event.date >= todayAtNursery();
  if (!first || !areTooFew(free, first) || !isToCome) return null;
  return (
    <p>
      {tooFewPlaces(free, first)}. If fewer of them come, enter that, and they are offered what is
      free.{event.takesRegistrations && " Until then whoever registers first may have it."}{" "}
      <RowAction to={`/edit-registration/${first.id}`}>Offer Fewer</RowAction>
    </p>
  );
}

function Figures({ event, paid }: { event: ListedEvent; paid: string | undefined }) {
  const { date, time, location, status, people } = event;
  const parts = [
    ["registered", people.registered],
    ["offered", people.offered],
    ["came", people.came],
    ["waiting", people.waiting],
    ["cancelled", people.cancelled],
  ] as const;
  return (
    <section aria-label="How many come" className="mb-2 grid grid-cols-1 gap-1">
      <p>
        {formatEventDate(date)}, {time}, {location}{" "}
        {status === "cancelled" && <Badge tone="rubric">Cancelled</Badge>}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span className="event-figure font-serif text-[1.25rem]">
          <b className="text-[2.75rem] leading-none font-medium tabular-nums lining-nums">
            {people.taken.toLocaleString("en-US")}
          </b>{" "}
          {afterPlacesTaken(event)}
        </span>
        {parts
          .filter(([, count]) => count > 0)
          .map(([part, count]) => (
            <RowAction key={part} to={`?status=${part}`} className="px-0! tabular-nums">
              {count.toLocaleString("en-US")} {part}
            </RowAction>
          ))}
      </p>
      {paid && <p>Paid: {paid}</p>}
    </section>
  );
}
