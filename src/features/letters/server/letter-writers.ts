import type { LetterRow } from "#db/schema.ts";
import type { SiteConfig } from "#platform/server/config.ts";
import type { LetterAudiences, LetterFoot } from "#platform/server/letter-audience.ts";
import type { LetterPicture } from "#platform/server/letter-picture.ts";
import type { Letter } from "#platform/server/mail.ts";
import type { LetterWriters } from "#platform/server/outbox.ts";
import { ownerAddress } from "#platform/server/owner-mail.ts";
import { picturePath } from "../rules.ts";
import { composeLetter } from "./compose-letter.ts";
import { readPostalAddress } from "./settings.ts";
import { letterKind, testKind } from "./store.ts";

/** Sets a letter for one reader. */
export type LetterSetter = (
  letter: Pick<LetterRow, "subject" | "body" | "picture" | "pictureAlt">,
  reader: { to: string; foot: LetterFoot; postalAddress: string },
) => Promise<Letter>;

export function letterSetter(
  site: SiteConfig,
  pictureOf: (path: string | null) => Promise<LetterPicture | undefined>,
): LetterSetter {
  return async (letter, reader) =>
    composeLetter(letter, {
      ...reader,
      site,
      picture: await pictureOf(picturePath(letter.picture) ?? null),
    });
}

/** What writes each copy of a letter, as its reader stands to letters when it is sent. */
export function ownLetters(setLetter: LetterSetter, audiences: LetterAudiences): LetterWriters {
  return {
    async [letterKind](db, recipientId) {
      const recipient = await db
        .selectFrom("letterRecipient")
        .selectAll()
        .where("id", "=", recipientId)
        .executeTakeFirst();
      const letter =
        recipient &&
        (await db
          .selectFrom("letter")
          .selectAll()
          .where("id", "=", recipient.letterId)
          .executeTakeFirst());
      if (!letter || letter.state === "stopped" || recipient.email === "") return undefined;
      const foot = await audiences[letter.to].foot(db, letter, recipient.addressee);
      if (!foot) return undefined;
      const postalAddress = await readPostalAddress(db);
      return setLetter(letter, { to: recipient.email, foot, postalAddress });
    },

    async [testKind](db, letterId) {
      const to = await ownerAddress(db);
      const letter = await db
        .selectFrom("letter")
        .selectAll()
        .where("id", "=", letterId)
        .executeTakeFirst();
      if (!letter || to === undefined) return undefined;
      const subject = `[Test] ${letter.subject || "(no subject)"}`;
      const postalAddress = await readPostalAddress(db);
      return setLetter({ ...letter, subject }, { to, foot: sampleFoot, postalAddress });
    },
  };
}

/** What a test and the preview have at the foot, where each reader has a line of their own. */
export const sampleFoot: LetterFoot = {
  why: "Here each reader finds why they receive this letter, and a link of their own: to unsubscribe, or to their registration.",
};
