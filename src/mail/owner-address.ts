import type { Db } from "#db/schema.ts";
import { siteFact } from "#shared/server/site-facts.ts";

export interface OwnerMail {
  /** An address that was confirmed by mail; null before. */
  address: string | null;
  /** An address that was entered and is not confirmed yet. */
  pending: string | null;
  /** When she is told by mail of what happens on the site. */
  word: "at_once" | "daily" | "never";
}

export const ownerMailSettings = siteFact<OwnerMail>("owner-mail", {
  address: null,
  pending: null,
  word: "at_once",
});

/**
 * The owner's confirmed address, for a feature that has mail of its own for the owner; undefined if there is
 * none. `word` does not apply to such mail.
 */
export async function ownerAddress(db: Db): Promise<string | undefined> {
  return (await ownerMailSettings.read(db)).address ?? undefined;
}
