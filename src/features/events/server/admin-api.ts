import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { dayAtNursery } from "#shared/both/nursery-time.ts";
import { answerRow, versionFrom } from "#shared/server/if-match.ts";
import { idInPath, readBody } from "#shared/server/json-body.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import {
  ChangedEvent,
  EventAudience,
  EventForOwner,
  ListedEvent,
  RemovedEvent,
} from "../answers.ts";
import { inCalendarOrder } from "../calendar-order.ts";
import { CopiesInput, EventChanges, EventInput, type OwnersWords, TellPeople } from "../inputs.ts";
import { removeEvent, setEventStatus } from "./cancel-or-delete-event.ts";
import { copyEvent } from "./copy-event.ts";
import { forOwner, openingOf } from "./event-answers.ts";
import { type EventPeople, nobody } from "./event-people-interface.ts";
import { changeEvent, createEvent } from "./save-event.ts";
import { eventGone, listEvents } from "./store.ts";

/** The owner's calls about events, mounted at `/api/admin` behind the guard. */
export function eventsAdminApi(services: Services, people: EventPeople): Hono {
  const { db, clock, commandContext } = services;

  const changeOf = (c: Context, { tell }: { tell?: OwnersWords | undefined }) => ({
    ...{ tell, version: versionFrom(c) },
    ...commandContext(),
  });

  const press = (says: string, status: "scheduled" | "cancelled", refused: string) =>
    [
      described(says, {
        payload: { TellPeople },
        payloadMayBeAbsent: true,
        takesIfMatch: true,
        200: ChangedEvent,
        409: refused,
      }),
      async (c: Context) => {
        const change = { status, ...changeOf(c, await readOptional(c)) };
        return answerRow(c, await setEventStatus(db, people, idInPath(c, eventGone), change));
      },
    ] as const;

  return new Hono()
    .get(
      "/events",
      described("Every event with its planning and how many people come.", {
        200: { says: "Those to come first.", body: z.array(ListedEvent) },
      }),
      async (c) => {
        const now = clock();
        const counts = await people.count(db);
        const events = inCalendarOrder(await listEvents(db), dayAtNursery(now));
        return c.json(
          events.map((event): ListedEvent => {
            const counted = counts.get(event.id) ?? nobody;
            return {
              ...forOwner(event),
              ...openingOf(event, now),
              registrationsCount: counted.registrations,
              people: counted,
            };
          }),
        );
      },
    )
    .post(
      "/events",
      described("Adds an event.", { payload: { EventInput }, 201: EventForOwner }),
      async (c) => {
        const input = await readBody(c, EventInput);
        return answerRow(c, await createEvent(db, input, dayAtNursery(clock())), 201);
      },
    )
    .put(
      "/events/:id",
      described("Changes an event; with `tell`, its people get that letter.", {
        more: "Planning fields that the payload does not name stay as they are.",
        payload: { EventChanges },
        takesIfMatch: true,
        200: ChangedEvent,
      }),
      async (c) => {
        const { tell, ...input } = await readBody(c, EventChanges);
        const change = changeOf(c, { tell });
        const id = idInPath(c, eventGone);
        return answerRow(c, await changeEvent(db, people, id, input, change));
      },
    )
    .delete(
      "/events/:id",
      described("Deletes an event; its registrations stay.", {
        payload: { TellPeople },
        payloadMayBeAbsent: true,
        takesIfMatch: true,
        200: RemovedEvent,
      }),
      async (c) => {
        const change = changeOf(c, await readOptional(c));
        return c.json(await removeEvent(db, people, idInPath(c, eventGone), change));
      },
    )
    .post(
      "/events/:id/cancel",
      ...press("Calls an event off.", "cancelled", "It is called off already."),
    )
    .post(
      "/events/:id/reinstate",
      ...press("Takes the calling off back.", "scheduled", "It is not called off."),
    )
    .post(
      "/events/:id/copies",
      described("Makes the event on each of these days, with what they say otherwise.", {
        payload: { CopiesInput },
        takesIfMatch: true,
        201: z.array(EventForOwner),
        409: "There is such an event on one of these days.",
      }),
      async (c) => {
        const copies = await readBody(c, CopiesInput);
        const id = idInPath(c, eventGone);
        return c.json(await copyEvent(db, id, copies, versionFrom(c)), 201);
      },
    )
    .get(
      "/events/:id/audience",
      described("Whom a letter to the event’s people reaches.", {
        200: { says: "How many, and who has to be telephoned.", body: EventAudience },
      }),
      async (c) => c.json(await people.audience(db, idInPath(c, eventGone))),
    );
}

/** The letter that a call may carry. The documented calls have no body at all. */
async function readOptional(c: Context): Promise<{ tell?: OwnersWords | undefined }> {
  if (!(await c.req.text())) return {};
  return readBody(c, TellPeople);
}
