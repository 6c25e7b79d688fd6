import type { Figure } from "#art/figures/figure.ts";
import { contour, greens, hues, type Tint } from "#art/pen/colors.ts";
import { bow, brush, steps, toward } from "#art/pen/curve.ts";
import { type Point, pen, type Rand, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";

type Flower = NonNullable<Figure["flower"]>;

/** A bell or a thimble from the side, its foot at 0, 0, `size` long; a bell's lobes are turned out. */
export function bell(sheet: Sheet, r: Rand, flower: Flower, size: number, color: Tint): string {
  const tube = flower.poise === "tube";
  const [neck, belly, mouth] = tube ? [0.1, 0.2, 0.25] : [0.12, 0.33, 0.46];
  const u = (x: number, y: number): Point => [x * size, -y * size];
  const lip = tube ? 0.9 : 0.84;
  const body = pen()
    .move(...u(-neck, 0.03))
    .sweep([u(-neck, 0.03), u(-belly * 0.95, 0.24), u(-belly, 0.5), u(-mouth, lip)], false);
  const lobes = tube ? 3 : 3;
  // The near lobes of the mouth, pointed or round.
  const pointed = flower.petalShape === "pointed";
  for (let i = 0; i < lobes; i++) {
    const [a, b] = [-mouth + (2 * mouth * i) / lobes, -mouth + (2 * mouth * (i + 1)) / lobes];
    const out = 1.12 * ((a + b) / 2);
    const far = lip + (i === 1 ? 0.2 : 0.16) * (tube ? 0.85 : 1);
    if (pointed)
      body
        .quad(...u(a * 1.1, far * 0.98), ...u(out * 1.12, far))
        .quad(...u(b * 1.1, far * 0.98), ...u(b, lip + 0.01));
    else body.cubic(...u(a * 1.12, far), ...u(b * 1.12, far), ...u(b, lip + 0.01));
  }
  body.sweep([u(mouth, lip), u(belly, 0.5), u(belly * 0.95, 0.24), u(neck, 0.03)], false).close();
  // The far rim and what is seen past it.
  const rim = pen();
  for (const [a, b] of [
    [-1, -0.1],
    [0.1, 1],
    [-0.5, 0.5],
  ] as const)
    rim.leaf(
      ...u(((a + b) / 2) * mouth * 0.8, lip - 0.04),
      ((a + b) / 2) * 40,
      size * (pointed ? 0.26 : 0.2),
      size * 0.13,
    );
  const shade = pen()
    .sweep([
      u(neck * 0.4, 0.06),
      u(belly * 0.7, 0.26),
      u(belly * 0.55, 0.55),
      u(mouth * 0.72, lip + 0.04),
    ])
    .sweep(
      [u(mouth * 0.95, lip), u(belly * 0.98, 0.5), u(belly * 0.9, 0.24), u(neck * 0.8, 0.05)],
      false,
    )
    .close();
  const ribs = pen();
  for (const k of [-0.45, 0, 0.4])
    ribs
      .move(...u(k * neck, 0.1))
      .quad(...u(k * belly * 1.5, 0.4), ...u(k * mouth * 1.2, lip - 0.06));
  const calyx = pen();
  for (const a of [-52, 52, -20, 22, 0])
    calyx.leaf(...u(a / 620, 0.05), a, size * 0.26, size * 0.06, a * -0.03);
  let marks = "";
  if (flower.markings) {
    const m = hues[flower.markings.color];
    const d = pen();
    for (let i = 0; i < 7; i++)
      d.mark(...u(within(r, -mouth * 0.6, mouth * 0.5), within(r, lip - 0.08, lip + 0.1)));
    marks = sheet.line(d, m.shade, size > 150 ? 7 : 3.6);
  }
  const large = size > 130;
  return (
    sheet.bound(rim, flower.center ? hues[flower.center.color].wash : color.shade, color.rim, 1.6) +
    sheet.bound(body, large ? color.pale : color.wash, color.rim, large ? 2.4 : 1.9) +
    sheet.fill(shade, color.shade) +
    sheet.line(ribs, color.line, 1.3) +
    marks +
    sheet.bound(calyx, greens.green.shade, contour, 1.5)
  );
}

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
  const column = bow(u(0, 0.4), u(0.14, 1.02), 0.12);
  const calyx = pen();
  for (const a of [-50, 46, -14, 16]) calyx.leaf(0, 0, a, size * 0.3, size * 0.05);
  return (
    sheet.bound(upper, color.shade, color.rim, 1.7) +
    sheet.fill(
      brush(column, () => size * 0.06 + 2, 3),
      color.rim,
    ) +
    sheet.line(
      pen().mark(...u(0.14, 1.02)),
      hues[flower.stamens?.color ?? "silver"].wash,
      size * 0.12,
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
