import type { Figure } from "#art/figures/figure.ts";
import { petal, stacked, whorl } from "#art/pen/bloom.ts";
import { contour, greens, hues, type Tint } from "#art/pen/colors.ts";
import { brush, steps, through, toward } from "#art/pen/curve.ts";
import { type Point, pen, type Rand } from "#art/pen/ink.ts";
import { swell } from "#art/pen/petal-and-leaf-surface.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";

type Flower = NonNullable<Figure["flower"]>;

/** A stock's double flower: ruffled petals in three rings, from before or, where `tilt` is large, looking to the right. */
export const rosette =
  (tilt: number) =>
  (sheet: Sheet, r: Rand, _: Flower, size: number, color: Tint): string => {
    const shape = swell(0.72, 0.9);
    const ring = ([many, far, lift]: readonly [number, number, number]) =>
      whorl(
        r,
        many,
        (_i, k) => ({
          half: (t) => size * far * k * 0.42 * (0.2 * (1 - t) + shape(t)),
          out: (t) => size * far * k * t,
          rise: (t) => size * lift * (0.2 + t * (1.4 - t)),
          cup: 0.3,
        }),
        many * 31,
      ).flatMap((p) =>
        petal(sheet, { at: [0, 0], tilt, turn: tilt > 40 ? 90 : 0 }, p, {
          inside: color,
          outside: { ...color, wash: color.shade },
          finish: { weight: 1.7, hatch: 0, n: 5, crown: 4 },
        }),
      );
    const rings = [
      [6, 1.05, -0.1],
      [5, 0.62, 0.2],
      [3, 0.3, 0.4],
    ] as const;
    return stacked(rings.flatMap(ring));
  };

/** A lobelia from the side: a slit tube, two narrow lobes up and three broad ones down, the column out. */
export function lobelia(sheet: Sheet, _: Rand, flower: Flower, size: number, color: Tint): string {
  const u = (x: number, y: number): Point => [x * size, -y * size];
  const broad = flower.petalShape === "oval" || flower.petalShape === "round" ? 0.17 : 0.11;
  const [lower, upper] = [pen(), pen()];
  for (const [a, l] of [
    [38, 0.62],
    [104, 0.6],
    [70, 0.72],
  ] as const)
    lower.leaf(...u(0.02, 0.5), a, l * size, broad * size);
  for (const a of [-22, -58]) upper.leaf(...u(0, 0.48), a, size * 0.44, size * 0.075, a * 0.1);
  const tube = pen()
    .sweep([u(-0.07, 0), u(-0.12, 0.25), u(-0.08, 0.55)])
    .line(u(0.09, 0.55))
    .sweep([u(0.09, 0.55), u(0.12, 0.25), u(0.06, 0)], false)
    .close();
  // It rises through the slit of the upper side, and its bearded tip bends down.
  const column = through([u(-0.02, 0.3), u(-0.1, 0.72), u(-0.05, 0.98), u(0.1, 1.02)]);
  const calyx = pen();
  for (const a of [-50, 46, -14, 16]) calyx.leaf(0, 0, a, size * 0.3, size * 0.05);
  return (
    sheet.bound(upper, color.shade, color.rim, 1.7) +
    sheet.fill(
      brush(column, () => size * 0.05 + 2, 5),
      color.rim,
    ) +
    sheet.line(
      pen().mark(...u(0.1, 1.02)),
      hues[flower.stamens?.color ?? "silver"].wash,
      size * 0.1,
    ) +
    sheet.bound(lower, color.wash, color.rim, 1.8) +
    sheet.bound(tube, color.shade, color.rim, 1.7) +
    sheet.bound(calyx, greens.green.wash, contour, 1.5)
  );
}

/** A mallow's fruit: flat segments in a ring, like a wheel of cheese, in its calyx. */
export function wheel(sheet: Sheet): string {
  const [calyx, rays] = [pen(), pen()];
  for (const a of steps(5, 0, 288)) calyx.leaf(...toward([0, 0], a, 30), a, 92, 34);
  for (const a of steps(22, 0, 343))
    rays.move(...toward([0, 0], a, 24)).line(toward([0, 0], a, 66));
  const t = hues.tan;
  return (
    sheet.bound(calyx, greens.green.wash, contour, 2.4) +
    sheet.bound(pen().ellipse(0, 0, 70), t.wash, t.rim, 2.6) +
    sheet.line(rays, t.line, 2) +
    sheet.bound(pen().ellipse(0, 0, 22), t.shade, t.rim, 2)
  );
}
