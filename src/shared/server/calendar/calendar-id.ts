import { randomUUID } from "node:crypto";
import type { Db } from "#db/connect.ts";
import { claimSiteFact, ensureSiteFact } from "../site-values-in-database.ts";

const setting = "calendar-id";

/** Gives a new site an id that no other has. Call it where the site is filled. */
export async function makeCalendarId(trx: Db): Promise<void> {
  await claimSiteFact(trx, setting, randomUUID());
}

/**
 * The part of every event's UID after the @. It never changes, whatever the settings become, or
 * calendars would show each event twice. A site from before it was kept goes on with the domain of
 * its letters, which is what it gave out.
 */
export function ensureCalendarId(db: Db, mailDomain: string): Promise<string> {
  return ensureSiteFact(db, setting, () => mailDomain);
}
