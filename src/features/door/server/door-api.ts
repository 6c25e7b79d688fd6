import { type Context, Hono } from "hono";
import { idInPath, readBody } from "#shared/server/json-body.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { DoorAnswer, DoorLink, DoorList } from "../answers.ts";
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
const gone = "The event is no longer there.";

/** Notes who came, and answers what became of it with the list as it is then. */
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
      described({
        says: "The door list of an event, by its link.",
        limit,
        answers: { 200: list, 404: noSuchLink },
      }),
      async (c) => {
        await limiter.take(doorLimit, c.get("clientAddress"));
        const { eventId, expiresAt } = await openDoor(db, c.req.param("token"), clock());
        return c.json(await readDoorList(db, eventId, expiresAt));
      },
    )
    .post(
      "/:token",
      described({
        says: "Notes who came, in the order in which it was done.",
        more: "Each action has an `id` of its own: sent again, it is done once.",
        payload: { DoorActions },
        limit,
        answers: { 200: done, 404: noSuchLink },
      }),
      async (c) => {
        await limiter.take(doorLimit, c.get("clientAddress"));
        const { eventId, expiresAt } = await openDoor(db, c.req.param("token"), clock());
        return note(c, services, eventId, expiresAt);
      },
    );
}

/** The same for the signed-in owner, and the links themselves, mounted at `/api/admin`. */
export function doorAdminApi(services: Services): Hono {
  const { db, commandContext } = services;
  return new Hono()
    .get(
      "/events/:id/door",
      described({ says: "The door list of an event.", answers: { 200: list, 404: gone } }),
      async (c) => c.json(await readDoorList(db, idInPath(c, eventGone), null)),
    )
    .post(
      "/events/:id/door",
      described({
        says: "Notes who came.",
        payload: { DoorActions },
        answers: { 200: done, 404: gone },
      }),
      async (c) => note(c, services, idInPath(c, eventGone), null),
    )
    .post(
      "/events/:id/door-links",
      described({
        says: "Makes a link that opens the door list without signing in.",
        answers: { 201: { says: "The link, shown this once.", body: DoorLink }, 404: gone },
      }),
      async (c) => {
        const eventId = idInPath(c, eventGone);
        return c.json(await makeDoorLink(db, eventId, commandContext()), 201);
      },
    )
    .delete(
      "/events/:id/door-links",
      described({
        says: "Ends every door link of the event.",
        answers: { 204: "No link opens its list any more.", 404: gone },
      }),
      async (c) => {
        await endDoorLinks(db, idInPath(c, eventGone));
        return c.body(null, 204);
      },
    );
}
