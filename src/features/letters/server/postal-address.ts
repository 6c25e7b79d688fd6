import type { Db } from "#db/connect.ts";
import { readSiteFact, writeSiteFact } from "#shared/server/site-facts.ts";

const setting = "postal-address";

/** What stands at the foot of a letter to many; empty before the owner has entered it. */
export async function readPostalAddress(db: Db): Promise<string> {
  return (await readSiteFact(db, setting)) ?? "";
}

/** Writes the postal address, in place of an earlier one. */
export function writePostalAddress(db: Db, address: string): Promise<void> {
  return writeSiteFact(db, setting, address);
}
