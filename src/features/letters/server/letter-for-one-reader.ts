import type { LetterRow } from "#db/schema.ts";
import {
  type LetterAudiences,
  type LetterFrame,
  withChangeKind,
} from "#mail/letter-recipients-interface.ts";
import type { Mail } from "#mail/mailer.ts";
import type { MailWriter, MailWriters } from "#mail/outbox.ts";
import { ownerAddress } from "#mail/owner-address.ts";
import { pictureAddress } from "#shared/both/picture-address.ts";
import { textBlocks } from "#shared/both/text-markup.ts";
import type { SiteConfig } from "#shared/server/config.ts";
import {
  type MailPicture,
  type MailPictures,
  pictureBytesMax,
} from "#shared/server/picture-for-mail.ts";
import { composeLetter } from "./compose-letter.ts";
import { readPostalAddress } from "./postal-address.ts";
import { letterKind, readLetter, testKind } from "./store.ts";

/** Sets a letter for one reader. */
export type LetterSetter = (
  letter: Pick<LetterRow, "subject" | "body" | "picture" | "pictureAlt">,
  reader: { to: string; frame: LetterFrame; postalAddress: string },
) => Promise<Mail>;

/** Pictures in the text that travel in a letter; what comes after them is a link. */
const picturesInTextMax = 6;

/** Makes what sets a letter with its pictures. */
export function letterSetter(site: SiteConfig, pictureOf: MailPictures): LetterSetter {
  return async (letter, reader) => {
    const sources = picturesIn(letter.body);
    const header = pictureAddress(letter.picture) ?? null;
    const bytesMax = Math.floor(pictureBytesMax / Math.max(1, sources.length + (header ? 1 : 0)));
    const inText = new Map<string, MailPicture>();
    for (const [index, src] of sources.entries()) {
      const picture = await pictureOf(src, { bytesMax, isWhole: true });
      const place = index + 2;
      if (picture) {
        const filename = `letter-${place}.jpg`;
        inText.set(src, { ...picture, filename, cid: `letter-picture-${place}` });
      }
    }
    const picture = await pictureOf(header, { bytesMax });
    return composeLetter(letter, { ...reader, site, picture, picturesInText: inText });
  };
}

/** The addresses of the pictures in a letter's text that travel in it, each once. */
export function picturesIn(body: string): string[] {
  const all = textBlocks(body).flatMap((block) => (block.kind === "picture" ? [block.src] : []));
  return [...new Set(all)].slice(0, picturesInTextMax);
}

/** What writes each copy of a letter, as its reader stands to letters when it is sent. */
export function ownLetters(setLetter: LetterSetter, audiences: LetterAudiences): MailWriters {
  const toRecipient: MailWriter = async (db, recipientId) => {
    const recipient = await db
      .selectFrom("letterRecipient")
      .selectAll()
      .where("id", "=", recipientId)
      .executeTakeFirst();
    const letter = recipient && (await readLetter(db, recipient.letterId));
    if (!letter || letter.state === "stopped" || recipient.email === "") return undefined;
    const frame = await audiences[letter.to].frame(db, letter, recipient.addressee);
    if (!frame) return undefined;
    const postalAddress = await readPostalAddress(db);
    return setLetter(letter, { to: recipient.email, frame, postalAddress });
  };
  return {
    [letterKind]: toRecipient,
    [withChangeKind]: toRecipient,

    async [testKind](db, letterId) {
      const to = await ownerAddress(db);
      const letter = await readLetter(db, letterId);
      if (!letter || to === undefined) return undefined;
      const subject = `[Test] ${letter.subject || "(no subject)"}`;
      const postalAddress = await readPostalAddress(db);
      return setLetter({ ...letter, subject }, { to, frame: sampleFrame, postalAddress });
    },
  };
}

/** What a test and the preview have at the foot, where each reader has a line of their own. */
export const sampleFrame: LetterFrame = {
  why: "Here each reader finds why they receive this letter, and a link of their own: to unsubscribe, or to their registration.",
};
