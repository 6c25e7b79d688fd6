import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { drawPlate } from "#art/index-for-server.ts";
import { plantRecords } from "../../plant-record.ts";
import { subjectOf } from "./make-and-keep-plates.ts";

/** A plate is looked at twice as large as on a card: half of its drawing. */
const [wide, high] = [600, 750];
/** Where plants stand, and the arch inside its outer rule. */
const foot = 638;
const arch = { left: 48, right: 552, top: 48, bottom: 660 };

/** Which points of a picture are inked: 255 or 0, row by row. */
type Inked = Uint8Array;

async function inked(svg: string): Promise<Inked> {
  const alpha = await sharp(Buffer.from(svg))
    .resize(wide, high)
    .ensureAlpha()
    .extractChannel(3)
    .threshold(25)
    .raw()
    .toBuffer();
  return new Uint8Array(alpha);
}

/** A plate's parts as files of their own: specimen, silhouettes and detail, without the frame. */
function partsOf(svg: string): string[] {
  const [head = ""] = svg.match(/^.*?<\/defs>/s) ?? [];
  const day = head.replace(/@media.*?<\/style>/s, "</style>");
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
    if (depth === 0) parts.push(`${day}${body.slice(start, index + 4)}</svg>`);
  }
  return parts;
}

interface Island {
  /** Points it has. */
  size: number;
  bottom: number;
  at: string;
}

/** What hangs together: islands of ink, each point beside another of the same island. */
function islandsOf(ink: Inked): Island[] {
  const seen = ink.slice();
  const islands: Island[] = [];
  for (let first = seen.indexOf(255); first >= 0; first = seen.indexOf(255, first)) {
    const island = { size: 0, bottom: 0, at: `${first % wide},${Math.floor(first / wide)}` };
    const open = [first];
    seen[first] = 0;
    for (let point = open.pop(); point !== undefined; point = open.pop()) {
      const [x, y] = [point % wide, Math.floor(point / wide)];
      island.size += 1;
      island.bottom = Math.max(island.bottom, y);
      for (let near = 0; near < 9; near++) {
        const [nearX, nearY] = [x + (near % 3) - 1, y + Math.floor(near / 3) - 1];
        const next = nearY * wide + nearX;
        if (nearX < 0 || nearX >= wide || !seen[next]) continue;
        seen[next] = 0;
        open.push(next);
      }
    }
    islands.push(island);
  }
  return islands.sort((a, b) => b.size - a.size);
}

/** What is joined to nothing: neither to the rest of its part nor standing on the ground. */
function loose(ink: Inked): Island[] {
  const islands = islandsOf(ink);
  const ground = Math.min(foot, Math.max(...islands.map(({ bottom }) => bottom)));
  // A speck is a stamen's tip or a hair whose thread is finer than what is looked at.
  return islands.slice(1).filter(({ size, bottom }) => size >= 16 && bottom < ground - 14);
}

/** Whether two parts touch, or all but touch: a point of one within four points of a point of the other. */
function touching(one: Looked, other: Looked): boolean {
  const near = 4;
  const [left, right, top, bottom] = [
    Math.max(one.left, other.left - near),
    Math.min(one.right, other.right + near),
    Math.max(one.top, other.top - near),
    Math.min(one.bottom, other.bottom + near),
  ];
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      if (!one.ink[y * wide + x]) continue;
      for (let row = y - near; row <= y + near; row++)
        if (other.ink.subarray(row * wide + x - near, row * wide + x + near + 1).includes(255))
          return true;
    }
  return false;
}

interface Looked {
  ink: Inked;
  floating: Island[];
  isOutside: boolean;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

async function lookedAt(part: string): Promise<Looked> {
  const ink = await inked(part);
  const top = Math.floor(ink.indexOf(255) / wide);
  const bottom = Math.floor(ink.lastIndexOf(255) / wide);
  let [left, right] = [wide, 0];
  for (let y = top; y <= bottom; y++) {
    const row = ink.subarray(y * wide, (y + 1) * wide);
    if (!row.includes(255)) continue;
    left = Math.min(left, row.indexOf(255));
    right = Math.max(right, row.lastIndexOf(255));
  }
  const isOutside =
    left < arch.left || right > arch.right || top < arch.top || bottom > arch.bottom;
  return { ink, floating: loose(ink), isOutside, left, right, top, bottom };
}

const subjects = plantRecords.map(subjectOf);
const draw = (subject: (typeof subjects)[number]) =>
  partsOf(drawPlate(subject, { number: "", blind: true }));

describe("the parts of a plate", () => {
  const looked: { slug: string; parts: Omit<Looked, "ink">[]; isTouching: boolean }[] = [];
  beforeAll(async () => {
    for (const subject of subjects) {
      const parts: Looked[] = [];
      for (const part of draw(subject)) parts.push(await lookedAt(part));
      const isTouching = parts.some((part, i) =>
        parts.slice(i + 1).some((other) => touching(part, other)),
      );
      looked.push({
        slug: subject.slug,
        parts: parts.map(({ ink: _, ...part }) => part),
        isTouching,
      });
    }
  }, 600_000);

  it("hold together: every petal, bud, stalk and fruit is joined to what bears it", () => {
    const floating = looked.flatMap(({ slug, parts }) =>
      parts.flatMap((part) => part.floating.map(({ size, at }) => `${slug}: ${size} at ${at}`)),
    );
    expect(floating).toEqual([]);
  });

  it("would be caught floating", async () => {
    const [subject] = subjects;
    if (!subject) throw new Error("There is no plant.");
    const [part = ""] = draw(subject);
    const petal = `<path fill="#f00" d="M300 120h20v20h-20z"/>`;
    const { floating } = await lookedAt(part.replace("</svg>", `${petal}</svg>`));
    expect(floating).toHaveLength(1);
  });

  it("touch no other part", () => {
    const crowded = looked.filter(({ isTouching }) => isTouching);
    expect(crowded.map(({ slug }) => slug)).toEqual([]);
  });

  it("stand in the arch, the largest in its middle third", () => {
    const wrong = looked.filter(({ parts }) => {
      const roomOf = ({ left, right, top, bottom }: (typeof parts)[number]) =>
        (right - left) * (bottom - top);
      const [largest] = parts.toSorted((a, b) => roomOf(b) - roomOf(a));
      const middle = largest ? (largest.left + largest.right) / 2 / wide : 0;
      const isMiddle = middle > 1 / 3 && middle < 2 / 3;
      return !isMiddle || parts.some(({ isOutside }) => isOutside);
    });
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });
});
