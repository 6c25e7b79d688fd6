import { randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { Db } from "#db/connect.ts";
import { lockRows } from "#db/dialect/engine.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { conflict, invalid, notFound } from "#shared/both/failure-kinds.ts";
import { hashSecret } from "#shared/server/secrets.ts";
import type { AccountKey } from "#shared/server/signed-in-account.ts";
import type { SecondFactorStart } from "../../answers.ts";
import { setPasswordIsHalf } from "../store.ts";

/**
 * The codes of an app that an account asks for beside its password (RFC 6238: six digits by SHA-1, a new
 * one each 30 seconds, which every app can), and ten recovery codes that stand once in their place.
 */

const recoveryCodes = 10;
/** 53 bits. Digits alone, so that they can be typed where the phone shows digits alone. */
const recoveryDigits = 16;

/** Whether this account is asked for a code beside its password, since when, and how many recovery codes are left. */
export async function readSecondFactor(db: Db, account: AccountKey) {
  const factor = await db
    .selectFrom("secondFactor")
    .select("confirmedAt")
    .where("account", "=", account)
    .executeTakeFirst();
  if (!factor?.confirmedAt) return undefined;
  const { left } = await db
    .selectFrom("recoveryCode")
    .select(({ fn }) => fn.countAll().as("left"))
    .where("account", "=", account)
    .where("usedAt", "is", null)
    .executeTakeFirstOrThrow();
  return { since: factor.confirmedAt, recoveryCodesLeft: Number(left) };
}

/**
 * Makes the secret that an app is to be given. Nothing is asked for before `confirmSecondFactor`.
 * Throws `conflict` where there is a second factor already.
 */
export async function startSecondFactor(
  db: Db,
  account: AccountKey,
  { username, site, now }: { username: string; site: string; now: Temporal.Instant },
): Promise<SecondFactorStart> {
  const totp = new TOTP({ issuer: site, label: username, secret: new Secret() });
  const secret = totp.secret.base32;
  const made = await db
    .insertInto("secondFactor")
    .values({ account, secret, createdAt: toTimestamp(now), confirmedAt: null })
    .onConflict((conflict) =>
      conflict
        .column("account")
        .doUpdateSet({ secret, createdAt: toTimestamp(now) })
        .where("secondFactor.confirmedAt", "is", null),
    )
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows !== 1n) {
    throw thereIsOne();
  }
  return { secret, address: totp.toString() };
}

/**
 * From here on the account is asked for codes: its app has shown that it has the secret. Answers the
 * recovery codes, this once. Throws `invalid` for a code that is not the app's, and `conflict` where that
 * was done before.
 */
export async function confirmSecondFactor(
  trx: Db,
  account: AccountKey,
  code: string,
  now: Temporal.Instant,
): Promise<string[]> {
  await setPasswordIsHalf(trx, account, true);
  if (!(await takeAppCode(trx, account, code, now))) {
    throw invalid(
      "This is not the code that belongs to this picture. Is the clock of the phone right?",
      "code",
    );
  }
  const confirmed = await trx
    .updateTable("secondFactor")
    .set({ confirmedAt: toTimestamp(now) })
    .where("account", "=", account)
    .where("confirmedAt", "is", null)
    .executeTakeFirst();
  if (confirmed.numUpdatedRows !== 1n) throw thereIsOne();
  return makeRecoveryCodes(trx, account);
}

/** Ten new recovery codes; those from before are void. Throws `not_found` where there is no second factor. */
export async function renewRecoveryCodes(trx: Db, account: AccountKey): Promise<string[]> {
  const factor = trx.selectFrom("secondFactor").select("id").where("account", "=", account);
  const isThere = await lockRows(
    trx,
    factor.where("confirmedAt", "is not", null),
  ).executeTakeFirst();
  if (!isThere) throw notFound("There is no second factor.");
  return makeRecoveryCodes(trx, account);
}

async function makeRecoveryCodes(trx: Db, account: AccountKey): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, () =>
    Array.from({ length: recoveryDigits }, () => randomInt(10)).join(""),
  );
  await trx.deleteFrom("recoveryCode").where("account", "=", account).execute();
  await trx
    .insertInto("recoveryCode")
    .values(codes.map((code) => ({ account, codeHash: hashSecret(code), usedAt: null })))
    .execute();
  return codes.map((code) => code.replaceAll(/(\d{4})(?=\d)/g, "$1 "));
}

/** The password alone is enough again. Answers whether there was a second factor. */
export async function removeSecondFactor(trx: Db, account: AccountKey): Promise<boolean> {
  await setPasswordIsHalf(trx, account, false);
  const removed = await trx
    .deleteFrom("secondFactor")
    .where("account", "=", account)
    .returning("confirmedAt")
    .executeTakeFirst();
  await trx.deleteFrom("recoveryCode").where("account", "=", account).execute();
  return Boolean(removed?.confirmedAt);
}

/** Whether it is one that an app shows, and may be guessed; a recovery code is too long for that. */
export function isAppCode(code: string): boolean {
  return digitsOf(code).length < recoveryDigits;
}

/**
 * Uses up a code, of the app or for recovery: true for one caller alone, however many come with it at once.
 */
export async function takeCode(
  trx: Db,
  account: AccountKey,
  code: string,
  now: Temporal.Instant,
): Promise<boolean> {
  if (isAppCode(code)) return takeAppCode(trx, account, code, now);
  const used = await trx
    .updateTable("recoveryCode")
    .set({ usedAt: toTimestamp(now) })
    .where("account", "=", account)
    .where("codeHash", "=", hashSecret(digitsOf(code)))
    .where("usedAt", "is", null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

/** The code of this half minute, of the one before or of the next: clocks differ. */
async function takeAppCode(
  trx: Db,
  account: AccountKey,
  code: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const factor = await trx
    .selectFrom("secondFactor")
    .select("secret")
    .where("account", "=", account)
    .executeTakeFirst();
  if (!factor) return false;
  const timestamp = now.epochMilliseconds;
  const secret = Secret.fromBase32(factor.secret);
  // It compares in constant time.
  const delta = TOTP.validate({ token: digitsOf(code), secret, timestamp, window: 1 });
  if (delta === null) return false;
  const lastStep = TOTP.counter({ timestamp }) + delta;
  const used = await trx
    .updateTable("secondFactor")
    .set({ lastStep })
    .where("account", "=", account)
    .where("lastStep", "<", lastStep)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

function digitsOf(code: string): string {
  return code.replaceAll(/\D/g, "");
}

function thereIsOne(): Error {
  return conflict("There is a second factor already. Please remove it first.");
}
