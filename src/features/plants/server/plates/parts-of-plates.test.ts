import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { drawPlate } from "#art/index-for-server.ts";
import { withSvgReading } from "#shared/server/security/svg-safety.ts";
import { plantRecords } from "../../plant-record.ts";
import { subjectOf } from "./make-and-keep-plates.ts";

/** A plate is looked at twice as large as on a card: half of its drawing. */
const [wide, high] = [600, 750];
/** Where plants stand, and the arch, clear of its inner rule. */
const foot = 638;
const arch = { left: 54, right: 546, top: 54, bottom: 648 };

/** Which part inks each point, row by row: 0 none, 1 the first. */
type Inked = Uint8Array;

/** A plate is painted once, each of its parts in a color of its own. */
const colorsOfParts = ["#f00", "#0f0", "#00f", "#ff0"];

const bright = (value = 0) => value > 127;

async function inked({ head, parts }: Parts): Promise<Inked> {
  const painted = parts.map((part, i) => `<g color="${colorsOfParts[i]}">${part}</g>`);
  const svg = Buffer.from(`${head}${painted.join("")}</svg>`);
  const pixels = await withSvgReading(sharp, () =>
    sharp(svg).resize(wide, high).ensureAlpha().raw().toBuffer(),
  );
  const ink = new Uint8Array(wide * high);
  for (let point = 0, at = 0; point < ink.length; point++, at += 4)
    if ((pixels[at + 3] ?? 0) >= 25)
      ink[point] = bright(pixels[at + 2])
        ? 3
        : !bright(pixels[at + 1])
          ? 1
          : bright(pixels[at])
            ? 4
            : 2;
  return ink;
}

interface Parts {
  /** What all are drawn of, its colors left to the part. */
  head: string;
  /** Specimen, silhouettes and detail, without the frame. */
  parts: string[];
}

function partsOf(svg: string): Parts {
  const [head = ""] = svg.match(/^.*?<\/defs>/s) ?? [];
  const body = svg.slice(head.length);
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: tag, index } of body.matchAll(/<g\b[^>]*>|<\/g>/g)) {
    if (tag !== "</g>") {
      if (depth === 0) start = index;
      depth += 1;
      continue;
    }
    depth -= 1;
    if (depth === 0) parts.push(body.slice(start, index + 4));
  }
  const day = head.replace(/@media.*?<\/style>/s, "</style>");
  return { head: day.replace(/(fill|stroke):#\w+/g, "$1:currentColor"), parts };
}

interface Island {
  /** Points it has. */
  size: number;
  bottom: number;
  at: string;
}

/** What hangs together of a part: islands of ink, each point beside another of the same island. */
function islandsOf(ink: Inked, part: number): Island[] {
  const seen = ink.slice();
  const islands: Island[] = [];
  for (let first = seen.indexOf(part); first >= 0; first = seen.indexOf(part, first)) {
    const island = { size: 0, bottom: 0, at: `${first % wide},${Math.floor(first / wide)}` };
    const open = [first];
    seen[first] = 0;
    for (let point = open.pop(); point !== undefined; point = open.pop()) {
      island.size += 1;
      island.bottom = Math.max(island.bottom, Math.floor(point / wide));
      // Nothing is drawn at the edges of a plate, so a row ends in paper.
      for (let row = point - wide; row <= point + wide; row += wide)
        for (let next = row - 1; next <= row + 1; next++) {
          if (seen[next] !== part) continue;
          seen[next] = 0;
          open.push(next);
        }
    }
    islands.push(island);
  }
  return islands.sort((a, b) => b.size - a.size);
}

/** What is joined to nothing: neither to the rest of its part nor standing on the ground. */
function loose(ink: Inked, part: number): Island[] {
  const islands = islandsOf(ink, part);
  const ground = Math.min(foot, Math.max(...islands.map(({ bottom }) => bottom)));
  // A speck is a stamen's tip or a hair whose thread is finer than what is looked at.
  return islands.slice(1).filter(({ size, bottom }) => size >= 16 && bottom < ground - 14);
}

/** Whether two parts touch, or all but touch: a point of one within four points of a point of the other. */
function isCrowded(ink: Inked): boolean {
  const near = 4;
  for (let point = 0; point < ink.length; point++) {
    const part = ink[point];
    if (!part) continue;
    const isInner = ink[point - 1] === part && ink[point + 1] === part;
    if (isInner && ink[point - wide] === part && ink[point + wide] === part) continue;
    for (let row = point - near * wide; row <= point + near * wide; row += wide)
      for (let next = row - near; next <= row + near; next++)
        if (ink[next] && ink[next] !== part) return true;
  }
  return false;
}

interface Looked {
  floating: Island[];
  isOutside: boolean;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function lookedAt(ink: Inked, part: number): Looked {
  const top = Math.floor(ink.indexOf(part) / wide);
  const bottom = Math.floor(ink.lastIndexOf(part) / wide);
  let [left, right] = [wide, 0];
  for (let y = top; y <= bottom; y++) {
    const row = ink.subarray(y * wide, (y + 1) * wide);
    if (!row.includes(part)) continue;
    left = Math.min(left, row.indexOf(part));
    right = Math.max(right, row.lastIndexOf(part));
  }
  const isOutside =
    left < arch.left || right > arch.right || top < arch.top || bottom > arch.bottom;
  return { floating: loose(ink, part), isOutside, left, right, top, bottom };
}

const subjects = plantRecords.map(subjectOf);
const trees = new Set(subjects.filter(({ kind }) => kind === "tree").map(({ slug }) => slug));
const draw = (subject: (typeof subjects)[number]) =>
  partsOf(drawPlate(subject, { number: "", blind: true }));

describe("the parts of a plate", () => {
  const looked: { slug: string; parts: Looked[]; isTouching: boolean }[] = [];
  beforeAll(async () => {
    for (const subject of subjects) {
      const drawn = draw(subject);
      const ink = await inked(drawn);
      const parts = drawn.parts.map((_, i) => lookedAt(ink, i + 1));
      looked.push({ slug: subject.slug, parts, isTouching: isCrowded(ink) });
    }
  }, 600_000);

  it("hold together: every petal, bud, stalk and fruit is joined to what bears it", () => {
    const floating = looked.flatMap(({ slug, parts }) =>
      parts.flatMap((part) => part.floating.map(({ size, at }) => `${slug}: ${size} at ${at}`)),
    );
    expect(floating).toEqual([]);
  });

  it("would be caught floating, and touching another part", async () => {
    const [subject] = subjects;
    if (!subject) throw new Error("There is no plant.");
    const { head, parts } = draw(subject);
    const planted = (form: string) =>
      inked({ head, parts: parts.map((part, i) => (i ? part : part + form)) });
    const petal = `<path fill="currentColor" d="M20 20h20v20h-20z"/>`;
    expect(lookedAt(await planted(petal), 1).floating).toHaveLength(1);
    const [first, second] = looked[0]?.parts ?? [];
    if (!first || !second) throw new Error("A plate has parts.");
    const middle = (part: Looked) =>
      `${(part.left + part.right) / 2} ${(part.top + part.bottom) / 2}`;
    const stalk = `<path stroke="currentColor" d="M${middle(first)}L${middle(second)}"/>`;
    expect([looked[0]?.isTouching, isCrowded(await planted(stalk))]).toEqual([false, true]);
  });

  it("touch no other part", () => {
    const crowded = looked.filter(({ isTouching }) => isTouching);
    expect(crowded.map(({ slug }) => slug)).toEqual([]);
  });

  it("stand in the arch, the largest in its middle third: of a tree the tree itself", () => {
    const wrong = looked.filter(({ slug, parts }) => {
      const sizeOf = ({ left, right, top, bottom }: (typeof parts)[number]) =>
        trees.has(slug) ? bottom - top : (right - left) * (bottom - top);
      const [largest] = parts.toSorted((a, b) => sizeOf(b) - sizeOf(a));
      // It is drawn before its spray and its detail.
      if (trees.has(slug) && largest !== parts.at(-3)) return true;
      const middle = largest ? (largest.left + largest.right) / 2 / wide : 0;
      const isMiddle = middle > 1 / 3 && middle < 2 / 3;
      return !isMiddle || parts.some(({ isOutside }) => isOutside);
    });
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });
});
