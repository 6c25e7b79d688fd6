import type { Db } from "#db/connect.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { forbidden, unauthorized } from "#shared/both/failure-kinds.ts";
import { actAs } from "#shared/server/acting-person.ts";
import { hashSecret, makeSecret } from "#shared/server/secrets.ts";
import type { Services } from "#shared/server/services.ts";
import { ownerKey } from "../account-key.ts";
import type { SecondFactorAsked } from "../answers.ts";
import type { LoginInput } from "../inputs.ts";
import { noteOfAccount } from "./note-of-account.ts";
import { verifyPassword } from "./passwords.ts";
import { limitCodes, readSecondFactor, takeCode } from "./second-factor.ts";
import { deleteEndedSessions, findOwner, insertSession, type Owner, updateOwner } from "./store.ts";

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
  { clock, limiter, passwordCost }: Pick<Services, "clock" | "limiter" | "passwordCost">,
): Promise<SignedIn> {
  const owner = await findOwner(db, username);
  if (!(await verifyPassword(password, owner?.passwordHash, passwordCost)) || !owner)
    throw refused();
  const account = ownerKey(owner.id);
  const factor = await readSecondFactor(db, account);
  if (factor && code === undefined) throw codeAsked("second_factor_needed");
  if (factor && code !== undefined) await limitCodes(limiter, account, code);
  const now = clock();
  return db.transaction().execute(async (trx) => {
    // A password changed, or a second factor added, while this was being checked has changed its hash.
    if (!(await updateOwner(trx, owner, { lastSignInAt: toTimestamp(now) }))) throw refused();
    if (factor && !(await takeCode(trx, account, code ?? "", now)))
      throw codeAsked("second_factor_wrong");
    return beginSession(trx, owner, now, factor ? "signed in with a code" : "signed in");
  });
}

/** Begins a session of an owner who has proved who she is; `how` is noted in the history. */
export async function beginSession(
  trx: Db,
  { id: ownerId, username }: Pick<Owner, "id" | "username">,
  now: Temporal.Instant,
  how: string,
): Promise<SignedIn> {
  const note = () => noteOfAccount(trx, ownerKey(ownerId), how);
  await actAs({ ownerId, name: username }, now, note);
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
