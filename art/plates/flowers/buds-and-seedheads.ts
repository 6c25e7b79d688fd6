import type { Figure } from "#art/figures/figure.ts";
import { contour, greens, hues, type Tint } from "#art/pen/colors.ts";
import { steps, toward } from "#art/pen/curve.ts";
import { type Point, pen, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";

import { lowOvary } from "./bells.ts";

/**
 * Whether green sepals stand behind its petals. An anemone, a hellebore and a begonia have none, and a poppy
 * drops them as it opens: all these have many free stamens. Of these a purslane alone, whose petals are notched, keeps its two.
 */
export const hasCalyx = ({ stamens, petalShape }: NonNullable<Figure["flower"]>) =>
  stamens?.kind !== "boss" || petalShape === "heart";

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
    for (const a of steps(7, -78, 78)) cup.leaf(0, u(0.04), a, u(0.5), u(0.05), -a * 0.25);
  else if (hasCalyx(flower))
    for (const a of [-30, 30, 0]) cup.leaf(0, u(0.03), a, u(long * 0.55), u(0.1), -a * 0.2);
  return (
    sheet.bound(d, petals.wash, petals.rim, 2.2) +
    sheet.fill(dark, petals.shade) +
    sheet.bound(cup, green.wash, contour, 2)
  );
}

/** An inflated seedhead, striped and horned, in its ruff of threads. */
export function horned(sheet: Sheet): string {
  const [ruff, horns, stripes] = [pen(), pen(), pen()];
  for (const a of steps(15, 60, 300)) {
    const end = toward([0, 34], a, within(sheet.rand, 62, 84));
    ruff.lines(toward([0, 34], a, 34), end).lines(toward([0, 34], a, 52), toward(end, a + 50, 16));
  }
  for (const a of [-30, -14, 3, 18, 34]) {
    const foot = toward([0, 20], a, 74);
    horns.move(...foot).quad(...toward(foot, a * 0.6, 30), ...toward(foot, a * 1.6, 48));
  }
  for (const k of [-40, -14, 14, 40]) stripes.move(k * 0.2, -52).quad(k * 1.35, 0, k * 0.3, 66);
  const body = "M0-29c-25 1-36 24-29 46c7 17 20 20 29 19c9 1 22-2 29-19c7-22-4-45-29-46z";
  const dark = "M7 34c13-1 21-17 21-29c-1-20-8-30-20-32c12 22 12 44-1 61z";
  const t = greens["yellow-green"];
  return (
    sheet.line(pen().move(4, 122).line([0, 70]), contour, 7) +
    sheet.line(ruff, greens.green.shade, 3) +
    sheet.line(horns, contour, 6) +
    sheet.line(horns, t.wash, 3.4) +
    sheet.bound(body, t.wash, t.rim, 2.4) +
    sheet.fill(dark, t.shade) +
    sheet.line(stripes, hues.crimson.shade, 4)
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
    sheet.line(pen().move(-60, 118).quad(-40, 70, -14, 32), contour, 5) +
    sheet.bound(d, greens.green.wash, contour, 2.2) +
    sheet.line(seeds, greens.green.shade, 9)
  );
}

/** Pods that stand together on one stalk, each ending in its style: a columbine's five, a peony's three. */
export function follicles(sheet: Sheet, count: number): string {
  const t = greens.green;
  const [pods, styles, seams] = [pen(), pen(), pen()];
  const broad = count > 3 ? 17 : 34;
  for (const k of steps(count, -1, 1).sort((a, b) => Math.abs(b) - Math.abs(a))) {
    const foot: Point = [k * 8, 66];
    const tip = toward(foot, k * 30, 140);
    pods.leaf(...foot, k * 30, 142, broad, k * 12);
    styles.move(...toward(tip, k * 30, -8)).quad(...tip, ...toward(tip, k * 78, 30));
    seams.move(...toward(foot, k * 26, 18)).quad(...toward(foot, k * 34, 70), ...tip);
  }
  return (
    sheet.line(pen().lines([4, 122], [0, 60]), contour, 8) +
    sheet.line(styles, contour, 4) +
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
    sheet.line(pen().move(4, 122).line([0, 8]), contour, 6) +
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
    sheet.line(pen().move(6, 122).line([0, 74]), contour, 9) +
    sheet.bound(body, t.wash, t.rim, 2.6) +
    sheet.fill(dark, t.shade) +
    sheet.bound(lid, hues.tan.wash, contour, 2.2) +
    sheet.line(ribs, t.line, 2)
  );
}

/** A cranesbill's fruit: five seeds round the foot of a long beak, in their calyx. */
export function cranesbill(sheet: Sheet): string {
  const t = greens.green;
  const ripe = hues.brown;
  const beak = pen().move(-11, 34).quad(-6, -40, -2, -112).line([2, -112]).quad(6, -40, 11, 34);
  const [cup, seeds] = [pen(), pen()];
  for (const a of [-112, -70, 70, 112]) cup.leaf(0, 66, a, 62, 11, a * 0.1);
  for (const a of [-62, 62, -28, 28, 0]) seeds.leaf(a * 0.1, 70, a, 48, 13, 0);
  return (
    sheet.line(pen().move(0, 124).line([0, 66]), contour, 7) +
    sheet.bound(cup, t.wash, contour, 2) +
    sheet.bound(beak.close(), t.wash, contour, 2.2) +
    sheet.line(pen().move(2, 24).line([1, -96]).move(-4, 26).line([-2, -60]), t.shade, 2) +
    sheet.bound(seeds, ripe.wash, contour, 2) +
    sheet.bound(
      pen().leaf(0, -108, -18, 16, 4, 0).leaf(0, -108, 18, 16, 4, 0),
      t.shade,
      contour,
      1.5,
    )
  );
}
