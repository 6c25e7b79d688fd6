import type { Db } from "#db/connect.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { forbidden, unauthorized } from "#shared/both/failure-kinds.ts";
import { hashSecret, makeSecret } from "#shared/server/secrets.ts";
import type { Services } from "#shared/server/services.ts";
import type { SecondFactorAsked } from "../answers.ts";
import type { LoginInput } from "../inputs.ts";
import { ownerKey } from "./account-key.ts";
import { verifyPassword } from "./passwords.ts";
import { isAppCode, readSecondFactor, takeCode } from "./second-factor/second-factor.ts";
import type { signInLimits } from "./sign-in-limits.ts";
import { deleteEndedSessions, findOwner, insertSession, updateOwner } from "./store.ts";

/** The two secrets of a new session. They are told once; the database keeps their hashes. */
export interface SignedIn {
  ownerId: number;
  /** For `Authorization: Bearer …`: opens everything. */
  token: string;
  /** For the cookie: opens drafts for reading. */
  cookie: string;
}

/**
 * Begins a session. Throws `unauthorized`, after the same work and in the same words, for a name
 * that nobody has and for a password that is wrong. Only who has the right password is told, by `forbidden`,
 * that a code is asked for, or that theirs is not right.
 */
export async function signIn(
  db: Db,
  { username, password, code }: LoginInput,
  {
    clock,
    passwordCost,
    limits,
  }: Pick<Services, "clock" | "passwordCost"> & { limits: ReturnType<typeof signInLimits> },
): Promise<SignedIn> {
  const owner = await findOwner(db, username);
  if (!(await verifyPassword(password, owner?.passwordHash, passwordCost)) || !owner)
    throw refused();
  const account = ownerKey(owner.id);
  const isCodeAsked = (await readSecondFactor(db, account)) !== undefined;
  if (isCodeAsked) {
    if (code === undefined) throw codeAsked("second_factor_needed", codeNeeded);
    if (isAppCode(code)) await limits.takeForCode(account);
  }
  const now = clock();
  return db.transaction().execute(async (trx) => {
    // A password changed, or a second factor added, while this was being checked has changed its hash.
    if (!(await updateOwner(trx, owner, { lastSignInAt: toTimestamp(now) }))) throw refused();
    if (isCodeAsked && !(await takeCode(trx, account, code ?? "", now)))
      throw codeAsked("second_factor_wrong", wrongCode);
    return beginSession(trx, owner.id, now);
  });
}

/** Begins a session of an owner who has proved who she is. */
async function beginSession(trx: Db, ownerId: number, now: Temporal.Instant): Promise<SignedIn> {
  const token = makeSecret();
  const cookie = makeSecret();
  await deleteEndedSessions(trx, now);
  await insertSession(trx, {
    ownerId,
    tokenHash: hashSecret(token),
    cookieHash: hashSecret(cookie),
    createdAt: toTimestamp(now),
  });
  return { ownerId, token, cookie };
}

const codeNeeded =
  "Please enter a code as well: the one that your app shows, or one of your recovery codes.";
export const wrongCode =
  "This code is not right, or it was used before. Please enter the one that your app shows next.";

function codeAsked(code: SecondFactorAsked["code"], message: string): Error {
  return forbidden(message, { code }, code === "second_factor_wrong" ? "code" : []);
}

function refused(): Error {
  return unauthorized("The username or the password is not right. Please try again.");
}
