import type { Figure } from "#art/figures/figure.ts";
import { blend, hues, type Tint } from "#art/pen/colors.ts";
import {
  angleAt,
  brush,
  type Curve,
  radians,
  shoot,
  steps,
  through,
  toward,
} from "#art/pen/curve.ts";
import { type Point, pen, within } from "#art/pen/ink.ts";
import { type LeafLook, leaf } from "#art/pen/leaf.ts";
import type { HalfOutline } from "#art/pen/leaf-shapes.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { fitted, ground } from "#art/pen/whole-plant.ts";
import type { Family } from "../plate-subject.ts";
import { leafTint, stemTint } from "../stems/leaf-of-figure.ts";

type Frond = NonNullable<Figure["frond"]>;

/** One side of a pinna, of length one; the ear stands at the foot of its upper edge. */
const eared: HalfOutline = [
  [0, 0.03],
  [0.02, 0.1],
  [0.08, 0.25],
  [0.15, 0.27],
  [0.2, 0.13],
  [0.5, 0.12],
  [0.8, 0.075],
  [1, 0],
];
const plain: HalfOutline = [
  [0, 0.03],
  [0.05, 0.1],
  [0.4, 0.12],
  [0.75, 0.08],
  [1, 0],
];
const fan: HalfOutline = [
  [0, 0],
  [0.1, 0.04],
  [0.55, 0.2],
  [0.72, 0.24, 1],
  [0.76, 0.16, 1],
  [0.9, 0.13, 1],
  [0.86, 0.06, 1],
  [1, 0],
];

/** A pinna that points up from 0, 0, a hundred units long; its upper edge is at its left. */
function pinna(sheet: Sheet, frond: Frond, t: Tint, back: boolean): string {
  if (frond.pinnaShape === "comb") {
    // Cut to its rib in blunt teeth.
    const d = pen();
    for (const k of steps(12, 0.03, 0.92))
      for (const side of [-1, 1])
        d.leaf(0, -100 * k, side * (62 - 22 * k), 13.5 * (1.12 - k) ** 0.7, 6, 0);
    return (
      sheet.bound(d, back ? t.pale : t.wash, t.line, 1) +
      sheet.line(pen().lines([0, 0], [0, -100]), t.line, 1.5)
    );
  }
  const half = { eared: eared, "fan-leaflets": fan, lance: plain }[frond.pinnaShape];
  const look: LeafLook = {
    shape: { half, veins: steps(5, 0.12, 0.8).map((k) => [k, k + 0.09, 0.08] as const) },
    tint: back ? { ...t, wash: t.pale, shade: t.wash } : t,
    wide: frond.pinnaShape === "eared" ? 0.66 : 1.15,
    bend: -0.06,
    veins: 2,
    weight: 2,
    ...(frond.pinnaShape === "eared" ? { halves: [1, 0.72] as const } : {}),
  };
  return leaf(sheet, [0, 0], 0, 100, look);
}

/** What a fertile pinna bears on its back: round heaps in two rows, or a maidenhair's folded edge. */
function sori(sheet: Sheet, isFolded: boolean): string {
  const d = pen();
  if (isFolded)
    for (const x of [-17, -11, -3, 8, 14])
      d.lines([x, 0.1 * x * x - 92], [x * 0.8, 0.1 * x * x - 99]);
  else
    for (const k of steps(9, 0.24, 0.86))
      d.mark(-2.4 * (1.2 - k), -100 * k - 2).mark(5 * (1.2 - k), -100 * k + 3);
  return (
    sheet.line(d, hues.brown.rim, isFolded ? 4 : 4.6) +
    sheet.line(d, hues.copper.wash, isFolded ? 2.4 : 3)
  );
}

/** How long the pinnae are along a frond, 0 foot to 1 tip. */
const outlineOf = (frond: Frond) => (t: number) =>
  frond.fertile === "separate"
    ? // Narrowing far down, as an ostrich plume does, and rounded to a tip.
      Math.min(1, 0.12 + t * 1.4) * (1 - t ** 3.6) ** 0.8 + 0.03
    : Math.min(1, 0.72 + t * 1.2) * (1 - t ** 2.2) + 0.04;

function rachis(sheet: Sheet, c: Curve, w: number, t: Tint): string {
  return sheet.bound(
    brush(c, (k) => w * (1 - 0.75 * k), 5),
    t.wash,
    t.rim,
    2,
  );
}

/** A whole frond along a curve, `long` units, its pinnae set down in pairs a little out of step. */
function frondAlong(
  sheet: Sheet,
  frond: Frond,
  c: Curve,
  long: number,
  breadth: number,
  t: Tint,
  stalkTint: Tint,
): string {
  const ids = [false, true].map((b) =>
    sheet.motif(`pinna ${b} ${frond.pinnaShape}`, () => pinna(sheet, frond, t, b)),
  );
  const shape = outlineOf(frond);
  const n = Math.min(frond.pinnaShape === "eared" ? 22 : 28, frond.pinnae);
  const low = frond.fertile === "separate" ? 0.1 : 0.24;
  let out = rachis(sheet, c, Math.max(8, long / 80), stalkTint);
  for (const [i, k] of steps(n).entries()) {
    const at = low + (1 - low) * (1 - (1 - k) ** 1.12) * 0.985;
    const fertile = frond.fertile === "tip" && k > 0.68;
    const size = breadth * shape(k) * (fertile ? 0.62 : 1) * (1 + 0.05 * Math.sin(i * 2.7));
    for (const side of [-1, 1] as const)
      out += sheet.put(
        fertile ? (ids[1] ?? "") : (ids[0] ?? ""),
        c.at(at + side * 0.006),
        size / 100,
        {
          turn: angleAt(c, at) + side * (80 - 34 * k ** 2),
          flip: side < 0,
          ...(fertile ? { wide: 0.75 } : {}),
        },
      );
  }
  return out;
}

/** A young frond still rolled up. */
function crozier(sheet: Sheet, foot: Point, high: number, t: Tint, isSlender = false): string {
  const neck = shoot(foot, -4, 8, high);
  const [x, y] = neck.at(1);
  const coil: Point[] = [[x, y]];
  for (let a = 0; a < 620; a += 40) {
    const k = (30 * (1 - a / 700) * high) / 150;
    coil.push([x + k + Math.sin(radians(a - 90)) * k, y - Math.cos(radians(a - 90)) * k]);
  }
  const d = pen().sweep(coil);
  const w = high / (isSlender ? 20 : 12);
  return (
    sheet.fill(
      brush(neck, (k) => w * (1.3 - 0.3 * k), 3),
      t.rim,
    ) +
    sheet.line(d, t.rim, w) +
    sheet.fill(
      brush(neck, (k) => (w - 4) * (1.3 - 0.3 * k), 3),
      t.wash,
    ) +
    sheet.line(d, t.wash, w - 4)
  );
}

/** The fan of the maidenhair: a dark stalk that forks into a horseshoe, and leafy fingers on it. */
function horseshoe(
  sheet: Sheet,
  frond: Frond,
  foot: Point,
  high: number,
  reach: number,
  t: Tint,
  dark: Tint,
): string {
  const stalk = shoot(foot, -8, 5, high);
  const fork = stalk.at(1);
  let out = rachis(sheet, stalk, 11, dark);
  for (const side of [-1, 1] as const) {
    const joints = [0, 1, 2].map((i) => toward(fork, side * (40 + i * 22), i * reach * 0.1));
    out += rachis(sheet, through(joints), 8, dark);
    for (const i of [2, 1, 0]) {
      const from = joints[i] ?? fork;
      const c = shoot(from, side * (28 + i * 34), side * (44 + i * 36), reach * (1 - i * 0.13));
      out += frondAlong(
        sheet,
        { ...frond, pinnae: 15, fertile: "same" },
        c,
        reach,
        reach * 0.19,
        t,
        dark,
      );
    }
  }
  return out;
}

/** Ferns: a shuttlecock or tuft of fronds, one of them drawn whole. */
export const ferns: Family = (sheet, { figure, facts }) => {
  const r = sheet.rand;
  const frond: Frond = figure.frond ?? {
    division: "once",
    pinnae: 24,
    pinnaShape: "lance",
    fertile: "same",
  };
  const t = leafTint(figure);
  const dark = stemTint(figure);
  const fanned = frond.division === "fan";
  const main = shoot([10, 0], -10, 22, 960);
  const side = shoot([-14, 0], -26, -58, 640);
  const specimen = fanned
    ? horseshoe(sheet, frond, [0, 0], 560, 430, t, dark) + crozier(sheet, [90, 0], 210, dark, true)
    : frondAlong(sheet, frond, side, 640, frond.fertile === "separate" ? 170 : 150, t, dark) +
      frondAlong(sheet, frond, main, 960, frond.fertile === "separate" ? 240 : 205, t, dark) +
      crozier(sheet, [96, 0], 190, t);

  const { high, broad } = fitted(facts.heightInchesMax, facts.spreadInchesMax, [290, 290]);
  // Each frond arches over to its side; a maidenhair's opens to a fan on its dark stalk.
  const line = fanned ? shoot([0, 0], 0, 12, 120) : shoot([0, 0], -8, 52, 205);
  const small = sheet.motif("small frond", () => {
    const d = pen();
    const shape = outlineOf(frond);
    if (fanned)
      for (const a of steps(7, -108, 108))
        for (const n of steps(6, 14, 86 - Math.abs(a) * 0.2))
          for (const s of [-1, 1]) d.leaf(...toward(line.at(1), a, n), a + s * 52, 19, 6.5);
    else
      for (const k of steps(17, 0.12, 0.99))
        for (const s of [-1, 1])
          d.leaf(...line.at(k), angleAt(line, k) + s * (80 - 34 * k), 5 + 46 * shape(k), 6.5, 0);
    const rachis = pen().sweep(steps(4).map((k) => line.at(k)));
    return (
      sheet.line(rachis, dark.rim, 2.4) + sheet.bound(d, t.wash, blend(t.shade, t.rim, 0.5), 1)
    );
  });
  let habit = ground(sheet, broad * 0.42);
  for (const k of steps(fanned ? 11 : 9, -1, 1).sort((a, b) => Math.abs(b) - Math.abs(a))) {
    const l = Math.min(high, broad) * (1.06 - 0.14 * Math.abs(k));
    habit += sheet.put(small, [k * 10, 0], (l / 200) * within(r, 0.86, 1.05), {
      turn: k * (fanned ? 50 : 44) + within(r, -4, 4),
      flip: k < 0,
    });
  }
  const detail =
    frond.fertile === "separate"
      ? frondAlong(
          sheet,
          { ...frond, pinnaShape: "lance", pinnae: 16, fertile: "same" },
          shoot([0, 130], 0, 4, 250),
          250,
          40,
          hues.brown,
          hues.brown,
        )
      : sheet.put(
          sheet.motif("fertile pinna", () => pinna(sheet, frond, t, true) + sori(sheet, fanned)),
          // The fan reaches far to the left; its detail stands over it.
          fanned ? [-30, -20] : [-60, 90],
          fanned ? 1.7 : 2.4,
          { turn: 38 },
        );
  return { specimen, habit, detail };
};
