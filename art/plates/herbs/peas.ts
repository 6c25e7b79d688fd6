import type { Figure } from "#art/figures/figure.ts";
import { contour, greens, hues, type Tint } from "#art/pen/colors.ts";
import { angleAt, bow, brush, type Curve, shoot, steps, toward, walked } from "#art/pen/curve.ts";
import { type Point, pen } from "#art/pen/ink.ts";
import { at, type Sheet, sized } from "#art/pen/plate-sheet.ts";
import { axisTip } from "#art/pen/stem.ts";
import { fitted, grown } from "#art/pen/whole-plant.ts";
import { type Blossoms, blossomsOf, type Stage } from "../flowers/blossom-motifs.ts";
import { stalk } from "../flowers/opened-capsules.ts";
import type { Family, Subject } from "../plate-subject.ts";
import { raceme, sprigs } from "../stems/flowers-on-stems.ts";
import { leafPrinter, leafTint, stemTint } from "../stems/leaf-of-figure.ts";
import { leafyStems, rising, type Shoot } from "../stems/leaves-on-stems.ts";

/** Outlines of its petals and pods, joined at 0, 0: in units of the file, of which 50 are a hundred of the drawing. */
const outlines = {
  face: {
    standard: "M0 0c-25 0-54-25-45-53c7-21 31-20 45-8c15-12 40-11 46 9c8 27-22 52-46 52z",
    fold: "M0-61l0 39",
    veins: "M-6-15q-18-15-29-33m31 33q-12-15-19-33m27 33q12-15 19-33m-17 33q19-15 29-33",
    dark: "M2-3c27 3 50-20 43-44c-10 17-25 32-43 44z",
    wings: "M0 1c-28 4-33-28-15-43c13 3 19 32 15 43zm0 0c28 4 33-28 15-43c-13 3-19 32-15 43z",
  },
  /** Its standard is folded back over its calyx; the wings spread from under it, the keel below them. */
  side: {
    standard: "M-3 0C-28-4-52-26-51-52C-49-71-32-78-17-72C4-64 13-36 7-12z",
    wings: "M1-4c5-23 30-38 47-21c6 16-19 30-46 24z",
    keel: "M2-2q23 7 40-12q-11 25-39 17z",
    veins: "M-4-7q-20-16-28-40m28 36q-8-20-16-42",
    vein: "M7-6q13-16 34-16",
  },
  pod: {
    whole: "M-3 50c-9-15-8-100 2-119l5-9c7 28 6 113-1 128z",
    dark: "M2 45c6-15 6-85 0-107q4 57 0 107z",
  },
  inflatedPod: {
    whole: "M0 46c-31-11-35-61-11-77q9-11 11-25q3 14 12 26c22 16 18 66-12 76z",
    dark: "M3 44c25-14 24-59 4-74q13 35-4 74z",
  },
} as const;

/** A pea flower, its foot at 0, 0: the standard behind, two wings, the keel between them. */
function peaBlossom(sheet: Sheet, figure: Figure, stage: Stage, t: Tint): string {
  const { flower } = figure;
  // A false indigo's standard is its shortest petal, and turned back.
  const isShort = figure.seedhead === "inflated";
  const [back, front] = isShort ? [0.74, 1.2] : [1, 1];
  const wing = flower?.center ? hues[flower.center.color] : t;
  const cup = pen();
  for (const a of steps(4, -50, 50)) cup.leaf(0, 3, a, 34, 10, 0);
  const calyx = sheet.bound(cup, leafTint(figure).wash, contour, 2);
  if (stage === "bud" || stage === "opening") {
    const l = stage === "bud" ? 58 : 80;
    const d = pen()
      .move(-6, 0)
      .cubic(-30, -20, -34, -l, -4, -l)
      .cubic(24, -l * 0.9, 20, -16, 6, 0)
      .close();
    return (
      sheet.bound(d, t.wash, t.rim, 2) +
      sheet.fill(pen().leaf(4, -6, 2, l * 0.8, 9, 3), t.shade) +
      calyx
    );
  }
  if (stage === "face" || stage === "turned") {
    const { standard, fold, veins, dark, wings } = outlines.face;
    return (
      // From before, no more than its foot is seen of the calyx.
      at([0, 14], calyx) +
      sized(
        [0, 0],
        back,
        sheet.bound(standard, t.wash, t.rim, 2.2) +
          sheet.fill(dark, t.shade) +
          sheet.line(veins, t.line, 1.5) +
          sheet.line(fold, t.rim, 2),
      ) +
      sized(
        [0, 0],
        front,
        sheet.bound(wings, wing.wash, wing.rim, 2) +
          sheet.bound(pen().leaf(0, 6, 0, 66, 15), wing.pale, wing.rim, 1.8),
      )
    );
  }
  const { standard, wings, keel, veins, vein } = outlines.side;
  return (
    sized(
      [0, 0],
      back,
      sheet.bound(standard, t.wash, t.rim, 2.2) + sheet.line(veins, t.line, 1.5),
    ) +
    sized(
      [0, 0],
      front,
      sheet.bound(keel, hues.cream.wash, contour, 1.8) +
        sheet.bound(wings, wing.wash, wing.rim, 2.2) +
        sheet.line(vein, wing.line, 1.5),
    ) +
    calyx
  );
}

/** A ripe pod with the swellings of its seeds; an inflated one is round and dark. */
function pod(sheet: Sheet, inflated: boolean): string {
  const t = inflated ? hues["blue-black"] : greens.green;
  const { whole, dark } = outlines[inflated ? "inflatedPod" : "pod"];
  // Its seam runs along its edge; its style is left as a beak.
  const seam = pen()
    .move(0, 90)
    .quad(inflated ? 26 : 15, 0, 4, inflated ? -80 : -124);
  const cup = pen();
  // An inflated one is raised out of its calyx on a stalk of its own.
  const foot = inflated ? 120 : 96;
  for (const a of [-64, 64, -30, 32]) cup.leaf(0, foot, a, 44, 13);
  const seeds = pen();
  for (const y of inflated ? [40, 0] : [64, 32, 0, -32, -64, -94])
    if (inflated) seeds.move(-10, y + 9).quad(2, y + 14, 12, y - 2);
    else seeds.ellipse(-1, y, 9, 12);
  return (
    stalk(
      sheet,
      pen()
        .move(0, foot + 24)
        .line([0, 88]),
    ) +
    sheet.bound(whole, t.wash, t.rim, 2.6) +
    sheet.fill(dark, t.shade) +
    // What is left of its flower: the calyx under it, the style on its tip.
    sheet.bound(cup, greens.green.wash, contour, 2) +
    sheet.line(seam, t.line, 2) +
    (inflated ? sheet.line(seeds, t.line, 2) : sheet.bound(seeds, t.shade, t.line, 1.6)) +
    (inflated ? "" : sheet.line(pen().move(4, -136).quad(10, -146, 4, -156), contour, 4))
  );
}

/** A vine's leaf: a stalk with one pair of leaflets and a tendril that forks, and stipules at its foot. */
function pairOfLeaflets(
  sheet: Sheet,
  { figure }: Subject,
  print: ReturnType<typeof leafPrinter>,
  [from, angle, size]: readonly [from: Point, angle: number, size: number],
): string {
  const side = angle < 0 ? -1 : 1;
  const tint = stemTint(figure);
  const end = toward(from, angle, size * 0.6);
  const stipules = pen();
  for (const k of [-1, 1]) stipules.leaf(...from, angle + k * 58, size * 0.3, size * 0.05);
  const threads = pen();
  for (const k of [-1, 1, 0]) {
    // The side ones are open bows; the middle one rolls in at its end.
    const points: Point[] = [toward(end, angle, k ? size * 0.3 : 0)];
    for (const t of steps(k ? 6 : 11))
      points.push(
        k
          ? walked(points, angle + k * (22 + 96 * t), size * 0.12)
          : walked(points, angle + side * (420 * t ** 3 - 10), size * 0.17 * (1 - 0.72 * t)),
      );
    threads.sweep(points);
  }
  return (
    sheet.line(threads, tint.rim, 3) +
    sheet.bound(stipules, tint.wash, contour, 1.8) +
    sheet.bound(
      brush(shoot(from, angle, angle, size * 0.6), () => 8, 3),
      tint.wash,
      contour,
      2,
    ) +
    print(end, angle - 70, size, 1, 0) +
    print(end, angle + 70, size, -1, 0)
  );
}

/** A vine's two shoots, the farther first. */
function climbing(sheet: Sheet, subject: Subject, set: Blossoms): readonly [string, string] {
  const { figure } = subject;
  const { compound: _, leaflets: __, ...leaf } = figure.leaf;
  const print = leafPrinter(sheet, { ...figure, leaf }, { stalk: 0, weight: 2 });
  const main = { ...rising(-6, -10, 12, 1040, { leaves: 0, thick: 14 }), tip: 3 };
  const second = { ...rising(40, 20, 22, 560, { leaves: 0, thick: 10 }), tip: 3 };
  /** A leaf at its node, and out of its axil a bunch of flowers on a stalk of this length. */
  const node = (curve: Curve, t: number, side: number, size: number, long = 0): string => {
    const [from, along] = [curve.at(t), angleAt(curve, t)];
    // The youngest leaf ends its stem.
    const off = t > 0.95 ? 6 : 62;
    const drawn = pairOfLeaflets(sheet, subject, print, [from, along + side * off, size]);
    if (!long) return drawn;
    const s = shoot(from, along + side * 40, along + side * 20, long);
    return (
      sheet.bound(
        brush(s, () => 7, 4),
        stemTint(figure).wash,
        contour,
        2,
      ) +
      drawn +
      sprigs(sheet, subject, set, s, [
        { from: 1, leave: side * -20, length: 46, stage: "bud", size: 62 },
        { from: 0.84, leave: -side * 60, length: 44, stage: "side", size: 84, color: 0 },
        { from: 0.92, leave: side * 50, length: 46, stage: "face", size: 92, color: 0 },
      ])
    );
  };
  // A sweet pea's stems are winged.
  const winged = (shoot: Shoot) =>
    sheet.bound(
      brush(shoot.curve, (t) => (shoot.thick ?? 10) * (2.1 - 1.9 * t), 6),
      leafTint(figure).pale,
      contour,
      1.6,
    ) + leafyStems(sheet, subject, [shoot]);
  return [
    winged(second) +
      node(second.curve, 0.98, -1, 50) +
      node(second.curve, 0.2, 1, 125) +
      node(second.curve, 0.45, 1, 110) +
      node(second.curve, 0.72, 1, 95, 190),
    winged(main) +
      node(main.curve, 0.08, -1, 150) +
      node(main.curve, 0.22, 1, 135) +
      node(main.curve, 0.38, -1, 125, 250) +
      node(main.curve, 0.56, 1, 110, 270) +
      node(main.curve, 0.74, -1, 95, 220) +
      node(main.curve, 0.98, 1, 55),
  ];
}

function upright(sheet: Sheet, subject: Subject, set: Blossoms): string {
  const main = rising(0, -5, 6, 1040, {
    leaves: 6,
    from: 0.12,
    to: 0.56,
    thick: 16,
    leaf: [1.1, 0.8],
  });
  const right = rising(34, 22, 27, 730, {
    leaves: 4,
    from: 0.16,
    to: 0.58,
    thick: 11,
    leaf: [0.9, 0.7],
  });
  const left = rising(-30, -20, -24, 610, {
    leaves: 3,
    from: 0.2,
    to: 0.6,
    thick: 11,
    leaf: [0.8, 0.7],
  });
  const heads = [left, right, main].map(({ curve }, i) =>
    raceme(sheet, subject, set, curve, {
      from: 0.56,
      count: i === 2 ? 24 : 15,
      size: i === 2 ? 70 : 56,
      stalk: 12,
      nod: 8,
      front: "face",
    }),
  );
  const axes = [left, right, main].map((s) => ({ ...s, tip: axisTip }));
  return leafyStems(sheet, subject, axes, { stalk: 0.16 }) + heads.join("");
}

/** A vine in its habit: it climbs on sticks that are tied at their top. */
function onSticks(sheet: Sheet, { facts }: Subject, id: string, vine: string): string {
  const stand = fitted(facts.heightInchesMax, facts.spreadInchesMax, [200, 300]);
  const sticks = pen();
  for (const k of [-1, -0.3, 0.4, 1])
    brush(bow([k * stand.broad * 0.4, 4], [-k * 9, -stand.high - 30]), () => 6, 2, sticks);
  const tie = pen().lines([-9, -stand.high - 10], [9, -stand.high - 4]);
  return (
    sheet.bound(sticks, hues.brown.wash, hues.brown.rim, 1.6) +
    sheet.line(tie, hues.tan.rim, 5) +
    // Each leans to the sticks it holds on to.
    grown(sheet, { id, ...sheet.bounds(vine) }, { ...stand, broad: stand.broad * 0.5, lies: 1.7 })
  );
}

/** Peas: a standard, two wings and a keel, in spires or on a vine with tendrils. */
export const peas: Family = (sheet, subject) => {
  const { figure } = subject;
  const colors = figure.flower?.colors ?? ["violet"];
  const set = blossomsOf(sheet, (stage, color) =>
    peaBlossom(sheet, figure, stage, hues[colors[color % colors.length] ?? "violet"]),
  );
  const detail = pod(sheet, figure.seedhead === "inflated");
  if (figure.stem.climbs === undefined) return { specimen: upright(sheet, subject, set), detail };
  const [far, near] = climbing(sheet, subject, set);
  const vine = sheet.motif("vine", () => near);
  return {
    specimen: far + sheet.put(vine, [0, 0]),
    detail,
    habit: onSticks(sheet, subject, vine, near),
  };
};
