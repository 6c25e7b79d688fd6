import { getQuery } from "#platform/page-data.ts";
import type { Event } from "./contract.ts";

/** Every event, upcoming first. */
export const eventsQuery = getQuery<Event[]>("/api/events");
