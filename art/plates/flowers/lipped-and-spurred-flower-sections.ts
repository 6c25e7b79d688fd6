import type { Figure } from "#art/figures/figure.ts";
import { blend, contour, greens, hues, type Tint } from "#art/pen/colors.ts";
import { bow, brush, type Curve, steps, toward } from "#art/pen/curve.ts";
import { pen } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { petalOf } from "./open-flowers.ts";
import { stalk } from "./opened-capsules.ts";

const green = greens.green;

/**
 * A wishbone flower from the side, its near wall away: the winged calyx, the pale tube, two long stamens that meet
 * under the upper lip and two short ones.
 */
export function wishboneFlowerSection(sheet: Sheet, pale: Tint, dark: Tint): string {
  const tube = pen().move(-14, 40).cubic(-20, 4, -26, -20, -32, -50);
  tube.line([36, -40]).cubic(26, -16, 18, 4, 14, 40).close();
  const hood = pen().move(-32, -50).cubic(-66, -78, -60, -124, -16, -122);
  hood.cubic(16, -118, 14, -84, -2, -62).quad(-16, -48, -32, -50).close();
  const near = pen().move(24, -34).cubic(60, -64, 116, -46, 110, -6);
  near.cubic(100, 20, 56, 4, 24, -34).close();
  const behind = pen()
    .move(10, -50)
    .cubic(34, -104, 92, -112, 92, -72)
    .cubic(92, -48, 54, -36, 22, -36);
  const cup = pen().move(-7, 106).cubic(-48, 98, -48, 36, -26, 2).line([-15, 20], [-2, -4]);
  cup.line([13, 20], [26, 4]).cubic(48, 38, 48, 98, 7, 106).close();
  const wings = pen().leaf(0, 106, -19, 98, 13, 6).leaf(0, 106, 19, 98, 13, -6);
  wings.leaf(0, 106, 0, 98, 10);
  const threads = pen().move(30, -32).cubic(34, -66, 18, -102, -10, -88);
  threads.move(16, -32).cubic(20, -66, 18, -94, -10, -80);
  threads.move(-4, 0).line([-3, -36]).move(8, 0).line([9, -36]);
  const anthers = pen().mark(-8, -88).mark(-10, -79).mark(-3, -38).mark(9, -38);
  return (
    stalk(sheet, pen().lines([3, 126], [0, 100])) +
    sheet.bound(behind.close(), dark.wash, dark.rim, 2.2) +
    sheet.bound(tube, pale.pale, pale.rim, 2.2) +
    sheet.fill(pen().leaf(32, -34, 196, 66, 9), hues.yellow.wash) +
    sheet.bound(hood, pale.wash, pale.rim, 2.2) +
    sheet.bound(near, dark.wash, dark.rim, 2.2) +
    sheet.line(pen().move(0, 38).cubic(-14, -20, -22, -60, -22, -92), green.rim, 3) +
    sheet.line(threads, contour, 6) +
    sheet.line(threads, hues.white.wash, 3) +
    sheet.line(anthers, contour, 13) +
    sheet.line(anthers, hues.cream.wash, 9) +
    sheet.bound(cup, green.wash, green.rim, 2.2) +
    sheet.bound(wings, green.shade, green.rim, 1.8)
  );
}

type Flower = NonNullable<Figure["flower"]>;
/** A petal of its place: which way it stands, how long, how much of its breadth is seen. */
type Placed = readonly [turn: number, long: number, wide: number];

/** A flower with a spur, cut lengthwise and seen from the side: it looks to the right, its foot at 0, 0. */
export function spurredFlower(
  sheet: Sheet,
  flower: Flower,
  { ovary, stigmas = 1 }: NonNullable<Figure["section"]>,
  color: Tint,
): string {
  const one = sheet.motif("cut petal", (q) =>
    petalOf(sheet, q, { ...flower, poise: "flat" }, 5, color, 3),
  );
  const petals = (placed: readonly Placed[]) =>
    placed.map(([turn, long, wide]) => sheet.put(one, [0, 0], long / 100, { turn, wide })).join("");
  return ovary === "carpels"
    ? larkspur(sheet, petals, flower, stigmas, color)
    : balsam(sheet, petals, color);
}

const pedicelOf = (sheet: Sheet, c: Curve) =>
  sheet.bound(
    brush(c, () => 9, 4),
    green.wash,
    green.rim,
    2,
  );

/** Sepals like petals, the upper one drawn out to a spur in which the petals' own lies, short stamens round the carpels. */
function larkspur(
  sheet: Sheet,
  petals: (placed: readonly Placed[]) => string,
  flower: Flower,
  carpels: number,
  color: Tint,
): string {
  const hollow = bow([14, -14], [-150, -64], -0.14);
  const nectar: Curve = {
    at: (t) => hollow.at(t * 0.8),
    along: (t) => hollow.along(t * 0.8),
  };
  const inner = flower.center ? hues[flower.center.color] : color;
  const small = pen().leaf(6, -14, 40, 66, 20, -6);
  // Of two petals above, the one behind the cut is seen, too.
  if (flower.center) small.leaf(6, -10, 64, 54, 17, 4);
  const [threads, anthers, pistils, ovules, bracts] = [pen(), pen(), pen(), pen(), pen()];
  for (const [i, a] of steps(9, 62, 124).entries()) {
    const tip = toward([4, 0], a, i % 2 ? 40 : 54);
    threads.lines([4, 0], tip);
    anthers.lines(toward(tip, a, -3), toward(tip, a, 5));
  }
  for (const k of steps(carpels, -1, 1).filter(() => carpels > 1))
    pistils.leaf(4, 0, 92 + k * 12, 60, 8);
  if (carpels === 1) pistils.leaf(4, 0, 92, 62, 11);
  for (const far of [16, 25, 34]) ovules.mark(...toward([4, 0], 92, far));
  const pedicel = bow([-44, 112], [-4, 4], 0.1);
  bracts.leaf(...pedicel.at(0.42), -34, 40, 5, 6).leaf(...pedicel.at(0.34), 84, 38, 5, -6);
  return (
    sheet.bound(bracts, green.wash, green.rim, 1.6) +
    pedicelOf(sheet, pedicel) +
    petals([
      [128, 96, 0.7],
      [82, 112, 1],
      [34, 104, 0.5],
    ]) +
    sheet.bound(
      brush(hollow, (t) => 34 - 30 * t, 6),
      color.shade,
      color.rim,
      2,
    ) +
    sheet.fill(
      brush(hollow, (t) => 24 - 23 * t, 6),
      color.pale,
    ) +
    sheet.bound(
      brush(nectar, (t) => 14 - 9 * t, 6),
      inner.wash,
      color.rim,
      1.6,
    ) +
    sheet.bound(small, inner.wash, color.rim, 2) +
    sheet.line(threads, color.rim, 4) +
    sheet.line(threads, hues.cream.wash, 2) +
    sheet.bound(pistils, green.wash, green.rim, 1.8) +
    sheet.line(ovules, hues.cream.wash, 5) +
    sheet.line(anthers, hues.brown.rim, 10) +
    sheet.line(anthers, hues.gold.wash, 6.5)
  );
}

/** Its lower sepal a boat that runs out in a long thin spur; five stamens joined to a cap over the ovary. */
function balsam(sheet: Sheet, petals: (placed: readonly Placed[]) => string, color: Tint): string {
  const spur = bow([2, 18], [-104, 92], 0.24);
  const boat = pen().move(-12, -10).cubic(-30, 18, -14, 40, 34, 30).quad(10, 16, 10, -6).close();
  const ovary = pen().leaf(2, 2, 84, 62, 10);
  const cap = pen().move(26, -12).cubic(50, -26, 76, -16, 72, 8).quad(54, -8, 30, 2).close();
  const ovules = pen();
  for (const far of [14, 24, 34]) ovules.mark(...toward([2, 2], 84, far));
  const anthers = pen();
  for (const [x, y] of [
    [50, -17],
    [61, -13],
    [69, -3],
  ] as const)
    anthers.mark(x, y);
  const sepal = pen().leaf(-6, 0, 22, 34, 9, 4);
  return (
    pedicelOf(sheet, bow([-84, -40], [-4, 4], 0.1)) +
    petals([
      [10, 112, 0.7],
      [136, 112, 0.8],
      [66, 118, 1],
    ]) +
    sheet.bound(
      brush(spur, (t) => 16 * (1 - t) ** 1.6 + 5, 6),
      color.shade,
      color.rim,
      2,
    ) +
    sheet.bound(boat, blend(color.wash, color.shade, 0.4), color.rim, 2) +
    sheet.bound(ovary, green.wash, green.rim, 1.8) +
    sheet.line(ovules, hues.cream.wash, 5) +
    sheet.bound(cap, hues.cream.wash, hues.cream.rim, 2) +
    sheet.line(anthers, hues.gold.rim, 8) +
    sheet.line(anthers, hues.gold.wash, 5) +
    sheet.bound(sepal, green.pale, green.rim, 1.8)
  );
}
