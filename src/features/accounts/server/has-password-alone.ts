import type { Db } from "#db/schema.ts";
import type { AccountKey } from "#shared/server/signed-in-account.ts";
import { claimSiteFact, readSiteFact } from "#shared/server/site-facts.ts";
import { waysToConfirm } from "./require-reauthentication.ts";

const factOf = (account: AccountKey) => `password-alone-is-fine:${account}`;

/** Whether this account signs in with only a password, and nobody has dismissed the suggestion to change that. */
export async function isPasswordAlone(db: Db, account: AccountKey): Promise<boolean> {
  const ways = await waysToConfirm(db, account);
  return ways.join() === "password" && (await readSiteFact(db, factOf(account))) === undefined;
}

/** From now on it is suggested no more. */
export async function keepPasswordAlone(db: Db, account: AccountKey): Promise<void> {
  await claimSiteFact(db, factOf(account), "yes");
}
