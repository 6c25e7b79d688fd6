import type { Db } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { forbidden, unauthorized } from "#shared/both/failure-kinds.ts";
import { hashSecret, makeSecret } from "#shared/server/secrets.ts";
import type { Services } from "#shared/server/services.ts";
import type { SecondFactorAsked } from "../answers.ts";
import { deviceInWords } from "../device-in-words.ts";
import type { LoginInput } from "../inputs.ts";
import { noteOfHolder } from "./account-in-history.ts";
import { verifyPassword } from "./passwords.ts";
import { limitCodes, readSecondFactor, takeCode } from "./second-factor.ts";
import { type Account, findAccount, insertSession, updateAccount } from "./store.ts";

/** The two secrets of a new session. They are returned once; the database stores their hashes. */
export interface SignedIn {
  account: Account;
  /** For `Authorization: Bearer …`: opens everything. */
  token: string;
  /** For the cookie: opens drafts for reading. */
  cookie: string;
}

/**
 * Begins a session. Throws `unauthorized`, after the same work and in the same words, for a name that nobody
 * has and for a password that is wrong. Only someone with the right password learns, by `forbidden`, that a
 * code is required, or that theirs is wrong.
 */
export async function signIn(
  db: Db,
  { username, password, code }: LoginInput,
  userAgent: string | undefined,
  { clock, limiter, passwordCost }: Pick<Services, "clock" | "limiter" | "passwordCost">,
): Promise<SignedIn> {
  const account = await findAccount(db, username);
  if (!(await verifyPassword(password, account?.passwordHash, passwordCost)) || !account)
    throw refused();
  const factor = await readSecondFactor(db, account.key);
  if (factor && code === undefined) throw codeAsked("second_factor_needed");
  if (factor && code !== undefined) await limitCodes(limiter, account.key, code);
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const how = factor ? "signed in with a code" : "signed in";
    // If the password was changed or a second factor added meanwhile, the hash has changed.
    const begun = await beginSession(trx, account, { now, userAgent, how });
    if (!begun) throw refused();
    if (factor && !(await takeCode(trx, account.key, code ?? "", now)))
      throw codeAsked("second_factor_wrong");
    return begun;
  });
}

/**
 * Begins a session of somebody who has proved who they are; undefined if their password was changed
 * meanwhile.
 */
export async function beginSession(
  trx: Db,
  account: Account,
  { now, userAgent, how }: { now: Temporal.Instant; userAgent: string | undefined; how: string },
): Promise<SignedIn | undefined> {
  if (!(await updateAccount(trx, account, { seenAt: toTimestamp(now) }))) return undefined;
  await noteOfHolder(trx, account, now, how);
  const token = makeSecret();
  const cookie = makeSecret();
  const secrets = { tokenHash: hashSecret(token), cookieHash: hashSecret(cookie) };
  await insertSession(trx, account.key, { ...secrets, device: deviceInWords(userAgent) }, now);
  return { account, token, cookie };
}

export const wrongCode =
  "This code is not right, or it was used before. Please enter the one that your app shows next.";

function codeAsked(code: SecondFactorAsked["code"]): Error {
  return code === "second_factor_wrong"
    ? forbidden(wrongCode, { code }, "code")
    : forbidden("Please enter the code that your app shows, or a recovery code.", { code });
}

function refused(): Error {
  return unauthorized("The username or the password is not right. Please try again.");
}
