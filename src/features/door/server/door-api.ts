import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { inCalendarOrder } from "#features/events/calendar-order.ts";
import { listEvents } from "#features/events/server/store.ts";
import { dayAtNursery } from "#shared/both/nursery-time.ts";
import { mayOpenDoor } from "#shared/both/owner/rights.ts";
import { actAs } from "#shared/server/acting-person.ts";
import { idInPath, noContent, readBody } from "#shared/server/json-body.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { notAllowed } from "#shared/server/signed-in-account.ts";
import { DoorAnswer, DoorEvent, DoorLink, DoorList } from "../answers.ts";
import { DoorActions } from "../inputs.ts";
import { endDoorLinks, makeDoorLink, openDoor } from "./door-link.ts";
import { doDoorActions, readDoorList } from "./door-list.ts";

const eventGone = "This event is no longer there.";

/** Two gates and their phones share one address. */
const doorLimit = { scope: "door", tries: 1200, windowSeconds: 600 };

const limit = "1,200 in ten minutes from one address";

const list = { says: "The list, without e-mails, telephones and addresses.", body: DoorList };
const done = { says: "What became of each, and the list as it is now.", body: DoorAnswer };
const noSuchLink = "The link opens no list (any more).";

async function note(
  c: Context,
  { db, commandContext }: Services,
  eventId: number,
  expiresAt: string | null,
) {
  const { actions } = await readBody(c, DoorActions);
  const results = await doDoorActions(db, eventId, actions, commandContext());
  const list = await readDoorList(db, eventId, expiresAt);
  return c.json({ results, list } satisfies DoorAnswer);
}

/** What a door link opens, mounted at `/api/door`. */
export function doorApi(services: Services): Hono {
  const { db, clock, limiter } = services;
  return new Hono()
    .get(
      "/:token",
      described("The door list of an event, by its link.", { limit, 200: list, 404: noSuchLink }),
      async (c) => {
        await limiter.take(doorLimit, c.get("clientAddress"));
        const { eventId, expiresAt } = await openDoor(db, c.req.param("token"), clock());
        return c.json(await readDoorList(db, eventId, expiresAt));
      },
    )
    .post(
      "/:token",
      described("Notes who came, in the order in which it was done.", {
        more: "Each action has an `id` of its own: sent again, it is done once.",
        payload: { DoorActions },
        limit,
        200: done,
        404: noSuchLink,
      }),
      async (c) => {
        await limiter.take(doorLimit, c.get("clientAddress"));
        // A body may be held back until the link has ended.
        await c.req.text();
        const { eventId, expiresAt, person } = await openDoor(db, c.req.param("token"), clock());
        return actAs(person, clock(), () => note(c, services, eventId, expiresAt));
      },
    );
}

/** The number of an event whose door whoever is signed in may open. Throws `forbidden` for another. */
function doorEventId(c: Context): number {
  const id = idInPath(c, eventGone);
  if (!mayOpenDoor(c.get("signedIn"), id)) throw notAllowed();
  return id;
}

/** The same for whoever is signed in and may, and the links themselves, mounted at `/api/admin`. */
export function doorAdminApi(services: Services): Hono {
  const { db, clock, commandContext } = services;
  return new Hono()
    .get(
      "/door-events",
      described("The events whose door one may open.", {
        200: { says: "Those to come first.", body: z.array(DoorEvent) },
      }),
      async (c) => {
        const events = (await listEvents(db)).filter(({ id }) =>
          mayOpenDoor(c.get("signedIn"), id),
        );
        return c.json(
          inCalendarOrder(events, dayAtNursery(clock())).map(
            ({ id, title, date, time, location, status }): DoorEvent => ({
              ...{ id, title, date, time, location },
              isCancelled: status === "cancelled",
            }),
          ),
        );
      },
    )
    .get("/events/:id/door", described("The door list of an event.", { 200: list }), async (c) =>
      c.json(await readDoorList(db, doorEventId(c), null)),
    )
    .post(
      "/events/:id/door",
      described("Notes who came.", { payload: { DoorActions }, 200: done }),
      async (c) => note(c, services, doorEventId(c), null),
    )
    .post(
      "/events/:id/door-links",
      described("Makes a link that opens the door list without signing in.", {
        more: "A helper’s ends with the helper, and when their rights change.",
        201: { says: "The link, shown this once.", body: DoorLink },
      }),
      async (c) => {
        const { isOwner, id } = c.get("signedIn");
        const helperId = isOwner ? null : id;
        const link = await makeDoorLink(db, doorEventId(c), { helperId, ...commandContext() });
        return c.json(link, 201);
      },
    )
    .delete(
      "/events/:id/door-links",
      described("Ends every door link of the event.", { 204: "No link opens its list any more." }),
      noContent((c) => endDoorLinks(db, idInPath(c, eventGone))),
    );
}
