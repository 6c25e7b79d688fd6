import { type Context, Hono } from "hono";
import type { PublicEvent } from "#features/events/answers.ts";
import { closingInWords } from "#features/events/closing-in-words.ts";
import { defaultPicture, eventPath, eventSlug } from "#features/events/event-addresses.ts";
import { eventStates } from "#features/events/event-state.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { conflict, notFound } from "#shared/both/failure-kinds.ts";
import { pick } from "#shared/both/pick-fields.ts";
import { idInPath } from "#shared/server/json-body.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { EventOnPaper } from "../answers.ts";
import { type Notice, noticeInWords } from "./event-in-50-and-100-words.ts";
import { layOutNotice, type NoticePaper } from "./lay-out-poster-and-bulletin.ts";
import type { Press } from "./make-pdf-of-paper.ts";

const gone = "This event is no longer there.";
const refused = { 404: gone, 409: "It is called off, or over." };

/** The owner's calls about an event on paper, mounted at `/api/admin/events` behind the guard. */
export function eventOnPaperApi(
  { config, clock }: Services,
  press: Press,
  readEvent: (id: number) => Promise<Omit<PublicEvent, "placesLeft"> | undefined>,
): Hono {
  /** The current event. Throws `conflict` if it is over or cancelled. */
  async function noticeOf(c: Context): Promise<Notice> {
    const event = await readEvent(idInPath(c, gone));
    if (!event) throw notFound(gone);
    const { status, takesRegistrations, closesAt, endsAt, imageUrl } = event;
    const { site } = config;
    const { cancelled, past } = eventStates;
    const isPast = toTimestamp(clock()) >= endsAt;
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
      picture: imageUrl && (await press.readPicture(imageUrl)) ? imageUrl : defaultPicture,
    };
  }

  const print = (paper: NoticePaper) => async (c: Context) => {
    const notice = await noticeOf(c);
    const page = layOutNotice(notice, paper, await press.widthOf());
    return press.print(c, [page], notice.title);
  };
  const file = { 200: { says: "One page.", type: "application/pdf" }, ...refused } as const;

  return new Hono()
    .get(
      "/:id/on-paper",
      described(
        "What is printed and pasted of an event: a poster, a quarter page for a bulletin, texts.",
        { 200: EventOnPaper, ...refused },
      ),
      async (c) => {
        const notice = await noticeOf(c);
        const widthOf = await press.widthOf();
        return c.json<EventOnPaper>({
          slug: eventSlug(notice.title),
          poster: layOutNotice(notice, "poster", widthOf),
          bulletin: layOutNotice(notice, "bulletin", widthOf),
          words50: noticeInWords(notice, 50),
          words100: noticeInWords(notice, 100),
        });
      },
    )
    .get(
      "/:id/poster",
      described("The poster of an event, of US Letter.", { ...file }),
      print("poster"),
    )
    .get(
      "/:id/bulletin",
      described("An event for a bulletin: 4¼ × 5½ in, a quarter of US Letter.", { ...file }),
      print("bulletin"),
    );
}
