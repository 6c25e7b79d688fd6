import { contour } from "#art/pen/colors.ts";
import { angleAt, bow, brush, type Curve, shoot, toward } from "#art/pen/curve.ts";
import { spiralUp } from "#art/pen/inflorescence.ts";
import { type Point, pen, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { branch } from "#art/pen/stem.ts";
import type { Blossoms, Stage } from "../flowers/blossom-motifs.ts";
import type { Subject } from "../plate-subject.ts";
import { leafTint, stemTint } from "./leaf-of-figure.ts";

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

/** Flowers on stalks of their own, out of the axils of their stem where it has leaves to them. */
export function sprigs(
  sheet: Sheet,
  { figure }: Subject,
  set: Blossoms,
  c: Curve,
  list: readonly Sprig[],
  axil?: (side: number, near: number) => number,
): string {
  const green = stemTint(figure);
  let stalks = "";
  let flowers = "";
  for (const {
    from: near,
    leave,
    arrive = leave,
    length,
    stage,
    size,
    color = 0,
    nod = 0,
  } of list) {
    const from = axil && near < 0.96 ? axil(Math.sign(leave), near) : near;
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
  /** How an open one looks out that stands before the stem. */
  front?: Stage;
  /** How many degrees off the stem each stands at least, and how long the bract under it is. */
  out?: number;
  bract?: number;
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
  const { out = 0, bract = 0 } = k;
  const [stalks, bracts] = [pen(), pen()];
  const lean = angleAt(c, (from + to) / 2);
  let flowers = "";
  for (const p of spiralUp(c, { from, to, count, breadth: size * 0.5 }, sheet.rand)) {
    const off = Math.abs(p.angle - lean);
    const angle = p.age && off < out ? lean + p.side * out : p.angle;
    const end = toward(p.point, angle, stalk * p.size);
    stalks.move(...p.foot).line(end);
    if (bract && p.age)
      bracts.leaf(...p.foot, angle + p.side * 12, bract * p.size, bract * 0.22, p.side * 4);
    const open = k.front && off < 26 ? k.front : stages[0];
    const stage = p.age > 0.34 ? open : p.age > 0.2 ? stages[1] : stages[2];
    flowers += set(
      stage,
      end,
      // The youngest stand up yet.
      angle + nod * p.side * Math.min(1, p.age * 4),
      size * p.size * (p.age < 0.2 ? 0.75 : 1),
      p.side,
    );
  }
  return (
    (bract ? sheet.bound(bracts, leafTint(figure).wash, leafTint(figure).rim, 1.8) : "") +
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
