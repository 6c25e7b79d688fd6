import { blend, contour, greens, hues, type Tint } from "#art/pen/colors.ts";
import { brush, through } from "#art/pen/curve.ts";
import { pen } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { stalk } from "./opened-capsules.ts";

/** A violet cut lengthwise, looking right: the spur with the nectar horn in it, anthers round the ovary, the knobbed style. */
export function violetSection(sheet: Sheet, [upper, lateral, lowest]: readonly Tint[]): string {
  if (!upper || !lateral || !lowest) return "";
  const green = greens.green;
  const far = pen().move(-8, -12).cubic(-74, -36, -74, -124, -6, -126);
  far.cubic(56, -122, 48, -44, 8, -12).close();
  const side = pen().move(4, -8).cubic(14, -66, 92, -92, 108, -44).cubic(112, 4, 58, 20, 6, 4);
  const hollow = pen().move(24, 22).quad(-6, 12, -84, 18).quad(-96, 2, -70, -2);
  hollow.quad(-30, -6, 4, -8).close();
  const lip = through([
    [118, 84],
    [84, 40],
    [24, 22],
    [-30, 20],
    [-84, 22],
    [-92, 6],
    [-66, -2],
    [-20, -6],
  ]);
  const ovary = pen().move(-24, 0).cubic(-20, -20, 10, -20, 14, -6).cubic(10, 8, -16, 12, -24, 0);
  const sepals = pen().leaf(-16, -12, -38, 58, 11).leaf(-10, -8, -116, 58, 11);
  sepals.leaf(-8, 20, 150, 58, 11);
  const anthers = pen().leaf(-24, -20, 78, 46, 9).leaf(-24, 12, 96, 46, 9);
  const tips = pen().leaf(11, -27, 78, 24, 7).leaf(12, 16, 96, 24, 7);
  const ovules = pen().mark(-14, -4).mark(-2, -4).mark(8, -4);
  const style = pen().move(12, -6).quad(26, 2, 38, -8);
  return (
    stalk(sheet, pen().move(-40, 124).cubic(-44, 70, -60, 10, -26, 2)) +
    sheet.bound(sepals, green.wash, contour, 2) +
    sheet.bound(far, blend(upper.pale, upper.wash, 0.6), upper.rim, 2.4) +
    sheet.bound(side.close(), blend(lateral.pale, lateral.wash, 0.6), lateral.rim, 2.4) +
    sheet.bound(hollow, lowest.pale, lowest.rim, 2) +
    // One of the two horns that reach into the spur.
    sheet.line(pen().move(-20, 12).quad(-50, 18, -76, 8), green.rim, 7) +
    sheet.line(pen().move(-20, 12).quad(-50, 18, -76, 8), green.wash, 3.5) +
    sheet.bound(
      brush(lip, (t) => 6 + 16 * (1 - t) * Math.min(1, t * 4 + 0.3), 9),
      lowest.wash,
      lowest.rim,
      2.2,
    ) +
    sheet.bound(anthers, hues.cream.wash, hues.gold.rim, 2) +
    sheet.bound(tips, hues.orange.wash, hues.orange.rim, 1.6) +
    sheet.bound(ovary.close(), green.wash, green.rim, 2) +
    sheet.line(ovules, hues.cream.wash, 7) +
    sheet.line(style, green.rim, 8) +
    sheet.line(style, green.wash, 4.5) +
    sheet.bound(pen().ellipse(45, -12, 9), green.wash, green.rim, 2)
  );
}

/**
 * A wishbone flower from the side, its near wall away: the winged calyx, the pale tube, two long stamens that meet
 * under the upper lip and two short ones.
 */
export function wishboneFlowerSection(sheet: Sheet, pale: Tint, dark: Tint): string {
  const green = greens.green;
  const tube = pen().move(-14, 40).cubic(-20, 4, -26, -20, -32, -50);
  tube.line([36, -40]).cubic(26, -16, 18, 4, 14, 40).close();
  const hood = pen().move(-32, -50).cubic(-66, -78, -60, -124, -16, -122);
  hood.cubic(16, -118, 14, -84, -2, -62).quad(-16, -48, -32, -50).close();
  const near = pen().move(24, -34).cubic(60, -64, 116, -46, 110, -6);
  near.cubic(100, 20, 56, 4, 24, -34).close();
  const behind = pen()
    .move(10, -50)
    .cubic(34, -104, 92, -112, 92, -72)
    .cubic(92, -48, 54, -36, 22, -36);
  const blots = pen().leaf(112, -6, -74, 42, 22).leaf(92, -74, -118, 34, 17);
  const cup = pen().move(-7, 106).cubic(-48, 98, -48, 36, -26, 2).line([-15, 20], [-2, -4]);
  cup.line([13, 20], [26, 4]).cubic(48, 38, 48, 98, 7, 106).close();
  const wings = pen().leaf(0, 106, -19, 98, 13, 6).leaf(0, 106, 19, 98, 13, -6);
  wings.leaf(0, 106, 0, 98, 10);
  const threads = pen().move(30, -32).cubic(34, -66, 18, -102, -10, -88);
  threads.move(16, -32).cubic(20, -66, 18, -94, -10, -80);
  threads.move(-4, 0).line([-3, -36]).move(8, 0).line([9, -36]);
  const anthers = pen().mark(-8, -88).mark(-10, -79).mark(-3, -38).mark(9, -38);
  return (
    stalk(sheet, pen().lines([3, 126], [0, 100])) +
    sheet.bound(behind.close(), dark.pale, dark.rim, 2.2) +
    sheet.bound(tube, pale.pale, pale.rim, 2.2) +
    sheet.fill(pen().leaf(32, -34, 196, 66, 9), hues.yellow.wash) +
    sheet.bound(hood, pale.wash, pale.rim, 2.2) +
    sheet.bound(near, dark.pale, dark.rim, 2.2) +
    sheet.fill(blots, dark.wash) +
    sheet.line(pen().move(0, 38).cubic(-14, -20, -22, -60, -22, -92), green.rim, 3) +
    sheet.line(threads, contour, 6) +
    sheet.line(threads, hues.white.wash, 3) +
    sheet.line(anthers, contour, 13) +
    sheet.line(anthers, hues.cream.wash, 9) +
    sheet.bound(cup, green.wash, green.rim, 2.2) +
    sheet.bound(wings, green.shade, green.rim, 1.8)
  );
}
