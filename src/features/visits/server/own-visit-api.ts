import { type Context, Hono } from "hono";
import { calendarAnswer } from "#shared/server/calendar/calendar-file.ts";
import { readBody } from "#shared/server/json-body.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { OwnVisit } from "../answers.ts";
import { OtherDays } from "../inputs.ts";
import { askForOtherDays, cancelOwnVisit, ownRow, readOwnVisit } from "./appointment.ts";
import { visitCalendar } from "./appointment-mail.ts";
import { visitOf, visitPath } from "./store.ts";

/** Keys cannot be guessed. This limit spares the database. */
const lookLimit = { scope: "own-visit-look", tries: 60, windowSeconds: 600 };
/** Each change is a letter to one person. */
const changeLimit = { scope: "own-visit", tries: 20, windowSeconds: 3600 };

const noSuchLink = "This link opens no visit.";
const tooLate = "It is too late for this; `message` says what to do.";
const looks = "60 keys in ten minutes from one address that open nothing";
const changes = "20 an hour for one visit";

/** What the link in a letter about a visit opens, mounted at `/api/visits/own`. Changes go by POST alone. */
export function ownVisitApi(services: Services): Hono {
  const { db, clock, config, limiter, commandContext, calendarId } = services;
  /** The key in the path. Whoever tries invalid keys is slowed down. */
  const look = <T>(c: Context, work: (key: string) => Promise<T>): Promise<T> =>
    limiter.duringLook(lookLimit, c.get("clientAddress"), () => work(c.req.param("key") ?? ""));
  const change = (c: Context, work: (key: string) => Promise<OwnVisit>) =>
    look(c, async (key) => {
      const row = await visitOf(db, key);
      if (row) await limiter.take(changeLimit, String(row.id));
      return c.json(await work(key));
    });

  return new Hono()
    .use(async (c, next) => {
      await next();
      c.header("X-Robots-Tag", "noindex");
    })
    .get(
      "/:key",
      described("One’s own visit, by the link in its letter.", {
        limit: looks,
        200: OwnVisit,
        404: noSuchLink,
      }),
      async (c) => c.json(await look(c, (key) => readOwnVisit(db, key, clock()))),
    )
    .post(
      "/:key/other-days",
      described("Asks for another day; the time stands until the owner answers.", {
        payload: { OtherDays },
        limit: changes,
        200: OwnVisit,
        404: noSuchLink,
        409: tooLate,
      }),
      async (c) => {
        const input = await readBody(c, OtherDays);
        return change(c, (key) => askForOtherDays(db, key, input, commandContext()));
      },
    )
    .post(
      "/:key/cancel",
      described("Cancels one’s own visit.", {
        limit: changes,
        200: OwnVisit,
        404: noSuchLink,
        409: tooLate,
      }),
      (c) => change(c, (key) => cancelOwnVisit(db, key, commandContext())),
    )
    .get(
      "/:key/visit.ics",
      described("The visit for a calendar.", {
        limit: looks,
        200: { says: "The visit.", type: "text/calendar" },
        404: noSuchLink,
      }),
      async (c) => {
        const { site } = config;
        const row = await look(c, (key) => ownRow(db, key));
        const url = `${site.publicUrl}${await visitPath(db, row)}`;
        const calendar = visitCalendar(row, url, { site, calendarId, now: clock() });
        return calendarAnswer(c, "visit.ics", calendar);
      },
    );
}
