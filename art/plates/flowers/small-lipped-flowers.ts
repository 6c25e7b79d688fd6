import { blend, type Tint } from "#art/pen/colors.ts";
import { type Point, pen } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";

/** What a flower of the mint family is painted with, and what is seen of it only where it is drawn large. */
export interface SmallLipped {
  color: Tint;
  calyx: Tint;
  spots?: Tint;
  /** Whether its stamens stand out of it. */
  isLongStamened?: boolean;
  /** Whether its upper lip is a long hood, as a sage's is, with the forked style out of it. */
  isHooded?: boolean;
}

/**
 * A flower of the mint family from the side, foot at 0, 0, growing up, `size` long: a ribbed calyx, a tube, a
 * hooded upper lip and a broad lower one, to the right. One that is shut is a blunt bud.
 */
export function smallLipped(
  sheet: Sheet,
  size: number,
  { color, calyx, spots, isLongStamened, isHooded }: SmallLipped,
  isOpen: boolean,
): string {
  const u = (x: number, y: number): Point => [x * size, -y * size];
  const cup = pen()
    .move(...u(-0.07, 0))
    .quad(...u(-0.18, 0.26), ...u(-0.14, 0.46))
    .line(u(-0.06, 0.4), u(0, 0.5), u(0.06, 0.4), u(0.14, 0.45))
    .quad(...u(0.18, 0.24), ...u(0.07, 0))
    .close();
  const ribs = pen();
  for (const x of [-0.05, 0.05])
    ribs.move(...u(x * 0.8, 0.06)).quad(...u(x * 2, 0.22), ...u(x * 1.4, 0.36));
  const isLarge = size > 100;
  const cupped =
    sheet.bound(cup, calyx.wash, calyx.rim, 1.8) +
    (isLarge ? sheet.line(ribs, calyx.line, 1.8) : "");
  if (!isOpen) {
    const bud = pen()
      .move(...u(-0.09, 0.38))
      .quad(...u(-0.17, 0.72), ...u(0.02, 0.76))
      .quad(...u(0.18, 0.7), ...u(0.09, 0.38))
      .close();
    return sheet.bound(bud, color.wash, color.rim, 1.8) + cupped;
  }
  const lips = pen()
    .move(...u(-0.09, 0.38))
    .quad(...u(-0.1, 0.6), ...u(-0.12, 0.72));
  if (isHooded)
    lips
      .cubic(...u(-0.22, 1.08), ...u(0.02, 1.3), ...u(0.28, 1.14))
      .cubic(...u(0.2, 1.06), ...u(0.08, 0.98), ...u(0.08, 0.79));
  else
    lips
      .cubic(...u(-0.19, 0.84), ...u(-0.15, 1), ...u(-0.05, 0.98))
      .line(u(-0.01, 0.94))
      .cubic(...u(0.09, 1.01), ...u(0.15, 0.92), ...u(0.08, 0.79));
  lips
    .cubic(...u(0.26, 0.94), ...u(0.46, 0.96), ...u(0.48, 0.84))
    .cubic(...u(0.64, 0.82), ...u(0.6, 0.64), ...u(0.46, 0.66))
    .quad(...u(0.42, 0.5), ...u(0.26, 0.58))
    .quad(...u(0.13, 0.58), ...u(0.09, 0.38))
    .close();
  const shade = pen()
    .move(...u(0.02, 0.42))
    .quad(...u(0.02, 0.66), ...u(0.1, 0.79))
    .cubic(...u(0.2, 0.82), ...u(0.36, 0.78), ...u(0.4, 0.68))
    .cubic(...u(0.3, 0.62), ...u(0.13, 0.58), ...u(0.08, 0.42))
    .close();
  let within = "";
  if (isLarge) {
    // The fold between its lips, and what is in its mouth.
    within = sheet.line(
      pen()
        .move(...u(0.1, 0.8))
        .quad(...u(0, 0.78), ...u(-0.06, 0.7)),
      color.line,
      2.4,
    );
    const d = pen();
    if (spots) {
      for (const [x, y] of [
        [0.2, 0.76],
        [0.29, 0.8],
        [0.36, 0.75],
        [0.28, 0.71],
      ] as const)
        d.mark(...u(x, y));
      within += sheet.line(d, spots.wash, 8);
    }
    if (isLongStamened) {
      const threads = pen();
      for (const [x, y] of [
        [0.3, 1.08],
        [0.42, 1.02],
        [0.24, 1.18],
      ] as const) {
        threads.move(...u(0.06, 0.78)).quad(...u(0.16, 0.98), ...u(x, y));
        d.mark(...u(x, y));
      }
      within += sheet.line(threads, color.rim, 2.4) + sheet.line(d, color.rim, 9);
    }
  }
  const style = pen()
    .move(...u(0.2, 1.13))
    .quad(...u(0.32, 1.18), ...u(0.38, 1.08))
    .move(...u(0.31, 1.14))
    .line(u(0.44, 1.16));
  return (
    (isHooded ? sheet.line(style, color.rim, isLarge ? 3 : 2) : "") +
    sheet.bound(lips, color.wash, color.rim, isLarge ? 2.4 : 1.8) +
    sheet.fill(shade, blend(color.wash, color.shade, 0.75)) +
    within +
    cupped
  );
}
