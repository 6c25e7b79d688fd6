import type { Db } from "#db/connect.ts";
import type { AccountKey } from "#shared/server/signed-in-account.ts";
import { claimSiteFact, readSiteFact } from "#shared/server/site-facts.ts";
import { waysToConfirm } from "./require-reauthentication.ts";

const factOf = (account: AccountKey) => `password-alone-is-fine:${account}`;

/** Whether the password is all that signs this account in, and nobody has said that it may stay so. */
export async function isPasswordAlone(db: Db, account: AccountKey): Promise<boolean> {
  const ways = await waysToConfirm(db, account);
  return ways.join() === "password" && (await readSiteFact(db, factOf(account))) === undefined;
}

/** From now on it is suggested no more. */
export async function keepPasswordAlone(db: Db, account: AccountKey): Promise<void> {
  await claimSiteFact(db, factOf(account), "yes");
}
