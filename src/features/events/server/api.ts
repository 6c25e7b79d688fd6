import { Hono } from "hono";
import * as z from "zod/mini";
import type { EventRow } from "#db/schema.ts";
import { notFound } from "#shared/both/failure-kinds.ts";
import { dayAtNursery } from "#shared/both/nursery-time.ts";
import { idInPath } from "#shared/server/json-body.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { PublicEvent } from "../answers.ts";
import { inCalendarOrder } from "../calendar-order.ts";
import { publicEvent } from "./event-answers.ts";
import type { EventPeople } from "./event-people-interface.ts";
import { eventGone, findEvent, listEvents } from "./store.ts";

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
