import type { Db } from "#db/connect.ts";
import { readSiteFact, writeSiteFact } from "#shared/server/site-facts.ts";

const setting = "newsletter-asks-to-confirm";

/** Whether a new sign-up counts only when it was confirmed by mail; at first it counts at once. */
export async function asksToConfirm(db: Db): Promise<boolean> {
  return (await readSiteFact(db, setting)) === "1";
}

/** Whether new sign-ups are asked by mail from here on. */
export function setAsksToConfirm(db: Db, asks: boolean): Promise<void> {
  return writeSiteFact(db, setting, asks ? "1" : "0");
}
