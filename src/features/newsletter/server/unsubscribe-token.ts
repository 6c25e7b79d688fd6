import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Db } from "#db/connect.ts";
import { ensureSetting } from "#platform/server/settings.ts";

/**
 * The key in an unsubscribe link: the subscriber's number and a keyed hash of it, so that nothing
 * that opens a subscription is stored and a letter rendered later has the same link.
 */

const idBytes = 4;
const hashBytes = 20;

/** The token of a subscriber: 32 URL-safe characters. */
export async function unsubscribeToken(db: Db, subscriberId: number): Promise<string> {
  const id = Buffer.alloc(idBytes);
  id.writeUInt32BE(subscriberId);
  return Buffer.concat([id, await keyedHash(db, id)]).toString("base64url");
}

/** Whose token this is; undefined for anything the site did not make. */
export async function subscriberOf(db: Db, token: string): Promise<number | undefined> {
  if (!/^[A-Za-z0-9_-]{32}$/.test(token)) return undefined;
  const bytes = Buffer.from(token, "base64url");
  const id = bytes.subarray(0, idBytes);
  if (!timingSafeEqual(bytes.subarray(idBytes), await keyedHash(db, id))) return undefined;
  return id.readUInt32BE();
}

async function keyedHash(db: Db, id: Buffer): Promise<Buffer> {
  const secret = await ensureSetting(db, "unsubscribe-secret", () =>
    randomBytes(32).toString("hex"),
  );
  return createHmac("sha256", secret).update(id).digest().subarray(0, hashBytes);
}
