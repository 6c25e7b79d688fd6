import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import * as z from "zod/mini";
import { isUniqueViolation } from "#db/dialect/engine.ts";
import type { Db } from "#db/schema.ts";
import { siteSign } from "#mail/signed-link.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { conflict, type Failure, invalid, notFound } from "#shared/both/failure-kinds.ts";
import type { RateLimiter } from "#shared/server/rate-limit.ts";
import { isSameSecret, makeSecret } from "#shared/server/secrets.ts";
import type { Services } from "#shared/server/services.ts";
import type { AccountKey, SignedInAccount } from "#shared/server/signed-in-account.ts";
import type { MadePasskey, NewPasskey, PasskeyUse } from "../../inputs.ts";
import { noteOfAccount } from "../account-in-history.ts";
import { isPassword } from "../passwords.ts";
import { findAccountByKey } from "../store.ts";
import { relyingPartyOf } from "./where-passkeys-work.ts";

type Needed = Pick<Services, "config" | "db" | "clock" | "limiter" | "log">;

export const passkeyGone = "This passkey is no longer there.";
const notAccepted = "This passkey was not accepted. Please try again.";

/** In one account: more than anybody has devices. */
const most = 20;

/** Loaded with the first passkey, because it includes code that reads certificates. */
const library = () => import("@simplewebauthn/server");

/** A passkey replaces password and code, so the device always verifies its user. */
const userVerification = "required";

/** EdDSA, ES256 and RS256 (RFC 9053): every device supports one of them. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** The passkeys of an account, the oldest first. */
export function listPasskeys(db: Db, account: AccountKey) {
  return db
    .selectFrom("passkey")
    .select(["id", "name", "createdAt", "lastUsedAt", "copySeenAt"])
    .where("account", "=", account)
    .orderBy("id")
    .execute();
}

/** What a browser needs to make a passkey that signs this account in without typing `userName`. */
export async function optionsToAdd(
  key: AccountKey,
  userName: string,
  { config, db, clock }: Needed,
) {
  const { rpID } = relyingPartyOf(config);
  const { generateRegistrationOptions } = await library();
  const present = db.selectFrom("passkey").select("credentialId as id");
  return generateRegistrationOptions({
    ...{ rpName: config.site.brand, rpID, userName, userDisplayName: userName },
    userID: new TextEncoder().encode(key),
    challenge: bytesOf(await makeChallenge(db, `add to ${key}`, clock())),
    excludeCredentials: await present.where("account", "=", key).execute(),
    authenticatorSelection: { residentKey: "required", userVerification },
    supportedAlgorithmIDs,
  });
}

/** Keeps a passkey that was made for this account. Throws as `checkMadePasskey` and `keepPasskey` do. */
export async function addPasskey(
  who: SignedInAccount,
  { name, credential }: NewPasskey,
  services: Needed,
): Promise<void> {
  const kept = await checkMadePasskey(credential, who.key, services);
  await services.db.transaction().execute(async (trx) => {
    await keepPasskey(trx, who.key, name, kept);
    await noteOfAccount(trx, who, `added the passkey “${name}”`);
  });
}

/** What is kept of a passkey that was made by one of our challenges for this account. Throws `invalid` for any other. */
export async function checkMadePasskey(
  credential: MadePasskey,
  account: AccountKey,
  services: Needed,
) {
  const expected = await expectedOf(credential.response, `add to ${account}`, services);
  const { verifyRegistrationResponse } = await library();
  const made =
    expected &&
    (await verifyRegistrationResponse({
      response: asSent<RegistrationResponseJSON>(credential),
      ...expected,
      supportedAlgorithmIDs,
    }).catch(noteWhy(services)));
  if (!made?.registrationInfo) throw invalid("This passkey was not added. Please try again.");
  const { id, publicKey, counter } = made.registrationInfo.credential;
  return {
    ...{ credentialId: id, counter, lastUsedAt: null },
    publicKey: Buffer.from(publicKey).toString("base64url"),
    createdAt: toTimestamp(services.clock()),
  };
}

/** Gives an account a verified passkey. Throws `conflict` for one that exists already, or one too many. */
export async function keepPasskey(
  trx: Db,
  account: AccountKey,
  name: string,
  checked: Awaited<ReturnType<typeof checkMadePasskey>>,
): Promise<void> {
  if ((await listPasskeys(trx, account)).length >= most)
    throw conflict(`You have ${most} passkeys. Please delete one first.`);
  try {
    await trx
      .insertInto("passkey")
      .values({ account, name, ...checked })
      .execute();
  } catch (error) {
    throw isUniqueViolation(error) ? conflict("This passkey is there already.") : error;
  }
}

/**
 * Removes one of this account's passkeys. Throws `not_found` for another's, `conflict` for the last one of
 * somebody who has no password.
 */
export async function removePasskey(trx: Db, who: SignedInAccount, id: number): Promise<void> {
  const removed = await trx
    .deleteFrom("passkey")
    .where("id", "=", id)
    .where("account", "=", who.key)
    .returning("name")
    .executeTakeFirst();
  if (!removed) throw notFound(passkeyGone);
  const account = await findAccountByKey(trx, who.key);
  if (
    account &&
    !isPassword(account.passwordHash) &&
    (await listPasskeys(trx, who.key)).length === 0
  )
    throw conflict("Nothing else signs you in. Please add another passkey first.");
  await noteOfAccount(trx, who, `removed the passkey “${removed.name}”`);
}

/** Removes all passkeys of the account. Returns whether there were any. */
export async function removePasskeysOf(trx: Db, account: AccountKey): Promise<boolean> {
  const removed = await trx.deleteFrom("passkey").where("account", "=", account).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/** What a browser needs to use a passkey, whichever the person chooses. */
export async function optionsToUse({ config, db, clock }: Pick<Needed, "config" | "db" | "clock">) {
  const { rpID } = relyingPartyOf(config);
  const { generateAuthenticationOptions } = await library();
  const challenge = bytesOf(await makeChallenge(db, "use", clock()));
  return generateAuthenticationOptions({ rpID, challenge, userVerification });
}

/** Returns whose passkey has signed one of our challenges; each counts once. Throws what `refuse` makes of a sentence. */
export async function takePasskey(
  { id, response }: PasskeyUse,
  services: Needed,
  refuse: (sentence: string) => Failure,
): Promise<AccountKey> {
  const { db, clock } = services;
  const expected = await expectedOf(response, "use", services);
  const passkey = await db
    .selectFrom("passkey")
    .select(["id", "account", "publicKey"])
    .where("credentialId", "=", id)
    .executeTakeFirst();
  if (!expected || !passkey) throw refuse(notAccepted);
  const { verifyAuthenticationResponse } = await library();
  const used = await verifyAuthenticationResponse({
    response: asSent<AuthenticationResponseJSON>({ id, response }),
    ...expected,
    // The counter is compared where it is written, so that of two uses at once one is refused.
    credential: { id, publicKey: bytesOf(passkey.publicKey), counter: 0 },
  }).catch(noteWhy(services));
  const saysWhose = response.userHandle === Buffer.from(passkey.account).toString("base64url");
  if (!used?.verified || !saysWhose) throw refuse(notAccepted);
  const at = toTimestamp(clock());
  const counter = used.authenticationInfo.newCounter;
  const ours = db.updateTable("passkey").where("id", "=", passkey.id);
  const counted = await ours
    .set({ counter, lastUsedAt: at })
    .where("counter", counter === 0 ? "=" : "<", counter)
    .executeTakeFirst();
  if (counted.numUpdatedRows === 0n) {
    await ours.set({ copySeenAt: at }).execute();
    throw refuse("This passkey was refused: it counts its uses, and seems to be a copy.");
  }
  return passkey.account as AccountKey;
}

const ClientData = z.object({ challenge: z.string(), crossOrigin: z.optional(z.boolean()) });

/** What was signed must contain this. Undefined if the challenge is not ours, or from a frame of another site. */
async function expectedOf(
  { clientDataJSON }: { clientDataJSON: string },
  purpose: Purpose,
  services: Needed,
) {
  const { rpID, origin } = relyingPartyOf(services.config);
  const { data } = ClientData.safeParse(jsonIn(clientDataJSON));
  if (!data || data.crossOrigin) return undefined;
  if (!(await takeChallenge(services, data.challenge, purpose, services.clock()))) return undefined;
  return {
    expectedChallenge: data.challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  };
}

function jsonIn(base64url: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64url, "base64url").toString());
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The library throws plain errors for everything it finds wrong with the input. */
function noteWhy({ log }: Needed): (error: Error) => undefined {
  return ({ message }) => {
    log.info({ why: message }, "A passkey was refused.");
  };
}

/** Fields that the library requires and we do not use. */
function asSent<Sent>(credential: PasskeyUse | NewPasskey["credential"]): Sent {
  const rest = { rawId: credential.id, type: "public-key", clientExtensionResults: {} };
  return { ...credential, ...rest } as Sent;
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(base64url, "base64url"));
}

type Purpose = "use" | `add to ${AccountKey}`;

/** How long a challenge may be signed. */
const challengeMinutes = 5;
/** A used challenge is remembered for longer than it is valid. */
const oneUse = { scope: "passkey-challenge", tries: 1, windowSeconds: challengeMinutes * 60 + 1 };

/** Signed by the site with its end and purpose; nothing is stored, so nobody can fill a table with challenges. */
async function makeChallenge(db: Db, purpose: Purpose, now: Temporal.Instant): Promise<string> {
  const said = `${now.add({ minutes: challengeMinutes }).epochMilliseconds}-${makeSecret()}`;
  return Buffer.from(`${said}.${await signatureOf(db, said, purpose)}`).toString("base64url");
}

/** Uses a challenge up: true for one caller only, not for another purpose, and not after it has expired. */
async function takeChallenge(
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
