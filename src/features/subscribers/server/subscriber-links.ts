import { randomBytes } from "node:crypto";
import type { Db } from "#db/connect.ts";
import { isSameSecret } from "#shared/server/secrets.ts";
import { ensureSetting } from "#shared/server/settings.ts";
import { idIn, signedToken } from "./signed-token.ts";

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

async function makeToken(db: Db, subscriberId: number, purpose: string): Promise<string> {
  const secret = await ensureSetting(db, "unsubscribe-secret", () =>
    randomBytes(32).toString("hex"),
  );
  return signedToken(secret, subscriberId, purpose);
}
