import type { Figure } from "#art/figures/figure.ts";
import { contour, greens, hues, type Tint } from "#art/pen/colors.ts";
import { angleAt, brush, type Curve, shoot, steps, toward } from "#art/pen/curve.ts";
import { type Point, pen } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { type Blossoms, blossomsOf, type Stage } from "../flowers/blossom-motifs.ts";
import type { Family, Subject } from "../plate-subject.ts";
import { leafyStems, raceme, rising, sprigs } from "../stems/flowering-stems.ts";
import { leafPrinter, leafTint, stemTint } from "../stems/leaf-of-figure.ts";

/** A pea flower, its foot at 0, 0: the standard behind, two wings, the keel between them. */
function peaBlossom(sheet: Sheet, figure: Figure, stage: Stage, t: Tint): string {
  const { flower } = figure;
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
    const standard = pen()
      .move(0, 0)
      .cubic(-50, 0, -108, -50, -90, -106)
      .cubic(-76, -148, -28, -146, 0, -122)
      .cubic(30, -146, 80, -144, 92, -104)
      .cubic(108, -50, 48, 0, 0, 0)
      .close();
    const fold = pen().move(0, -122).line([0, -44]);
    const veins = pen();
    for (const k of [-70, -46, 46, 70]) veins.move(k * 0.16, -30).quad(k * 0.7, -60, k, -96);
    const dark = pen()
      .move(4, -6)
      .cubic(58, 0, 104, -46, 90, -94)
      .cubic(70, -60, 40, -30, 4, -6)
      .close();
    const wings = pen();
    for (const s of [-1, 1])
      wings
        .move(0, 2)
        .cubic(s * 56, 10, s * 66, -54, s * 30, -84)
        .cubic(s * 4, -78, s * -8, -20, 0, 2)
        .close();
    return (
      sheet.bound(standard, t.wash, t.rim, 2.2) +
      sheet.fill(dark, t.shade) +
      sheet.line(veins, t.line, 1.5) +
      sheet.line(fold, t.rim, 2) +
      sheet.bound(wings, wing.wash, wing.rim, 2) +
      sheet.bound(pen().leaf(0, 6, 0, 66, 15), wing.pale, wing.rim, 1.8)
    );
  }
  const standard = pen()
    .move(-4, 0)
    .cubic(-46, -24, -78, -84, -34, -118)
    .cubic(-8, -124, 6, -96, 8, -60)
    .line([6, 0])
    .close();
  const wings = pen()
    .move(2, -12)
    .cubic(10, -50, 40, -76, 82, -66)
    .cubic(92, -42, 60, -16, 4, -6)
    .close();
  const keel = pen().move(4, -6).quad(44, -8, 72, -34).quad(52, 2, 6, 2).close();
  const veins = pen()
    .move(-6, -16)
    .quad(-34, -60, -28, -104)
    .move(-2, -20)
    .quad(-12, -60, -8, -100);
  return (
    sheet.bound(standard, t.wash, t.rim, 2.2) +
    sheet.line(veins, t.line, 1.5) +
    sheet.bound(keel, hues.cream.wash, contour, 1.8) +
    sheet.bound(wings, wing.wash, wing.rim, 2.2) +
    sheet.line(pen().move(12, -14).quad(34, -44, 70, -56), wing.line, 1.5) +
    calyx
  );
}

/** A ripe pod with the swellings of its seeds; an inflated one is round and dark. */
function pod(sheet: Sheet, inflated: boolean): string {
  const t = inflated ? hues["blue-black"] : greens.green;
  const d = inflated
    ? pen()
        .move(0, 92)
        .cubic(-62, 70, -70, -30, -22, -62)
        .quad(-4, -84, 0, -112)
        .quad(6, -84, 24, -60)
        .cubic(68, -28, 60, 72, 0, 92)
        .close()
    : pen()
        .move(-6, 100)
        .cubic(-24, 70, -22, -100, -2, -138)
        .line([7, -156])
        .cubic(22, -100, 20, 70, 6, 100)
        .close();
  const seam = pen()
    .move(0, 90)
    .quad(inflated ? 26 : 6, 0, 0, inflated ? -80 : -124);
  const cup = pen();
  for (const a of [-64, 64, -30, 32]) cup.leaf(0, 96, a, 44, 13);
  const seeds = pen();
  for (const y of inflated ? [40, 0] : [64, 32, 0, -32, -64, -94])
    seeds.move(-10, y + 9).quad(2, y + 14, 12, y - 2);
  return (
    sheet.line(pen().move(0, 120).line([0, 88]), contour, 7) +
    sheet.bound(d, t.wash, t.rim, 2.6) +
    sheet.fill(
      inflated
        ? pen().move(6, 88).cubic(56, 60, 54, -30, 14, -60).quad(40, 10, 6, 88).close()
        : pen().move(4, 90).cubic(16, 60, 16, -80, 3, -124).quad(12, -10, 4, 90).close(),
      t.shade,
    ) +
    // What is left of its flower: the calyx under it, the style on its tip.
    sheet.bound(cup, greens.green.wash, contour, 2) +
    sheet.line(seam, t.line, 2) +
    sheet.line(seeds, t.line, 2)
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
    const root = toward(end, angle, k ? size * 0.3 : 0);
    const hub = toward(root, angle + k * 36, size * (k ? 0.42 : 0.9));
    const points: Point[] = [root, toward(root, angle + k * 22, size * (k ? 0.22 : 0.45)), hub];
    for (const t of steps(7, 0.1, 1))
      points.push(toward(hub, angle + k * 36 + side * (t * 210 - 50), size * 0.2 * (1 - t * 0.45)));
    threads.sweep(points);
  }
  return (
    sheet.line(threads, contour, 4.4) +
    sheet.line(threads, tint.wash, 2.2) +
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

function climbing(sheet: Sheet, subject: Subject, set: Blossoms): string {
  const { figure } = subject;
  const { compound: _, leaflets: __, ...leaf } = figure.leaf;
  const print = leafPrinter(sheet, { ...figure, leaf }, { stalk: 0, weight: 2 });
  const main = { ...rising(-6, -10, 12, 1040, { leaves: 0, thick: 14 }), tip: 3 };
  const second = { ...rising(40, 20, 22, 560, { leaves: 0, thick: 10 }), tip: 3 };
  /** A leaf at its node, and out of its axil a bunch of flowers on a stalk of this length. */
  const node = (curve: Curve, t: number, side: number, size: number, long = 0): string => {
    const [from, along] = [curve.at(t), angleAt(curve, t)];
    const drawn = pairOfLeaflets(sheet, subject, print, [from, along + side * 62, size]);
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
  const wings = pen();
  for (const { curve, thick = 10 } of [main, second])
    brush(curve, (t) => thick * (2.1 - t), 6, wings);
  return (
    sheet.bound(wings, leafTint(figure).pale, contour, 1.6) +
    leafyStems(sheet, subject, [second, main]) +
    node(second.curve, 0.2, 1, 125) +
    node(second.curve, 0.45, 1, 110) +
    node(second.curve, 0.72, 1, 95, 190) +
    node(second.curve, 0.98, -1, 50) +
    node(main.curve, 0.08, -1, 150) +
    node(main.curve, 0.22, 1, 135) +
    node(main.curve, 0.38, -1, 125, 250) +
    node(main.curve, 0.56, 1, 110, 270) +
    node(main.curve, 0.74, -1, 95, 220) +
    node(main.curve, 0.98, 1, 55)
  );
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
    }),
  );
  return leafyStems(sheet, subject, [left, right, main], { stalk: 0.16 }) + heads.join("");
}

/** Peas: a standard, two wings and a keel, in spires or on a vine with tendrils. */
export const peas: Family = (sheet, subject) => {
  const { figure } = subject;
  const colors = figure.flower?.colors ?? ["violet"];
  const set = blossomsOf(sheet, (stage, color) =>
    peaBlossom(sheet, figure, stage, hues[colors[color % colors.length] ?? "violet"]),
  );
  const vine = figure.stem.climbs !== undefined;
  const detail = pod(sheet, figure.seedhead === "inflated");
  return { specimen: (vine ? climbing : upright)(sheet, subject, set), detail };
};
