import type { Db } from "#db/schema.ts";
import { type Clock, toTimestamp } from "#shared/both/clock.ts";
import { invalid, notFound, unauthorized } from "#shared/both/failure-kinds.ts";
import { check } from "#shared/server/json-body.ts";
import type { PasswordCost } from "#shared/server/services.ts";
import type { AccountKey } from "#shared/server/signed-in-account.ts";
import { claimSiteFact } from "#shared/server/site-facts.ts";
import type { PasswordChange } from "../inputs.ts";
import { NewPassword } from "../inputs.ts";
import { noteOfAccount } from "./account-in-history.ts";
import { removePasskeysOf } from "./passkeys/passkeys.ts";
import { fullCost, hashPassword, makePassword, verifyPassword } from "./passwords.ts";
import { removeSecondFactor } from "./second-factor.ts";
import {
  type Account,
  accountOf,
  deleteSessionsOf,
  findAccountByKey,
  findOwner,
  insertOwner,
  listOwners,
  updateAccount,
} from "./store.ts";

export interface PasswordSet {
  username: string;
  /** True if there was no owner yet and this made one. */
  isNew: boolean;
  ended: number;
  hadSecondFactor?: boolean;
  hadPasskeys?: boolean;
}

/**
 * Gives an owner a new password, removes her second factor and her passkeys, and ends every session. Without
 * a `username` it is the only owner's, or if there is none yet, that of a new owner named `firstUsername`.
 * Throws `invalid` for a password too short or too long, and `not_found` if it is not clear whose is meant.
 */
export async function setPassword(
  db: Db,
  asked: { username: string | undefined; firstUsername: string; password: string },
  clock: Clock,
): Promise<PasswordSet> {
  const { password } = asked;
  const passwordHash = await hashPassword(check(NewPassword, password), fullCost);
  return db.transaction().execute(async (trx) => {
    const owner = await ownerMeant(trx, asked.username);
    if (owner) {
      const { key, username } = owner;
      const hadSecondFactor = await removeSecondFactor(trx, key);
      const hadPasskeys = await removePasskeysOf(trx, key);
      await trx
        .updateTable("owner")
        .set({ passwordHash })
        .where("id", "=", accountOf(key).id)
        .execute();
      const ended = await deleteSessionsOf(trx, key);
      await noteOfAccount(trx, owner, "given a new password on the machine");
      return { username, isNew: false, ended, hadSecondFactor, hadPasskeys };
    }
    const username = asked.firstUsername;
    await insertOwner(trx, { username, passwordHash, createdAt: toTimestamp(clock()) });
    return { username, isNew: true, ended: 0 };
  });
}

/** Undefined if there is no owner and no name was given. */
async function ownerMeant(trx: Db, username: string | undefined): Promise<Account | undefined> {
  if (username !== undefined) {
    const owner = await findOwner(trx, username);
    if (!owner) throw notFound(`There is no owner named "${username}".`);
    return owner;
  }
  const owners = await listOwners(trx);
  if (owners.length > 1) {
    const names = owners.map((owner) => owner.username).join(", ");
    throw notFound(`Please say whose password to change: ${names}.`);
  }
  return owners[0];
}

/**
 * Gives whoever has this session a new password and ends their other sessions. Throws `invalid` at its field
 * if the present password is wrong, and if another change has made it so meanwhile: never `unauthorized`,
 * which would sign them out.
 */
export async function changePassword(
  db: Db,
  who: { account: AccountKey; sessionId: number },
  { currentPassword, newPassword }: PasswordChange,
  cost: PasswordCost,
): Promise<void> {
  const account = await findAccountByKey(db, who.account);
  if (!account) throw unauthorized("Please sign in to continue.");
  if (!(await verifyPassword(currentPassword, account.passwordHash, cost))) {
    throw notPresentPassword();
  }
  const passwordHash = await hashPassword(newPassword, cost);
  await db.transaction().execute(async (trx) => {
    if (!(await updateAccount(trx, account, { passwordHash }))) throw notPresentPassword();
    await deleteSessionsOf(trx, account.key, who.sessionId);
    await noteOfAccount(trx, account, "changed the password");
  });
}

function notPresentPassword(): Error {
  return invalid("This is not your present password.", "currentPassword");
}

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
