import type { MiddlewareHandler } from "hono";
import type { Db } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { forbidden, invalid, unauthorized } from "#shared/both/failure-kinds.ts";
import type { Services } from "#shared/server/services.ts";
import type { AccountKey } from "#shared/server/signed-in-account.ts";
import { claimSiteFact, readSiteFact } from "#shared/server/site-facts.ts";
import type { AskedAgain } from "../answers.ts";
import type { Confirmation } from "../inputs.ts";
import { isFresh } from "../session-lifetime.ts";
import { listPasskeys, takePasskey } from "./passkeys/passkeys.ts";
import { isPassword, verifyPassword } from "./passwords.ts";
import { limitCodes, readSecondFactor, takeCode } from "./second-factor.ts";
import { wrongCode } from "./sign-in.ts";
import { findAccountByKey, updateSession } from "./store.ts";

/** A call, and who has to confirm: everybody, or those with a second factor. */
type Route = readonly [method: string, path: string, who?: "with_second_factor"];

/** Calls, below `/api`, for which a session is not enough, because somebody may have found the screen open. */
export const reauthenticatedRoutes: readonly Route[] = [
  ["POST", "/admin/backup"],
  ["POST", "/admin/people/forget"],
  ["POST", "/admin/helpers"],
  ["PUT", "/admin/helpers/:id"],
  ["DELETE", "/admin/helpers/:id"],
  ["POST", "/admin/helpers/:id/links"],
  ["POST", "/admin/passkeys/challenge"],
  ["POST", "/admin/passkeys"],
  ["DELETE", "/admin/passkeys/:id"],
  ["PUT", "/admin/second-factor"],
  ["DELETE", "/admin/second-factor"],
  // A letter to this address sets a new password.
  ["PUT", "/admin/owner-mail"],
  // It requires the current password, which is proof enough without a second factor.
  ["PUT", "/admin/password", "with_second_factor"],
];

/**
 * Runs after the guard, before calls that want a recent sign-in: throws `forbidden` if the sender has not
 * proved lately who they are, with the ways to do so.
 */
export function requireReauthentication(
  { db, clock }: Pick<Services, "db" | "clock">,
  who: Route[2],
): MiddlewareHandler {
  return async (c, next) => {
    if (isFresh(c.get("provenAt"), clock())) return next();
    const ways = await waysToConfirm(db, c.get("signedIn").key);
    if (who === "with_second_factor" && !ways.includes("code")) return next();
    throw forbidden("Please confirm that it is you.", { code: "asked_again", ways });
  };
}

/** With a second factor the password is no way: whoever found the screen open may know it. */
async function waysToConfirm(db: Db, account: AccountKey): Promise<AskedAgain["ways"]> {
  const ways: AskedAgain["ways"] = [];
  if ((await listPasskeys(db, account)).length > 0) ways.push("passkey");
  if (await readSecondFactor(db, account)) ways.push("code");
  else if (isPassword((await findAccountByKey(db, account))?.passwordHash ?? ""))
    ways.push("password");
  return ways;
}

const factOf = (account: AccountKey) => `password-alone-is-fine:${account}`;

/** Whether this account signs in with only a password, and nobody has dismissed the suggestion to change that. */
export async function isPasswordAlone(db: Db, account: AccountKey): Promise<boolean> {
  const ways = await waysToConfirm(db, account);
  return ways.join() === "password" && (await readSiteFact(db, factOf(account))) === undefined;
}

/** Notes that this account dismissed the suggestion of `isPasswordAlone`, which then is made no more. */
export async function keepPasswordAlone(db: Db, account: AccountKey): Promise<void> {
  await claimSiteFact(db, factOf(account), "yes");
}

/** Guesses by somebody who found a screen open. */
const confirmLimit = { scope: "confirm", tries: 10, windowSeconds: 900 };

/**
 * Checks how somebody proves again who they are, and notes it. Throws `invalid` at its field for a wrong answer;
 * never `unauthorized`, which would sign them out.
 */
export async function confirmWhoItIs(
  { sessionId, account }: { sessionId: number; account: AccountKey },
  { password, code, passkey }: Confirmation,
  services: Pick<Services, "config" | "db" | "clock" | "limiter" | "log" | "passwordCost">,
): Promise<void> {
  const { db, clock, limiter } = services;
  await limiter.take(confirmLimit, account);
  if (passkey !== undefined) {
    if ((await takePasskey(passkey, services, invalid)) !== account)
      throw invalid("This passkey is not yours.", "passkey");
  } else if (code !== undefined) {
    await limitCodes(limiter, account, code);
    if (!(await takeCode(db, account, code, clock()))) throw invalid(wrongCode, "code");
  } else {
    await checkPassword(account, password ?? "", services);
  }
  await updateSession(db, account, sessionId, { confirmedAt: toTimestamp(clock()) });
}

async function checkPassword(
  key: AccountKey,
  password: string,
  { db, passwordCost }: Pick<Services, "db" | "passwordCost">,
): Promise<void> {
  const ways = await waysToConfirm(db, key);
  if (!ways.includes("password"))
    throw invalid(
      ways.includes("code") ? "Please enter a code." : "Please use a passkey.",
      "password",
    );
  const account = await findAccountByKey(db, key);
  if (!account) throw unauthorized("Please sign in to continue.");
  if (!(await verifyPassword(password, account.passwordHash, passwordCost)))
    throw invalid("This is not your password.", "password");
}
