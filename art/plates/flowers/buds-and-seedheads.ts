import type { Figure } from "#art/figures/figure.ts";
import { contour, greens, hues, type Tint } from "#art/pen/colors.ts";
import { steps, toward } from "#art/pen/curve.ts";
import { type Point, pen, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";

import { lowOvary } from "./bells.ts";
import { stalk } from "./opened-capsules.ts";

/**
 * Whether green sepals stand behind its petals. An anemone, a hellebore, love-in-a-mist and a begonia have none, and a poppy
 * drops them as it opens: all these have many free stamens or a crown of styles. Of these a purslane alone, whose petals are notched, keeps its two.
 */
export const hasCalyx = ({ stamens, petalShape, center }: NonNullable<Figure["flower"]>) =>
  (stamens?.kind !== "boss" && center?.kind !== "crown") || petalShape === "heart";

/** A purslane's two sepals are broad. */
export const hasTwoSepals = ({ stamens, petalShape }: NonNullable<Figure["flower"]>) =>
  stamens?.kind === "boss" && petalShape === "heart";

/** Whether its flower stands on a rim: a California poppy's. */
export const hasRim = ({ poise, petalShape }: NonNullable<Figure["flower"]>) =>
  poise === "cupped" && petalShape === "wedge";

/** A bud with its sepals; a balloon, a cap or a twist where the flower is known by it. */
export function openBud(
  sheet: Sheet,
  { flower, leaf }: Figure,
  color: Tint,
  radius: number,
): string {
  if (!flower) return "";
  const u = (v: number) => v * radius;
  const petals = flower.bud ? (flower.bud === "green" ? greens.green : hues[flower.bud]) : color;
  const green = greens[leaf.color === "purple" || leaf.color === "bronze" ? leaf.color : "green"];
  if (flower.poise === "bell" && flower.petalShape === "pointed") {
    // The balloon, pressed at its five seams.
    const d = pen()
      .move(0, u(-0.04))
      .cubic(u(-0.55), u(-0.1), u(-0.66), u(-0.62), u(-0.1), u(-0.98))
      .quad(0, u(-1.08), u(0.1), u(-0.98))
      .cubic(u(0.66), u(-0.62), u(0.55), u(-0.1), 0, u(-0.04))
      .close();
    const dark = pen()
      .move(0, u(-0.04))
      .cubic(u(0.55), u(-0.1), u(0.66), u(-0.62), u(0.1), u(-0.98))
      .cubic(u(0.3), u(-0.7), u(0.34), u(-0.3), 0, u(-0.04))
      .close();
    const seams = pen()
      .move(0, u(-1.02))
      .quad(u(-0.3), u(-0.55), u(-0.12), u(-0.1))
      .move(0, u(-1.02))
      .quad(u(0.26), u(-0.6), u(0.12), u(-0.1));
    const cup = pen();
    for (const a of steps(5, -62, 62)) cup.leaf(0, 0, a, u(0.3), u(0.07), 0);
    return (
      lowOvary(sheet, u(1)) +
      sheet.bound(d, petals.pale, petals.rim, 2.4) +
      sheet.fill(dark, petals.shade) +
      sheet.line(seams, petals.line, 2) +
      sheet.bound(cup, green.wash, contour, 2)
    );
  }
  const cap = hasRim(flower);
  const long =
    cap || flower.poise === "funnel" || flower.poise === "tube"
      ? 1
      : flower.petalShape === "lance"
        ? 0.9
        : 0.68;
  const broad = long > 0.8 ? 0.16 : 0.26;
  const d = pen()
    .move(0, 0)
    .cubic(u(-broad * 1.5), u(-long * 0.2), u(-broad), u(-long * 0.8), 0, u(-long))
    .cubic(u(broad), u(-long * 0.8), u(broad * 1.5), u(-long * 0.2), 0, 0)
    .close();
  const dark = pen()
    .move(0, u(-long))
    .cubic(u(broad), u(-long * 0.8), u(broad * 1.5), u(-long * 0.2), 0, 0)
    .quad(u(broad * 0.7), u(-long * 0.5), 0, u(-long))
    .close();
  const cup = pen();
  if (flower.stamens?.kind === "column")
    // A mallow's bud is wrapped in its calyx, and round that stand narrow bracts.
    for (const a of steps(5, -70, 70)) cup.leaf(0, u(0.04), a, u(0.46), u(0.07), -a * 0.25);
  else if (flower.stamens?.count === 10)
    // A cranesbill's sepals are as long as its bud, and end in bristles.
    for (const a of [-20, 20, 0]) {
      cup.leaf(0, u(0.03), a, u(long * 0.88), u(0.13), -a * 0.5);
      cup.leaf(...toward([0, 0], a * 0.5, u(long * 0.8)), a * 0.4, u(long * 0.3), u(0.014));
    }
  else if (hasTwoSepals(flower))
    for (const a of [-22, 22]) cup.leaf(0, u(0.03), a, u(long * 0.8), u(0.2), -a * 0.5);
  else if (hasCalyx(flower))
    for (const a of [-30, 30, 0]) cup.leaf(0, u(0.03), a, u(long * 0.55), u(0.1), -a * 0.2);
  return (
    sheet.bound(d, petals.wash, petals.rim, 2.2) +
    sheet.fill(dark, petals.shade) +
    sheet.bound(cup, green.wash, flower.stamens?.kind === "column" ? green.rim : contour, 1.8)
  );
}

/** An inflated seedhead of five joined pods, a style on the top of each, clasped from below by bracts cut to threads. */
export function horned(sheet: Sheet): string {
  const [ruff, horns, stripes] = [pen(), pen(), pen()];
  for (const k of [-1, -0.62, 0.62, 1, 0.25, -0.25]) {
    const tip: Point = [k * 96, 6 - 30 * Math.abs(k)];
    ruff.move(0, 78).quad(k * 84, 74, ...tip);
    for (const [t, a] of [
      [0.5, 34],
      [0.72, -30],
      [0.86, 30],
    ] as const) {
      const p: Point = [k * (40 + 60 * t - 8), 76 - 58 * t];
      ruff.lines(p, toward(p, k * 40 + a, 26));
    }
  }
  for (const k of [-1, -0.5, 0, 0.5, 1]) {
    const foot: Point = [k * 24, -50 + 8 * Math.abs(k)];
    horns.move(...foot).cubic(k * 28, -78, k * 30, -86, k * 46 + (k ? 0 : 8), -104);
  }
  for (const k of [-40, -14, 14, 40]) stripes.move(k * 0.5, -50).quad(k * 1.35, 0, k * 0.3, 66);
  const body = "M0-29c-25 1-36 24-29 46c7 17 20 20 29 19c9 1 22-2 29-19c7-22-4-45-29-46z";
  const dark = "M7 34c13-1 21-17 21-29c-1-20-8-30-20-32c12 22 12 44-1 61z";
  const t = greens["yellow-green"];
  return (
    stalk(sheet, pen().move(4, 122).line([0, 70])) +
    sheet.line(horns, contour, 7) +
    sheet.line(horns, t.wash, 4) +
    sheet.bound(body, t.wash, t.rim, 2.4) +
    sheet.fill(dark, t.shade) +
    sheet.line(stripes, hues.crimson.shade, 4) +
    sheet.line(ruff, greens.green.shade, 3)
  );
}

/** A long thin pod on its stalk. */
export function slender(sheet: Sheet): string {
  const d = "M-10 15c8-20 20-45 41-71c-13 31-26 56-35 73z";
  const seeds = pen();
  for (const [x, y] of [
    [-8, 14],
    [2, -8],
    [13, -30],
    [26, -54],
    [40, -78],
  ] as const)
    seeds.mark(x, y);
  return (
    stalk(sheet, pen().move(-60, 118).quad(-40, 70, -14, 32)) +
    sheet.bound(d, greens.green.wash, contour, 2.2) +
    sheet.line(seeds, greens.green.shade, 9)
  );
}

/** A columbine's five pods that stand together on one stalk, each ending in its long style. */
export function follicles(sheet: Sheet): string {
  const t = greens.green;
  const [pods, styles, seams] = [pen(), pen(), pen()];
  for (const k of steps(5, -1, 1).sort((a, b) => Math.abs(b) - Math.abs(a))) {
    const [foot, a]: [Point, number] = [[k * 8, 66], k * 26];
    const tip = toward(toward(foot, a, 136), a + 90, k * 12);
    pods.leaf(...foot, a, 136, 21, k * 12);
    styles.move(...toward(tip, a, -14)).quad(...toward(tip, a, 16), ...toward(tip, k * 62, 40));
    seams.move(...toward(foot, a, 18)).quad(...toward(foot, k * 30, 70), ...tip);
  }
  return (
    stalk(sheet, pen().lines([4, 122], [0, 60])) +
    sheet.line(styles, t.rim, 4) +
    sheet.bound(pods, t.wash, t.rim, 2.4) +
    sheet.line(seams, t.line, 2)
  );
}

/** A globe of seeds, each with its silky tail. */
export function plumed(sheet: Sheet): string {
  const [tails, down] = [pen(), pen()];
  for (let i = 0; i < 34; i++) {
    const a = (i * 360) / 34 + within(sheet.rand, -4, 4);
    const far = toward([0, -8], a, within(sheet.rand, 72, 104));
    const bend = toward([0, -8], a + 8, 54);
    tails.move(...toward([0, -8], a, 16)).quad(...bend, ...far);
    if (i % 2) down.lines(bend, toward(bend, a + 40, 17)).lines(bend, toward(bend, a - 34, 17));
  }
  const t = hues.silver;
  return (
    stalk(sheet, pen().move(4, 122).line([0, 8])) +
    sheet.line(tails, t.rim, 3.6) +
    sheet.line(tails, t.wash, 2) +
    sheet.line(down, t.shade, 1.6) +
    sheet.bound(pen().ellipse(0, -8, 20), hues.tan.shade, contour, 2)
  );
}

/** A poppy's capsule under its rayed lid. */
export function capsule(sheet: Sheet): string {
  const t = greens["blue-green"];
  const body = "M-6 37c-24-12-29-42-17-61l46 0c12 19 7 49-17 61z";
  const dark = "M5 36c23-12 28-41 17-59l-14 0c10 20 9 45-3 59z";
  const [lid, ribs] = [pen(), pen()];
  lid
    .move(-62, -46)
    .quad(-48, -58, -34, -52)
    .quad(-20, -68, 0, -64)
    .quad(20, -68, 34, -52)
    .quad(48, -58, 62, -46)
    .quad(0, -22, -62, -46)
    .close();
  for (const k of [-34, -12, 12, 34])
    ribs
      .move(k * 0.2, -62)
      .quad(k * 0.8, -52, k * 1.5, -38)
      .move(k * 0.9, -34)
      .quad(k * 1.3, 10, k * 0.3, 66);
  return (
    stalk(sheet, pen().move(6, 122).line([0, 74])) +
    sheet.bound(body, t.wash, t.rim, 2.6) +
    sheet.fill(dark, t.shade) +
    sheet.bound(lid, hues.tan.wash, contour, 2.2) +
    sheet.line(ribs, t.line, 2)
  );
}

/**
 * A cranesbill's ripe fruit: two of its five seeds have sprung from the foot of the beak and hang on the strips that
 * rolled up with them; five stigmas at the tip, five bristle-tipped sepals below.
 */
export function cranesbill(sheet: Sheet): string {
  const t = greens.green;
  const beak = pen().move(-13, 50).quad(-8, -30, -3, -104).line([3, -104]).quad(8, -30, 13, 50);
  const [cup, bristles, seeds, stigmas, awns, strips] = [pen(), pen(), pen(), pen(), pen(), pen()];
  for (const a of [-112, -76, 76, 112, 34]) {
    cup.leaf(0, 72, a, 60, 13, a * 0.1);
    bristles.lines(toward([0, 72], a, 34), toward([0, 72], a, 74));
  }
  // Each seed runs up the beak in an awn.
  for (const x of [-9, 9]) {
    seeds.ellipse(x, 54, 10, 17);
    awns.lines([x * 0.9, 38], [x * 0.24, -90]);
  }
  for (const k of [-1, 1]) {
    strips.move(k * 3, -92).cubic(k * 34, -104, k * 74, -66, k * 62, -24);
    strips.cubic(k * 54, -2, k * 34, -12, k * 42, -28);
    seeds.ellipse(k * 43, -30, 12, 15);
  }
  for (const a of steps(5, -44, 44)) stigmas.lines([0, -102], toward([0, -102], a, 17));
  return (
    stalk(sheet, pen().move(0, 124).line([0, 70])) +
    sheet.line(bristles, contour, 2) +
    sheet.bound(cup, t.wash, contour, 2) +
    sheet.line(strips, t.rim, 6) +
    sheet.line(strips, t.wash, 3) +
    sheet.line(stigmas, contour, 5) +
    sheet.line(stigmas, hues.rose.wash, 2.6) +
    sheet.bound(beak.close(), t.wash, contour, 2.2) +
    sheet.line(awns, t.shade, 2) +
    sheet.bound(seeds, hues.brown.wash, contour, 2)
  );
}
