import { type Context, Hono } from "hono";
import { dayAtNursery, toTimestamp } from "#shared/both/clock.ts";
import { versionFrom, versionTag } from "#shared/server/if-match.ts";
import { idInPath, readBody } from "#shared/server/json-body.ts";
import type { Services } from "#shared/server/services.ts";
import {
  EventChanges,
  EventInput,
  type ListedEvent,
  type OwnersWords,
  TellPeople,
} from "../contract.ts";
import { CopiesInput, DuplicateInput, RepeatInput } from "../copies-contract.ts";
import { repeatedDates } from "../repeated-dates.ts";
import { closedBecause, inCalendarOrder } from "../rules.ts";
import { setEventStatus } from "./cancel-event.ts";
import { copyEvent } from "./copy-event.ts";
import { closingTimes } from "./event-times.ts";
import type { EventPeople } from "./people-of-event.ts";
import { removeEvent } from "./remove-event.ts";
import { changeEvent, createEvent, eventGone } from "./save-event.ts";
import { forOwner, listEvents } from "./store.ts";

const nobody = {
  registrations: 0,
  taken: 0,
  registered: 0,
  offered: 0,
  waiting: 0,
  cancelled: 0,
  came: 0,
};

/** The owner's calls about events, mounted at `/api/admin` behind the guard. */
export function eventsAdminApi(services: Services, people: EventPeople): Hono {
  const { db, clock, outbox, mailDomain } = services;
  const context = () => ({ now: clock(), mailDomain });

  async function setStatus(c: Context, status: "scheduled" | "cancelled") {
    const { tell } = await readOptional(c);
    const event = await setEventStatus(db, people, idInPath(c, eventGone), {
      ...{ status, tell },
      version: versionFrom(c),
      ...context(),
    });
    outbox.wake();
    c.header("ETag", versionTag(event));
    return c.json(event);
  }

  return new Hono()
    .get("/events", async (c) => {
      const now = clock();
      const counts = await people.count(db);
      const events = inCalendarOrder(await listEvents(db), dayAtNursery(now));
      return c.json(
        events.map((event): ListedEvent => {
          const { startsAt, endsAt, closesAt } = closingTimes(event);
          const closed = closedBecause(event, { endsAt, closesAt }, toTimestamp(now));
          const counted = counts.get(event.id) ?? nobody;
          return {
            ...forOwner(event),
            ...{ startsAt, endsAt },
            takesRegistrations: closed === null,
            closedBecause: closed,
            registrationsCount: counted.registrations,
            people: counted,
          };
        }),
      );
    })
    .post("/events", async (c) => {
      const event = await createEvent(db, await readBody(c, EventInput));
      c.header("ETag", versionTag(event));
      return c.json(event, 201);
    })
    .put("/events/:id", async (c) => {
      const input = await readBody(c, EventChanges);
      const event = await changeEvent(db, people, idInPath(c, eventGone), input, {
        version: versionFrom(c),
        ...context(),
      });
      outbox.wake();
      c.header("ETag", versionTag(event));
      return c.json(event);
    })
    .delete("/events/:id", async (c) => {
      const { tell } = await readOptional(c);
      const removed = await removeEvent(db, people, idInPath(c, eventGone), {
        tell,
        version: versionFrom(c),
        ...context(),
      });
      outbox.wake();
      return c.json(removed);
    })
    .post("/events/:id/cancel", (c) => setStatus(c, "cancelled"))
    .post("/events/:id/reinstate", (c) => setStatus(c, "scheduled"))
    .post("/events/:id/duplicate", async (c) => {
      const { date } = await readBody(c, DuplicateInput);
      const [event] = await copyEvent(db, idInPath(c, eventGone), () => [date]);
      return c.json(event, 201);
    })
    .post("/events/:id/repeat", async (c) => {
      const { every, times } = await readBody(c, RepeatInput);
      const events = await copyEvent(db, idInPath(c, eventGone), (date) =>
        repeatedDates(date, every, times),
      );
      return c.json(events, 201);
    })
    .post("/events/:id/copies", async (c) => {
      const { dates, ...changes } = await readBody(c, CopiesInput);
      const events = await copyEvent(db, idInPath(c, eventGone), () => dates, changes, {
        version: versionFrom(c),
        refusesNamesakes: true,
      });
      return c.json(events, 201);
    })
    .get("/events/:id/audience", async (c) =>
      c.json(await people.audience(db, idInPath(c, eventGone))),
    );
}

/** The letter that a call may carry. The documented calls have no body at all. */
async function readOptional(c: Context): Promise<{ tell?: OwnersWords | undefined }> {
  if (!(await c.req.raw.clone().text())) return {};
  return readBody(c, TellPeople);
}
