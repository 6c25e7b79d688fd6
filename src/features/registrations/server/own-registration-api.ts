import { type Context, Hono } from "hono";
import { calendarOf } from "#features/events/server/event-as-ics.ts";
import { findEvent } from "#features/events/server/store.ts";
import { notFound } from "#shared/both/failure-kinds.ts";
import { calendarAnswer } from "#shared/server/calendar/calendar-file.ts";
import { answerRow, versionFrom } from "#shared/server/if-match.ts";
import { readBody } from "#shared/server/json-body.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { NotRegistered, OwnRegistration } from "../answers.ts";
import { OwnChanges } from "../inputs.ts";
import {
  acceptOffer,
  cancelOwnRegistration,
  changeOwnRegistration,
  readOwnRegistration,
} from "./own-registration.ts";
import { registrationOf } from "./registration-key.ts";

/** Keys cannot be guessed. This limit spares the database. */
const lookLimit = { scope: "own-registration-look", tries: 60, windowSeconds: 600 };
/** By network: the eighty families of a parish hall may each change their registration. */
const changeLimit = { scope: "own-registration", tries: 400, windowSeconds: 600 };
/** Each change is a letter to one person. */
const letterLimit = { scope: "own-registration-letters", tries: 20, windowSeconds: 3600 };

const looks = "60 keys in ten minutes from one address that open nothing";
const changes =
  "400 in ten minutes from one address, and 20 an hour for one registration, each being a letter";

const noSuchLink = "This link opens no registration.";
const tooLate = "It is too late for this; `message` says what to do.";

/** The calls behind the link to one's own registration, mounted at `/api/registrations`. */
export function ownRegistrationApi(services: Services): Hono {
  const { db, clock, config, limiter, commandContext, calendarId } = services;

  /** The key in the path. Whoever tries invalid keys is slowed down. */
  const look = <T>(c: Context, work: (key: string) => Promise<T>): Promise<T> =>
    limiter.duringLook(lookLimit, c.get("clientAddress"), () => work(c.req.param("key") ?? ""));

  async function change<T>(c: Context, work: (key: string) => Promise<T>): Promise<T> {
    await limiter.take(changeLimit, c.get("clientAddress"));
    return look(c, async (key) => {
      const row = await registrationOf(db, key);
      if (row) await limiter.take(letterLimit, String(row.id));
      return work(key);
    });
  }

  const press = (says: string, work: typeof cancelOwnRegistration) =>
    [
      described(says, { limit: changes, 200: OwnRegistration, 404: noSuchLink, 409: tooLate }),
      async (c: Context) => answerRow(c, await change(c, (key) => work(db, key, commandContext()))),
    ] as const;

  return new Hono()
    .use(async (c, next) => {
      await next();
      c.header("X-Robots-Tag", "noindex");
    })
    .get(
      "/:key",
      described("One’s own registration, by the link in its letter.", {
        limit: looks,
        200: OwnRegistration,
        404: noSuchLink,
      }),
      async (c) => answerRow(c, await look(c, (key) => readOwnRegistration(db, key, clock()))),
    )
    .post(
      "/:key",
      described("Changes one’s own registration.", {
        payload: { OwnChanges },
        takesIfMatch: true,
        limit: changes,
        200: OwnRegistration,
        404: noSuchLink,
        409: { says: "There are fewer places (`full`), or it is too late.", body: NotRegistered },
      }),
      async (c) => {
        const input = await readBody(c, OwnChanges);
        const to = { version: versionFrom(c), ...commandContext() };
        return answerRow(c, await change(c, (key) => changeOwnRegistration(db, key, input, to)));
      },
    )
    .post("/:key/cancel", ...press("Cancels one’s own registration.", cancelOwnRegistration))
    .post("/:key/accept", ...press("Takes the places that are offered.", acceptOffer))
    .post(
      "/:key/decline",
      ...press("Leaves the places that are offered to the next.", cancelOwnRegistration),
    )
    .get(
      "/:key/event.ics",
      described("The event for a calendar.", {
        limit: looks,
        200: { says: "The event.", type: "text/calendar" },
        404: noSuchLink,
      }),
      async (c) => {
        const event = await look(c, async (key) => {
          const row = await registrationOf(db, key);
          const found = row && (await findEvent(db, row.eventId));
          if (!found) throw notFound("There is no event at this link (any more).");
          return found;
        });
        const source = { site: config.site, calendarId, now: clock() };
        return calendarAnswer(c, "event.ics", calendarOf([event], source));
      },
    );
}
