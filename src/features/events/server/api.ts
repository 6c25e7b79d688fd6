import { Hono } from "hono";
import type { Services } from "#platform/server/services.ts";
import { dayAtNursery } from "#platform/shared/clock.ts";
import { inCalendarOrder } from "../rules.ts";
import { listEvents } from "./store.ts";

/** The public calls about events, mounted at `/api/events`. */
export function eventsApi({ db, clock }: Services): Hono {
  return new Hono().get("/", async (c) =>
    c.json(inCalendarOrder(await listEvents(db), dayAtNursery(clock()))),
  );
}
