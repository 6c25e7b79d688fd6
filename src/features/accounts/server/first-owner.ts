import type { Db } from "#db/schema.ts";
import { type Clock, toTimestamp } from "#shared/both/clock.ts";
import type { PasswordCost } from "#shared/server/services.ts";
import { claimSiteFact } from "#shared/server/site-facts.ts";
import { hashPassword, makePassword } from "./passwords.ts";
import { insertOwner, listOwners } from "./store.ts";

/** The owner that this start created, to be shown to the person who started the site. */
export interface FirstOwner {
  username: string;
  /** Present if no password was configured: this is the only time it can be read. */
  madePassword: string | undefined;
}

/** Makes the owner of a new site, whichever process is first; undefined if there was one already. */
export async function keepFirstOwner(
  db: Db,
  { username, password }: { username: string; password: string | undefined },
  clock: Clock,
  cost: PasswordCost,
): Promise<FirstOwner | undefined> {
  if ((await listOwners(db)).length > 0) return undefined;
  const madePassword = password === undefined ? makePassword() : undefined;
  const passwordHash = await hashPassword(password ?? (madePassword as string), cost);
  const createdAt = toTimestamp(clock());
  return db.transaction().execute(async (trx) => {
    if (!(await claimSiteFact(trx, "first-owner-at", createdAt))) return undefined;
    await insertOwner(trx, { username, passwordHash, createdAt });
    return { username, madePassword };
  });
}
