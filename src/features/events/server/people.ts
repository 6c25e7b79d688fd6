import type { Db } from "#db/connect.ts";

/**
 * What the calendar asks of whoever keeps the people. The registrations answer it, and are handed
 * over where the program is put together: so events import nothing of theirs.
 */
export interface EventPeople {
  /** How many registrations each event has, by event id; events without one are absent. */
  count(db: Db): Promise<ReadonlyMap<number, number>>;
}
