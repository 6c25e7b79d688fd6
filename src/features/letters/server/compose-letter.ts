import { html } from "hono/html";
import type { LetterFoot } from "#mail/letter-audience.ts";
import { layOutMail, type MailHtml, mailLink } from "#mail/mail-layout.ts";
import type { MailPicture } from "#mail/mail-picture.ts";
import type { Mail } from "#mail/mailer.ts";
import { type TextBlock, type TextPart, textBlocks } from "#shared/both/text-markup.ts";
import type { SiteConfig } from "#shared/server/config.ts";

/** What a letter says, before it is set. */
export interface LetterText {
  subject: string;
  body: string;
  pictureAlt: string;
}

/** Sets a letter as plain text and as HTML, which say the same, with its foot. */
export function composeLetter(
  letter: LetterText,
  {
    to,
    foot,
    postalAddress,
    picture,
    picturesInText,
    site,
  }: {
    to: string;
    foot: LetterFoot;
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
  return layOutMail(site, {
    to,
    subject: letter.subject,
    picture: picture && { image: picture, alt: letter.pictureAlt },
    parts: [
      {
        text: letter.pictureAlt && picture ? `[Picture: ${letter.pictureAlt}]` : "",
        html: html``,
      },
      ...blocks.map((block) => ({
        text: blockText(block, site),
        html: blockHtml(block, picturesInText, site),
      })),
      {
        text: `--\n${address}\n${site.phone} · ${site.email}\n${site.publicUrl}`,
        html: html``,
      },
    ],
    foot: { why: foot.why, link: foot.link, postalAddress: postal },
    attachments: [...picturesInText.values()],
    ...(foot.headers ? { headers: foot.headers } : {}),
  });
}

function absolute(url: string, site: SiteConfig): string {
  return url.startsWith("/") ? site.publicUrl + url : url;
}

function blockText(block: TextBlock, site: SiteConfig): string {
  const line = (parts: readonly TextPart[]) => parts.map((part) => partText(part, site)).join("");
  switch (block.kind) {
    case "heading":
      return `${block.text}\n${"-".repeat(Math.min(block.text.length, 60))}`;
    case "quote":
      return `“${block.text}”`;
    case "list":
      return block.items.map((item) => `- ${line(item)}`).join("\n");
    case "picture":
      return `[Picture: ${block.alt}]`;
    case "paragraph":
      return line(block.parts);
    case "space":
      return "";
  }
}

function partText(part: TextPart, site: SiteConfig): string {
  if (typeof part === "string") return part;
  const { text, url } = part;
  return url === undefined || url === text ? text : `${text} (${absolute(url, site)})`;
}

function blockHtml(
  block: TextBlock,
  pictures: ReadonlyMap<string, MailPicture>,
  site: SiteConfig,
): MailHtml {
  const line = (parts: readonly TextPart[]) => parts.map((part) => partHtml(part, site));
  switch (block.kind) {
    case "heading":
      return headingHtml(block);
    case "quote":
      return html`<blockquote class="quote" style="margin:16px 0;padding:12px 16px;border-left:4px solid #c9a227;background:#f6f1e4;font-style:italic">${block.text}</blockquote>`;
    case "list":
      return html`<ul style="margin:0 0 16px;padding-left:22px">${block.items.map((item) => html`<li style="margin:0 0 6px">${line(item)}</li>`)}</ul>`;
    case "picture":
      return pictureHtml(block, pictures.get(block.src), site);
    case "paragraph":
      return html`<p style="margin:0 0 16px">${line(block.parts)}</p>`;
    case "space":
      return html``;
  }
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
