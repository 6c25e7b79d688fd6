import { createHmac, randomBytes } from "node:crypto";
import type { Db } from "#db/connect.ts";
import { isSameSecret } from "#platform/server/secrets.ts";
import { ensureSetting } from "#platform/server/settings.ts";

/**
 * The key in a link of a letter: the subscriber's number and a keyed hash of it, so that nothing that
 * opens a subscription is stored and a letter rendered later has the same link.
 */

const idBytes = 4;
const hashBytes = 20;

/** The token of a subscriber: 32 URL-safe characters. */
export function unsubscribeToken(db: Db, subscriberId: number): Promise<string> {
  return makeToken(db, subscriberId, "");
}

/** Whose token this is; undefined for anything the site did not make. */
export async function subscriberOf(db: Db, token: string): Promise<number | undefined> {
  const id = idIn(token);
  if (id === undefined) return undefined;
  return isSameSecret(token, await makeToken(db, id, "")) ? id : undefined;
}

/**
 * The token of the page that puts a subscriber on the list. It is made with the moment they last
 * left the list, so leaving again makes it void.
 */
export function confirmationToken(
  db: Db,
  { id, unsubscribedAt }: { id: number; unsubscribedAt: string | null },
): Promise<string> {
  return makeToken(db, id, `confirm ${unsubscribedAt ?? ""}`);
}

/** Whether this is the token of that subscriber, as the row stands. */
export async function isConfirmationToken(
  db: Db,
  token: string,
  subscriber: { id: number; unsubscribedAt: string | null },
): Promise<boolean> {
  return isSameSecret(token, await confirmationToken(db, subscriber));
}

/** The number that a token begins with, whoever made it. */
export function idIn(token: string): number | undefined {
  if (!/^[A-Za-z0-9_-]{32}$/.test(token)) return undefined;
  const id = Buffer.from(token, "base64url").readUInt32BE();
  return id >= 1 && id < 2 ** 31 ? id : undefined;
}

async function makeToken(db: Db, subscriberId: number, purpose: string): Promise<string> {
  const secret = await ensureSetting(db, "unsubscribe-secret", () =>
    randomBytes(32).toString("hex"),
  );
  const id = Buffer.alloc(idBytes);
  id.writeUInt32BE(subscriberId);
  const hash = createHmac("sha256", secret).update(id).update(purpose).digest();
  return Buffer.concat([id, hash.subarray(0, hashBytes)]).toString("base64url");
}
