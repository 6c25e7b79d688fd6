import type { Mark, PaperColor, PaperFont } from "../answers.ts";

/** How broad a line is, in points. */
export type WidthOf = (text: string, font: PaperFont, size: number) => number;

export interface Paragraph {
  text: string;
  font: PaperFont;
  color: PaperColor;
  /** In points. */
  size: number;
  /** How small it may get; absent: not at all. */
  least?: number;
  /** Lines at most; what is longer at its least size is cut. Absent: one. */
  lines?: number;
  /** From line to line, in sizes. */
  leading?: number;
  /** Space before it, in points; none before the first. */
  before?: number;
  /** Left out if there is no room for it, the last first. */
  mayGo?: boolean;
  align?: "left" | "center" | "right";
  /** Placed at the bottom of the room, not after the previous one. */
  isFoot?: boolean;
}

export interface Room {
  width: number;
  height: number;
  /** What else is in the lower right corner: lines beside it are shorter. */
  corner?: { width: number; height: number } | undefined;
}

interface Line {
  text: string;
  y: number;
  width: number;
  of: Paragraph;
}

/**
 * Sets paragraphs below each other: at the intended size, or together as much smaller as allowed. What still
 * does not fit is left out if it may be, and cut otherwise, the last first: then it `isShortened`. What was
 * left out too early is restored. The marks are placed from the upper left corner of the room.
 */
export function setText(wanted: readonly Paragraph[], room: Room, widthOf: WidthOf) {
  const all = wanted.filter(({ text }) => text !== "");
  for (let scale = 1; scale > 0.25; scale -= 0.04) {
    const set = setAt(all, scale, room, widthOf);
    if (set.isWithin) return { ...marksOf(set, widthOf), isShortened: false };
  }
  const fits = (these: readonly Paragraph[]) => setAt(these, 0, room, widthOf).isWithin;
  let paragraphs = all;
  while (!fits(paragraphs) && paragraphs.some(({ mayGo }) => mayGo)) {
    const goes = paragraphs.findLast(({ mayGo }) => mayGo);
    paragraphs = paragraphs.filter((it) => it !== goes);
  }
  if (fits(paragraphs)) {
    // A paragraph left out before a longer one may fit after all.
    for (const one of all) {
      const more = all.filter((it) => it === one || paragraphs.includes(it));
      if (fits(more)) paragraphs = more;
    }
    const isShortened = paragraphs.length < all.length;
    return { ...marksOf(setAt(paragraphs, 0, room, widthOf), widthOf), isShortened };
  }
  for (;;) {
    const set = setAt(paragraphs, 0, room, widthOf, { cuts: true });
    const shorter = paragraphs.findLastIndex(({ lines = 1 }) => lines > 1);
    if (set.isWithin || shorter < 0) return { ...marksOf(set, widthOf), isShortened: true };
    paragraphs = paragraphs.map((it, at) =>
      at === shorter ? { ...it, lines: (it.lines ?? 1) - 1 } : it,
    );
  }
}

/** Sets paragraphs at one scale, and says whether each is within its lines and all within the room. */
function setAt(
  paragraphs: readonly Paragraph[],
  scale: number,
  { width, height, corner }: Room,
  widthOf: WidthOf,
  { cuts = false } = {},
) {
  const lines: Line[] = [];
  const [flow, foot] = [false, true].map((isFoot) =>
    paragraphs.filter((it) => Boolean(it.isFoot) === isFoot),
  );
  let isWithin = true;

  function stack(these: readonly Paragraph[], top: number, isFoot: boolean): number {
    let y = top;
    for (const [at, it] of these.entries()) {
      const size = Math.max(it.least ?? it.size, it.size * scale);
      const pitch = size * (it.leading ?? 1.22);
      if (at > 0) y += it.before ?? 0;
      const broadAt = (line: number) => {
        const isBeside = corner && (isFoot || y + (line + 1) * pitch > height - corner.height);
        return isBeside ? width - corner.width : width;
      };
      const fits = (text: string, line: number) => widthOf(text, it.font, size) <= broadAt(line);
      const broken = breakLines(it.text, fits);
      const most = it.lines ?? 1;
      const shown = cuts ? cutLines(broken, most, fits) : broken;
      isWithin &&= shown.length <= most && shown.every(fits);
      for (const [line, text] of shown.entries()) {
        lines.push({ text, y, width: broadAt(line), of: { ...it, size } });
        y += pitch;
      }
    }
    return y - top;
  }

  const flowHeight = stack(flow ?? [], 0, false);
  const start = lines.length;
  const footHeight = stack(foot ?? [], 0, true);
  for (const line of lines.slice(start)) line.y += height - footHeight;
  const gap = footHeight > 0 && flowHeight > 0 ? (foot?.[0]?.before ?? 0) : 0;
  isWithin &&= flowHeight + gap + footHeight <= height + 0.01;
  return { lines, isWithin, height: flowHeight };
}

/** Breaks after blanks and hyphens; a word that is broader than the room stands alone. */
function breakLines(text: string, fits: (text: string, line: number) => boolean): string[] {
  const lines: string[] = [];
  for (const given of text.split("\n")) {
    let line = "";
    for (const word of given.split(/(?<=[ -])/)) {
      if (line !== "" && !fits((line + word).trimEnd(), lines.length)) {
        lines.push(line.trimEnd());
        line = "";
      }
      line += word;
    }
    lines.push(line.trimEnd());
  }
  return lines;
}

function cutLines(
  lines: readonly string[],
  most: number,
  fits: (text: string, line: number) => boolean,
): string[] {
  return lines.slice(0, most).map((line, at) => {
    const isCut = at === most - 1 && lines.length > most;
    if (!isCut && fits(line, at)) return line;
    let kept = line;
    while (kept !== "" && !fits(`${kept}…`, at)) kept = kept.slice(0, -1).trimEnd();
    return `${kept.replace(/[ ,;:·–-]+$/, "")}…`;
  });
}

function marksOf({ lines, height }: { lines: readonly Line[]; height: number }, widthOf: WidthOf) {
  const marks = lines.map(({ text, y, width, of }): Mark => {
    const { font, size, color, align = "left" } = of;
    const free = width - widthOf(text, font, size);
    const x = align === "left" ? 0 : align === "center" ? free / 2 : free;
    return { kind: "text", text, x, y: y + size * 0.78, font, size, color };
  });
  return { marks, height };
}

/** Returns the same marks so far to the right and down, in points. */
export function moved(marks: readonly Mark[], x: number, y: number): Mark[] {
  return marks.map((mark) => ({ ...mark, x: mark.x + x, y: mark.y + y }));
}

/** What the fonts have no letter for. */
const unprintable =
  /[^ -~\u00a0-\u00ac\u00ae-\u00b1\u00b4-\u00b8\u00ba-\u017f\u0192\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u02c6\u02c7\u02d8-\u02dd\u1e80-\u1e85\u1ea0-\u1ef9‐-―‘-‚“-„†-•…‰′″‹›⁄€™⅓⅔⅛-⅞←-↓−\n]/gu;

/** Returns a text that the fonts can set: letters that they lack lose their accents, signs such as emoji are removed. */
export function printable(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(/\t/g, " ")
    .replace(unprintable, (sign) => sign.normalize("NFKD").replace(unprintable, ""))
    .replace(/ {2,}/g, " ")
    .trim();
}
