import { Hono } from "hono";
import { showChange } from "#platform/server/content-version.ts";
import { versionFrom, versionTag } from "#platform/server/if-match.ts";
import { idInPath, readBody } from "#platform/server/json-body.ts";
import type { Services } from "#platform/server/services.ts";
import { dayAtNursery } from "#platform/shared/clock.ts";
import { EventInput, type ListedEvent } from "../contract.ts";
import { inCalendarOrder } from "../rules.ts";
import type { EventPeople } from "./people.ts";
import { removeEvent } from "./remove-event.ts";
import { changeEvent, createEvent, eventGone } from "./save-event.ts";
import { listEventsForOwner } from "./store.ts";

/** The owner's calls about events, mounted at `/api/admin` behind the guard. */
export function eventsAdminApi(services: Services, people: EventPeople): Hono {
  const { db, clock } = services;
  return new Hono()
    .get("/events", async (c) => {
      const counts = await people.count(db);
      const events = inCalendarOrder(await listEventsForOwner(db), dayAtNursery(clock()));
      return c.json(
        events.map(
          (event): ListedEvent => ({ ...event, registrationsCount: counts.get(event.id) ?? 0 }),
        ),
      );
    })
    .post("/events", async (c) => {
      const event = await createEvent(db, await readBody(c, EventInput));
      await showChange(services);
      c.header("ETag", versionTag(event));
      return c.json(event, 201);
    })
    .put("/events/:id", async (c) => {
      const input = await readBody(c, EventInput);
      const event = await changeEvent(db, idInPath(c, eventGone), input, versionFrom(c));
      await showChange(services);
      c.header("ETag", versionTag(event));
      return c.json(event);
    })
    .delete("/events/:id", async (c) => {
      const removed = await removeEvent(db, people, idInPath(c, eventGone), versionFrom(c));
      await showChange(services);
      return c.json(removed);
    });
}
