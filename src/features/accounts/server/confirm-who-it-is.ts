import { toTimestamp } from "#shared/both/clock.ts";
import { invalid, unauthorized } from "#shared/both/failure-kinds.ts";
import type { Services } from "#shared/server/services.ts";
import type { AccountKey } from "#shared/server/signed-in-account.ts";
import type { Confirmation } from "../inputs.ts";
import { takePasskey } from "./passkeys/passkeys.ts";
import { verifyPassword } from "./passwords.ts";
import { waysToConfirm } from "./require-reauthentication.ts";
import { limitCodes, takeCode } from "./second-factor.ts";
import { wrongCode } from "./sign-in.ts";
import { findAccountByKey, noteConfirmed } from "./store.ts";

/** Guesses by somebody who found a screen open. */
const confirmLimit = { scope: "confirm", tries: 10, windowSeconds: 900 };

/** Throws `invalid` at its field for a wrong answer; never `unauthorized`, which would sign them out. */
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
  await noteConfirmed(db, account, sessionId, toTimestamp(clock()));
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
