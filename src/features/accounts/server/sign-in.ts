import type { Db } from "#db/connect.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { forbidden, unauthorized } from "#shared/both/failure-kinds.ts";
import { hashSecret, makeSecret } from "#shared/server/secrets.ts";
import type { Services } from "#shared/server/services.ts";
import type { SecondFactorAsked } from "../answers.ts";
import { deviceInWords } from "../device-in-words.ts";
import type { LoginInput } from "../inputs.ts";
import { verifyPassword } from "./passwords.ts";
import { isAppCode, readSecondFactor, takeCode } from "./second-factor/second-factor.ts";
import type { signInLimits } from "./sign-in-limits.ts";
import {
  type Account,
  deleteEndedSessions,
  findAccount,
  insertSession,
  updateAccount,
} from "./store.ts";

/** What a sign-in needs to know beside what is typed. */
interface Beginning extends Pick<Services, "clock" | "passwordCost"> {
  limits: ReturnType<typeof signInLimits>;
  userAgent: string | undefined;
}

/** The two secrets of a new session. They are told once; the database keeps their hashes. */
export interface SignedIn {
  account: Account;
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
  { clock, passwordCost, limits, userAgent }: Beginning,
): Promise<SignedIn> {
  const account = await findAccount(db, username);
  if (!(await verifyPassword(password, account?.passwordHash, passwordCost)) || !account)
    throw refused();
  const isCodeAsked = (await readSecondFactor(db, account.key)) !== undefined;
  if (isCodeAsked) {
    if (code === undefined) throw codeAsked("second_factor_needed", codeNeeded);
    if (isAppCode(code)) await limits.takeForCode(account.key);
  }
  const now = clock();
  return db.transaction().execute(async (trx) => {
    // A password changed, or a second factor added, while this was being checked has changed its hash.
    if (!(await updateAccount(trx, account, { seenAt: toTimestamp(now) }))) throw refused();
    if (isCodeAsked && !(await takeCode(trx, account.key, code ?? "", now)))
      throw codeAsked("second_factor_wrong", wrongCode);
    return beginSession(trx, account, { now, userAgent });
  });
}

/** Begins a session of somebody who has proved who they are. */
async function beginSession(
  trx: Db,
  account: Account,
  { now, userAgent }: { now: Temporal.Instant; userAgent: string | undefined },
): Promise<SignedIn> {
  const token = makeSecret();
  const cookie = makeSecret();
  await deleteEndedSessions(trx, now);
  await insertSession(trx, account.key, {
    tokenHash: hashSecret(token),
    cookieHash: hashSecret(cookie),
    createdAt: toTimestamp(now),
    device: deviceInWords(userAgent),
  });
  return { account, token, cookie };
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
