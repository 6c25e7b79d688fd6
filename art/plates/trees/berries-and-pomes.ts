import type { Figure } from "#art/figures/figure.ts";
import { blend, greens, hues, type Tint } from "#art/pen/colors.ts";
import { angleAt, bow, brush, steps, toward } from "#art/pen/curve.ts";
import { type Point, pen, type Rand, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { leafOf } from "../stems/leaf-of-figure.ts";

/** Draws a tree's fruit, hanging from 0, 0 and about 100 high. */
export type DrawFruit = (sheet: Sheet, r: Rand, t: Tint, figure: Figure) => string;

/** A round fruit with its lit side and a speck of light. */
export function ball(sheet: Sheet, [x, y]: Point, radius: number, t: Tint): string {
  return (
    sheet.bound(pen().ellipse(x, y, radius), t.wash, t.rim, 2.2) +
    sheet.fill(
      pen()
        .move(x + radius * 0.66, y - radius * 0.56)
        .cubic(
          x + radius * 1.1,
          y + radius * 0.3,
          x + radius * 0.3,
          y + radius * 1.1,
          x - radius * 0.56,
          y + radius * 0.66,
        )
        .cubic(
          x + radius * 0.2,
          y + radius * 0.66,
          x + radius * 0.66,
          y + radius * 0.2,
          x + radius * 0.66,
          y - radius * 0.56,
        )
        .close(),
      t.shade,
    ) +
    sheet.fill(pen().ellipse(x - radius * 0.3, y - radius * 0.34, radius * 0.22), t.pale)
  );
}

/** Round fruits on stalks from one point, hanging. */
export const cluster =
  (count: number, radius: number, reach: number, { tall = 1, isPome = false } = {}): DrawFruit =>
  (sheet, r, t) => {
    const stalks = pen();
    // A pome bears at its end what is left of its calyx.
    const eye = pen();
    for (const a of [-48, 0, 48]) eye.leaf(0, radius * 0.7, 180 + a, radius * 0.6, radius * 0.16);
    const one = sheet.motif(
      `fruit ${radius}`,
      () => (isPome ? sheet.bound(eye, t.shade, t.rim, 1.6) : "") + ball(sheet, [0, 0], radius, t),
    );
    let heads = "";
    for (const [i, k] of steps(count, -1, 1).entries()) {
      const end = toward([0, 0], 180 + k * 52, reach * (0.72 + 0.28 * ((i * 0.618) % 1)));
      stalks.move(0, 0).quad(end[0] * 0.4, end[1] * 0.62, ...end);
      heads += sheet.put(one, end, within(r, 0.88, 1.1), { tall, turn: isPome ? -k * 30 : 0 });
    }
    return sheet.line(stalks, hues.brown.shade, 3) + heads;
  };

export const raspberry: DrawFruit = (sheet, _r, t) => {
  const d = pen();
  for (let i = 0; i < 26; i++)
    d.mark(...toward([0, 62], i * 137.5, 30 * Math.sqrt((i + 0.5) / 26)));
  const stalk = pen().move(0, -50).quad(5, 0, 0, 34);
  return (
    sheet.line(stalk, greens.green.rim, 6) +
    sheet.line(stalk, greens.green.wash, 3.6) +
    sheet.fill(pen().ellipse(0, 62, 32), t.shade) +
    sheet.line(d, t.rim, 17) +
    sheet.line(d, t.wash, 14) +
    sheet.line(d, t.shade, 4)
  );
};

/** A flowering dogwood's: a few oblong drupes, each by itself on the head of one stalk, its calyx a speck at its end. */
const standingDrupes: DrawFruit = (sheet, _r, t) => {
  const one = sheet.motif("oblong drupe", () => {
    return (
      sheet.line(pen().mark(0, -64), hues.brown.rim, 11) +
      sheet.bound(pen().ellipse(0, -36, 15, 28), t.wash, t.rim, 2.2) +
      sheet.fill(pen().ellipse(5, -32, 7, 19), t.shade) +
      sheet.fill(pen().ellipse(-6, -46, 3, 8), t.pale)
    );
  });
  const green = greens.green;
  return (
    sheet.line(pen().move(-6, 104).quad(4, 50, 0, 0), green.rim, 9) +
    sheet.line(pen().move(-6, 104).quad(4, 50, 0, 0), green.wash, 6) +
    [-112, 108, -66, 62, 26, -22]
      .map((turn, i) => sheet.put(one, [0, 0], i % 2 ? 0.94 : 1, { turn }))
      .join("") +
    // Flowers that set no fruit are left on the head.
    sheet.bound(pen().ellipse(0, 0, 13, 10), green.wash, green.rim, 1.8)
  );
};

/** A pagoda dogwood's: on thin red stalks that bring them level, at the end of a twig with alternate leaves. */
const levelBerries: DrawFruit = (sheet, r, t, figure) => {
  const one = sheet.motif("berry", () => ball(sheet, [0, 0], 9, t));
  const stalks = pen().move(0, 74).line([0, 40]);
  let heads = "";
  for (const x of [-46, -16, 16, 46]) {
    const fork: Point = [x * 0.7, 6 + Math.abs(x) * 0.12];
    stalks.move(0, 46).quad(x * 0.12, 18, ...fork);
    for (const k of [-1, 1, 0]) {
      const end: Point = [x * 1.2 + k * 15, -18 - (k ? 0 : 9) + Math.abs(x) * 0.14];
      stalks.move(...fork).quad(fork[0] * 1.1 + k * 7, fork[1] - 8, ...end);
      heads += sheet.put(one, end, within(r, 0.9, 1.1));
    }
  }
  const bark = hues.brown;
  return (
    leafOf(sheet, figure, [0, 90], 64, 96, { stalk: 0.26, bend: 0.1, halves: [1, 0.9] }) +
    leafOf(sheet, figure, [-3, 128], -70, 84, { stalk: 0.26, bend: -0.1, halves: [0.9, 1] }) +
    sheet.line(stalks, hues.crimson.wash, 2.6) +
    sheet.bound(
      brush(bow([-6, 158], [0, 64], 0.03), (k) => 10 - 7 * k, 3),
      bark.wash,
      bark.rim,
      1.6,
    ) +
    heads
  );
};

/** A serviceberry's: along a hanging stalk, each crowned with what is left of its calyx. */
const hangingRaceme: DrawFruit = (sheet, r, t) => {
  const axis = bow([0, -30], [16, 126], -0.06);
  const stalks = pen().sweep(steps(4, 0, 0.86).map((k) => axis.at(k)));
  const one = sheet.motif("crowned berry", () => {
    const crown = pen();
    for (const a of [-36, 0, 36]) crown.leaf(0, 12, 180 + a, 24, 7);
    return sheet.bound(crown, t.shade, t.rim, 1.6) + ball(sheet, [0, 0], 19, t);
  });
  let heads = "";
  for (const [i, k] of steps(7, 0.3, 1).entries()) {
    const side = k === 1 ? 0 : i % 2 ? 1 : -1;
    const foot = axis.at(k - 0.16);
    const end = toward(foot, angleAt(axis, k) - side * 62, 44 - 12 * k);
    stalks.move(...foot).line(end);
    heads += sheet.put(one, end, within(r, 0.92, 1.06), { turn: -side * 34 });
  }
  return sheet.line(stalks, hues.brown.shade, 3.4) + heads;
};

/** A mountain ash's: many in one broad cluster. */
const crowdedPomes: DrawFruit = (sheet, r, t) => {
  const one = sheet.motif("pome", () => ball(sheet, [0, 0], 12, t));
  // One stalk parts in five, and each of these into those of its fruits.
  const stalks = pen().move(0, -34).line([0, -8]);
  const forks = [-42, -20, 0, 20, 42].map((x): Point => [x, 18 + Math.abs(x) * 0.3]);
  for (const fork of forks) stalks.move(0, -10).quad(fork[0] * 0.4, 4, ...fork);
  let heads = "";
  const places = steps(18, 0, 17).map((i): Point => {
    const [x, y] = toward([0, 0], i * 137.5, 74 * Math.sqrt((i + 0.5) / 18));
    return [x, 66 + y * 0.62];
  });
  const stars = pen();
  for (const [i, end] of places.sort((a, b) => a[1] - b[1]).entries()) {
    // Each bears the star of its calyx at its end, where no other hides it.
    const eye: Point = [end[0] + 1, end[1] + 5];
    if (places.slice(i + 1).every(([x, y]) => Math.hypot(x - eye[0], y - eye[1]) > 17))
      for (const a of [0, 72, 144, 216, 288]) stars.lines(eye, toward(eye, a, 4));
    const [first] = forks.toSorted((a, b) => Math.abs(a[0] - end[0]) - Math.abs(b[0] - end[0]));
    if (first) stalks.move(...first).line(end);
    heads += sheet.put(one, end, within(r, 0.9, 1.08));
  }
  return (
    sheet.line(stalks, blend(hues.brown.shade, greens.green.shade, 0.4), 3) +
    heads +
    sheet.line(stars, t.rim, 2.4)
  );
};

/** Berries by the tree that bears them. */
export const berries: DrawFruit = (sheet, r, t, figure) => {
  const { veins, arrangement } = figure.leaf;
  if (veins !== "arching") return hangingRaceme(sheet, r, t, figure);
  return (arrangement === "opposite" ? standingDrupes : levelBerries)(sheet, r, t, figure);
};

/** Crabapples on long stalks, and one cut across: five cells of its core, a brown seed in each. */
const applesAndOneCut: DrawFruit = (sheet, r, t, figure) => {
  const [cells, seeds] = [pen(), pen()];
  for (const a of [0, 72, 144, 216, 288]) {
    cells.leaf(0, 108, a, 19, 8);
    seeds.leaf(...toward([0, 108], a, 5), a, 11, 4);
  }
  return (
    cluster(4, 18, 66, { isPome: true })(sheet, r, t, figure) +
    sheet.bound(pen().ellipse(0, 108, 31, 29), t.wash, t.rim, 2) +
    sheet.fill(pen().ellipse(0, 108, 27, 25), hues.cream.wash) +
    sheet.bound(cells, hues.cream.pale, hues.tan.rim, 1.5) +
    sheet.bound(seeds, hues.brown.wash, hues.brown.rim, 1.5) +
    sheet.line(pen().lines([0, 44], [0, 80]), hues.brown.shade, 3)
  );
};

/** Pomes: a hawthorn's few, a crabapple's with one cut, a mountain ash's crowd. */
export const pomes: DrawFruit = (sheet, r, t, figure) => {
  const { compound, lobes } = figure.leaf;
  const draw = compound
    ? crowdedPomes
    : lobes
      ? cluster(5, 18, 72, { isPome: true })
      : applesAndOneCut;
  return draw(sheet, r, t, figure);
};
