import { blend } from "#art/pen/colors.ts";
import { angleAt, degrees, radians, shoot, steps, toward } from "#art/pen/curve.ts";
import { type Point, pen, type Rand, seeded, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { fitted, ground } from "#art/pen/whole-plant.ts";
import type { Subject } from "../plate-subject.ts";
import { leafTint, stemTint } from "../stems/leaf-of-figure.ts";
import { flowerFromAfar } from "./flower-from-afar.ts";
import { domed, leafFromAfar, mound } from "./mound-of-leaves.ts";

/** How large a habit is drawn. */
const habitBox = [270, 310] as const;

/** What lies flat is drawn a little higher, or nothing of it could be made out. */
export const standOf = ({ facts }: Subject) =>
  fitted(
    Math.max(facts.heightInchesMax, facts.spreadInchesMax * 0.3),
    facts.spreadInchesMax,
    habitBox,
  );

/**
 * The whole plant as it grows: a mound or a mat of leaves with its flowers on it, a low mound with flowers on bare
 * stalks, or a clump of many leafy stems. Leaves and flowers are as large as they are beside the plant. Nothing for
 * one whose specimen is a small habit already.
 */
export function smallHabit(sheet: Sheet, subject: Subject): string | undefined {
  const shape = shapeOf(subject);
  if (!shape) return undefined;
  const { high, broad } = standOf(subject);
  const inch = broad / subject.facts.spreadInchesMax;
  const flower = flowerFromAfar(sheet, subject.figure, inch);
  const drawn =
    shape === "clump"
      ? clump(sheet, subject, { high, broad, inch, flower })
      : shape === "scapes"
        ? overMound(sheet, subject, { high, broad, inch, flower })
        : cushion(sheet, subject, { high, broad, inch, flower });
  return ground(sheet, broad * 0.5) + drawn;
}

function shapeOf({ figure, facts }: Subject): "cushion" | "scapes" | "clump" | undefined {
  const { family, inflorescence, leaf } = figure;
  const isBasal = leaf.arrangement.startsWith("basal") || leaf.arrangement === "tuft";
  const isOfFaces = ["rayed", "cups-and-stars", "double-composites", "trumpets"].includes(family);
  const isOfHeads = family === "umbels-and-domes" && inflorescence?.kind !== "umbel";
  const isLow = facts.habit === "mound" || facts.habit === "mat";
  const isViola = family === "two-lipped" && inflorescence?.position === "axillary" && !isBasal;
  if (isLow && !isBasal && (isOfFaces || isOfHeads || isViola)) return "cushion";
  if (!isOfFaces || facts.habit !== "upright-clump" || inflorescence?.kind === "raceme")
    return undefined;
  if (isBasal) return figure.stem.shape === "wiry" ? "scapes" : undefined;
  // A sunflower is one stem, and its head is seen from far.
  return facts.heightInchesMax > 60 && family === "rayed" && inflorescence?.kind === "solitary"
    ? undefined
    : "clump";
}

interface Stand {
  high: number;
  broad: number;
  /** Units to an inch. */
  inch: number;
  flower: { face: string; size: number };
}

/** A flower seen more or less from its side; of few attitudes, which take few bytes. */
const asSeen = (r: Rand, turn: number) => ({
  turn: 20 * Math.round(turn / 20),
  tall: r() < 0.5 ? 1 : 0.7,
});

/** Points on a mound that are apart from each other, those behind first. */
function scattered(r: Rand, many: number, apart: number, on: (u: number, v: number) => Point) {
  const points: Point[] = [];
  for (let i = 0; i < many * 20 && points.length < many; i++) {
    const point = on(within(r, -1, 1), r());
    if (points.every(([x, y]) => Math.hypot(x - point[0], (y - point[1]) * 1.2) > apart))
      points.push(point);
  }
  return points.sort((a, b) => a[1] - b[1]);
}

/** A mound or a mat with flowers all over it, more of them toward its top. */
function cushion(sheet: Sheet, subject: Subject, stand: Stand): string {
  const { figure, facts } = subject;
  const { broad, flower } = stand;
  const r = seeded(`${sheet.seed} cushion`);
  const isMat = facts.habit === "mat";
  const isSheet = isMat && figure.family === "umbels-and-domes";
  // However high it stands, it is a dome.
  const high = Math.min(stand.high, broad * (isSheet ? 0.36 : 0.8));
  const blunt = isMat ? 3.4 : 2.4;
  const rise = isSheet ? 0 : figure.leaf.lengthInches < 1.6 || isMat ? 0.3 : 0.15;
  const body = { ...stand, high: high - flower.size * (0.1 + rise) };
  const density = { open: 0.34, medium: 0.5, dense: 1.1 }[figure.inflorescence?.density ?? "open"];
  const many = Math.round(
    Math.min(isSheet ? 36 : 31, Math.max(12, (density * broad * high * 0.75) / flower.size ** 2)),
  );
  const at = scattered(r, many, flower.size * 0.72, (u, v) => {
    const far = 1 - v ** 1.5 * 0.86;
    return [
      u * (broad / 2 - flower.size * 0.7),
      -Math.max(flower.size * 0.7, body.high * domed(u * 0.94, blunt) * far + flower.size * rise),
    ];
  });
  const stalks = pen();
  // In the middle of a mound no stalk is seen.
  for (const [x, y] of at)
    if (y < -body.high * 0.6 || Math.abs(x) > broad * 0.3) stalks.lines([x, y], [x * 0.7, y * 0.5]);
  return (
    sheet.line(stalks, stemTint(figure).shade, 2.5) +
    mound(sheet, figure, body, blunt) +
    at.map(([x, y]) => sheet.put(flower.face, [x, y], 1, asSeen(r, (x / broad) * 70))).join("")
  );
}

/** Where a flowering stalk branches, and to which side. */
const forks = [
  [0.66, -1],
  [0.74, 1],
] as const;

/** A low mound of leaves from the ground, and flowers far over it on thin stalks that branch. */
function overMound(sheet: Sheet, { figure }: Subject, stand: Stand): string {
  const { high, broad, flower } = stand;
  const r = seeded(`${sheet.seed} scapes`);
  const [stalks, tips] = [pen(), [] as Point[]];
  for (const u of [-0.9, 0.84, -0.5, 0.52, -0.16, 0.2, 0]) {
    const c = shoot(
      [u * broad * 0.18, -high * 0.1],
      u * 14,
      u * 34,
      high * (0.86 - 0.2 * u * u) * within(r, 0.92, 1.04) - flower.size * 0.5,
    );
    stalks.sweep([c.at(0), c.at(0.34), c.at(0.66), c.at(1)]);
    tips.push(c.at(1));
    for (const [k, side] of forks) {
      const tip = toward(c.at(k), angleAt(c, k) + side * 36, high * within(r, 0.14, 0.22));
      stalks.lines(c.at(k), tip);
      tips.push(tip);
    }
  }
  return (
    sheet.line(stalks, stemTint(figure).shade, 3) +
    mound(sheet, figure, { ...stand, high: Math.min(high * 0.46, broad * 0.6) }, 2.4) +
    tips
      .sort((a, b) => a[1] - b[1])
      .map((at) => sheet.put(flower.face, at, 1, asSeen(r, within(r, -30, 30))))
      .join("")
  );
}

/** Many leafy stems from one crown, each with a flower at its tip and smaller ones at the side. */
function clump(sheet: Sheet, { figure }: Subject, stand: Stand): string {
  const { high, broad, inch, flower } = stand;
  const r = seeded(`${sheet.seed} clump`);
  const { long, wide, parts } = leafFromAfar(figure, inch);
  const leafTones = leafTint(figure);
  const isOpposite = figure.leaf.arrangement === "opposite";
  const tall = high - flower.size * 0.4;
  const c = shoot([0, 0], -3, 5, tall);
  const branches = [
    { k: 0.6, side: -1, long: 0.26 },
    { k: 0.68, side: 1, long: 0.2 },
  ].map((it) => ({
    ...it,
    c: shoot(c.at(it.k), angleAt(c, it.k) + it.side * 40, it.side * 16, it.long * tall),
  }));
  const id = sheet.motif("leafy stem", (q) => {
    const [stems, leaves] = [pen().sweep([c.at(0), c.at(0.34), c.at(0.66), c.at(1)]), pen()];
    for (const it of branches) stems.sweep([it.c.at(0), it.c.at(0.4), it.c.at(1)]);
    const many = Math.max(4, Math.min(isOpposite ? 8 : 12, Math.round(tall / long)));
    for (const [i, k] of steps(many, 0.1, 0.84).entries())
      for (const side of isOpposite ? [-1, 1] : [i % 2 ? 1 : -1])
        for (const part of parts)
          leaves.leaf(
            ...c.at(k),
            angleAt(c, k) + side * (62 + within(q, -8, 8)) + part,
            long * (1.5 - 0.8 * k),
            long * wide * (1.3 - 0.6 * k),
            side * long * 0.1,
          );
    for (const it of branches)
      leaves.leaf(
        ...it.c.at(0.5),
        angleAt(it.c, 0.5) + it.side * 50,
        long * 0.42,
        long * wide * 0.4,
      );
    return (
      sheet.line(stems, stemTint(figure).shade, 3.5) +
      sheet.bound(leaves, leafTones.wash, blend(leafTones.shade, leafTones.rim, 0.6), 1.5)
    );
  });
  const room = Math.max(broad / 2, tall * 0.24) - flower.size * 0.4;
  const many = Math.max(5, Math.min(6, Math.round(broad / 26)));
  const heads: { at: Point; size: number }[] = [];
  const stems = steps(many, -1, 1)
    .sort((a, b) => Math.abs(b) - Math.abs(a))
    .map((u, i) => {
      const foot: Point = [u * room * 0.42, 0];
      const lean = degrees(Math.atan2(u * room * 0.58, tall * 0.9)) + within(r, -3, 3);
      const size = (0.95 - 0.2 * u * u) * (i % 2 ? 1 : 0.94);
      const flip = i % 2 === 1;
      const placed = ([x, y]: Point): Point => {
        const [px, py] = [x * size * (flip ? -1 : 1), y * size];
        const [s, k] = [Math.sin(radians(lean)), Math.cos(radians(lean))];
        return [foot[0] + px * k - py * s, foot[1] + px * s + py * k];
      };
      heads.push({ at: placed(c.at(1)), size: 1 });
      for (const [n, it] of branches.slice(0, 1 + (i % 2)).entries())
        heads.push({ at: placed(it.c.at(1)), size: n ? 0.72 : 0.86 });
      return sheet.put(id, foot, size, { turn: lean, flip });
    });
  return (
    mound(sheet, figure, { ...stand, broad: broad * 0.84, high: high * 0.27 }, 2.6) +
    stems.join("") +
    heads
      .sort((a, b) => a.at[1] - b.at[1])
      .map(({ at, size }) => sheet.put(flower.face, at, size, asSeen(r, within(r, -24, 24))))
      .join("")
  );
}
