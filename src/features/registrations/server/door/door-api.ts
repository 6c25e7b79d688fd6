import { Hono } from "hono";
import { idInPath, readBody } from "#shared/server/json-body.ts";
import type { Services } from "#shared/server/services.ts";
import { DoorActions, type DoorAnswer } from "../../owner-contract.ts";
import { doDoorActions, readDoorList } from "./door.ts";
import { endDoorLinks, makeDoorLink, openDoor } from "./door-link.ts";

const eventGone = "This event is no longer there.";

/** Two gates and their phones share one address. */
const doorLimit = { scope: "door", tries: 1200, windowSeconds: 600 };

/** What a door link opens, mounted at `/api/door`. */
export function doorApi({ db, clock, limiter, mailDomain, outbox }: Services): Hono {
  return new Hono()
    .get("/:token", async (c) => {
      await limiter.take(doorLimit, c.get("clientAddress"));
      const { eventId, expiresAt } = await openDoor(db, c.req.param("token"), clock());
      return c.json(await readDoorList(db, eventId, expiresAt));
    })
    .post("/:token", async (c) => {
      await limiter.take(doorLimit, c.get("clientAddress"));
      const now = clock();
      const { eventId, expiresAt } = await openDoor(db, c.req.param("token"), now);
      const { actions } = await readBody(c, DoorActions);
      const results = await doDoorActions(db, eventId, actions, { now, mailDomain });
      outbox.wake();
      const list = await readDoorList(db, eventId, expiresAt);
      return c.json({ results, list } satisfies DoorAnswer);
    });
}

/** The same for the signed-in owner, and the links themselves, mounted at `/api/admin`. */
export function doorAdminApi({ db, clock, mailDomain, outbox }: Services): Hono {
  return new Hono()
    .get("/events/:id/door", async (c) =>
      c.json(await readDoorList(db, idInPath(c, eventGone), null)),
    )
    .post("/events/:id/door", async (c) => {
      const eventId = idInPath(c, eventGone);
      const { actions } = await readBody(c, DoorActions);
      const results = await doDoorActions(db, eventId, actions, { now: clock(), mailDomain });
      outbox.wake();
      const list = await readDoorList(db, eventId, null);
      return c.json({ results, list } satisfies DoorAnswer);
    })
    .post("/events/:id/door-links", async (c) => {
      const eventId = idInPath(c, eventGone);
      return c.json(await makeDoorLink(db, eventId, { now: clock(), mailDomain }), 201);
    })
    .delete("/events/:id/door-links", async (c) => {
      await endDoorLinks(db, idInPath(c, eventGone));
      return c.body(null, 204);
    });
}
