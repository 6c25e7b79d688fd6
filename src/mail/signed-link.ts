import { createHmac } from "node:crypto";
import type { Db } from "#db/schema.ts";
import { isSameSecret, makeSecret } from "#shared/server/secrets.ts";
import { ensureSiteFact } from "#shared/server/site-facts.ts";

/** The keyed hash of a text or of bytes: HMAC-SHA-256 (RFC 2104), 32 bytes. */
export type Sign = (text: string | Buffer) => Buffer;

/** What signs with this secret. */
export function signWith(secret: string): Sign {
  return (text) => createHmac("sha256", secret).update(text).digest();
}

/** Returns a function that signs with the secret of this name, which the site makes the first time. */
export async function siteSign(db: Db, name: string): Promise<Sign> {
  return signWith(await ensureSiteFact(db, name, makeSecret));
}

/**
 * The links of one kind, whose tokens nobody but the site can make. Nothing that opens a link is stored. How a
 * token is made may never change: links in sent mail must keep working.
 */
export function signedLink<About>(
  secretName: string,
  tokenOf: (about: About, sign: Sign) => string,
) {
  const token = async (db: Db, about: About) => tokenOf(about, await siteSign(db, secretName));
  return {
    token,
    /** In a time that does not reveal how much of it is right. */
    isToken: async (db: Db, given: string, about: About) =>
      isSameSecret(given, await token(db, about)),
  };
}
