import type { Figure } from "#art/figures/figure.ts";
import { contour, hues, type Tint } from "#art/pen/colors.ts";
import { steps } from "#art/pen/curve.ts";
import { pen } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { leafTint } from "../stems/leaf-of-figure.ts";
import type { Stage } from "./blossom-motifs.ts";

/** A pea flower, its foot at 0, 0: the standard behind, two wings, the keel between them. */
export function peaBlossom(sheet: Sheet, figure: Figure, stage: Stage, t: Tint): string {
  const { flower } = figure;
  const wing = flower?.center ? hues[flower.center.color] : t;
  const cup = pen();
  for (const a of steps(4, -50, 50)) cup.leaf(0, 3, a, 34, 10, 0);
  const calyx = sheet.bound(cup, leafTint(figure).wash, contour, 2);
  if (stage === "bud" || stage === "opening") {
    const l = stage === "bud" ? 58 : 80;
    const d = pen()
      .move(-6, 0)
      .cubic(-30, -20, -34, -l, -4, -l)
      .cubic(24, -l * 0.9, 20, -16, 6, 0)
      .close();
    return (
      sheet.bound(d, t.wash, t.rim, 2) +
      sheet.fill(pen().leaf(4, -6, 2, l * 0.8, 9, 3), t.shade) +
      calyx
    );
  }
  if (stage === "face" || stage === "turned") {
    const standard = pen()
      .move(0, 0)
      .cubic(-60, 4, -112, -46, -92, -96)
      .cubic(-80, -128, -34, -128, 0, -108)
      .cubic(34, -128, 84, -126, 94, -94)
      .cubic(110, -46, 58, 4, 0, 0)
      .close();
    const fold = pen().move(0, -108).line([0, -44]);
    const veins = pen();
    for (const k of [-70, -46, 46, 70]) veins.move(k * 0.16, -30).quad(k * 0.7, -60, k, -96);
    const dark = pen()
      .move(4, -6)
      .cubic(58, 0, 104, -46, 90, -94)
      .cubic(70, -60, 40, -30, 4, -6)
      .close();
    const wings = pen();
    for (const s of [-1, 1])
      wings
        .move(0, 2)
        .cubic(s * 46, -10, s * 50, -52, s * 14, -62)
        .cubic(s * -4, -50, s * -6, -20, 0, 2)
        .close();
    return (
      sheet.bound(standard, t.wash, t.rim, 2.2) +
      sheet.fill(dark, t.shade) +
      sheet.line(veins, t.line, 1.5) +
      sheet.line(fold, t.rim, 2) +
      sheet.bound(wings, wing.wash, wing.rim, 2) +
      sheet.bound(pen().leaf(0, 0, 0, 40, 10), wing.pale, wing.rim, 1.8)
    );
  }
  const standard = pen()
    .move(-4, 0)
    .cubic(-46, -24, -78, -84, -34, -118)
    .cubic(-8, -124, 6, -96, 8, -60)
    .line([6, 0])
    .close();
  const wings = pen()
    .move(2, -12)
    .cubic(10, -50, 40, -76, 82, -66)
    .cubic(92, -42, 60, -16, 4, -6)
    .close();
  const keel = pen().move(4, -6).quad(44, -8, 72, -34).quad(52, 2, 6, 2).close();
  const veins = pen()
    .move(-6, -16)
    .quad(-34, -60, -28, -104)
    .move(-2, -20)
    .quad(-12, -60, -8, -100);
  return (
    sheet.bound(standard, t.wash, t.rim, 2.2) +
    sheet.line(veins, t.line, 1.5) +
    sheet.bound(keel, hues.cream.wash, contour, 1.8) +
    sheet.bound(wings, wing.wash, wing.rim, 2.2) +
    sheet.line(pen().move(12, -14).quad(34, -44, 70, -56), wing.line, 1.5) +
    calyx
  );
}

/** A ripe pod with the swellings of its seeds; an inflated one is round and dark. */
export function pod(sheet: Sheet, inflated: boolean): string {
  const t = inflated ? hues["blue-black"] : hues.tan;
  const d = inflated
    ? pen()
        .move(0, 92)
        .cubic(-62, 70, -70, -30, -22, -62)
        .quad(-4, -84, 0, -112)
        .quad(6, -84, 24, -60)
        .cubic(68, -28, 60, 72, 0, 92)
        .close()
    : pen().move(-8, 100).cubic(-44, 60, -40, -60, 0, -104).cubic(34, -60, 30, 60, 8, 100).close();
  const seam = pen()
    .move(0, 90)
    .quad(inflated ? 26 : 14, 0, 0, -80);
  const seeds = pen();
  for (const y of inflated ? [40, 0] : [60, 28, -4, -36])
    seeds.move(-10, y + 9).quad(2, y + 14, 12, y - 2);
  return (
    sheet.line(pen().move(0, 120).line([0, 88]), contour, 7) +
    sheet.bound(d, t.wash, t.rim, 2.6) +
    sheet.fill(
      pen().move(6, 88).cubic(56, 60, 54, -30, 14, -60).quad(40, 10, 6, 88).close(),
      t.shade,
    ) +
    sheet.line(seam, t.line, 2) +
    sheet.line(seeds, t.line, 2)
  );
}
