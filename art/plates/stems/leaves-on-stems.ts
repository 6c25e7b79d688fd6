import type { Figure } from "#art/figures/figure.ts";
import { angleAt, beside, type Curve, shoot, steps } from "#art/pen/curve.ts";
import { pen, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { stem } from "#art/pen/stem.ts";
import { type Subject, scaled } from "../plate-subject.ts";
import { type LeafPose, leafPrinter, leafTint, petioleOf, stemTint } from "./leaf-of-figure.ts";

export interface LeafRun {
  /** How many places along the stem have leaves. */
  count: number;
  from: number;
  to: number;
  /** Length of a leaf at a place, in units. */
  length: (t: number) => number;
  /** Degrees it stands off the stem. */
  spread?: number;
  /** Leaf stalk, as a part of the leaf, where it is not the plant's usual one. */
  stalk?: number;
  /** How thick the stem is: a leaf begins at its edge. */
  thick?: number | undefined;
}

/**
 * How leaves stand round a stem: degrees off it, which side, and how long each is seen: those that point toward
 * the eye or away from it are as broad as the others, and shorter. A pair stands across the next, a little turned,
 * so that no leaf hides its own stem.
 */
const aside = {
  alternate: [[0, 1, 1]],
  opposite: [
    [0, -1, 1],
    [4, 1, 0.97],
  ],
  crossed: [
    [-16, -1, 0.74],
    [24, 1, 0.66],
  ],
  whorled: [
    [-24, -1, 0.66],
    [-22, 1, 0.7],
    [8, -1, 1],
    [10, 1, 0.96],
    [48, 1, 0.66],
  ],
} as const;

/** Which side the leaf at a place stands on, where leaves stand in turn. */
const wayOf = (nth: number): 1 | -1 => (nth % 2 ? 1 : -1);

/**
 * Where branches and flower stalks grow out of a stem: the axil of the leaf on this side that is nearest to a place,
 * each once. What is beyond the last leaf has its bract or ends the stem.
 */
export function axils(
  { leaf: { arrangement } }: Figure,
  { count, from, to }: Pick<LeafRun, "count" | "from" | "to">,
  first = 0,
): (side: number, near: number) => number {
  const paired = arrangement === "opposite" || arrangement === "whorled";
  const free = steps(count, from, to).flatMap((t, i) =>
    paired
      ? [
          { t, side: 1 },
          { t, side: -1 },
        ]
      : { t, side: wayOf(i + first) },
  );
  return (side, near) => {
    const [nearest] = free
      .filter((it) => it.side === side)
      .sort((a, b) => Math.abs(a.t - near) - Math.abs(b.t - near));
    if (!nearest) return near;
    free.splice(free.indexOf(nearest), 1);
    return nearest.t;
  };
}

/**
 * Leaves along a stem as the species has them: in turn, in crossed pairs (one pair to the sides, the
 * next toward the eye and away from it), or in rings. They grow out of its sides, so it is drawn over their feet.
 */
export function leafy(
  sheet: Sheet,
  c: Curve,
  figure: Figure,
  run: LeafRun,
  pose: LeafPose = {},
  first = 0,
): string {
  const { length, spread = 60, stalk = petioleOf(figure), thick = 10 } = run;
  const print = leafPrinter(sheet, figure, { stalk, ...pose });
  const { arrangement, shape } = figure.leaf;
  // A moss phlox's needles stand in pairs with tufts of short ones in their axils.
  if (arrangement === "opposite" && shape === "needle") {
    const pair = sheet.motif("pair of needles", () => pairOfNeedles(sheet, figure));
    return steps(run.count, run.from, run.to)
      .map((t, i) =>
        sheet.put(pair, c.at(t), (length(t) * within(sheet.rand, 0.92, 1.08)) / 100, {
          turn: angleAt(c, t),
          flip: i % 2 > 0,
        }),
      )
      .join("");
  }
  let out = "";
  steps(run.count, run.from, run.to).forEach((t, i) => {
    const nth = i + first;
    const isCrossed = arrangement === "opposite" && i % 2 === 1;
    const set = isCrossed
      ? aside.crossed
      : arrangement === "opposite" || arrangement === "whorled"
        ? aside[arrangement]
        : aside.alternate;
    // Crossed pairs lean to the left and to the right in turn.
    const flip = isCrossed ? (i % 4 === 1 ? 1 : -1) : set.length === 1 ? wayOf(nth) : 1;
    for (const [n, [off, side, tall]] of set.entries()) {
      const to = side * flip > 0 ? 1 : -1;
      out += print(
        beside(c, t, to * thick * 0.4),
        angleAt(c, t) + to * (spread + off + within(sheet.rand, -7, 7)),
        length(t) * within(sheet.rand, 0.92, 1.08),
        to,
        // What is seen shortened lies open.
        tall < 0.8 ? 0 : nth + n,
        tall,
      );
    }
  });
  return out;
}

/** Two needles across a stem that grows up, and out of the axil of each some short ones. */
function pairOfNeedles(sheet: Sheet, figure: Figure): string {
  const t = leafTint(figure);
  const d = pen();
  for (const side of [-1, 1])
    for (const [a, long] of [
      [16, 42],
      [34, 58],
      [48, 46],
      [68, 100],
    ] as const)
      d.leaf(side * 3, 0, side * a + within(sheet.rand, -5, 5), long, 4.5, side * long * 0.08);
  return sheet.bound(d, t.wash, t.rim, 1.4);
}

export interface Shoot {
  curve: Curve;
  thick?: number | undefined;
  /** How thick it ends; an axis that ends in a bud runs out to a point. */
  tip?: number;
  /** Places with leaves, and how far down and up the stem they stand. */
  leaves?: number;
  from?: number;
  to?: number;
  /** Times the usual leaf at its foot and at its top. */
  leaf?: readonly [low: number, high: number];
}

/** A stem from the foot by its angles. */
export const rising = (
  x: number,
  leave: number,
  arrive: number,
  length: number,
  more: Omit<Shoot, "curve"> = {},
): Shoot => ({
  curve: shoot([x, 0], leave, arrive, length),
  ...more,
});

/** Stems over their leaves, the farthest first: what grows out of one is seen to, whichever leaf crosses it. */
export function leafyStems(
  sheet: Sheet,
  subject: Subject,
  shoots: readonly Shoot[],
  pose: LeafPose = {},
): string {
  const { figure } = subject;
  const long = scaled(subject).leaf;
  let [leafage, stems] = ["", ""];
  for (const [n, s] of shoots.entries()) {
    const { curve, thick = 11, leaves: count = 4, from = 0.1, to = 0.8, leaf = [1, 0.5] } = s;
    const length = (t: number) => long * (leaf[0] + (leaf[1] - leaf[0]) * t);
    if (count)
      leafage += leafy(
        sheet,
        curve,
        figure,
        { count, from, to, length, thick },
        { weight: 2.2, ...pose },
        n,
      );
    stems += stem(sheet, curve, thick, s.tip ?? thick * 0.6, stemTint(figure), 5);
  }
  return leafage + stems;
}
