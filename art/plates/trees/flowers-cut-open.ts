import type { Figure } from "#art/figures/figure.ts";
import { blend, greens, hues, type Tint } from "#art/pen/colors.ts";
import { steps, toward } from "#art/pen/curve.ts";
import { type Point, pen } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { magnoliaColumn } from "./magnolia-flowers.ts";

/** A flower cut in half from stalk to mouth, so that its stamens and its ovary are seen. Centered on 0, 0. */
export function cutFlower(sheet: Sheet, figure: Figure): string {
  const t = hues[figure.flower?.colors[0] ?? "white"];
  if (figure.flower?.symmetry === "two-sided") return partedPea(sheet, t);
  if (figure.flower?.poise === "bell" && figure.flower.petals === 5 && !figure.flower.stamens)
    return cutUrn(sheet, t);
  if (figure.tree?.fruit?.kind === "aggregate" || (figure.flower?.petals ?? 0) > 5)
    return magnoliaColumn(sheet, hues[figure.flower?.outside ?? "cream"]);
  return cutRose(sheet, figure, t);
}

/**
 * Cherries and serviceberries: a cup on whose edge sepals, petals and some twenty stamens stand. A cherry's one pistil
 * is free in it; a serviceberry's ovary is one with it and bears several styles.
 */
function cutRose(sheet: Sheet, { tree, flower }: Figure, t: Tint): string {
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
function cutUrn(sheet: Sheet, t: Tint): string {
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

/** A redbud's and a yellowwood's ten stamens are free: seen when wings and keel are drawn down. */
function partedPea(sheet: Sheet, t: Tint): string {
  const cup = t === hues.white ? greens.green : hues.crimson;
  const lobe = (turn: number, long: number, wide: number) =>
    sheet.bound(pen().leaf(-58, 22, turn, long, wide, turn > 90 ? -16 : 12), t.wash, t.rim, 2.4) +
    sheet.line(
      pen().lines(toward([-58, 22], turn, 30), toward([-58, 22], turn, long * 0.8)),
      t.line,
      2,
    );
  const [threads, tips] = [pen(), pen()];
  for (const [i, k] of steps(10, -1, 1).entries()) {
    const tip: Point = [70 + 16 * (i % 2) - 10 * k, -8 + k * 44];
    threads.move(-48, 22).quad(10, 34 + k * 14, ...tip);
    tips.mark(...tip);
  }
  const pistil = pen().move(-46, 22).quad(30, 46, 108, -22);
  return (
    sheet.line(pen().move(-122, 52).quad(-92, 48, -66, 26), cup.rim, 9) +
    sheet.line(pen().move(-122, 52).quad(-92, 48, -66, 26), cup.wash, 6) +
    lobe(4, 132, 44) +
    lobe(52, 122, 30) +
    lobe(140, 122, 30) +
    sheet.line(pistil, greens.green.rim, 11) +
    sheet.line(pistil, greens.green.wash, 7) +
    sheet.line(threads, t.rim, 3) +
    sheet.line(tips, hues.gold.rim, 12) +
    sheet.line(tips, hues.gold.wash, 8) +
    sheet.bound(
      pen()
        .move(-76, 34)
        .quad(-86, 2, -60, -6)
        .line([-50, 6], [-38, 0], [-40, 16], [-30, 24], [-42, 32])
        .quad(-52, 52, -76, 34)
        .close(),
      cup.shade,
      cup.rim,
      2.2,
    )
  );
}
