import type { Figure } from "#art/figures/figure.ts";
import { blend, greens, hues, type Tint } from "#art/pen/colors.ts";
import { steps, toward } from "#art/pen/curve.ts";
import { type Point, pen } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { magnoliaColumn } from "./magnolia-flowers.ts";

/** A flower cut in half from stalk to mouth, so that its stamens and its ovary are seen. Centered on 0, 0. */
export function treeFlowerSection(sheet: Sheet, figure: Figure): string {
  const t = hues[figure.flower?.colors[0] ?? "white"];
  if (figure.flower?.symmetry === "two-sided") return peaSection(sheet, t);
  if (figure.flower?.poise === "bell" && figure.flower.petals === 5 && !figure.flower.stamens)
    return urnSection(sheet, t);
  if (figure.tree?.fruit?.kind === "aggregate" || (figure.flower?.petals ?? 0) > 5)
    return magnoliaColumn(sheet, hues[figure.flower?.outside ?? "cream"]);
  return roseSection(sheet, figure, t);
}

/**
 * Cherries and serviceberries: a cup on whose edge sepals, petals and some twenty stamens stand. A cherry's one pistil
 * is free in it; a serviceberry's ovary is one with it and bears several styles.
 */
function roseSection(sheet: Sheet, { tree, flower }: Figure, t: Tint): string {
  const isCherry = tree?.fruit?.kind === "drupe";
  const green = isCherry ? hues.crimson : greens["yellow-green"];
  const flesh = greens["yellow-green"];
  const eye = hues[flower?.stamens?.color ?? "yellow"];
  const narrow = flower?.petalShape === "strap";
  const petal = (turn: number, foot: Point, wide: number, long = 122) =>
    sheet.bound(pen().leaf(...foot, turn, long, narrow ? wide * 0.5 : wide), t.wash, t.rim, 2.2) +
    sheet.line(pen().lines(toward(foot, turn, 18), toward(foot, turn, long * 0.66)), t.shade, 2);
  const [sepals, threads, tips, styles] = [pen(), pen(), pen(), pen()];
  for (const side of [-1, 1]) sepals.leaf(side * 33, -8, side * 128, 54, 12, side * 8);
  for (const [i, k] of steps(11, -1, 1).entries()) {
    const foot: Point = [k * 30, -10];
    const tip: Point = [k * 84, -62 - (i % 2 ? 26 : 4) - 22 * (1 - k * k)];
    threads.move(...foot).quad(k * 52, -40, ...tip);
    tips.mark(...tip);
  }
  const half = (edge: number) =>
    pen()
      .move(-7, 66)
      .cubic(-edge * 1.05, 58, -edge, 14, -edge, -12)
      .quad(0, edge > 30 ? -2 : 2, edge, -12)
      .cubic(edge, 14, edge * 1.05, 58, 7, 66)
      .close();
  const many = isCherry ? 1 : 5;
  for (const k of steps(many, many > 1 ? -1 : 0, 1))
    styles.move(k * 5, isCherry ? 20 : 6).quad(k * 6, -50, k * 16, -92 + 6 * k * k);
  const ovary = isCherry
    ? sheet.bound(pen().ellipse(0, 32, 13, 19), flesh.pale, flesh.rim, 2) +
      sheet.bound(pen().ellipse(0, 32, 5, 9), flesh.shade, flesh.rim, 1.5)
    : sheet.bound(
        pen().leaf(-12, 52, 0, 42, 9).leaf(12, 52, 0, 42, 9),
        flesh.shade,
        flesh.rim,
        1.8,
      );
  return (
    sheet.line(pen().move(6, 122).quad(2, 94, 0, 60), green.rim, 11) +
    sheet.line(pen().move(6, 122).quad(2, 94, 0, 60), green.wash, 7) +
    sheet.bound(sepals, green.wash, green.rim, 2) +
    petal(0, [0, -4], 52) +
    petal(-58, [-30, -10], 46) +
    petal(58, [30, -10], 46) +
    sheet.bound(half(37), green.wash, green.rim, 2.4) +
    sheet.bound(
      half(27),
      isCherry ? flesh.pale : blend(flesh.wash, flesh.pale, 0.5),
      green.rim,
      1.8,
    ) +
    ovary +
    sheet.line(threads, eye.line, 3) +
    sheet.line(styles, flesh.line, 4) +
    sheet.line(tips, eye.rim, 12) +
    sheet.line(tips, hues.gold.wash, 8)
  );
}

/** A sourwood's urn: within its wall ten stamens round one pistil, five of them seen. */
function urnSection(sheet: Sheet, t: Tint): string {
  const green = greens.green;
  const [wall, inside, sepals, threads, sacs] = [pen(), pen(), pen(), pen(), pen()];
  const outline = (k: number, d: ReturnType<typeof pen>) =>
    d
      .move(-20, -76)
      .cubic(-86 * k, -62, -78 * k, 40, -34 * k, 92)
      .line([34 * k, 92])
      .cubic(78 * k, 40, 86 * k, -62, 20, -76)
      .close();
  outline(1, wall);
  outline(0.86, inside);
  for (const side of [-1, 1])
    wall
      .move(side * 34, 92)
      .quad(side * 46, 112, side * 62, 104)
      .quad(side * 44, 100, side * 29, 92);
  for (const a of [-70, 70, -34, 34]) sepals.leaf(0, -84, 180 - a, 58, 13);
  for (const k of [-1, -0.5, 0.5, 1, 0]) {
    threads.move(k * 26, -60).quad(k * 44, -10, k * 27, 18);
    sacs.leaf(k * 27, 4, 180 - k * 8, 50, 9);
  }
  return (
    sheet.line(pen().move(-8, -130).quad(4, -110, 0, -78), green.shade, 8) +
    sheet.bound(wall, t.wash, t.rim, 2.4) +
    sheet.bound(inside, t.shade, t.line, 1.5) +
    sheet.line(threads, t.rim, 7) +
    sheet.line(threads, t.wash, 4.5) +
    sheet.bound(sacs, hues.gold.wash, hues.gold.rim, 1.8) +
    sheet.bound(pen().ellipse(0, -46, 22, 18), green.wash, green.rim, 2) +
    sheet.line(pen().lines([0, -28], [0, 96]), green.rim, 9) +
    sheet.line(pen().lines([0, -28], [0, 96]), green.pale, 6) +
    sheet.bound(sepals, green.wash, green.rim, 2)
  );
}

/**
 * A redbud's flower cut in half: the small standard over the wing, the broad keel below, in it five of the ten stamens,
 * all free, round one long ovary with its ovules in a row.
 */
function peaSection(sheet: Sheet, t: Tint): string {
  const cup = hues.crimson;
  const green = greens["yellow-green"];
  const standard = pen()
    .move(-44, -6)
    .cubic(-70, -60, -54, -104, -14, -108)
    .cubic(16, -96, 2, -44, -30, -2)
    .close();
  const wing = pen()
    .move(-40, 0)
    .quad(-16, -22, 10, -56)
    .cubic(34, -86, 88, -76, 86, -46)
    .cubic(76, -14, 20, -8, -34, 8)
    .close();
  const keel = pen()
    .move(-40, 12)
    .cubic(6, 0, 60, -10, 104, -30)
    .cubic(130, 10, 96, 66, 40, 70)
    .cubic(4, 70, -24, 44, -40, 26)
    .close();
  const [threads, sacs, ovules] = [pen(), pen(), pen()];
  for (const k of [-1, -0.5, 0, 0.5, 1]) {
    const tip: Point = [82 - 12 * k * k, 12 + k * 26];
    threads.move(-46, 18).quad(10, 26 + k * 34, ...tip);
    sacs.leaf(...toward(tip, 90, -8), 78 + k * 24, 22, 7);
  }
  const ovary = pen()
    .move(-40, 14)
    .cubic(-10, 2, 26, 14, 52, 16)
    .quad(80, 14, 98, -12)
    .quad(84, 24, 52, 28)
    .cubic(26, 30, -8, 36, -40, 24)
    .close();
  for (const x of [-16, 0, 16, 32]) ovules.mark(x, 18 + x * 0.06);
  const veins = pen();
  for (const k of [0.2, 0.5, 0.8]) veins.move(-10, 40 * k).quad(40, 30 + 40 * k, 88, 56 * k - 6);
  const calyx = pen();
  for (const side of [-1, 1])
    calyx
      .move(-84, 16)
      .quad(-84, 16 + side * 32, -48, 16 + side * 34)
      .line([-26, 16 + side * 40], [-36, 16 + side * 22])
      .quad(-60, 16 + side * 22, -66, 16 + side * 8)
      .close();
  return (
    sheet.line(pen().move(-130, 60).quad(-104, 52, -80, 18), cup.rim, 9) +
    sheet.line(pen().move(-130, 60).quad(-104, 52, -80, 18), cup.wash, 6) +
    sheet.bound(pen().ellipse(-54, 16, 24, 22), cup.shade, cup.rim, 2) +
    sheet.bound(standard, t.wash, t.rim, 2.4) +
    sheet.bound(wing, t.shade, t.rim, 2.4) +
    sheet.bound(keel, t.pale, t.rim, 2.4) +
    sheet.line(veins, t.line, 1.5) +
    sheet.line(threads, t.rim, 3) +
    sheet.bound(sacs, hues.gold.wash, hues.gold.rim, 1.8) +
    sheet.bound(ovary, green.wash, green.rim, 2) +
    sheet.line(ovules, green.pale, 8) +
    sheet.bound(calyx, cup.wash, cup.rim, 2.2)
  );
}
