import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { drawPlate } from "#art/index-for-server.ts";
import { plantRecords } from "../../plant-record.ts";
import { subjectOf } from "./make-and-keep-plates.ts";

/** A plate is looked at as large as on a card: a quarter of its drawing. */
const [wide, high] = [300, 375];
/** Where plants stand, and the arch inside its outer rule. */
const foot = 319;
const arch = { left: 24, right: 276, top: 24, bottom: 330 };

/** Which points of a picture are inked: 1 or 0, row by row. */
type Inked = Uint8Array;

async function inked(svg: string): Promise<Inked> {
  const pixels = await sharp(Buffer.from(svg)).resize(wide, high).ensureAlpha().raw().toBuffer();
  return Uint8Array.from({ length: wide * high }, (_, i) =>
    (pixels[i * 4 + 3] ?? 0) > 25 ? 1 : 0,
  );
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
  for (let first = 0; first < seen.length; first++) {
    if (!seen[first]) continue;
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
  return islands.slice(1).filter(({ size, bottom }) => size >= 3 && bottom < ground - 7);
}

/** Whether two parts touch, or all but touch: a point of one beside a point of the other. */
function touching(one: Inked, other: Inked): boolean {
  return one.some((isInked, at) => {
    if (!isInked) return false;
    const [x, y] = [at % wide, Math.floor(at / wide)];
    for (let near = 0; near < 25; near++) {
      const [nearX, nearY] = [x + (near % 5) - 2, y + Math.floor(near / 5) - 2];
      if (nearX >= 0 && nearX < wide && other[nearY * wide + nearX]) return true;
    }
    return false;
  });
}

interface Looked {
  ink: Inked;
  floating: Island[];
  isOutside: boolean;
  /** The room it takes, and where the middle of that is, from left (0) to right (1). */
  room: number;
  middle: number;
}

async function lookedAt(part: string): Promise<Looked> {
  const ink = await inked(part);
  let [left, right, top, bottom] = [wide, 0, high, 0];
  for (let i = 0; i < ink.length; i++) {
    if (!ink[i]) continue;
    const [x, y] = [i % wide, Math.floor(i / wide)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  const isOutside =
    left < arch.left || right > arch.right || top < arch.top || bottom > arch.bottom;
  const room = (right - left) * (bottom - top);
  return { ink, floating: loose(ink), isOutside, room, middle: (left + right) / 2 / wide };
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
      const isTouching = parts.some(({ ink }, i) =>
        parts.slice(i + 1).some((other) => touching(ink, other.ink)),
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
      const [largest] = parts.toSorted((a, b) => b.room - a.room);
      const isMiddle = largest && largest.middle > 1 / 3 && largest.middle < 2 / 3;
      return !isMiddle || parts.some(({ isOutside }) => isOutside);
    });
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });
});
