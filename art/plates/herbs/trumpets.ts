import type { Figure } from "#art/figures/figure.ts";
import { blend, contour, hues, type Tint } from "#art/pen/colors.ts";
import { radians, steps, toward } from "#art/pen/curve.ts";
import { type Point, pen } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { blossomsOf, type Stage } from "../flowers/blossom-motifs.ts";
import { placentaBetween } from "../flowers/opened-capsules.ts";
import type { Family } from "../plate-subject.ts";
import { leafTint } from "../stems/leaf-of-figure.ts";
import { bushy } from "../stems/plant-postures.ts";

/** A trumpet whose petals are joined: a folded disc with a star, or furled. */
export function trumpetBlossom(sheet: Sheet, figure: Figure, stage: Stage, t: Tint): string {
  const { flower } = figure;
  if (!flower) return "";
  const vine = figure.stem.climbs !== undefined;
  const throat = hues[flower.center?.color ?? "white"];
  const vein = flower.markings ? hues[flower.markings.color] : t;
  const n = flower.petals;
  if (stage === "bud" || stage === "opening") return furled(sheet, figure, t, stage === "opening");
  const notch = vine ? 0.95 : 0.76;
  // A petunia's limb is of five round lobes, a morning glory's is all but whole.
  const lobe = vine ? [notch, 0.96, 1, 0.97] : [notch, 0.98, 1.05, 0.98];
  const many = n * lobe.length;
  const rim: Point[] = steps(many, 0, 360 - 360 / many).map((a, i) =>
    toward([0, 0], a, 100 * (lobe[i % lobe.length] ?? 1)),
  );
  const [first = [0, 0] as Point] = rim;
  const [star, dark, lines] = [pen(), pen(), pen()];
  for (let i = 0; i < n; i++) {
    const a = (360 / n) * (i + 0.5);
    if (vine || flower.markings?.kind === "stripes") star.leaf(0, 0, a, 94, vine ? 15 : 11, 0);
    const fold = (360 / n) * i;
    lines.move(...toward([0, 0], fold, 34)).line(toward([0, 0], fold, 100 * notch));
    for (const k of vine ? [-14, -7, 7, 14] : [-24, -16, -7, 0, 7, 16, 24])
      lines
        .move(...toward([0, 0], a + k * 0.7, 30))
        .quad(
          ...toward([0, 0], a + k * 0.9, 60),
          ...toward([0, 0], a + k * (vine ? 1.4 : 1.15), vine ? 78 : 88 - Math.abs(k)),
        );
    // Each lobe is in shade where it dips under the fold.
    if (Math.cos(radians(a - 130)) > -0.1)
      dark
        .move(...toward([0, 0], fold, 26))
        .line(toward([0, 0], fold, 98 * notch))
        .quad(...toward([0, 0], fold + 6, 96), ...toward([0, 0], fold + 360 / n / 2.6, 93))
        .quad(...toward([0, 0], fold + 12, 64), ...toward([0, 0], fold, 26))
        .close();
  }
  // A morning glory's white throat runs out in its five bands, and is yellow deep within.
  const glow = pen();
  if (vine) {
    const edge: Point[] = steps(n * 2, 0, 360 - 180 / n).map((a, i) =>
      toward([0, 0], a, i % 2 ? 56 : 32),
    );
    glow.sweep([...edge, ...edge.slice(0, 1)]).close();
  } else glow.ellipse(0, 0, 33, 31);
  const [deep, threads] = [pen(), pen()];
  for (const a of [-50, -14, 20, 56]) threads.lines([0, 8], toward([0, 4], a, 15));
  return (
    sheet.bound(
      pen()
        .sweep([...rim, first])
        .close(),
      t.wash,
      t.rim,
      2.2,
    ) +
    sheet.fill(dark, t.shade) +
    sheet.fill(star, flower.markings?.kind === "stripes" ? vein.wash : t.pale) +
    sheet.line(lines, vein.line, 1.4) +
    sheet.fill(glow, throat.wash) +
    (vine
      ? sheet.fill(deep.ellipse(0, 2, 24, 22), hues.yellow.pale) +
        sheet.fill(pen().ellipse(0, 4, 13, 11), hues.yellow.shade) +
        sheet.line(threads, hues.cream.wash, 3.4)
      : sheet.fill(pen().ellipse(0, 2, 18, 16), throat.shade) +
        sheet.fill(pen().ellipse(0, 5, 12, 10), throat.rim))
  );
}

/** What is seen of a trumpet's tube and calyx behind its face. */
export function tubeOfTrumpet(sheet: Sheet, figure: Figure, t: Tint): string {
  const tube = pen()
    .move(-8, 104)
    .cubic(-14, 62, -22, 46, -66, 12)
    .line([66, 12])
    .cubic(22, 46, 14, 62, 8, 104)
    .close();
  const ribs = pen().move(-3, 94).quad(-6, 60, -30, 34).move(4, 94).quad(8, 60, 36, 34);
  const cup = pen();
  for (const a of [-30, 30, 0]) cup.leaf(0, 108, a, 46, 8, 0);
  return (
    sheet.bound(tube, figure.stem.climbs ? t.pale : blend(t.wash, t.shade, 0.4), t.rim, 2.2) +
    sheet.line(ribs, t.line, 1.5) +
    sheet.bound(cup, leafTint(figure).wash, contour, 2)
  );
}

/** A bud, its pleats wound round one another. */
function furled(sheet: Sheet, figure: Figure, t: Tint, open: boolean): string {
  const b = open ? 20 : 13;
  const l = open ? 122 : 86;
  const d = pen()
    .move(-6, 0)
    .cubic(-b, -l * 0.4, -b * 1.5, -l * 0.6, 0, -l)
    .cubic(b * 1.5, -l * 0.6, b, -l * 0.4, 6, 0)
    .close();
  const twist = pen()
    .move(-b * 0.7, -l * 0.34)
    .quad(0, -l * 0.5, b * 0.5, -l * 0.78)
    .move(-b * 0.4, -l * 0.58)
    .quad(0, -l * 0.7, b * 0.16, -l * 0.9);
  const cup = pen();
  for (const a of [-26, 26, 0]) cup.leaf(0, 3, a, 42, 8, 0);
  return (
    sheet.bound(d, t.wash, t.rim, 2) +
    sheet.line(twist, t.line, 2) +
    sheet.bound(cup, leafTint(figure).wash, contour, 2)
  );
}

/** Trumpets: petunias and their kin, the petals joined to a funnel. */
export const trumpets: Family = (sheet, subject) => {
  const { figure } = subject;
  const colors = figure.flower?.colors ?? ["magenta"];
  const tint = (color: number) => hues[colors[color % colors.length] ?? "magenta"];
  const set = blossomsOf(
    sheet,
    (stage, color) => trumpetBlossom(sheet, figure, stage, tint(color)),
    true,
    (color) => tubeOfTrumpet(sheet, figure, tint(color)),
  );
  return {
    specimen: bushy(sheet, subject, set),
    detail: figure.detail === "seed-pod" ? placentaBetween(sheet) : "",
  };
};
