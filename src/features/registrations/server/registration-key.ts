import { createHmac, randomBytes } from "node:crypto";
import type { Db } from "#db/connect.ts";
import type { RegistrationRow } from "#db/schema.ts";
import { isSameSecret } from "#shared/server/secrets.ts";
import { ensureSetting } from "#shared/server/settings.ts";
import { findRegistration } from "./store.ts";

/**
 * The key in the link to one's own registration: its number, and a keyed hash of the number and a
 * generation. Nothing that opens a registration is stored; a letter sent again carries the same
 * link; another generation replaces a link that leaked.
 */

/** Letters and digits alone: a mail program may leave a last "-" or "_" out of the link. */
const hashCharacters = 40;

/** The path of the page that shows this registration to the person whose it is. */
export async function registrationLink(
  db: Db,
  registration: Pick<RegistrationRow, "id" | "generation">,
): Promise<string> {
  return `/registration/${registration.id}-${await hash(db, registration)}`;
}

/** Whose key this is; undefined for anything else, however it is wrong. */
export async function registrationOf(db: Db, key: string): Promise<RegistrationRow | undefined> {
  const match = /^([1-9]\d{0,8})-([0-9a-f]{40})$/.exec(key);
  if (!match?.[1] || !match[2]) return undefined;
  const id = Number(match[1]);
  const row = await findRegistration(db, id);
  // The hash is made for unknown numbers too, so that the time does not tell which exist.
  const expected = await hash(db, { id, generation: row?.generation ?? 0 });
  return isSameSecret(match[2], expected) ? row : undefined;
}

async function hash(
  db: Db,
  { id, generation }: Pick<RegistrationRow, "id" | "generation">,
): Promise<string> {
  const secret = await ensureSetting(db, "registration-link-secret", () =>
    randomBytes(32).toString("hex"),
  );
  return createHmac("sha256", secret)
    .update(`registration ${id} ${generation}`)
    .digest("hex")
    .slice(0, hashCharacters);
}
