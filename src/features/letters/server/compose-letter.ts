import { html } from "hono/html";
import type { LetterFrame } from "#mail/letter-recipients-interface.ts";
import { layOutMail, type MailHtml, mailLink } from "#mail/mail-layout.ts";
import type { Mail } from "#mail/mailer.ts";
import { type TextBlock, type TextPart, textBlocks } from "#shared/both/text-markup.ts";
import type { SiteConfig } from "#shared/server/config.ts";
import type { MailPicture } from "#shared/server/picture-for-mail.ts";

/** What a letter says, before it is set. */
export interface LetterText {
  subject: string;
  body: string;
  pictureAlt: string;
}

/** Sets a letter as plain text and as HTML, which say the same, with what stands around it. */
export function composeLetter(
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
