/** A piece of a line: plain words, or words that are bold, or lead somewhere, or both. */
export type TextPart = string | { text: string; url?: string; isBold?: true };

/** One block of a post or a letter. Texts are plain: whoever shows them escapes them. */
export type TextBlock =
  | { kind: "heading"; level: 2 | 3 | 4; text: string }
  | { kind: "quote"; text: string }
  | { kind: "paragraph"; parts: TextPart[] }
  | { kind: "list"; items: TextPart[][] }
  | { kind: "picture"; src: string; alt: string }
  | { kind: "space" };

/**
 * Reads what the owner writes, line by line: #, ## and ### begin headings, single asterisks enclose quotations,
 * "- " begins list items, and `![what it shows](picture)` is a picture of this site. Within lines `**words**` are
 * bold, `[words](address)` and bare addresses are links. What only resembles markup stays text.
 */
export function textBlocks(text: string): TextBlock[] {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const depths = [...new Set(lines.map((line) => headingOf(line)?.depth ?? 0))]
    .filter((depth) => depth > 0)
    .sort();
  const blocks: TextBlock[] = [];
  let above = 1;
  for (const line of lines) {
    const heading = headingOf(line);
    const quote = /^\*([^*]+)\*$/.exec(line)?.[1]?.trim();
    const point = pointOf(line);
    const picture = pictureOf(line);
    const last = blocks.at(-1);
    if (line === "") blocks.push({ kind: "space" });
    else if (heading) {
      // Below the page's h1 no level is skipped, whichever marks the author uses.
      const level = Math.min(depths.indexOf(heading.depth) + 2, above + 1) as 2 | 3 | 4;
      above = level;
      blocks.push({ kind: "heading", level, text: heading.text });
    } else if (quote) blocks.push({ kind: "quote", text: quote });
    else if (picture) blocks.push(picture);
    else if (point === undefined) blocks.push({ kind: "paragraph", parts: partsOf(line) });
    else if (last?.kind === "list") last.items.push(partsOf(point));
    else blocks.push({ kind: "list", items: [partsOf(point)] });
  }
  return blocks;
}

/** What a part says, without its marks. */
export function wordsOf(parts: readonly TextPart[]): string {
  return parts.map((part) => (typeof part === "string" ? part : part.text)).join("");
}

function headingOf(line: string): { depth: number; text: string } | undefined {
  const signs = /^#+/.exec(line)?.[0] ?? "";
  const text = line.slice(signs.length).trimStart();
  return signs === "" || text === "" ? undefined : { depth: Math.min(signs.length, 3), text };
}

/** A line's text after its "- ". A line of only dashes and blanks is not a list item. */
function pointOf(line: string): string | undefined {
  const text = /^[-•]\s/.test(line) ? line.slice(1).trimStart() : "";
  return /[^\s•-]/.test(text) ? text : undefined;
}

/** A picture needs words for those who do not see it; without them the line stays text. */
function pictureOf(line: string): (TextBlock & { kind: "picture" }) | undefined {
  const [, words = "", address = ""] = /^!\[([^[\]]+)\]\(([^()]+)\)$/.exec(line) ?? [];
  const alt = words.trim();
  const src = sitePicture(address.trim());
  return alt !== "" && src !== undefined ? { kind: "picture", src, alt } : undefined;
}

/** Where an uploaded picture or one of the site's own is; undefined for any other address. */
function sitePicture(address: string): string | undefined {
  if (address === "" || /[:\\?#]|\/\/|(?:^|\/)\.\.?(?:\/|$)/.test(address)) return undefined;
  if (address.startsWith("/")) {
    return /^\/(?:attached-assets|pictures)\/[^/]/.test(address) ? address : undefined;
  }
  const path = address.replace(/^attached-assets\//, "").toWellFormed();
  return `/attached-assets/${path.split("/").map(encodeURIComponent).join("/")}`;
}

const bold = /\*\*([^\s*](?:[^*]*[^\s*])?)\*\*/.source;
/** Parentheses in an address come in pairs, as in Wikipedia's. */
const rest = (most: number) => String.raw`(?:[^\s()]|\([^\s()]*\)){0,${most}}`;
// A path with two slashes, or a backslash, at its start would lead to another site.
const address = String.raw`https?:\/\/[\p{L}\p{N}]${rest(1_000)}|mailto:[^\s()@]{1,200}@[^\s()@]{1,200}|tel:\+?[\d.-]{3,30}|\/(?![/\\])${rest(1_000)}`;
const bare = String.raw`https?:\/\/[\p{L}\p{N}][^\s<>"]{0,1000}`;
const marks = new RegExp(`${bold}|(?<!!)\\[([^[\\]]{1,300})\\]\\((${address})\\)|(${bare})`, "giu");

function partsOf(line: string, isBold?: true): TextPart[] {
  const plain = (text: string): TextPart => (isBold ? { text, isBold } : text);
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of line.matchAll(marks)) {
    const [whole, strong, words, named, unnamed] = match;
    let length = whole.length;
    if (match.index > at) parts.push(plain(line.slice(at, match.index)));
    if (strong !== undefined) parts.push(...partsOf(strong, true));
    else if (words !== undefined && named !== undefined) {
      const inside = isBold ? undefined : new RegExp(`^${bold}$`).exec(words)?.[1];
      const text = inside ?? words;
      parts.push({ text, url: named, ...(isBold || inside ? { isBold: true } : {}) });
    } else if (unnamed !== undefined) {
      // The period after an address ends the sentence.
      const url = unnamed.replace(/[.,;:!?)\]*’”]+$/u, "");
      length = url.length;
      parts.push({ text: url, url, ...(isBold ? { isBold } : {}) });
    }
    at = match.index + length;
  }
  if (at < line.length) parts.push(plain(line.slice(at)));
  return parts;
}
