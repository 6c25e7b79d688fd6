import { html } from "hono/html";
import type { Db } from "#db/connect.ts";
import type { LetterRow } from "#db/schema.ts";
import {
  type LetterAudiences,
  type LetterFrame,
  withChangeKind,
} from "#mail/letter-recipients-interface.ts";
import { layOutMail } from "#mail/mail-layout.ts";
import type { Mail } from "#mail/mailer.ts";
import { blockOutsideOfPages } from "#mail/marked-text-outside-of-pages.ts";
import type { MailWriter, MailWriters } from "#mail/outbox.ts";
import { ownerAddress } from "#mail/owner-address.ts";
import { pictureAddress } from "#shared/both/picture-address.ts";
import { textBlocks } from "#shared/both/text-markup.ts";
import type { SiteConfig } from "#shared/server/config.ts";
import {
  type MailPicture,
  type MailPictures,
  pictureBytesMax,
} from "#shared/server/shrink-picture-for-mail.ts";
import { letterKind, readLetter, readPostalAddress, testKind } from "./store.ts";

/** Sets a letter for one reader, as plain text and as HTML, which say the same. */
export type LetterSetter = (
  db: Db,
  letter: Pick<LetterRow, "subject" | "body" | "picture" | "pictureAlt">,
  reader: { to: string; frame: LetterFrame },
) => Promise<Mail>;

/** Pictures in the text that travel in a letter; what comes after them is a link. */
const picturesInTextMax = 6;

/** Makes what sets a letter with its pictures, the postal address and what stands around it. */
export function letterSetter(site: SiteConfig, pictureOf: MailPictures): LetterSetter {
  return async (db, { subject, body, pictureAlt, ...letter }, { to, frame }) => {
    const sources = picturesIn(body);
    const header = pictureAddress(letter.picture) ?? null;
    const bytesMax = Math.floor(pictureBytesMax / Math.max(1, sources.length + (header ? 1 : 0)));
    const inText = new Map<string, MailPicture>();
    for (const [index, src] of sources.entries()) {
      const picture = await pictureOf(src, { bytesMax, isWhole: true });
      const name = index + 2;
      const called = { filename: `letter-${name}.jpg`, cid: `letter-picture-${name}` };
      if (picture) inText.set(src, { ...picture, ...called });
    }
    const picture = await pictureOf(header, { bytesMax });
    const postalLines = (await readPostalAddress(db)).split(/\r?\n/);
    const postalAddress = postalLines.filter((line) => line.trim() !== "").join(", ");
    const address = [site.brand, postalAddress].filter(Boolean).join(", ");
    const sender = `--\n${address}\n${site.phone} · ${site.email}\n${site.publicUrl}`;
    // One that does not travel in the letter is a link: nothing is loaded when the letter is read.
    const imageOf = (src: string) => inText.has(src) && `cid:${inText.get(src)?.cid}`;
    const { before = [], after = [], closing, headers, attachments = [] } = frame;
    return layOutMail(site, {
      ...{ to, subject },
      picture: picture ? { image: picture, alt: pictureAlt } : frame.picture,
      parts: [
        ...before,
        inTextAlone(pictureAlt && picture ? `[Picture: ${pictureAlt}]` : ""),
        ...textBlocks(body).map((block) => blockOutsideOfPages(block, site, imageOf)),
        ...after,
        ...(closing ? [] : [inTextAlone(sender)]),
      ],
      ...(closing ? { closing } : {}),
      foot: { why: frame.why, link: frame.link, postalAddress },
      attachments: [...inText.values(), ...attachments],
      ...(headers ? { headers } : {}),
    });
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
    return setLetter(db, letter, { to: recipient.email, frame });
  };
  return {
    [letterKind]: toRecipient,
    [withChangeKind]: toRecipient,

    async [testKind](db, letterId) {
      const to = await ownerAddress(db);
      const letter = await readLetter(db, letterId);
      if (!letter || to === undefined) return undefined;
      const subject = `[Test] ${letter.subject || "(no subject)"}`;
      return setLetter(db, { ...letter, subject }, { to, frame: sampleFrame });
    },
  };
}

/** What a test and the preview have at the foot, where each reader has a line of their own. */
export const sampleFrame: LetterFrame = {
  why: "Here each reader finds why they receive this letter, and a link of their own: to unsubscribe, or to their registration.",
};

/** What the HTML says in a way of its own. */
const inTextAlone = (text: string) => ({ text, html: html`` });
