import { contentBlocks } from "#features/blog/rules.ts";

/** A piece of a line: plain words, or a link. */
export type Inline = { text: string; url?: string };

/** One block of a letter. Texts are plain: whoever sets them escapes them. */
export type LetterBlock =
  | { kind: "heading"; level: 2 | 3 | 4; text: string }
  | { kind: "quote"; text: string }
  | { kind: "paragraph"; parts: Inline[] }
  | { kind: "list"; items: Inline[][] };

/**
 * Reads a letter as the blog reads a post, line by line, and beyond that: lines that begin with "- "
 * are a list, and `[words](https://…)` and bare addresses are links.
 */
export function letterBlocks(body: string): LetterBlock[] {
  const blocks: LetterBlock[] = [];
  for (const block of contentBlocks(body)) {
    if (block.kind === "heading" || block.kind === "quote") blocks.push(block);
    if (block.kind !== "paragraph") continue;
    const item = /^[-•]\s+(.+)$/.exec(block.text)?.[1];
    const last = blocks.at(-1);
    if (item === undefined) blocks.push({ kind: "paragraph", parts: inlineParts(block.text) });
    else if (last?.kind === "list") last.items.push(inlineParts(item));
    else blocks.push({ kind: "list", items: [inlineParts(item)] });
  }
  return blocks;
}

const link =
  /\[([^\]\n]{1,300})\]\((https?:\/\/[^\s()]{1,1000}|mailto:[^\s()]{1,300}|\/[^\s()]{0,1000})\)|(https?:\/\/[^\s<>"]{1,1000})/g;

/** A line's words and links. What only looks like a link stays words. */
function inlineParts(line: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const match of line.matchAll(link)) {
    const [whole, words, named, bare] = match;
    // The full stop after an address is the sentence's.
    const url = named ?? (bare as string).replace(/[.,;:!?)\]]+$/, "");
    const shown = words === undefined ? url : whole;
    if (match.index > at) parts.push({ text: line.slice(at, match.index) });
    parts.push({ text: words ?? url, url });
    at = match.index + shown.length;
  }
  if (at < line.length) parts.push({ text: line.slice(at) });
  return parts;
}

/** "1 person", "5,000 people". */
export function people(count: number): string {
  return count === 1 ? "1 person" : `${count.toLocaleString("en-US")} people`;
}

/** Where a letter's picture is on this site; undefined where none was given. */
export function picturePath(picture: string): string | undefined {
  const given = picture.trim();
  if (given === "") return undefined;
  if (given.startsWith("/")) return given;
  const parts = given.split("/").filter((part) => part !== "" && part !== "." && part !== "..");
  if (parts[0] === "attached-assets") parts.shift();
  return `/attached-assets/${parts.map(encodeURIComponent).join("/")}`;
}
