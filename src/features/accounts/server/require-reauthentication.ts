import type { MiddlewareHandler } from "hono";
import type { Db } from "#db/connect.ts";
import { forbidden } from "#shared/both/failure-kinds.ts";
import type { Services } from "#shared/server/services.ts";
import type { AccountKey } from "#shared/server/signed-in-account.ts";
import type { AskedAgain } from "../answers.ts";
import { isFresh } from "../session-lifetime.ts";
import { listPasskeys } from "./passkeys/passkeys.ts";
import { isPassword } from "./passwords.ts";
import { readSecondFactor } from "./second-factor.ts";
import { findAccountByKey } from "./store.ts";

/** A call, and who is asked: everybody, or those who have a second factor. */
type Route = readonly [method: string, path: string, who?: "with_second_factor"];

/**
 * What a session alone is not enough for, as somebody may have found the screen open: method and path below
 * `/api`. Who signed in just now is not asked.
 */
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
  // It wants the present password, which shows enough where there is no second factor.
  ["PUT", "/admin/password", "with_second_factor"],
];

/**
 * Stands before those routes, behind the guard: throws `forbidden` where it is a while since the sender proved
 * who they are, and says how they can.
 */
export function requireReauthentication(
  { db, clock }: Pick<Services, "db" | "clock">,
  who: Route[2],
): MiddlewareHandler {
  return async (c, next) => {
    if (isFresh(c.get("provenAt"), clock())) return next();
    const ways = await waysToConfirm(db, c.get("account"));
    if (who === "with_second_factor" && !ways.includes("code")) return next();
    throw forbidden("Please confirm that it is you.", { code: "asked_again", ways });
  };
}

/**
 * A password is no way for those who have a second factor: whoever found the screen open may know it. Who accepted an
 * invitation with a passkey has none.
 */
export async function waysToConfirm(db: Db, account: AccountKey): Promise<AskedAgain["ways"]> {
  const ways: AskedAgain["ways"] = [];
  if ((await listPasskeys(db, account)).length > 0) ways.push("passkey");
  if (await readSecondFactor(db, account)) ways.push("code");
  else if (isPassword((await findAccountByKey(db, account))?.passwordHash ?? ""))
    ways.push("password");
  return ways;
}
