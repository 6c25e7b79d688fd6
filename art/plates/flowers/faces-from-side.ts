import { blend, contour, hues, type Tint } from "#art/pen/colors.ts";
import { pen, type Trace } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";

/**
 * A wishbone flower or a lobelia from the side, its mouth at 0, 0 and its tube below: the upper lip to the left, the
 * lower to the right, and of the eye nothing. A wishbone flower's calyx is winged, a lobelia's of five threads.
 */
export function tubedFromSide(
  sheet: Sheet,
  [upper, lower]: readonly [Tint, Tint],
  green: Tint,
  isWishbone: boolean,
): string {
  const broad = isWishbone ? 34 : 15;
  // A wishbone flower's stands far out of its calyx.
  const foot = isWishbone ? 138 : 112;
  const tube = pen()
    .move(-9, foot)
    .quad(-broad * 0.5, 60, -broad, 0)
    .line([broad, 0]);
  const cup = pen();
  for (const k of [-1, 1, 0])
    if (isWishbone) cup.leaf(k * 3, foot + 6, k * 9, 58, 18);
    else cup.leaf(k * 2, 108, k * 34, 52, 7);
  return (
    sheet.bound(
      tube.quad(broad * 0.5, 60, 9, foot).close(),
      isWishbone ? upper.wash : upper.pale,
      upper.rim,
      2,
    ) +
    sheet.bound(cup, green.wash, contour, 2) +
    (isWishbone ? wishbone : lobelia)()
      .map(([d, isLower]) => {
        const t = isLower ? lower : upper;
        return sheet.bound(
          d,
          blend(t.pale, t.wash, isWishbone && !isLower ? 0.1 : 0.85),
          t.rim,
          2.2,
        );
      })
      .join("") +
    (isWishbone ? "" : sheet.fill(pen().leaf(12, -2, 84, 34, 5), hues.white.wash))
  );
}

type Lips = (readonly [Trace, isLower: boolean])[];

/** The upper lip leans back, the lowest lobe juts out, and those of both sides spread from the mouth, over which the nearer one hangs. */
const wishbone = (): Lips => [
  [pen().move(-30, 4).cubic(-34, -58, 48, -62, 34, 0).close(), true],
  [
    pen()
      .move(-34, 16)
      .cubic(-52, -2, -104, -14, -98, -46)
      .cubic(-88, -84, -28, -72, 6, -14)
      .close(),
    false,
  ],
  [
    pen().move(34, 16).cubic(50, 6, 106, 22, 114, -8).cubic(112, -48, 36, -54, -2, -14).close(),
    true,
  ],
  [
    pen()
      .move(-33, 10)
      .cubic(-54, 12, -40, 30, 0, 28)
      .cubic(42, 30, 54, 12, 33, 10)
      .quad(0, -22, -33, 10)
      .close(),
    true,
  ],
];

/** Two narrow lobes stand up, three broad ones spread under them. */
const lobelia = (): Lips => [
  [pen().leaf(-8, 4, -58, 66, 13, -8).leaf(-6, 4, -24, 62, 13, -8), false],
  [pen().move(0, 0).cubic(6, 34, 30, 84, 74, 66).cubic(92, 40, 60, 14, 0, 0).close(), true],
  [pen().move(0, 0).cubic(10, -50, 66, -78, 86, -44).cubic(96, -14, 54, 4, 0, 0).close(), true],
  [pen().move(0, 2).cubic(44, -26, 112, -20, 112, 14).cubic(108, 46, 46, 38, 0, 2).close(), true],
];
