import { angleAt, bow, brush, type Curve, shoot, steps, toward } from "#drawing/curve.ts";
import { clump, fitted, ground } from "#drawing/habit.ts";
import { spiralUp } from "#drawing/inflorescence.ts";
import { type Point, trace, within } from "#drawing/ink.ts";
import type { Sheet } from "#drawing/sheet.ts";
import { nodes, stem } from "#drawing/stem.ts";
import { contour, hues } from "#drawing/tones.ts";
import type { Blossoms, Stage } from "./blossoms/blossoms.ts";
import type { Subject } from "./family.ts";
import { type LeafPose, leafPrinter, leafTint, stemTint } from "./parts.ts";

/** How large parts are drawn: all by one scale, so that flower and leaf keep their proportion. */
export function scaled({ figure, facts }: Subject) {
  const unit = Math.max(52, Math.min(105, 1000 / facts.heightInchesMax));
  const clamp = (v: number, low: number, high: number) => Math.max(low, Math.min(high, v));
  return {
    flower: clamp(((figure.flower?.sizeInches ?? 1) / 2) * unit, 62, 190),
    leaf: clamp(figure.leaf.lengthInches * unit, 90, 300),
    /** How tall the stem is drawn, as a part of the paper's height. */
    tall: clamp(0.72 + facts.heightInchesMax / 130, 0.8, 1),
  };
}

export interface Shoot {
  curve: Curve;
  thick?: number;
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
  const printed = leafPrinter(sheet, figure, { stalk: 0.1, weight: 2.2, ...pose });
  const { arrangement } = figure.leaf;
  const paired = arrangement === "opposite" || arrangement === "whorled";
  let back = "";
  let front = "";
  let stems = "";
  for (const [n, s] of shoots.entries()) {
    const { curve, thick = 11, leaves = 4, from = 0.1, to = 0.8, leaf = [1, 0.5] } = s;
    stems += stem(sheet, curve, thick, thick * 0.6, stemTint(figure), 5);
    if (!leaves) continue;
    nodes(curve, leaves, from, to, paired ? "opposite" : "alternate").forEach(
      ({ point, angle, side, t }, i) => {
        const size = length * (leaf[0] + (leaf[1] - leaf[0]) * t) * within(r, 0.88, 1.1);
        // Crossed pairs: every second one is seen end on, so it is short.
        const end = paired && Math.floor(i / 2) % 2 === 1;
        const draw = printed(
          point,
          angle + side * (end ? within(r, 24, 40) : within(r, 50, 74)),
          size * (end ? 0.72 : 1),
          side,
          i + n,
        );
        if (end || t < 0.34) front += draw;
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
      (stalk > 20 ? stem(sheet, c, 8, 6, stemTint(figure), 4) : "") +
      printed(stalk > 20 ? c.at(1) : [k * 10, 0], a * 1.12, length * within(r, 0.88, 1.08), side, i)
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
    if (length > 12) stalks += stem(sheet, s, 6.5, 5.5, green, 3);
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
  oneSided?: boolean;
  /** How far a flower turns out of its stalk's line; 0 follows it. */
  nod?: number;
  colors?: number;
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
  const {
    from,
    to = 1,
    count,
    size,
    stalk = 0,
    oneSided = false,
    nod = 0,
    stages = ["side", "opening", "bud"],
  } = k;
  const stalks = trace(1);
  let flowers = "";
  for (const [i, p] of spiralUp(
    c,
    { from, to, count, breadth: size * 0.5, oneSided },
    sheet.rand,
  ).entries()) {
    const end = toward(p.point, p.angle, stalk * p.size);
    if (stalk) stalks.move(...p.point).line(end);
    const stage = p.age > 0.34 ? stages[0] : p.age > 0.2 ? stages[1] : stages[2];
    flowers += set(
      stage,
      end,
      p.angle + nod * p.side,
      size * p.size * (p.age < 0.2 ? 0.75 : 1),
      p.side,
      k.colors ? i % k.colors : 0,
    );
  }
  return (
    (stalk ? sheet.line(stalks, contour, 6) + sheet.line(stalks, stemTint(figure).wash, 3.4) : "") +
    flowers
  );
}

/** A small flower for the sketch of the whole plant. */
export function littleFlower(sheet: Sheet, { figure }: Subject, radius = 12, color = 0): string {
  const { flower } = figure;
  if (!flower) return "";
  const word = flower.colors[color % flower.colors.length] ?? "white";
  const t = hues[word];
  const n = Math.max(4, Math.min(9, flower.petals));
  return sheet.motif(`little ${color}`, () => {
    const d = trace(1);
    for (let i = 0; i < n; i++)
      d.leaf(0, 0, (360 / n) * i + 10, radius, radius * (n > 6 ? 0.24 : 0.5), 0);
    const eye = flower.center ? hues[flower.center.color] : t;
    return (
      sheet.bound(d, t.wash, word === "white" || word === "cream" ? contour : t.rim, 1.4) +
      sheet.line(trace(1).mark(0, 0), flower.center ? eye.shade : t.shade, radius * 0.42)
    );
  });
}

export interface Sketch {
  as?: "clump" | "mound" | "mat" | "rosette" | "trailing" | "climbing";
  stems?: number;
  foliage?: number;
  leaves?: "mound" | "stems" | "blades";
  blade?: readonly [number, number];
  /** A head of the plant's own; otherwise the little flower. */
  head?: (point: Point, angle: number, i: number) => string;
}

/** The whole plant, small, as it grows. */
export function sketch(sheet: Sheet, subject: Subject, more: Sketch = {}): string {
  const { facts, figure } = subject;
  const r = sheet.rand;
  const { high, broad } = fitted(facts.heightInchesMax, facts.spreadInchesMax, [270, 310]);
  const colors = Math.min(2, figure.flower?.colors.length ?? 1);
  const little = [0, 1].map((i) => littleFlower(sheet, subject, 12, i % colors));
  const head =
    more.head ??
    ((p: Point, a: number, i: number) =>
      sheet.put(little[i % 2] ?? "", p, 0.8 + (i % 3) * 0.14, { turn: a, tall: 0.85 }));
  const long = figure.leaf.lengthInches * (high / facts.heightInchesMax);
  const blade =
    more.blade ??
    ([
      Math.max(15, Math.min(46, long)),
      Math.max(
        3.5,
        Math.min(
          10,
          long * (["linear", "thread", "needle", "lance"].includes(figure.leaf.shape) ? 0.1 : 0.26),
        ),
      ),
    ] as const);
  const as =
    more.as ??
    (facts.habit === "mat"
      ? "mat"
      : facts.habit === "mound"
        ? "mound"
        : facts.habit === "trailing"
          ? "trailing"
          : "clump");
  if (as === "clump" || as === "rosette")
    return clump(sheet, r, {
      high: high * 0.94,
      broad,
      leaf: leafTint(figure),
      blade,
      stems: more.stems ?? 7,
      foliage: more.foliage ?? (as === "rosette" ? 0.42 : 0.62),
      leaves: more.leaves ?? (as === "rosette" ? "mound" : "stems"),
      stemTint: stemTint(figure),
      head,
    });
  // A low mass: leaves heaped over the ground, flowers on and above them.
  const tint = leafTint(figure);
  const tallness = Math.max(34, high * (as === "mound" ? 0.9 : 1));
  const half = Math.min(148, Math.max(60, broad / 2));
  const heap = (n: number, low: number, top: number) => {
    const d = trace(1);
    for (let i = 0; i < n; i++) {
      const k = ((i * 0.618034) % 1) * 2 - 1;
      const dome = Math.sqrt(1 - k * k * 0.92);
      const y = -tallness * dome * within(r, low, top);
      d.leaf(
        k * half * 0.88,
        Math.min(-2, y),
        k * 60 + within(r, -46, 46),
        blade[0] * within(r, 0.8, 1.2),
        blade[1],
        within(r, -3, 3),
      );
    }
    return d;
  };
  const many = Math.round(
    Math.max(16, Math.min(26, (half * tallness) / (blade[0] * blade[1] * 2.2))),
  );
  let out = ground(sheet, r, half);
  if (as === "trailing") {
    const d = trace(1);
    for (const k of steps(6, -1, 1))
      d.move(k * 20, -tallness * 0.7).quad(
        k * half * 0.8,
        -tallness * 1.1,
        k * half,
        within(r, -6, 8),
      );
    out += sheet.line(d, contour, 4) + sheet.line(d, stemTint(figure).wash, 2);
  }
  out +=
    sheet.bound(heap(many, 0.35, 0.9), tint.shade, contour, 1.4) +
    sheet.bound(heap(many, 0.05, 0.66), tint.wash, contour, 1.4);
  for (const [i, k] of steps(more.stems ?? 13, -0.92, 0.92).entries()) {
    const y =
      -tallness *
      Math.sqrt(1 - k * k * 0.9) *
      (i % 2 ? within(r, 0.86, 1.04) : within(r, 0.4, 0.7));
    out += head([k * half * 0.9, y], k * 30, i);
  }
  return out;
}

/** A line from a point to a flower beside the plant, where a single part is shown cut. */
export const cutStalk = (sheet: Sheet, subject: Subject, from: Point, to: Point) =>
  sheet.bound(
    brush(bow(from, to, 0.06), () => 8, 3),
    stemTint(subject.figure).wash,
    contour,
    2,
  );
