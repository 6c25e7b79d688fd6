import { blend, type Tint } from "#art/pen/colors.ts";
import { type Point, pen } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";

/** What a small flower of the mint family is painted with. */
export interface SmallLipped {
  color: Tint;
  calyx: Tint;
  /** Whether its upper lip is a long hood, as a sage's is, with the forked style out of it. */
  isHooded?: boolean;
  /** Of stamens that stand far out of it, the color of their anthers. */
  anther?: Tint;
}

/**
 * The same looking at whoever sees it: under its two lips only the foot of its calyx shows.
 */
export function smallLippedFace(
  sheet: Sheet,
  size: number,
  { color, calyx, isHooded, anther }: SmallLipped,
): string {
  const u = (x: number, y: number): Point => [x * size, -y * size];
  const cup = pen()
    .move(...u(-0.05, 0))
    .quad(...u(-0.2, 0.12), ...u(-0.17, 0.36))
    .line(u(0.17, 0.36))
    .quad(...u(0.2, 0.12), ...u(0.05, 0))
    .close();
  const high = isHooded ? 1.02 : 0.84;
  const upper = pen()
    .move(...u(-0.14, 0.5))
    .cubic(...u(-0.24, high), ...u(-0.06, high + 0.04), ...u(0, high - (isHooded ? 0 : 0.06)))
    .cubic(...u(0.06, high + 0.04), ...u(0.24, high), ...u(0.14, 0.5))
    .close();
  const lower = pen()
    .move(...u(-0.12, 0.58))
    .cubic(...u(-0.38, 0.62), ...u(-0.38, 0.38), ...u(-0.22, 0.36))
    .cubic(...u(-0.34, 0.14), ...u(0.34, 0.14), ...u(0.22, 0.36))
    .cubic(...u(0.38, 0.38), ...u(0.38, 0.62), ...u(0.12, 0.58))
    .quad(...u(0, 0.46), ...u(-0.12, 0.58))
    .close();
  const threads = pen();
  const ends = pen();
  for (const x of anther ? [-0.28, -0.1, 0.1, 0.3] : []) {
    threads.lines(u(0, 0.6), u(x, 1.16));
    ends.mark(...u(x, 1.16));
  }
  return (
    sheet.bound(cup, calyx.wash, calyx.rim, 1.8) +
    sheet.bound(upper, color.wash, color.rim, 1.8) +
    sheet.fill(pen().ellipse(...u(0, 0.58), size * 0.1, size * 0.08), color.line) +
    sheet.bound(lower, blend(color.wash, color.shade, 0.5), color.rim, 1.8) +
    (anther ? sheet.line(threads, color.line, 1.8) + sheet.line(ends, anther.wash, 4.5) : "")
  );
}

/**
 * A flower of the mint family from the side, foot at 0, 0, growing up, `size` long: a ribbed calyx, a tube, a
 * hooded upper lip and a broad lower one, to the right. One that is shut is a blunt bud.
 */
export function smallLipped(
  sheet: Sheet,
  size: number,
  { color, calyx, isHooded, anther }: SmallLipped,
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
  const cupped = sheet.bound(cup, calyx.wash, calyx.rim, 1.8);
  if (!isOpen) {
    const bud = pen()
      .move(...u(-0.09, 0.38))
      .quad(...u(-0.17, 0.72), ...u(0.02, 0.76))
      .quad(...u(0.18, 0.7), ...u(0.09, 0.38))
      .close();
    return sheet.bound(bud, color.wash, color.rim, 1.8) + cupped;
  }
  // Tube and lips are one, which turns in between the lips to its mouth.
  const body = pen()
    .move(...u(-0.09, 0.36))
    .quad(...u(-0.1, 0.56), ...u(-0.12, 0.72));
  if (isHooded)
    body
      .cubic(...u(-0.2, 1.08), ...u(0.06, 1.28), ...u(0.32, 1.1))
      .cubic(...u(0.2, 1.06), ...u(0.1, 0.98), ...u(0.14, 0.78));
  else
    body
      .cubic(...u(-0.22, 0.94), ...u(-0.1, 1.12), ...u(0.1, 1.06))
      .cubic(...u(0.14, 0.98), ...u(0.08, 0.88), ...u(0.14, 0.78));
  body
    .cubic(...u(0.22, 0.86), ...u(0.3, 0.86), ...u(0.34, 0.8))
    .cubic(...u(0.46, 0.84), ...u(0.54, 0.76), ...u(0.5, 0.66))
    .cubic(...u(0.7, 0.62), ...u(0.72, 0.42), ...u(0.57, 0.38))
    .quad(...u(0.44, 0.3), ...u(0.36, 0.46))
    .cubic(...u(0.22, 0.38), ...u(0.12, 0.5), ...u(0.09, 0.36))
    .close();
  const far = pen()
    .move(...(isHooded ? u(0.3, 1.09) : u(0.1, 1.05)))
    .quad(...u(isHooded ? 0.2 : 0.3, 0.98), ...u(0.3, 0.8))
    .line(u(0.12, 0.74))
    .close();
  const style = pen()
    .move(...u(0.24, 1.1))
    .quad(...u(0.36, 1.14), ...u(0.42, 1.04))
    .move(...u(0.35, 1.1))
    .line(u(0.48, 1.12));
  const threads = pen();
  const tips = [u(0.02, 1.42), u(0.26, 1.36), u(0.56, 1.2), u(0.74, 1)];
  for (const tip of anther ? tips : []) threads.lines(u(0.1, 0.8), tip);
  const ends = pen();
  for (const tip of tips) ends.mark(...tip);
  return (
    (anther ? sheet.line(threads, color.line, 1.8) + sheet.line(ends, anther.wash, 4.5) : "") +
    (isHooded ? sheet.line(style, color.rim, 2) : "") +
    sheet.bound(far, color.shade, color.rim, 1.8) +
    sheet.bound(body, color.wash, color.rim, 1.8) +
    cupped
  );
}
