import { contour } from "#art/pen/colors.ts";
import { angleAt, bow, brush, type Curve, shoot, steps, toward } from "#art/pen/curve.ts";
import { spiralUp } from "#art/pen/inflorescence.ts";
import { type Point, pen, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { branch, nodes, stem } from "#art/pen/stem.ts";
import type { Blossoms, Stage } from "../flowers/blossom-motifs.ts";
import type { Subject } from "../plate-subject.ts";
import { type LeafPose, leafPrinter, petioleOf, stemTint } from "./leaf-of-figure.ts";
import { crossed } from "./leaves-on-stems.ts";

/** How large parts are drawn: all by one scale, so that flower and leaf keep their proportion. */
export function scaled({ figure, facts }: Subject) {
  const unit = Math.max(52, Math.min(105, 1000 / facts.heightInchesMax));
  const clamp = (v: number, low: number, high: number) => Math.max(low, Math.min(high, v));
  return {
    flower: clamp(((figure.flower?.sizeInches ?? 1) / 2) * unit, 62, 190),
    leaf: clamp(figure.leaf.lengthInches * unit, figure.leaf.shape === "needle" ? 66 : 90, 300),
    /** How tall the stem is drawn, as a part of the paper's height. */
    tall: clamp(0.72 + facts.heightInchesMax / 130, 0.8, 1),
  };
}

export interface Shoot {
  curve: Curve;
  thick?: number;
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

/** Stems with their leaves; the leaves of the lowest third lie before the stems. */
export function leafyStems(
  sheet: Sheet,
  subject: Subject,
  shoots: readonly Shoot[],
  pose: LeafPose = {},
): string {
  const { figure } = subject;
  const r = sheet.rand;
  const length = scaled(subject).leaf;
  const printed = leafPrinter(sheet, figure, { stalk: petioleOf(figure), weight: 2.2, ...pose });
  const { arrangement } = figure.leaf;
  const paired = arrangement === "opposite" || arrangement === "whorled";
  let back = "";
  let front = "";
  let stems = "";
  for (const [n, s] of shoots.entries()) {
    const { curve, thick = 11, leaves = 4, from = 0.1, to = 0.8, leaf = [1, 0.5] } = s;
    stems += stem(sheet, curve, thick, s.tip ?? thick * 0.6, stemTint(figure), 5);
    if (!leaves) continue;
    nodes(curve, leaves, from, to, paired ? "opposite" : "alternate").forEach(
      ({ point, angle, side, t }, i) => {
        const size = length * (leaf[0] + (leaf[1] - leaf[0]) * t) * within(r, 0.88, 1.1);
        const pair = Math.floor(i / 2);
        if (arrangement === "opposite" && pair % 2 === 1) {
          const [across, layer] = [pair % 4 === 1 ? 1 : -1, side < 0 ? "back" : "front"] as const;
          const [aside, part] = crossed[layer];
          const short = printed(point, angle + across * aside, size * part, across, pair, 0.85);
          if (side < 0) back += short;
          else front += short;
          return;
        }
        const draw = printed(point, angle + side * within(r, 50, 74), size, side, i + n);
        if (t < 0.34) front += draw;
        else back += draw;
        if (arrangement === "whorled")
          front += printed(point, angle + side * within(r, 100, 118), size * 0.8, side, i + 2);
      },
    );
  }
  return back + stems + front;
}

/** Leaves on stalks of their own from the foot, the far ones first. */
export function basalLeaves(
  sheet: Sheet,
  subject: Subject,
  { count = 9, stalk = 240, spread = 84, size = 1, pose = {} as LeafPose } = {},
): { back: string; front: string } {
  const { figure } = subject;
  const r = sheet.rand;
  const length = scaled(subject).leaf * size;
  const printed = leafPrinter(sheet, figure, { stalk: 0, weight: 2.2, ...pose });
  const put = (k: number, reach: number, i: number) => {
    const a = k * spread + within(r, -6, 6);
    const c = shoot([k * 24, 0], a * 0.35, a * 1.05, reach * within(r, 0.9, 1.1));
    const side = k < 0 ? -1 : 1;
    return (
      (stalk > 20 ? stem(sheet, c, 8, 3.5, stemTint(figure), 4) : "") +
      printed(
        stalk > 20 ? c.at(0.97) : [k * 10, 0],
        a * 1.12,
        length * within(r, 0.88, 1.08),
        side,
        i,
      )
    );
  };
  const half = Math.ceil(count / 2);
  const order = (n: number) => steps(n, -1, 1).sort((a, b) => Math.abs(b) - Math.abs(a));
  return {
    back: order(half)
      .map((k, i) => put(k * 0.78, stalk * (1.3 - 0.25 * Math.abs(k)), i))
      .join(""),
    front: order(count - half)
      .map((k, i) => put(k || 0.12, stalk * (0.72 - 0.1 * Math.abs(k)), i + 1))
      .join(""),
  };
}

export interface Sprig {
  /** Where on the stem, 0 to 1. */
  from: number;
  /** Aside from the stem's own angle: where its stalk leaves and arrives. */
  leave: number;
  arrive?: number;
  length: number;
  stage: Stage;
  size: number;
  color?: number;
  /** Degrees the flower turns from its stalk. */
  nod?: number;
}

/** Flowers on stalks of their own. */
export function sprigs(
  sheet: Sheet,
  { figure }: Subject,
  set: Blossoms,
  c: Curve,
  list: readonly Sprig[],
): string {
  const green = stemTint(figure);
  let stalks = "";
  let flowers = "";
  for (const { from, leave, arrive = leave, length, stage, size, color = 0, nod = 0 } of list) {
    const a = angleAt(c, from);
    const s = shoot(c.at(from), a + leave, a + arrive, length);
    // A small flower's is a thread beside the stem.
    const thick = size < 72 ? 4.5 : 6.5;
    if (length > 12) stalks += branch(sheet, s, thick, thick - 1, green, 3);
    const look = stage === "face" ? within(sheet.rand, -16, 16) : angleAt(s, 1) + nod;
    flowers += set(stage, s.at(1), look, size, leave < 0 ? -1 : 1, color);
  }
  return stalks + flowers;
}

export interface Raceme {
  from: number;
  to?: number;
  count: number;
  size: number;
  /** Length of the flowers' own stalks. */
  stalk?: number;
  /** How far a flower turns out of its stalk's line; 0 follows it. */
  nod?: number;
  stages?: readonly [open: Stage, opening: Stage, bud: Stage];
}

/** Flowers up a stem in their spiral: open below, buds at the tip. */
export function raceme(
  sheet: Sheet,
  { figure }: Subject,
  set: Blossoms,
  c: Curve,
  k: Raceme,
): string {
  const { from, to = 1, count, size, stalk = 0, nod = 0, stages = ["side", "opening", "bud"] } = k;
  const stalks = pen();
  let flowers = "";
  for (const p of spiralUp(c, { from, to, count, breadth: size * 0.5 }, sheet.rand)) {
    const end = toward(p.point, p.angle, stalk * p.size);
    stalks.move(...p.foot).line(end);
    const stage = p.age > 0.34 ? stages[0] : p.age > 0.2 ? stages[1] : stages[2];
    flowers += set(
      stage,
      end,
      // The youngest stand up yet.
      p.angle + nod * p.side * Math.min(1, p.age * 4),
      size * p.size * (p.age < 0.2 ? 0.75 : 1),
      p.side,
    );
  }
  return (
    sheet.line(stalks, stemTint(figure).rim, 6) +
    sheet.line(stalks, stemTint(figure).wash, 3.5) +
    flowers
  );
}

/** A line from a point to a flower beside the plant, where a single part is shown cut. */
export const cutStalk = (sheet: Sheet, subject: Subject, from: Point, to: Point) =>
  sheet.bound(
    brush(bow(from, to, 0.06), () => 8, 3),
    stemTint(subject.figure).wash,
    contour,
    2,
  );
