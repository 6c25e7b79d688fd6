import type { EventPeople } from "#features/events/server/people.ts";
import { countRegistrations } from "./store.ts";

/** What the calendar may know of the people. */
export const eventPeople: EventPeople = { count: countRegistrations };
