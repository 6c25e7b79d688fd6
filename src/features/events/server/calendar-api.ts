import { Hono } from "hono";
import { etag } from "hono/etag";
import type { Services } from "#platform/server/services.ts";
import { dayAtNursery, nurseryTimeZone } from "#platform/shared/clock.ts";
import { inCalendarOrder } from "../rules.ts";
import { calendarOf } from "./calendar.ts";
import { listEvents } from "./store.ts";

/** `GET /events.ics`, mounted at the root: every event, for a calendar program to follow. */
export function eventsCalendarApi({
  db,
  clock,
  config,
  calendarId,
}: Pick<Services, "db" | "clock" | "config" | "calendarId">): Hono {
  return new Hono().get("/events.ics", etag(), async (c) => {
    const now = clock();
    const calendar = calendarOf(inCalendarOrder(await listEvents(db), dayAtNursery(now)), {
      calendarId,
      brand: config.site.brand,
      url: `${config.publicUrl}/events`,
      // One stamp for the day, so that a program that asks every hour is told "unchanged".
      now: now.toZonedDateTimeISO(nurseryTimeZone).startOfDay().toInstant(),
    });
    return c.body(calendar, 200, {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="events.ics"',
      "Cache-Control": "public, max-age=300",
    });
  });
}
