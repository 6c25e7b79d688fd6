import type { Figure } from "#art/figures/figure.ts";
import { blend, contour, greens, hues, type Tint } from "#art/pen/colors.ts";
import { brush, steps, through, toward } from "#art/pen/curve.ts";
import { type Point, pen, type Rand, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";

type Flower = NonNullable<Figure["flower"]>;

/** A stock's double flower: ruffled rings of petals, one over another, from before or looking to the right. */
export const rosette =
  (tilt: number) =>
  (sheet: Sheet, r: Rand, _: Flower, size: number, color: Tint): string => {
    const side = Math.sin((tilt * Math.PI) / 180);
    const folds = pen();
    const ring = ([far, lobes, stands]: readonly [number, number, number]) => {
      const x = size * stands * side;
      const wide = size * far * (1 - 0.45 * side);
      for (const a of steps(lobes, 0, 360 - 360 / lobes).map((k) => k + within(r, -12, 12))) {
        const [fx, fy] = toward([0, 0], a, 1);
        folds.move(x + fx * wide * 0.5, fy * size * far * 0.5);
        folds.line([x + fx * wide * 0.84, fy * size * far * 0.84]);
      }
      const d = pen().scallop(x, 0, wide, size * far, lobes, r);
      return sheet.bound(d, blend(color.wash, color.shade, 0.4 - stands * 0.6), color.rim, 1.7);
    };
    const rings = (
      [
        [1, 9, 0],
        [0.7, 7, 0.3],
        [0.36, 5, 0.6],
      ] as const
    )
      .map(ring)
      .join("");
    return rings + sheet.line(folds, color.line, 1.5);
  };

/** A lobelia from the side: a slit tube, two narrow lobes up and three broad ones down, the column out. */
export function lobelia(sheet: Sheet, _: Rand, flower: Flower, size: number, color: Tint): string {
  const u = (x: number, y: number): Point => [x * size, -y * size];
  const broad = flower.petalShape === "oval" || flower.petalShape === "round" ? 0.21 : 0.11;
  const [lower, upper] = [pen(), pen()];
  // A great blue one's three lower lobes are joined to one lip, marked with white.
  const isJoined = broad > 0.12;
  for (const [a, l] of [
    [isJoined ? 46 : 38, 0.62],
    [isJoined ? 96 : 104, 0.6],
    [70, 0.72],
  ] as const)
    lower.leaf(...u(0.02, 0.5), a, l * size, broad * size);
  const marks = pen();
  if (isJoined && flower.markings)
    for (const a of [62, 80])
      marks.lines(toward(u(0.02, 0.5), a, size * 0.1), toward(u(0.02, 0.5), a, size * 0.34));
  for (const a of [-22, -58]) upper.leaf(...u(0, 0.48), a, size * 0.44, size * 0.075, a * 0.1);
  const tube = pen()
    .sweep([u(-0.07, 0), u(-0.12, 0.25), u(-0.08, 0.55)])
    .line(u(0.09, 0.55))
    .sweep([u(0.09, 0.55), u(0.12, 0.25), u(0.06, 0)], false)
    .close();
  // It rises through the slit of the upper side, and its bearded tip bends down.
  const column = through([u(-0.02, 0.3), u(-0.1, 0.72), u(-0.05, 0.98), u(0.1, 1.02)]);
  const calyx = pen();
  for (const a of [-50, 46, -14, 16])
    calyx.leaf(0, 0, a, size * (isJoined ? 0.4 : 0.3), size * (isJoined ? 0.08 : 0.05));
  return (
    sheet.bound(upper, color.shade, color.rim, 1.7) +
    sheet.bound(
      brush(column, () => size * 0.05 + 2, 5),
      color.shade,
      color.rim,
      1.4,
    ) +
    sheet.line(
      pen().mark(...u(0.1, 1.02)),
      hues[flower.stamens?.color ?? "silver"].wash,
      size * 0.1,
    ) +
    sheet.bound(lower, color.wash, color.rim, 1.8) +
    sheet.line(marks, hues.white.wash, size * 0.05) +
    sheet.bound(tube, color.shade, color.rim, 1.7) +
    sheet.bound(calyx, greens.green.wash, contour, 1.5)
  );
}

/** A shell of bells of Ireland from the side, its foot at 0, 0: what is seen of its inside, and the flower's lips in it. */
export const shellSide = (sheet: Sheet, color: Tint): string =>
  sheet.bound("M-25-38C-22-54 22-54 25-38Q0-30-25-38z", color.shade, color.rim, 1.6) +
  sheet.bound("M-2-37C-7-46 1-48 1-40Q5-45 6-37z", hues.white.wash, color.rim, 1.2) +
  sheet.bound("M-3 0C-4-14-22-26-25-38Q0-31 25-38C22-26 4-14 3 0z", color.wash, color.rim, 1.9) +
  sheet.line("M-1-6Q-9-20-12-33M2-6Q9-20 12-33", color.line, 1.4);

/** A shell of bells of Ireland, seen into: five points on its rim, a net of veins, a hooded flower with a lobed lip. */
export function shellFace(sheet: Sheet, size: number, color: Tint): string {
  const [rim, veins, lips, stamens] = [pen(), pen(), pen(), pen()];
  const at = (a: number, k: number) => toward([0, 0], a, size * k);
  rim.move(...at(0, 1.1));
  for (const a of steps(5, 72, 360)) {
    rim.quad(...at(a - 48, 1.06), ...at(a - 36, 0.98)).quad(...at(a - 24, 1.06), ...at(a, 1.1));
    for (const k of [-54, -30, -6]) veins.lines(at(a + k, 0.4), at(a + k, 0.84));
  }
  for (const a of [150, 210, 180]) lips.leaf(0, 0, a, size * 0.52, size * 0.26);
  lips.leaf(0, size * 0.12, 0, size * 0.66, size * 0.46);
  for (const a of [-14, -5, 5, 14]) stamens.lines([0, 0], at(a, 0.3));
  return (
    sheet.bound(rim.close(), color.wash, color.rim, 2) +
    sheet.line(veins, color.pale, 2) +
    sheet.bound(pen().ellipse(0, size * 0.04, size * 0.42), color.shade, color.line, 1.4) +
    sheet.bound(lips, hues.white.wash, color.rim, size > 60 ? 2 : 1.2) +
    sheet.line(stamens, hues.tan.rim, 2.4)
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
