import type { LetterAudience } from "#mail/letter-recipients-interface.ts";
import type { SiteConfig } from "#shared/server/config.ts";

/** One person, whoever it is. Such a letter is an answer, or personal: it needs no consent. */
export function personRecipients(site: SiteConfig): LetterAudience {
  return {
    size: async (_db, { email }) => ({ people: email === "" ? 0 : 1, leftOut: [] }),
    next: async (_db, { email }, after) =>
      after < 1 && email !== "" ? [{ key: 1, name: "", email }] : [],
    frame: async () => ({ why: `This letter was written to you by ${site.brand}.` }),
  };
}
