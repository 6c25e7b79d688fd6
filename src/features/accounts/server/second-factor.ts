import { randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { Db } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { conflict, invalid } from "#shared/both/failure-kinds.ts";
import type { RateLimiter } from "#shared/server/rate-limit.ts";
import { hashSecret } from "#shared/server/secrets.ts";
import type { AccountKey } from "#shared/server/signed-in-account.ts";
import type { SecondFactorInput } from "../inputs.ts";
import { setPasswordIsHalf } from "./store.ts";

// Codes are those of RFC 6238: six digits by SHA-1, every 30 seconds, as every app can.

/** Right ones count, too: forgiving them would give a guesser more tries each time that the owner signs in. */
const codeLimits = [
  { scope: "sign-in-code", tries: 10, windowSeconds: 3600 },
  { scope: "sign-in-code-day", tries: 50, windowSeconds: 86_400 },
];

const recoveryCodeCount = 10;
/** 53 bits. Only digits, so that they can be typed on a phone's numeric keyboard. */
const recoveryDigits = 16;

const ofAccount = (db: Db, account: AccountKey) =>
  db.selectFrom("secondFactor").selectAll().where("account", "=", account).executeTakeFirst();

/** Since when this account is asked for codes, and how many recovery codes are left; null if it is not asked. */
export async function readSecondFactor(db: Db, account: AccountKey) {
  const factor = await ofAccount(db, account);
  if (!factor) return null;
  return { since: factor.createdAt, recoveryCodesLeft: hashesOf(factor).length };
}

/** A new secret for an app, in base32 and as the `otpauth:` address of a QR code. It is kept nowhere. */
export function makeSecretForApp(issuer: string, label: string) {
  const totp = new TOTP({ issuer, label, secret: new Secret() });
  return { secret: totp.secret.base32, address: totp.toString() };
}

/**
 * Gives an account a second factor; the first code shows that its app has the secret. Returns the recovery
 * codes, this once. Throws `invalid` for another code, `conflict` if there is a second factor.
 */
export async function addSecondFactor(
  trx: Db,
  account: AccountKey,
  { secret, code }: SecondFactorInput,
  now: Temporal.Instant,
): Promise<string[]> {
  const lastStep = stepOf(secret, code, now);
  if (lastStep === undefined)
    throw invalid("This is not the code for this key. Is the clock of the phone right?", "code");
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: recoveryDigits }, () => randomInt(10)).join(""),
  );
  const recoveryHashes = JSON.stringify(codes.map(hashSecret));
  const added = await trx
    .insertInto("secondFactor")
    .values({ account, secret, lastStep, recoveryHashes, createdAt: toTimestamp(now) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows !== 1n)
    throw conflict("There is a second factor already. Please remove it first.");
  await setPasswordIsHalf(trx, account, true);
  return codes.map((one) => one.replaceAll(/(\d{4})(?=\d)/g, "$1 "));
}

/** Removes the second factor: the password is enough again. Returns whether there was one. */
export async function removeSecondFactor(trx: Db, account: AccountKey): Promise<boolean> {
  await setPasswordIsHalf(trx, account, false);
  const removed = await trx
    .deleteFrom("secondFactor")
    .where("account", "=", account)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/** Counts a try of an app's code; a recovery code is too long to be guessed. Throws `rate_limited`. */
export async function limitCodes(limiter: RateLimiter, account: AccountKey, code: string) {
  if (digitsOf(code).length >= recoveryDigits) return;
  for (const limit of codeLimits) await limiter.take(limit, account);
}

/** Uses up a code, of the app or for recovery: true for one caller only, however many send it at once. */
export async function takeCode(
  db: Db,
  account: AccountKey,
  code: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const factor = await ofAccount(db, account);
  if (!factor) return false;
  const step = stepOf(factor.secret, code, now);
  const left = hashesOf(factor).filter((hash) => hash !== hashSecret(digitsOf(code)));
  const recoveryHashes = JSON.stringify(left);
  if (step === undefined && recoveryHashes === factor.recoveryHashes) return false;
  const update = db.updateTable("secondFactor").where("account", "=", account);
  const used = await (step === undefined
    ? update.set({ recoveryHashes }).where("recoveryHashes", "=", factor.recoveryHashes)
    : update.set({ lastStep: step }).where("lastStep", "<", step)
  ).executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

/** The half minute to which an app's code belongs: this one, the one before or the next, as clocks differ. */
function stepOf(secret: string, code: string, now: Temporal.Instant): number | undefined {
  const timestamp = now.epochMilliseconds;
  const token = digitsOf(code);
  // It compares in constant time.
  const delta = TOTP.validate({ token, secret: Secret.fromBase32(secret), timestamp, window: 1 });
  return delta === null ? undefined : TOTP.counter({ timestamp }) + delta;
}

function hashesOf({ recoveryHashes }: { recoveryHashes: string }): string[] {
  return JSON.parse(recoveryHashes) as string[];
}

function digitsOf(code: string): string {
  return code.replaceAll(/\D/g, "");
}
