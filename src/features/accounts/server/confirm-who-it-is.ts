import type { Db } from "#db/connect.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { invalid, unauthorized } from "#shared/both/failure-kinds.ts";
import type { RateLimiter } from "#shared/server/rate-limit.ts";
import type { PasswordCost } from "#shared/server/services.ts";
import type { AccountKey } from "#shared/server/signed-in-account.ts";
import type { Confirmation } from "../inputs.ts";
import { waysToConfirm } from "./ask-again.ts";
import { verifyPassword } from "./passwords.ts";
import { isAppCode, takeCode } from "./second-factor/second-factor.ts";
import { wrongCode } from "./sign-in.ts";
import { signInLimits } from "./sign-in-limits.ts";
import { findAccountByKey, noteConfirmed } from "./store.ts";

/** Guesses by somebody who found a screen open. */
const confirmLimit = { scope: "confirm", tries: 10, windowSeconds: 900 };

/**
 * Notes that whoever has this session has said again who they are. Throws `invalid` at its field for what is
 * not right, and for a way that this account does not have: never `unauthorized`, which would sign them out.
 */
export async function confirmWhoItIs(
  db: Db,
  { sessionId, account }: { sessionId: number; account: AccountKey },
  given: Confirmation,
  { now, cost, limiter }: { now: Temporal.Instant; cost: PasswordCost; limiter: RateLimiter },
): Promise<void> {
  await limiter.take(confirmLimit, account);
  const ways = await waysToConfirm(db, account);
  if (given.password !== undefined) {
    if (!ways.includes("password")) throw invalid("Please enter a code instead.", "password");
    const known = await findAccountByKey(db, account);
    if (!known) throw unauthorized("Please sign in to continue.");
    if (!(await verifyPassword(given.password, known.passwordHash, cost)))
      throw invalid("This is not your password.", "password");
  } else {
    const code = given.code ?? "";
    if (isAppCode(code)) await signInLimits(limiter).takeForCode(account);
    if (!(await takeCode(db, account, code, now))) throw invalid(wrongCode, "code");
  }
  await noteConfirmed(db, account, sessionId, toTimestamp(now));
}
