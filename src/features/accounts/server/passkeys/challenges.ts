import type { Db } from "#db/schema.ts";
import { siteSign } from "#mail/signed-link.ts";
import type { RateLimiter } from "#shared/server/rate-limit.ts";
import { isSameSecret, makeSecret } from "#shared/server/secrets.ts";
import type { AccountKey } from "#shared/server/signed-in-account.ts";

/** For using any passkey, or for adding one to an account. */
export type Purpose = "use" | `add to ${AccountKey}`;

/** How long a challenge may be signed. */
const minutes = 5;
/** A used challenge is remembered for longer than it is valid. */
const oneUse = { scope: "passkey-challenge", tries: 1, windowSeconds: minutes * 60 + 1 };

/**
 * What a passkey is to sign, in base64url, signed by the site with its end and its purpose. Nothing is stored
 * before it is used, so nobody can fill a table with challenges or push out somebody else's.
 */
export async function makeChallenge(
  db: Db,
  purpose: Purpose,
  now: Temporal.Instant,
): Promise<string> {
  const said = `${now.add({ minutes }).epochMilliseconds}-${makeSecret()}`;
  return Buffer.from(`${said}.${await signatureOf(db, said, purpose)}`).toString("base64url");
}

/** Uses a challenge up: true for one caller only, not for another purpose, and not after it has expired. */
export async function takeChallenge(
  { db, limiter }: { db: Db; limiter: RateLimiter },
  challenge: string,
  purpose: Purpose,
  now: Temporal.Instant,
): Promise<boolean> {
  const [said = "", signature = ""] = Buffer.from(challenge, "base64url").toString().split(".");
  if (!isSameSecret(signature, await signatureOf(db, said, purpose))) return false;
  if (Number.parseInt(said, 10) <= now.epochMilliseconds) return false;
  return limiter.tryTake(oneUse, said);
}

async function signatureOf(db: Db, said: string, purpose: Purpose): Promise<string> {
  const sign = await siteSign(db, "passkey-challenge-secret");
  return sign(`${said} to ${purpose}`).toString("base64url");
}
