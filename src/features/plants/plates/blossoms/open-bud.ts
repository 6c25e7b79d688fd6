import { steps, toward } from "#drawing/curve.ts";
import { type Rand, trace, within } from "#drawing/ink.ts";
import type { Sheet } from "#drawing/sheet.ts";
import { contour, greens, hues, type Tint } from "#drawing/tones.ts";
import type { Figure } from "#features/plants/figure.ts";

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
    const d = trace(1)
      .move(0, u(-0.04))
      .cubic(u(-0.55), u(-0.1), u(-0.66), u(-0.62), u(-0.1), u(-0.98))
      .quad(0, u(-1.08), u(0.1), u(-0.98))
      .cubic(u(0.66), u(-0.62), u(0.55), u(-0.1), 0, u(-0.04))
      .close();
    const dark = trace(1)
      .move(0, u(-0.04))
      .cubic(u(0.55), u(-0.1), u(0.66), u(-0.62), u(0.1), u(-0.98))
      .cubic(u(0.3), u(-0.7), u(0.34), u(-0.3), 0, u(-0.04))
      .close();
    const seams = trace(1)
      .move(0, u(-1.02))
      .quad(u(-0.3), u(-0.55), u(-0.12), u(-0.1))
      .move(0, u(-1.02))
      .quad(u(0.26), u(-0.6), u(0.12), u(-0.1));
    const cup = trace(1);
    for (const a of steps(5, -62, 62)) cup.leaf(0, 0, a, u(0.3), u(0.07), 0);
    return (
      sheet.bound(d, petals.pale, petals.rim, 2.4) +
      sheet.fill(dark, petals.shade) +
      sheet.line(seams, petals.line, 2) +
      sheet.bound(cup, green.wash, contour, 2)
    );
  }
  const cap = flower.poise === "cupped" && flower.petalShape === "wedge";
  const long =
    cap || flower.poise === "funnel" || flower.poise === "tube"
      ? 1
      : flower.petalShape === "lance"
        ? 0.9
        : 0.68;
  const broad = long > 0.8 ? 0.16 : 0.26;
  const d = trace(1)
    .move(0, 0)
    .cubic(u(-broad * 1.5), u(-long * 0.2), u(-broad), u(-long * 0.8), 0, u(-long))
    .cubic(u(broad), u(-long * 0.8), u(broad * 1.5), u(-long * 0.2), 0, 0)
    .close();
  const dark = trace(1)
    .move(0, u(-long))
    .cubic(u(broad), u(-long * 0.8), u(broad * 1.5), u(-long * 0.2), 0, 0)
    .quad(u(broad * 0.7), u(-long * 0.5), 0, u(-long))
    .close();
  const cup = trace(1);
  for (const a of [-30, 30, 0]) cup.leaf(0, u(0.03), a, u(long * 0.55), u(0.1), -a * 0.2);
  return (
    sheet.bound(d, petals.wash, petals.rim, 2.2) +
    sheet.fill(dark, petals.shade) +
    sheet.bound(cup, green.wash, contour, 2)
  );
}

/** An inflated seedhead, striped and horned, in its ruff of threads. */
export function horned(sheet: Sheet, r: Rand): string {
  const [ruff, horns, stripes] = [trace(1), trace(1), trace(1)];
  for (const a of steps(15, 60, 300)) {
    const end = toward([0, 34], a, within(r, 62, 84));
    ruff
      .move(...toward([0, 34], a, 34))
      .line(end)
      .move(...toward([0, 34], a, 52))
      .line(toward(end, a + 50, 16));
  }
  for (const a of [-30, -14, 3, 18, 34]) {
    const foot = toward([0, 20], a, 74);
    horns.move(...foot).quad(...toward(foot, a * 0.6, 30), ...toward(foot, a * 1.6, 48));
  }
  for (const k of [-40, -14, 14, 40]) stripes.move(k * 0.2, -52).quad(k * 1.35, 0, k * 0.3, 66);
  const body = trace(1)
    .move(0, -58)
    .cubic(-50, -56, -72, -10, -58, 34)
    .cubic(-44, 68, -18, 74, 0, 72)
    .cubic(18, 74, 44, 68, 58, 34)
    .cubic(72, -10, 50, -56, 0, -58)
    .close();
  const dark = trace(1)
    .move(14, 68)
    .cubic(40, 66, 56, 34, 55, 10)
    .cubic(54, -30, 40, -50, 16, -54)
    .cubic(40, -10, 40, 34, 14, 68)
    .close();
  const t = greens["yellow-green"];
  return (
    sheet.line(trace(1).move(4, 122).line([0, 70]), contour, 7) +
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
  const d = trace(1)
    .move(-20, 30)
    .cubic(-4, -10, 20, -60, 62, -112)
    .cubic(36, -50, 10, 0, -8, 34)
    .close();
  const seeds = trace(1);
  for (const [x, y] of [
    [-8, 14],
    [2, -8],
    [13, -30],
    [26, -54],
    [40, -78],
  ] as const)
    seeds.mark(x, y);
  return (
    sheet.line(trace(1).move(-60, 118).quad(-40, 70, -14, 32), contour, 5) +
    sheet.bound(d, greens.green.wash, contour, 2.2) +
    sheet.line(seeds, greens.green.shade, 9)
  );
}
