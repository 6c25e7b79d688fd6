import type { Figure } from "#art/figures/figure.ts";
import { contour, greens, hues, type Tint } from "#art/pen/colors.ts";
import { steps } from "#art/pen/curve.ts";
import { type Point, pen } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import type { Stage } from "./blossom-motifs.ts";
import { stalk } from "./opened-capsules.ts";

type Flower = NonNullable<Figure["flower"]>;

/** Flowers that hang, drawn growing up from the joint at 0, 0; set down turned over. */
export type Pendant = (sheet: Sheet, figure: Figure, stage: Stage, t: Tint) => string;

/** A heart of two pouched petals, and between their turned-out tips the inner pair like a drop. */
export const heart: Pendant = (sheet, { flower }, stage, t) => {
  const slim = flower?.poise === "tube";
  const w = (slim ? 0.62 : 1) * (stage === "bud" ? 0.7 : 1);
  const inner = hues[flower?.colors[1] ?? "white"];
  const pouch = (k: 1 | -1) =>
    pen()
      .move(0, 2)
      .cubic(k * 22 * w, 8, k * 62 * w, -2, k * 58 * w, -38)
      .cubic(k * 54 * w, -66, k * 16, -76, k * 12, -88)
      .quad(k * 18, -104, k * 36, -98)
      .quad(k * 22, -114, k * 6, -104)
      .line([0, -80])
      .close();
  const shade = pen()
    .move(4, -10)
    .cubic(22 * w, 2, 56 * w, -4, 53 * w, -38)
    .cubic(50 * w, -60, 20, -68, 10, -84)
    .cubic(22, -50, 26 * w, -26, 4, -10)
    .close();
  const ribs = pen();
  for (const k of [-1, 1])
    ribs
      .move(k * 30 * w, -8)
      .quad(k * 46 * w, -36, k * 14, -72)
      .move(k * 16 * w, -6)
      .quad(k * 28 * w, -40, k * 8, -70);
  const drop = "M0-36c-9-9-7-23 0-30c7 7 9 21 0 30z";
  return (
    (stage === "bud" ? "" : sheet.bound(drop, slim ? inner.pale : inner.wash, contour, 2)) +
    sheet.bound(pouch(-1), t.wash, t.rim, 2.2) +
    sheet.bound(pouch(1), t.wash, t.rim, 2.2) +
    sheet.fill(shade, t.shade) +
    sheet.line(ribs, t.line, 1.5)
  );
};

/** A heart opened: within its two pouches three stamens at each side, the pistil, and the inner petals over its tip. */
export function cutHeart(sheet: Sheet, { colors, poise }: Flower): string {
  const t = hues[colors[0] ?? "rose"];
  const inner = hues[colors[1] ?? "white"];
  const w = poise === "tube" ? 0.66 : 1;
  const green = greens.green;
  const [pouches, edges, petals, threads, anthers] = [pen(), pen(), pen(), pen(), pen()];
  for (const k of [-1, 1]) {
    const u = (x: number, y: number): Point => [k * x * w, y];
    pouches
      .move(...u(4, -96))
      .cubic(...u(50, -112), ...u(104, -84), ...u(98, -34))
      .cubic(...u(94, 10), ...u(40, 22), ...u(34, 56))
      .quad(...u(46, 82), ...u(80, 70))
      .quad(...u(56, 100), ...u(30, 78))
      .cubic(...u(14, 40), ...u(30, 0), ...u(4, -96))
      .close();
    edges
      .move(...u(30, 78))
      .cubic(...u(14, 40), ...u(58, 4), ...u(66, -36))
      .cubic(...u(68, -70), ...u(34, -92), ...u(4, -92));
    petals
      .move(k * 3, -92)
      .cubic(k * 12, -40, k * 8, 10, k * 12, 34)
      .cubic(k * 34, 56, k * 30, 100, 0, 116)
      .line([0, 84])
      .cubic(k * 14, 74, k * 10, 56, k * 4, 40)
      .close();
    for (const [i, x] of [17, 27, 38].entries()) {
      threads
        .move(k * 6, -88)
        .cubic(k * x * w * 1.7, -50, k * x * w * 1.4, 0, k * (6 + i * 5), 60 - i * 9);
      anthers.mark(k * (6 + i * 5), 60 - i * 9);
    }
  }
  const pistil = pen().leaf(0, -90, 180, 96, 9).move(0, 6).line([0, 76]);
  return (
    stalk(sheet, pen().move(10, -140).quad(2, -118, 0, -92)) +
    sheet.bound(petals, inner.wash, inner.rim, 2) +
    sheet.bound(pouches, t.wash, t.rim, 2.4) +
    sheet.line(edges, t.pale, 5) +
    sheet.line(threads, t.rim, 3.6) +
    sheet.line(threads, hues.cream.wash, 2) +
    sheet.bound(pistil, green.wash, green.rim, 2) +
    sheet.line(anthers, hues.gold.rim, 9) +
    sheet.line(anthers, hues.gold.wash, 6)
  );
}

/** A columbine from the side: spurs back past the joint, sepals spread, blades and stamens before. */
export const columbine: Pendant = (sheet, { flower }, stage, t) => {
  const blade = hues[flower?.colors[1] ?? "yellow"];
  const young = stage === "bud";
  const [spurs, knobs, sepals, blades, stamens, anthers] = [
    pen(),
    pen(),
    pen(),
    pen(),
    pen(),
    pen(),
  ];
  for (const k of [-1, 1, -0.4, 0.45, 0]) {
    const x = k * 34;
    spurs
      .move(x * 1.1 - 12, -30)
      .quad(x * 1.25 - 9, 20, x * 0.72 - 3, 62)
      .line([x * 0.72 + 4, 62])
      .quad(x * 1.25 + 8, 20, x * 1.1 + 12, -30)
      .close();
    knobs.mark(x * 0.72, 64);
    blades.leaf(x * 0.9, -24, k * 16, 56, 15, 0);
  }
  for (const a of young ? [-16, 16, 0] : [-64, 64, -24, 26])
    sepals.leaf(a * 0.4, -18, a, 70, 14, 0);
  for (const k of steps(11, -1, 1)) {
    stamens.move(k * 6, -40).quad(k * 10, -80, k * 22, -108 + Math.abs(k) * 12);
    anthers.mark(k * 22, -110 + Math.abs(k) * 12);
  }
  return (
    (young
      ? ""
      : sheet.line(stamens, blade.line, 2.2) +
        sheet.line(anthers, contour, 8) +
        sheet.line(anthers, blade.wash, 5.5)) +
    sheet.bound(spurs, t.wash, t.rim, 2) +
    sheet.line(knobs, t.rim, 13) +
    sheet.line(knobs, t.shade, 9) +
    (young ? "" : sheet.bound(blades, blade.wash, blade.rim, 2)) +
    sheet.bound(sepals, t.wash, t.rim, 2)
  );
};

/** A fuchsia: ovary and tube, four sepals thrown back, a full skirt, long stamens. */
export const fuchsia: Pendant = (sheet, { flower }, stage, t) => {
  const sepal = hues[flower?.outside ?? "red"];
  const tube = "M-3 0q-3-10-3-22l12 0q1 12-3 22z";
  const ovary = sheet.bound(pen().ellipse(0, 2, 9, 12), greens.green.wash, contour, 2);
  if (stage === "bud" || stage === "opening") {
    const d = "M-6-20c-12-10-7-30 6-42c13 12 18 32 6 42z";
    return (
      sheet.bound(tube, sepal.wash, sepal.rim, 2) +
      sheet.bound(d, sepal.wash, sepal.rim, 2.2) +
      sheet.line(pen().move(0, -120).quad(-12, -80, -6, -44), sepal.line, 2) +
      ovary
    );
  }
  // Within the double skirt a second one is ruffled.
  const ruffle =
    "M-10-40c-10-10-14-18-10-26q4-4 7-1q4-5 7-1q4-5 8-1q4-4 8 0q4-4 7 1c4 8 0 18-8 28z";
  const skirt = "M-7-23c-23-3-30-19-24-33q8-7 16 0q7-9 15-2q9-7 16 2q9-6 16 2c5 14-3 28-25 31z";
  const folds = pen();
  for (const k of steps(6, -46, 46)) folds.move(k * 0.24, -50).quad(k * 0.9, -74, k * 1.05, -106);
  const veins = pen();
  for (const k of [-30, -10, 12, 32]) veins.move(k * 0.3, -48).line([k * 0.8, -74]);
  const [stamens, anthers] = [pen(), pen()];
  for (const k of [-20, -14, -8, -3, 5, 10, 15, 21, 0]) {
    const y = k === 0 ? -186 : -158 - Math.abs(k) * 0.6;
    stamens.move(k * 0.4, -100).quad(k * 0.8, -130, k, y);
    anthers.mark(k, y);
  }
  const [back, front] = [pen(), pen()];
  back.leaf(-10, -46, -96, 92, 17, 22).leaf(10, -46, 98, 92, 17, -22);
  front.leaf(-4, -44, -138, 70, 15, -14).leaf(4, -44, 140, 70, 15, 14);
  return (
    sheet.line(stamens, hues.rose.shade, 2.4) +
    sheet.line(anthers, hues.crimson.shade, 8) +
    sheet.bound(back, sepal.wash, sepal.rim, 2.2) +
    sheet.bound(ruffle, t.shade, contour, 2) +
    sheet.bound(skirt, t.wash, contour, 2.2) +
    sheet.line(folds, t.line, 1.6) +
    sheet.line(veins, hues.rose.wash, 2.6) +
    sheet.bound(tube, sepal.wash, sepal.rim, 2) +
    sheet.bound(front, sepal.wash, sepal.rim, 2.2) +
    ovary
  );
};
