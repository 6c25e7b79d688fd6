import type { Figure } from "#art/figures/figure.ts";
import { blend, contour, greens, hues, type Tint } from "#art/pen/colors.ts";
import { brush, steps, through, toward } from "#art/pen/curve.ts";
import { type Point, pen, type Rand, type Trace, within } from "#art/pen/ink.ts";
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

/** A stock's double flower from the side, looking to the right: four erect sepals behind the petals. */
export function rosetteInCalyx(
  sheet: Sheet,
  r: Rand,
  flower: Flower,
  size: number,
  color: Tint,
): string {
  // A tube of erect sepals on its stalk.
  const u = (x: number, y: number): Point => [x * size, y * size];
  const tube = pen()
    .move(...u(-1.1, -0.05))
    .cubic(...u(-0.9, -0.26), ...u(-0.5, -0.24), ...u(-0.1, -0.24))
    .line(u(-0.1, 0.24))
    .cubic(...u(-0.5, 0.24), ...u(-0.9, 0.26), ...u(-1.1, 0.05))
    .close();
  return (
    sheet.bound(tube, greens["gray-green"].wash, greens["gray-green"].rim, 1.8) +
    rosette(72)(sheet, r, flower, size, color)
  );
}

/** A lobelia's lower lip, three lobes of one limb: a cardinal flower's narrow and deeply parted, a great blue one's broad. */
const lobeliaLips = {
  narrow: [
    [0.05, 0.8],
    [0.14, 0.82, 0.3, 1.02, 0.62, 1.02],
    [0.5, 0.9, 0.36, 0.84, 0.26, 0.78],
    [0.42, 0.8, 0.66, 0.8, 0.86, 0.72],
    [0.64, 0.64, 0.42, 0.66, 0.27, 0.7],
    [0.36, 0.66, 0.52, 0.58, 0.64, 0.42],
    [0.36, 0.42, 0.16, 0.6, 0.05, 0.66],
  ],
  broad: [
    [0.08, 0.82],
    [0.2, 0.84, 0.36, 1.06, 0.54, 0.98],
    [0.58, 0.92, 0.52, 0.86, 0.45, 0.82],
    [0.62, 0.88, 0.78, 0.82, 0.78, 0.71],
    [0.77, 0.6, 0.6, 0.57, 0.45, 0.63],
    [0.53, 0.59, 0.58, 0.52, 0.53, 0.45],
    [0.36, 0.36, 0.22, 0.54, 0.08, 0.62],
  ],
} as const;

/**
 * A lobelia from the side, its lip to the right: five sepals on the cup round its low ovary, a tube slit along its
 * back, two narrow lobes up, and through the slit the column, whose tip is a gray tube of anthers.
 */
export function lobelia(sheet: Sheet, _: Rand, flower: Flower, size: number, color: Tint): string {
  const u = (x: number, y: number): Point => [x * size, -y * size];
  const isBroad = flower.petalShape === "oval" || flower.petalShape === "round";
  const lip = pen();
  for (const [x0, y0, ...rest] of lobeliaLips[isBroad ? "broad" : "narrow"]) {
    const [x1, y1, x2, y2] = rest;
    if (x2 === undefined || y2 === undefined || x1 === undefined || y1 === undefined)
      lip.move(...u(x0, y0));
    else lip.cubic(...u(x0, y0), ...u(x1, y1), ...u(x2, y2));
  }
  const ridges = pen();
  if (isBroad && flower.markings)
    for (const y of [0.76, 0.69]) ridges.lines(u(0.14, y), u(0.42, y - 0.02));
  const upper = pen();
  for (const a of isBroad ? [-24, 4] : [-58, -24])
    upper.leaf(...u(0, 0.72), a, size * 0.44, size * (isBroad ? 0.07 : 0.05), a * 0.1);
  const wide = isBroad ? 0.12 : 0.07;
  const tube = pen()
    .move(...u(-wide, 0.1))
    .quad(...u(-wide * 0.9, 0.5), ...u(-wide * 1.1, 0.8))
    .quad(...u(0, 0.86), ...u(wide * 1.2, 0.8))
    .quad(...u(wide * 0.9, 0.5), ...u(wide, 0.1))
    .close();
  const slit = pen().lines(u(-wide * 0.5, 0.4), u(-wide * 0.6, 0.82));
  // A cardinal flower's column stands far out of it, a great blue one's between the upper lobes.
  const column = through(
    isBroad
      ? [u(-0.05, 0.6), u(-0.05, 0.86), u(0.02, 1), u(0.13, 1.02)]
      : [u(-0.03, 0.5), u(-0.03, 0.9), u(0.02, 1.2), u(0.16, 1.26)],
  );
  const anthers = through([0.6, 0.8, 1].map((t) => column.at(t)));
  const silver = hues[flower.stamens?.color ?? "silver"];
  const [cup, sepals] = [pen(), pen()];
  cup
    .move(...u(-0.03, -0.02))
    .quad(...u(-0.15, 0.04), ...u(-0.13, 0.17))
    .line(u(0.13, 0.17))
    .quad(...u(0.15, 0.04), ...u(0.03, -0.02))
    .close();
  for (const k of [-1, -0.5, 0, 0.5, 1])
    sepals.leaf(...u(k * 0.1, 0.14), k * 52, size * 0.32, size * (isBroad ? 0.06 : 0.04));
  // A great blue one's cup has ears bent back.
  if (isBroad)
    for (const k of [-1, 1]) sepals.leaf(...u(k * 0.1, 0.15), k * 140, size * 0.13, size * 0.05);
  const green = greens.green;
  return (
    sheet.bound(upper, color.wash, color.rim, 1.7) +
    sheet.bound(tube, blend(color.wash, color.shade, 0.5), color.rim, 1.7) +
    sheet.line(slit, color.line, size * 0.03) +
    sheet.bound(
      brush(column, () => size * 0.05 + 1, 5),
      color.wash,
      color.rim,
      1.4,
    ) +
    sheet.bound(
      brush(
        anthers,
        (t) => (size * 0.075 + 1) * Math.sqrt(Math.sin(Math.PI * (0.3 + 0.68 * t))),
        5,
      ),
      silver.shade,
      contour,
      1.4,
    ) +
    sheet.bound(lip, color.wash, color.rim, 1.8) +
    sheet.line(ridges, hues.white.wash, size * 0.035) +
    sheet.bound(cup, green.wash, contour, 1.5) +
    sheet.bound(sepals, green.wash, contour, 1.5)
  );
}

/** A shell of bells of Ireland from the side, its foot at 0, 0, and what is seen of its inside. */
export const shellSide = (sheet: Sheet, color: Tint): string =>
  sheet.bound("M-25-38C-22-54 22-54 25-38Q0-30-25-38z", color.shade, color.rim, 1.6) +
  sheet.bound("M-3 0C-4-14-22-26-25-38Q0-31 25-38C22-26 4-14 3 0z", color.wash, color.rim, 1.9) +
  sheet.line("M-1-6Q-9-20-12-33M2-6Q9-20 12-33", color.line, 1.4);

/** A shell of bells of Ireland, seen into: five points on its rim, a net of veins, a hooded flower with a lobed lip. */
export function shellFace(sheet: Sheet, size: number, color: Tint): string {
  const [rim, veins, stamens] = [pen(), pen(), pen()];
  const at = (a: number, k: number) => toward([0, 0], a, size * k);
  const u = (x: number, y: number): Point => [x * size, y * size];
  rim.move(...at(0, 1.1));
  for (const a of steps(5, 72, 360)) {
    rim.quad(...at(a - 48, 1.06), ...at(a - 36, 0.98)).quad(...at(a - 24, 1.06), ...at(a, 1.1));
    for (const k of [-54, -30, -6]) veins.lines(at(a + k, 0.4), at(a + k, 0.84));
  }
  // Under a hood its stamens, under them a lip of three lobes, in one.
  const hood = pen()
    .move(...u(-0.18, 0.04))
    .cubic(...u(-0.4, -0.34), ...u(-0.12, -0.5), ...u(0, -0.5))
    .cubic(...u(0.12, -0.5), ...u(0.4, -0.34), ...u(0.18, 0.04))
    .quad(...u(0, -0.2), ...u(-0.18, 0.04))
    .close();
  const lip = pen()
    .move(...u(-0.18, 0.04))
    .cubic(...u(-0.42, 0.02), ...u(-0.4, 0.34), ...u(-0.16, 0.3))
    .cubic(...u(-0.3, 0.6), ...u(0.3, 0.6), ...u(0.16, 0.3))
    .cubic(...u(0.4, 0.34), ...u(0.42, 0.02), ...u(0.18, 0.04))
    .quad(...u(0, 0.18), ...u(-0.18, 0.04))
    .close();
  for (const x of [-0.1, -0.035, 0.035, 0.1]) stamens.lines(u(x * 0.5, 0.08), u(x, -0.05));
  const weight = size > 60 ? 2 : 1.2;
  return (
    sheet.bound(rim.close(), color.wash, color.rim, 2) +
    sheet.line(veins, color.pale, 2) +
    sheet.bound(pen().ellipse(0, size * 0.04, size * 0.5), color.shade, color.line, 1.4) +
    sheet.fill(pen().ellipse(0, size * 0.02, size * 0.16, size * 0.14), color.line) +
    sheet.bound(hood, hues.white.wash, color.rim, weight) +
    sheet.line(stamens, hues.tan.pale, size * 0.05) +
    sheet.bound(lip, hues.white.wash, color.rim, weight)
  );
}

export const isMallow = ({ stamens, symmetry }: Flower) =>
  stamens?.kind === "column" && symmetry === "radial";

/** The second, outer calyx of a mallow: narrow bracts round the foot of its cup, which looks so many degrees to the right. */
function epicalyx(d: Trace, foot: Point, turn: number, size: number): void {
  for (const k of [-54, -30, 30, 54]) d.leaf(...foot, turn + k, size * 0.52, size * 0.09, k * 0.1);
}

/** A bowl of joined petals from the side, looking to the right, in its calyx: a hollyhock's, an angelonia's. */
export function cupInCalyx(sheet: Sheet, flower: Flower, size: number, color: Tint): string {
  const u = (x: number, y: number): Point => [x * size, y * size];
  const bowl = pen()
    .move(...u(-0.42, -0.12))
    .cubic(...u(-0.34, -0.5), ...u(-0.2, -0.86), ...u(0.04, -0.96))
    .cubic(...u(0.3, -0.98), ...u(0.42, -0.66), ...u(0.3, -0.44))
    .cubic(...u(0.54, -0.24), ...u(0.54, 0.24), ...u(0.3, 0.44))
    .cubic(...u(0.42, 0.66), ...u(0.3, 0.98), ...u(0.04, 0.96))
    .cubic(...u(-0.2, 0.86), ...u(-0.34, 0.5), ...u(-0.42, 0.12))
    .close();
  const edges = pen();
  for (const k of [-1, 1]) edges.lines(u(-0.34, k * 0.1), u(0.3, k * 0.44));
  for (const k of [-0.66, -0.44, -0.16, 0.16, 0.44, 0.66]) edges.lines(u(-0.3, k * 0.4), u(0, k));
  const cup = pen()
    .move(...u(-0.56, -0.06))
    .quad(...u(-0.54, -0.3), ...u(-0.2, -0.5))
    .line(u(-0.28, -0.16), u(-0.08, 0), u(-0.28, 0.16), u(-0.2, 0.5))
    .quad(...u(-0.54, 0.3), ...u(-0.56, 0.06))
    .close();
  if (isMallow(flower)) epicalyx(cup, u(-0.56, 0), 90, size * 0.7);
  const green = flower.outside ? hues[flower.outside] : greens.green;
  return (
    sheet.bound(bowl, color.wash, color.rim, 1.7) +
    sheet.line(edges, color.line, 1.4) +
    sheet.bound(cup, green.wash, green.rim, 1.6)
  );
}

/** A mallow's bud, in both its calyces. */
export function calyxOfBud(sheet: Sheet, size: number): string {
  const cup = pen();
  for (const k of [-26, 26, 0]) cup.leaf(0, size * 0.2, k, size * 0.52, size * 0.15);
  epicalyx(cup, [0, size * 0.2], 0, size * 0.7);
  return sheet.bound(cup, greens.green.wash, greens.green.rim, 1.6);
}

/** A mallow's fruit: flat segments in a ring, like a wheel of cheese, in its calyx and the narrower bracts outside it. */
export function wheel(sheet: Sheet): string {
  const [calyx, bracts, rays] = [pen(), pen(), pen()];
  for (const a of steps(5, 0, 288)) calyx.leaf(...toward([0, 0], a, 10), a, 124, 62);
  for (const a of steps(7, 18, 327)) bracts.leaf(...toward([0, 0], a, 40), a, 70, 15);
  for (const a of steps(22, 0, 343))
    rays.move(...toward([0, 0], a, 24)).line(toward([0, 0], a, 66));
  const t = hues.tan;
  return (
    sheet.bound(bracts, greens.green.shade, contour, 2) +
    sheet.bound(calyx, greens.green.wash, contour, 2.4) +
    sheet.bound(pen().ellipse(0, 0, 70), t.wash, t.rim, 2.6) +
    sheet.line(rays, t.line, 2) +
    sheet.bound(pen().ellipse(0, 0, 22), t.shade, t.rim, 2)
  );
}
