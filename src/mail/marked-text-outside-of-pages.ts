import { html } from "hono/html";
import type { TextBlock, TextPart } from "#shared/both/text-markup.ts";
import type { SiteConfig } from "#shared/server/config.ts";
import { type MailHtml, mailLink } from "./mail-layout.ts";

/** Whoever reads it elsewhere is at an address of their own. */
export function absolute(url: string, site: SiteConfig): string {
  return url.startsWith("/") ? site.publicUrl + url : url;
}

/**
 * A block of a letter, or of a post in the feed, as plain text and as HTML, which say the same; undefined
 * for mere spacing. `imageOf`: where a picture is shown from; false: it is a link.
 */
export function blockOutsideOfPages(
  block: TextBlock,
  site: SiteConfig,
  imageOf: (src: string) => string | false,
): { text: string; html: MailHtml } | undefined {
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
        html: pictureHtml(block, imageOf(block.src), site),
      };
    case "paragraph":
      return {
        text: lineText(block.parts),
        html: html`<p style="margin:0 0 16px">${lineHtml(block.parts)}</p>`,
      };
    case "space":
      return undefined;
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

function pictureHtml(
  { src, alt }: { src: string; alt: string },
  image: string | false,
  site: SiteConfig,
): MailHtml {
  const shown = image
    ? html`<img src="${image}" alt="${alt}" width="542" style="display:block;width:100%;height:auto;border:0">`
    : mailLink(absolute(src, site), `Picture: ${alt}`);
  return html`<p style="margin:0 0 16px">${shown}</p>`;
}

const headingPixels = { 2: 22, 3: 19, 4: 17 };

function headingHtml({ level, text }: { level: 2 | 3 | 4; text: string }): MailHtml {
  const style = `margin:24px 0 8px;font-weight:normal;line-height:1.3;color:#24456f;font-size:${headingPixels[level]}px`;
  return html`<h${level} class="heading" style="${style}">${text}</h${level}>`;
}
