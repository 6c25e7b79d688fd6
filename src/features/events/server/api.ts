import { Hono } from "hono";
import { etag } from "hono/etag";
import * as z from "zod/mini";
import type { EventRow } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { notFound } from "#shared/both/failure-kinds.ts";
import { dayAtNursery, nurseryTimeZone } from "#shared/both/nursery-time.ts";
import type { CalendarEntry } from "#shared/server/calendar/calendar-file.ts";
import type { SiteConfig } from "#shared/server/config.ts";
import { idInPath } from "#shared/server/json-body.ts";
import { described, fileAnswers } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { PublicEvent } from "../answers.ts";
import { inCalendarOrder } from "../calendar-order.ts";
import { eventPath } from "../event-addresses.ts";
import { publicEvent } from "./event-answers.ts";
import { calendarOf, eventEntry } from "./event-as-ics.ts";
import type { EventPeople } from "./event-people-interface.ts";
import { eventGone, findEvent, listDeletedEvents, listEvents } from "./store.ts";

/** The public calls about events, mounted at `/api/events`. */
export function eventsApi({ db, clock }: Services, people: EventPeople): Hono {
  return new Hono()
    .get(
      "/",
      described("Every event: those to come, soonest first, then those that are over.", {
        200: z.array(PublicEvent),
      }),
      async (c) => {
        const now = clock();
        const counts = await people.count(db);
        const events = inCalendarOrder(await listEvents(db), dayAtNursery(now));
        const takenOf = ({ id }: EventRow) => counts.get(id)?.taken ?? 0;
        return c.json(events.map((event) => publicEvent(event, takenOf(event), now)));
      },
    )
    .get("/:id{[0-9]+}", described("One event.", { 200: PublicEvent }), async (c) => {
      const id = idInPath(c, eventGone);
      const event = await findEvent(db, id);
      if (!event) throw notFound(eventGone);
      const counts = await people.count(db, id);
      return c.json(publicEvent(event, counts.get(id)?.taken ?? 0, clock()));
    });
}

/** For so long the feed lists a deleted event as cancelled, so that rarely synchronized calendars learn of it. */
const daysInCalendarFeed = 200;

/** `GET /events.ics`, every event, for a calendar program to follow, and `GET /events/{id}.ics`. */
export function eventsCalendarApi({ db, clock, config, calendarId }: Services): Hono {
  const source = () => ({
    calendarId,
    site: config.site,
    // One timestamp a day, so that a program that asks every hour gets "unchanged".
    now: clock().toZonedDateTimeISO(nurseryTimeZone).startOfDay().toInstant(),
  });
  const headers = (disposition: string) => ({
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": disposition,
    "Cache-Control": "public, max-age=300",
  });
  return new Hono()
    .get(
      "/events.ics",
      described("Every event, for a calendar program to follow.", {
        ...fileAnswers("The calendar.", "text/calendar"),
      }),
      etag(),
      async (c) => {
        const now = clock();
        const since = toTimestamp(now.subtract({ hours: 24 * daysInCalendarFeed }));
        const deleted = (await listDeletedEvents(db)).filter(({ deletedAt }) => deletedAt > since);
        const all = [...(await listEvents(db)), ...deleted];
        const events = inCalendarOrder(all, dayAtNursery(now));
        return c.body(calendarOf(events, source()), 200, headers('inline; filename="events.ics"'));
      },
    )
    .get(
      "/events/:file{[1-9][0-9]{0,8}\\.ics}",
      described("One event for a calendar.", {
        path: "/events/{id}.ics",
        ...fileAnswers("The event.", "text/calendar"),
        404: { says: "There is no such event: a page that says so.", type: "text/html" },
      }),
      etag(),
      async (c, next) => {
        const event = await findEvent(db, Number.parseInt(c.req.param("file"), 10));
        // Opened in a browser, the page says that there is no such event, and lists others.
        if (!event) return next();
        const calendar = calendarOf([event], source());
        return c.body(calendar, 200, headers('attachment; filename="event.ics"'));
      },
    );
}

/** The addresses of the events' pages, for the sitemap. */
export async function eventAddresses(db: Services["db"]): Promise<{ path: string }[]> {
  return (await listEvents(db)).map((event) => ({ path: eventPath(event) }));
}

/** The events for the owner's own calendar, linked to their owner's pages. */
export async function listEventEntries(
  db: Services["db"],
  site: SiteConfig,
): Promise<CalendarEntry[]> {
  return (await listEvents(db)).map((event) => ({
    ...eventEntry(event, site),
    url: `${site.publicUrl}/admin-events/${event.id}`,
  }));
}
