import { html } from "hono/html";
import type { Db, LetterRow } from "#db/schema.ts";
import {
  type LetterAudiences,
  type LetterFrame,
  withChangeKind,
} from "#mail/letter-recipients-interface.ts";
import { layOutMail, type MailHtml, mailLink } from "#mail/mail-layout.ts";
import type { Mail } from "#mail/mailer.ts";
import type { MailWriter, MailWriters } from "#mail/outbox.ts";
import { ownerAddress } from "#mail/owner-address.ts";
import {
  type MailPicture,
  type MailPictures,
  pictureBytesMax,
} from "#mail/shrink-picture-for-mail.ts";
import { pictureAddress } from "#shared/both/picture-address.ts";
import { type TextBlock, type TextPart, textBlocks } from "#shared/both/text-markup.ts";
import type { SiteConfig } from "#shared/server/config.ts";
import { letterKind, readLetter, readPostalAddress, testKind } from "./store.ts";

/** Renders a letter for one reader, as plain text and as HTML, which say the same. */
export type LetterSetter = (
  db: Db,
  letter: Pick<LetterRow, "subject" | "body" | "picture" | "pictureAlt">,
  reader: { to: string; frame: LetterFrame },
) => Promise<Mail>;

/** The number of pictures in the text that are embedded; further ones become links. */
const picturesInTextMax = 6;

/** Returns a function that renders a letter with its pictures, the postal address and what surrounds it. */
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
    const blocks = textBlocks(body).filter((block) => block.kind !== "space");
    const { before = [], after = [], closing, headers, attachments = [] } = frame;
    return layOutMail(site, {
      ...{ to, subject },
      picture: picture ? { image: picture, alt: pictureAlt } : frame.picture,
      parts: [
        ...before,
        inTextAlone(pictureAlt && picture ? `[Picture: ${pictureAlt}]` : ""),
        ...blocks.map((block) => partOf(block, inText, site)),
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

/** The addresses of the embedded pictures in a letter's text, each once. */
export function picturesIn(body: string): string[] {
  const all = textBlocks(body).flatMap((block) => (block.kind === "picture" ? [block.src] : []));
  return [...new Set(all)].slice(0, picturesInTextMax);
}

/** Returns the function that writes each copy of a letter, by its reader's state when it is sent. */
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

/** The footer of a test and the preview, instead of each reader's own line. */
export const sampleFrame: LetterFrame = {
  why: "Here each reader finds why they receive this letter, and a link of their own: to unsubscribe, or to their registration.",
};

const inTextAlone = (text: string) => ({ text, html: html`` });

function absolute(url: string, site: SiteConfig): string {
  return url.startsWith("/") ? site.publicUrl + url : url;
}

function partOf(
  block: Exclude<TextBlock, { kind: "space" }>,
  pictures: ReadonlyMap<string, MailPicture>,
  site: SiteConfig,
): { text: string; html: MailHtml } {
  const lineText = (parts: readonly TextPart[]) =>
    parts.map((part) => partText(part, site)).join("");
  const lineHtml = (parts: readonly TextPart[]) => parts.map((part) => partHtml(part, site));
  switch (block.kind) {
    case "heading":
      return {
        text: `${block.text}\n${"-".repeat(Math.min(block.text.length, 60))}`,
        html: headingHtml(block),
      };
    case "quote":
      return {
        text: `“${block.text}”`,
        html: html`<blockquote class="quote" style="margin:16px 0;padding:12px 16px;border-left:4px solid #c9a227;background:#f6f1e4;font-style:italic">${block.text}</blockquote>`,
      };
    case "list":
      return {
        text: block.items.map((item) => `- ${lineText(item)}`).join("\n"),
        html: html`<ul style="margin:0 0 16px;padding-left:22px">${block.items.map((item) => html`<li style="margin:0 0 6px">${lineHtml(item)}</li>`)}</ul>`,
      };
    case "picture":
      return {
        text: `[Picture: ${block.alt}]`,
        html: pictureHtml(block, pictures.get(block.src), site),
      };
    case "paragraph":
      return {
        text: lineText(block.parts),
        html: html`<p style="margin:0 0 16px">${lineHtml(block.parts)}</p>`,
      };
  }
}

function partText(part: TextPart, site: SiteConfig): string {
  if (typeof part === "string") return part;
  const { text, url } = part;
  return url === undefined || url === text ? text : `${text} (${absolute(url, site)})`;
}

function partHtml(part: TextPart, site: SiteConfig): MailHtml {
  if (typeof part === "string") return html`${part}`;
  const words = part.isBold ? html`<strong>${part.text}</strong>` : html`${part.text}`;
  if (part.url === undefined) return words;
  return mailLink(absolute(part.url, site), words);
}

/** One that is not embedded is a link: nothing is loaded when the letter is read. */
function pictureHtml(
  { src, alt }: { src: string; alt: string },
  picture: MailPicture | undefined,
  site: SiteConfig,
): MailHtml {
  if (!picture) {
    return html`<p style="margin:0 0 16px">${mailLink(absolute(src, site), `Picture: ${alt}`)}</p>`;
  }
  return html`<p style="margin:0 0 16px"><img src="cid:${picture.cid}" alt="${alt}" width="542" style="display:block;width:100%;height:auto;border:0"></p>`;
}

const headingPixels = { 2: 22, 3: 19, 4: 17 };

function headingHtml({ level, text }: { level: 2 | 3 | 4; text: string }): MailHtml {
  const style = `margin:24px 0 8px;font-weight:normal;line-height:1.3;color:#24456f;font-size:${headingPixels[level]}px`;
  return html`<h${level} class="heading" style="${style}">${text}</h${level}>`;
}
