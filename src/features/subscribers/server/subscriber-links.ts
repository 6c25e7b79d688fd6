import type { Db, SubscriberRow } from "#db/schema.ts";
import { type Sign, signedLink } from "#mail/signed-link.ts";
import { findSubscriber } from "./store.ts";

const idBytes = 4;
const hashBytes = 20;

/**
 * The token in a link of a mail: the subscriber's number and a keyed hash of it and of what the link is
 * for, in 32 URL-safe characters.
 */
export function subscriberToken({ id, purpose }: { id: number; purpose: string }, sign: Sign) {
  const number = Buffer.alloc(idBytes);
  number.writeUInt32BE(id);
  const hash = sign(Buffer.concat([number, Buffer.from(purpose)]));
  return Buffer.concat([number, hash.subarray(0, hashBytes)]).toString("base64url");
}

/** The number that a token begins with, whoever made it. */
export function idIn(token: string): number | undefined {
  if (!/^[A-Za-z0-9_-]{32}$/.test(token)) return undefined;
  const id = Buffer.from(token, "base64url").readUInt32BE();
  return id >= 1 && id < 2 ** 31 ? id : undefined;
}

const signed = signedLink("unsubscribe-secret", subscriberToken);

type LinkHolder = Pick<SubscriberRow, "id"> & Partial<Pick<SubscriberRow, "unsubscribedAt">>;

const leaving = ({ id }: LinkHolder) => ({ id, purpose: "" });
/** Made with the moment they last left the list, so leaving again makes the token void. */
const confirming = ({ id, unsubscribedAt }: LinkHolder) => ({
  id,
  purpose: `confirm ${unsubscribedAt ?? ""}`,
});

/** Returns whose token for this purpose it is, by the current row; undefined for any other. */
const holderOf =
  (purpose: typeof leaving) =>
  async (db: Db, token: string): Promise<SubscriberRow | undefined> => {
    const id = idIn(token);
    if (id === undefined) return undefined;
    const row = await findSubscriber(db, id);
    // The hash is also computed for unknown ids, so that the time does not reveal which exist.
    return (await signed.isToken(db, token, purpose(row ?? { id }))) ? row : undefined;
  };

/** The token that takes a subscriber off the list. */
export const unsubscribeToken = (db: Db, id: number) => signed.token(db, leaving({ id }));
export const subscriberOf = holderOf(leaving);

/** The token of the page that puts a subscriber on the list. */
export const confirmationToken = (db: Db, subscriber: LinkHolder) =>
  signed.token(db, confirming(subscriber));
export const toConfirm = holderOf(confirming);
