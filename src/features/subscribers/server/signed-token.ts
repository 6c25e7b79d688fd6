import { createHmac } from "node:crypto";

/**
 * The key in a link of a letter: the subscriber's number and a keyed hash of it, so that nothing that
 * opens a subscription is stored and a letter rendered later has the same link.
 */

const idBytes = 4;
const hashBytes = 20;

/** The token of a subscriber for one purpose: 32 URL-safe characters. */
export function signedToken(secret: string, subscriberId: number, purpose: string): string {
  const id = Buffer.alloc(idBytes);
  id.writeUInt32BE(subscriberId);
  const hash = createHmac("sha256", secret).update(id).update(purpose).digest();
  return Buffer.concat([id, hash.subarray(0, hashBytes)]).toString("base64url");
}

/** The number that a token begins with, whoever made it. */
export function idIn(token: string): number | undefined {
  if (!/^[A-Za-z0-9_-]{32}$/.test(token)) return undefined;
  const id = Buffer.from(token, "base64url").readUInt32BE();
  return id >= 1 && id < 2 ** 31 ? id : undefined;
}
