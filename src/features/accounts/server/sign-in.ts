import type { Db } from "#db/connect.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { unauthorized } from "#shared/both/failure-kinds.ts";
import { hashSecret, makeSecret } from "#shared/server/secrets.ts";
import type { Services } from "#shared/server/services.ts";
import { deviceInWords } from "../device-in-words.ts";
import type { LoginInput } from "../inputs.ts";
import { verifyPassword } from "./passwords.ts";
import {
  type Account,
  deleteEndedSessions,
  findAccount,
  insertSession,
  updateAccount,
} from "./store.ts";

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
 * that nobody has and for a password that is wrong.
 */
export async function signIn(
  db: Db,
  { username, password }: LoginInput,
  {
    clock,
    passwordCost,
    userAgent,
  }: Pick<Services, "clock" | "passwordCost"> & { userAgent: string | undefined },
): Promise<SignedIn> {
  const account = await findAccount(db, username);
  if (!(await verifyPassword(password, account?.passwordHash, passwordCost)) || !account)
    throw refused();
  const now = clock();
  const createdAt = toTimestamp(now);
  const token = makeSecret();
  const cookie = makeSecret();
  await db.transaction().execute(async (trx) => {
    // A password changed while this one was being checked has ended all sessions: this one, too.
    if (!(await updateAccount(trx, account, { seenAt: createdAt }))) throw refused();
    await deleteEndedSessions(trx, now);
    await insertSession(trx, account, {
      tokenHash: hashSecret(token),
      cookieHash: hashSecret(cookie),
      createdAt,
      device: deviceInWords(userAgent),
    });
  });
  return { account, token, cookie };
}

function refused(): Error {
  return unauthorized("The username or the password is not right. Please try again.");
}
