import type { Db } from "#db/connect.ts";
import { lockRows } from "#db/dialect/engine.ts";
import { ensureSiteFact, readSiteFact, writeSiteFact } from "#shared/server/site-facts.ts";

const setting = "owner-mail";

/** When the owner is told by letter of what happens on the site. */
type NoticeFrequency = "at_once" | "daily" | "never";

/** Where letters to the owner go. */
export interface OwnerMail {
  /** An address that was confirmed by a letter; null before. */
  address: string | null;
  /** An address that was entered and is not confirmed yet. */
  pending: string | null;
  word: NoticeFrequency;
}

const atFirst: OwnerMail = { address: null, pending: null, word: "at_once" };

/** Where letters to the owner go now. */
export async function readOwnerMail(db: Db): Promise<OwnerMail> {
  const stored = await readSiteFact(db, setting);
  return stored === undefined ? atFirst : { ...atFirst, ...(JSON.parse(stored) as OwnerMail) };
}

/** The same, and until the transaction ends nobody else reads it so or writes it. */
export async function lockOwnerMail(trx: Db): Promise<OwnerMail> {
  await ensureSiteFact(trx, setting, () => JSON.stringify(atFirst));
  const row = await lockRows(
    trx,
    trx.selectFrom("siteFact").select("value").where("name", "=", setting),
  ).executeTakeFirstOrThrow();
  return { ...atFirst, ...(JSON.parse(row.value) as OwnerMail) };
}

/** Writes where letters to the owner go. */
export function writeOwnerMail(db: Db, mail: OwnerMail): Promise<void> {
  return writeSiteFact(db, setting, JSON.stringify(mail));
}

/**
 * The owner's confirmed address, for a feature that has a letter of its own for the owner; undefined
 * where there is none. `word` says nothing about such letters.
 */
export async function ownerAddress(db: Db): Promise<string | undefined> {
  return (await readOwnerMail(db)).address ?? undefined;
}
