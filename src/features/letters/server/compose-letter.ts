import { html } from "hono/html";
import type { LetterRow } from "#db/schema.ts";
import {
  type LetterAudiences,
  type LetterFrame,
  withChangeKind,
} from "#mail/letter-recipients-interface.ts";
import { layOutMail, type MailHtml, mailLink } from "#mail/mail-layout.ts";
import type { Mail } from "#mail/mailer.ts";
import type { MailWriter, MailWriters } from "#mail/outbox.ts";
import { ownerAddress } from "#mail/owner-address.ts";
import { pictureAddress } from "#shared/both/picture-address.ts";
import { type TextBlock, type TextPart, textBlocks } from "#shared/both/text-markup.ts";
import type { SiteConfig } from "#shared/server/config.ts";
import {
  type MailPicture,
  type MailPictures,
  pictureBytesMax,
} from "#shared/server/picture-for-mail.ts";
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

/** What a letter says, before it is set. */
interface LetterText {
  subject: string;
  body: string;
  pictureAlt: string;
}

/** Sets a letter as plain text and as HTML, which say the same, with what stands around it. */
function composeLetter(
  letter: LetterText,
  {
    to,
    frame,
    postalAddress,
    picture,
    picturesInText,
    site,
  }: {
    to: string;
    frame: LetterFrame;
    postalAddress: string;
    picture: MailPicture | undefined;
    /** By the addresses that the text names them with. */
    picturesInText: ReadonlyMap<string, MailPicture>;
    site: SiteConfig;
  },
): Mail {
  const blocks = textBlocks(letter.body).filter(({ kind }) => kind !== "space");
  const postal = postalAddress
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .join(", ");
  const address = [site.brand, postal].filter(Boolean).join(", ");
  const contact = `${site.phone} · ${site.email}\n${site.publicUrl}`;
  return layOutMail(site, {
    to,
    subject: letter.subject,
    picture: picture ? { image: picture, alt: letter.pictureAlt } : frame.picture,
    parts: [
      ...(frame.before ?? []),
      inTextAlone(letter.pictureAlt && picture ? `[Picture: ${letter.pictureAlt}]` : ""),
      ...blocks.map((block) => partOf(block, picturesInText, site)),
      ...(frame.after ?? []),
      ...(frame.closing ? [] : [inTextAlone(`--\n${address}\n${contact}`)]),
    ],
    ...(frame.closing ? { closing: frame.closing } : {}),
    foot: { why: frame.why, link: frame.link, postalAddress: postal },
    attachments: [...picturesInText.values(), ...(frame.attachments ?? [])],
    ...(frame.headers ? { headers: frame.headers } : {}),
  });
}

/** What the HTML says in a way of its own. */
const inTextAlone = (text: string) => ({ text, html: html`` });

function absolute(url: string, site: SiteConfig): string {
  return url.startsWith("/") ? site.publicUrl + url : url;
}

/** A block of the letter as plain text and as HTML, which say the same. */
function partOf(
  block: TextBlock,
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
    case "space":
      return { text: "", html: html`` };
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

/** One that does not travel in the letter is a link: nothing is loaded when the letter is read. */
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

function headingHtml({ level, text }: { level: 2 | 3 | 4; text: string }): MailHtml {
  const styles = "margin:24px 0 8px;font-weight:normal;line-height:1.3;color:#24456f;font-size:";
  if (level === 2) return html`<h2 class="heading" style="${styles}22px">${text}</h2>`;
  if (level === 3) return html`<h3 class="heading" style="${styles}19px">${text}</h3>`;
  return html`<h4 class="heading" style="${styles}17px">${text}</h4>`;
}
