import type { Db } from "#db/connect.ts";
import {
  lockSiteFact,
  readSiteFact,
  writeSiteFact,
} from "#shared/server/site-values-in-database.ts";

const setting = "owner-mail";

/** When the owner is told by mail of what happens on the site. */
type NoticeFrequency = "at_once" | "daily" | "never";

/** Where mail to the owner goes. */
export interface OwnerMail {
  /** An address that was confirmed by mail; null before. */
  address: string | null;
  /** An address that was entered and is not confirmed yet. */
  pending: string | null;
  word: NoticeFrequency;
}

const atFirst: OwnerMail = { address: null, pending: null, word: "at_once" };

/** Where mail to the owner goes now. */
export async function readOwnerMail(db: Db): Promise<OwnerMail> {
  return parse(await readSiteFact(db, setting));
}

/** The same, and until the transaction ends nobody else reads it so or writes it. */
export async function lockOwnerMail(trx: Db): Promise<OwnerMail> {
  return parse(await lockSiteFact(trx, setting, () => JSON.stringify(atFirst)));
}

function parse(stored: string | undefined): OwnerMail {
  return stored === undefined ? atFirst : { ...atFirst, ...(JSON.parse(stored) as OwnerMail) };
}

/** Writes where mail to the owner goes. */
export function writeOwnerMail(db: Db, mail: OwnerMail): Promise<void> {
  return writeSiteFact(db, setting, JSON.stringify(mail));
}

/**
 * The owner's confirmed address, for a feature that has mail of its own for the owner; undefined
 * where there is none. `word` says nothing about such mail.
 */
export async function ownerAddress(db: Db): Promise<string | undefined> {
  return (await readOwnerMail(db)).address ?? undefined;
}
