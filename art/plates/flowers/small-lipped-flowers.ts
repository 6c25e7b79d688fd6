import { blend, hues, type Tint } from "#art/pen/colors.ts";
import { type Point, pen } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";

/** What a flower of the mint family is painted with, and what is seen of it only where it is drawn large. */
export interface SmallLipped {
  color: Tint;
  calyx: Tint;
  spots?: Tint;
  /** How many there are, where they are seen. */
  stamens?: 2 | 4;
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
  { color, calyx, spots, stamens, isLongStamened, isHooded }: SmallLipped,
  isOpen: boolean,
): string {
  const u = (x: number, y: number): Point => [x * size, -y * size];
  const cup = pen()
    .move(...u(-0.07, 0))
    .quad(...u(-0.18, 0.26), ...u(-0.16, 0.5))
    .line(u(-0.07, 0.38), u(0, 0.53), u(0.07, 0.38), u(0.16, 0.5))
    .quad(...u(0.18, 0.24), ...u(0.07, 0))
    .quad(...u(0, -0.06), ...u(-0.07, 0))
    .close();
  const ribs = pen();
  for (const x of [-0.05, 0.05])
    ribs.move(...u(x * 0.8, 0.06)).quad(...u(x * 2, 0.22), ...u(x * 1.4, 0.36));
  const isLarge = size > 100;
  const cupped =
    (isLarge ? sheet.line(pen().lines(u(0, 0), u(-0.03, -0.14)), calyx.rim, 9) : "") +
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
  // The tube ends in its upper lip; the lower one hangs before its mouth.
  const tube = pen()
    .move(...u(-0.09, 0.36))
    .quad(...u(-0.1, 0.56), ...u(-0.12, 0.72));
  if (isHooded)
    tube
      .cubic(...u(-0.2, 1.08), ...u(0.06, 1.28), ...u(0.32, 1.1))
      .cubic(...u(0.2, 1.06), ...u(0.1, 0.98), ...u(0.16, 0.76));
  else
    tube
      .cubic(...u(-0.22, 0.94), ...u(-0.1, 1.1), ...u(0.08, 1.08))
      .line(u(0.12, 1.02))
      .cubic(...u(0.26, 1.06), ...u(0.28, 0.92), ...u(0.18, 0.78));
  tube.quad(...u(0.14, 0.56), ...u(0.09, 0.36)).close();
  const lower = pen()
    .move(...u(0.1, 0.62))
    .quad(...u(0.14, 0.76), ...u(0.3, 0.76))
    .cubic(...u(0.38, 0.86), ...u(0.54, 0.8), ...u(0.5, 0.66))
    .cubic(...u(0.7, 0.62), ...u(0.72, 0.42), ...u(0.57, 0.38))
    .quad(...u(0.52, 0.36), ...u(0.5, 0.43))
    .quad(...u(0.4, 0.3), ...u(0.36, 0.5))
    .cubic(...u(0.3, 0.32), ...u(0.14, 0.36), ...u(0.19, 0.55))
    .quad(...u(0.13, 0.55), ...u(0.1, 0.62))
    .close();
  let within = "";
  if (isLarge) {
    // The shadow under its lip, and what is in its mouth.
    const shade = pen()
      .move(...u(0.12, 0.6))
      .cubic(...u(0.3, 0.68), ...u(0.48, 0.6), ...u(0.6, 0.42))
      .quad(...u(0.52, 0.4), ...u(0.5, 0.46))
      .quad(...u(0.4, 0.36), ...u(0.36, 0.52))
      .cubic(...u(0.3, 0.38), ...u(0.18, 0.4), ...u(0.12, 0.6))
      .close();
    const mouth = pen()
      .move(...u(0.06, 0.7))
      .quad(...u(0.06, 0.92), ...u(0.2, 0.94))
      .quad(...u(0.2, 0.82), ...u(0.26, 0.75))
      .quad(...u(0.14, 0.76), ...u(0.06, 0.7))
      .close();
    within =
      sheet.fill(shade, blend(color.wash, color.shade, 0.75)) + sheet.fill(mouth, color.line);
    const d = pen();
    if (spots) {
      for (const [x, y] of [
        [0.3, 0.7],
        [0.4, 0.72],
        [0.44, 0.62],
        [0.54, 0.56],
      ] as const)
        d.mark(...u(x, y));
      within += sheet.line(d, spots.wash, 8);
    }
    if (stamens) {
      // Two are longer than the two others; a sage has one pair, under its hood.
      const [threads, anthers] = [pen(), pen()];
      const far = isLongStamened ? 1 : 0.42;
      for (const [x, y] of (
        [
          [0.5, 1.02],
          [0.46, 1.14],
          [0.34, 1.02],
          [0.38, 0.9],
        ] as const
      ).slice(0, stamens)) {
        const end = isHooded
          ? u(x * 0.62, y - 0.16)
          : u(0.15 + (x - 0.15) * far, 0.82 + (y - 0.82) * far);
        threads.move(...u(0.12, 0.74)).quad(...u(0.16, 0.86), ...end);
        anthers.mark(...end);
      }
      within +=
        sheet.line(threads, color.rim, 3.4) +
        sheet.line(threads, color.pale, 1.6) +
        sheet.line(anthers, hues.gold.rim, 12) +
        sheet.line(anthers, hues.gold.wash, 8);
    }
  }
  const style = pen()
    .move(...u(0.24, 1.1))
    .quad(...u(0.36, 1.14), ...u(0.42, 1.04))
    .move(...u(0.35, 1.1))
    .line(u(0.48, 1.12));
  return (
    (isHooded ? sheet.line(style, color.rim, isLarge ? 3 : 2) : "") +
    sheet.bound(tube, color.wash, color.rim, isLarge ? 2.4 : 1.8) +
    sheet.bound(
      lower,
      isLarge ? color.wash : blend(color.wash, color.shade, 0.5),
      color.rim,
      isLarge ? 2.4 : 1.8,
    ) +
    within +
    cupped
  );
}
