import type { Figure } from "#art/figures/figure.ts";
import { blend, hues, type Tint } from "#art/pen/colors.ts";
import { angleAt, brush, type Curve, shoot, steps, through, toward } from "#art/pen/curve.ts";
import { type Point, pen } from "#art/pen/ink.ts";
import { type LeafLook, leaf } from "#art/pen/leaf.ts";
import type { HalfOutline } from "#art/pen/leaf-shapes.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { fitted, inFunnel } from "#art/pen/whole-plant.ts";
import type { Family } from "../plate-subject.ts";
import { leafTint, stemTint } from "../stems/leaf-of-figure.ts";

type Frond = NonNullable<Figure["frond"]>;

const plain: HalfOutline = [
  [0, 0.03],
  [0.05, 0.1],
  [0.4, 0.12],
  [0.75, 0.08],
  [1, 0],
];
/** Where the lobes of a maidenhair's pinnule end, on its upper edge. */
const flaps: readonly Point[] = [
  [-27, -36],
  [-30, -54],
  [-28, -72],
  [-19, -89],
];

/** A maidenhair's pinnule: on a hair of a stalk, its lower edge whole, its upper one lobed, without a midrib. */
function pinnule(sheet: Sheet, t: Tint): string {
  const [d, veins] = [pen().move(0, -12).quad(-14, -16, -22, -28), pen().lines([0, 0], [0, -12])];
  for (const [x, y] of flaps) {
    d.quad(x - 8, y, x + 2, y - 7).line([x + 5, y - 9]);
    veins.move(0, -12).quad(-6, y * 0.7, x * 0.8, y + 2);
  }
  d.quad(-6, -104, 2, -94).quad(6, -50, 0, -12);
  return sheet.bound(d.close(), t.wash, t.rim, 2) + sheet.line(veins, t.line, 1.6);
}

/** A short-stalked pinna with bristly teeth whose foot is cut straight below and stands up in an ear above, toward the tip of its frond. */
function earedPinna(sheet: Sheet, t: Tint): string {
  const ear: Point[] = [
    [-7, -8],
    [-15, -11],
    [-14, -16],
    [-6, -21],
  ];
  const toothed = (side: 1 | -1): Point[] =>
    steps(7, 0.28, 0.9).flatMap((k): Point[] => {
      const x = side * (5.4 * (1 - k ** 2.4) + 0.8);
      return [
        [x, -100 * k],
        [x + side * 2.2, -100 * k - 6],
        [x, -100 * k - 5],
      ];
    });
  const d = pen()
    .lines([0, -8], ...ear, ...toothed(-1), [0, -102])
    .line(...toothed(1).reverse(), [5.6, -16], [3, -8], [0, -8])
    .close();
  const dark = pen().lines([0, -8], [0, -98], [4.4, -60], [5.2, -16], [3, -8]).close();
  const veins = pen().lines([0, 0], [0, -96]);
  return (
    sheet.bound(d, t.wash, t.rim, 1.8) +
    sheet.fill(dark, blend(t.wash, t.shade, 0.6)) +
    sheet.line(veins, t.line, 1.5)
  );
}

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
  if (frond.pinnaShape === "fan-leaflets")
    return pinnule(sheet, back ? { ...t, wash: t.pale, line: t.shade } : t);
  const tint = back ? { ...t, wash: t.pale, shade: t.wash } : t;
  if (frond.pinnaShape === "eared") return earedPinna(sheet, tint);
  const look: LeafLook = {
    shape: { half: plain, veins: steps(5, 0.12, 0.8).map((k) => [k, k + 0.09, 0.08] as const) },
    tint,
    wide: 1.15,
    bend: -0.06,
    veins: 2,
    weight: 2,
  };
  return leaf(sheet, [0, 0], 0, 100, look);
}

/** An eared one's fertile pinna is small and narrow, and its back is felted all over. */
function feltedPinna(sheet: Sheet, t: Tint): string {
  const felt = pen();
  for (const k of steps(12, 0.16, 0.9))
    for (const side of [-1, 1]) felt.mark(side * 3.4 * (1.2 - k), -100 * k);
  return (
    sheet.line(pen().lines([0, 0], [0, -12]), t.line, 2) +
    sheet.bound(pen().leaf(0, -6, 0, 96, 14).leaf(0, -8, -48, 18, 5), t.pale, t.rim, 1.8) +
    sheet.line(felt, hues.brown.rim, 8.5) +
    sheet.line(felt, hues.copper.wash, 6)
  );
}

/** What a fertile pinna bears on its back: round heaps in two rows, or a maidenhair's folded edge. */
function sori(sheet: Sheet, isFolded: boolean): string {
  const d = pen();
  if (isFolded) for (const [x, y] of flaps) d.lines([x + 5, y + 4], [x + 7, y - 6]);
  else
    for (const k of steps(9, 0.24, 0.86))
      d.mark(-4.6 * (1.14 - k), -100 * k - 2).mark(4.6 * (1.14 - k), -100 * k + 3);
  return (
    sheet.line(d, hues.brown.rim, isFolded ? 7 : 4.6) +
    sheet.line(d, hues.copper.wash, isFolded ? 5 : 3)
  );
}

/** How long the pinnae are along a frond, 0 foot to 1 tip. */
const outlineOf = (frond: Frond) => (t: number) =>
  frond.fertile === "separate"
    ? // Narrowing far down, as an ostrich plume does, and rounded to a tip.
      Math.min(1, 0.12 + t * 1.4) * (1 - t ** 3.6) ** 0.8 + 0.09
    : Math.min(1, 0.72 + t * 1.2) * (1 - t ** 2.2) + 0.04;

function rachis(sheet: Sheet, c: Curve, w: number, t: Tint, tip = w / 4): string {
  return sheet.bound(
    brush(c, (k) => w + (tip - w) * k, 5),
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
  const id = sheet.motif(`pinna ${frond.pinnaShape}`, () => pinna(sheet, frond, t, false));
  const isFelted = frond.fertile === "tip" && frond.pinnaShape === "eared";
  const felted = isFelted ? sheet.motif("felted pinna", () => feltedPinna(sheet, t)) : id;
  const shape = outlineOf(frond);
  const isFine = frond.division === "fan";
  const n = Math.min(frond.pinnaShape === "eared" ? 21 : 28, frond.pinnae);
  const low = frond.fertile === "separate" ? 0.1 : isFine ? 0.16 : 0.24;
  let out = rachis(sheet, c, isFine ? 4 : Math.max(8, long / 80), stalkTint);
  // From the tip down: each lies over the foot of the next one above, and its ear is seen.
  for (const [i, k] of steps(n, 1, 0).entries()) {
    const at = low + (1 - low) * (1 - (1 - k) ** 1.12) * 0.985;
    const fertile = frond.fertile === "tip" && k > 0.7;
    const size =
      breadth *
      Math.max(isFine ? 0.4 : 0, shape(k)) *
      (fertile ? 0.62 : 1) *
      (1 + 0.05 * Math.sin(i * 2.7));
    for (const side of [-1, 1] as const)
      out += sheet.put(fertile ? felted : id, c.at(at + side * 0.006), size / 100, {
        turn: angleAt(c, at) + side * (80 - 34 * k ** 2),
        flip: side < 0,
      });
  }
  // A maidenhair's pinna ends in a pinnule, as it has them beside.
  if (isFine) out += sheet.put(id, c.at(0.97), breadth / 280, { turn: angleAt(c, 1) });
  return out;
}

/** A young frond still rolled up. */
function crozier(sheet: Sheet, foot: Point, high: number, t: Tint, isSlender = false): string {
  const neck = shoot(foot, 14, 4, high);
  const [x, y] = neck.at(1);
  // Round one middle, nearer with each turn, as a bishop's staff.
  const [wide, turns] = [high * (isSlender ? 0.13 : 0.24), 2.4];
  const coil = steps(20).map((k) =>
    toward([x + wide, y], -90 + 360 * turns * k, wide * (1 - 0.86 * k)),
  );
  const whole = through([...steps(4, 0, 0.9).map(neck.at), ...coil]);
  const w = high / (isSlender ? 24 : 11);
  return sheet.bound(
    brush(whole, (k) => w * (1 - 0.62 * k), 26),
    t.wash,
    t.rim,
    1.8,
  );
}

/** A maidenhair's frond: a dark stalk forks in two arcs that bend back, pinnae on their outer side. */
function horseshoe(sheet: Sheet, frond: Frond, t: Tint, dark: Tint): string {
  const stalk = shoot([0, 0], -8, 5, 560);
  let out = "";
  for (const side of [-1, 1] as const) {
    const arc = shoot(stalk.at(1), side * 42, side * (side < 0 ? 142 : 134), 250);
    // The hindmost are the shortest and lie under the others.
    for (const [i, k] of steps(6, 1, 0).entries()) {
      const long = (side < 0 ? 400 : 420) * (0.42 + 0.58 * (1 - k) ** 0.8);
      // The last goes on from the end of the arc.
      const leave = side * (10 + 126 * k);
      const c = shoot(arc.at(k), leave, leave + side * 12, long);
      const pinnae = Math.round(6 + i * 1.1);
      out += frondAlong(sheet, { ...frond, pinnae, fertile: "same" }, c, long, 66, t, dark);
    }
    out += rachis(sheet, arc, 7, dark, 4);
  }
  return out + rachis(sheet, stalk, 11, dark, 8);
}

/** The scaly crown that fronds and croziers rise from, and the chaff on their feet. */
function crown(sheet: Sheet, stipes: readonly Curve[]): string {
  const chaff = pen();
  for (const [n, c] of stipes.entries())
    for (const [i, k] of steps(9, 0.02, 0.17).entries())
      chaff.leaf(...c.at(k), angleAt(c, k) + (i % 2 ? 1 : -1) * (24 + 4 * n), 24 - 60 * k, 4);
  for (const k of steps(9, -1, 1)) chaff.leaf(k * 26 + 4, -2, k * 62, 34, 6);
  return sheet.bound(chaff, hues.brown.wash, hues.brown.rim, 1.4);
}

/** Ferns: a shuttlecock or tuft of fronds, one of them drawn whole. */
export const ferns: Family = (sheet, { figure, facts }) => {
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
  const side = shoot([-4, 0], -30, -58, 640);
  const broad = frond.fertile === "separate" ? 240 : 205;
  const largest = sheet.motif("frond", () => frondAlong(sheet, frond, main, 960, broad, t, dark));
  const specimen = fanned
    ? horseshoe(sheet, frond, t, dark) + crozier(sheet, [16, 0], 210, dark, true) + crown(sheet, [])
    : frondAlong(sheet, frond, side, 640, frond.fertile === "separate" ? 170 : 150, t, dark) +
      sheet.put(largest, [0, 0]) +
      crozier(sheet, [20, 0], 190, t) +
      crown(sheet, [side, main]);

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
          frond.pinnaShape === "eared"
            ? sheet.motif("felted pinna", () => feltedPinna(sheet, t))
            : sheet.motif(
                "fertile pinna",
                () => pinna(sheet, frond, t, true) + sori(sheet, fanned),
              ),
          // The fan reaches far to the left; its detail stands over it.
          fanned ? [-30, -20] : [-60, 90],
          fanned ? 1.7 : 2.4,
          { turn: 38 },
        );
  const stand = fitted(facts.heightInchesMax, facts.spreadInchesMax, [270, 310]);
  const habit = inFunnel(sheet, largest, { ...stand, lies: 0 }, 960);
  return { specimen, detail, ...(fanned ? {} : { habit }) };
};
