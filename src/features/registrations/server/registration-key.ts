import type { Db, RegistrationRow } from "#db/schema.ts";
import { signedLink } from "#mail/signed-link.ts";
import { findRegistration } from "./store.ts";

/** An id and its keyed hash; another generation replaces a link that leaked. No mail program cuts it short. */
const link = signedLink<Pick<RegistrationRow, "id" | "generation">>(
  "registration-link-secret",
  ({ id, generation }, sign) =>
    `${id}-${sign(`registration ${id} ${generation}`).toString("hex").slice(0, 40)}`,
);

/** The path of the page that shows this registration to its own person. */
export async function registrationLink(
  db: Db,
  registration: Pick<RegistrationRow, "id" | "generation">,
): Promise<string> {
  return `/registration/${await link.token(db, registration)}`;
}

/** The registration that this key belongs to; undefined for any invalid key. */
export async function registrationOf(db: Db, key: string): Promise<RegistrationRow | undefined> {
  const match = /^([1-9]\d{0,8})-[0-9a-f]{40}$/.exec(key);
  if (!match) return undefined;
  const id = Number(match[1]);
  const row = await findRegistration(db, id);
  // The hash is also computed for unknown ids, so that the time does not reveal which exist.
  const isTheirs = await link.isToken(db, key, { id, generation: row?.generation ?? 0 });
  return isTheirs ? row : undefined;
}
