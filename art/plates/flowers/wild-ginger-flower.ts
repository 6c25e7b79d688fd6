import { blend, greens, hues, type Tint } from "#art/pen/colors.ts";
import { steps } from "#art/pen/curve.ts";
import { type Point, pen } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import type { Stage } from "./blossom-motifs.ts";

/**
 * A wild ginger's flower from its foot: an urn of three joined sepals, drawn in at its mouth and each run out in a tail.
 * Instead of its face it is cut lengthwise: the ovary fills the urn's foot, twelve stamens stand round the styles.
 */
export function tailedCup(sheet: Sheet, stage: Stage, t: Tint, throat: Tint): string {
  /** The urn, or what lies so far within its wall. */
  const urn = (wall: number) => {
    const on = (side: 1 | -1, x: number, y: number): Point => [side * (x - wall), y];
    return pen()
      .move(...on(-1, 12, 0))
      .cubic(...on(-1, 64, -2), ...on(-1, 78, -56), ...on(-1, 42, -84))
      .quad(...on(-1, 34, -92), ...on(-1, 38, -102))
      .line(on(1, 38, -102))
      .quad(...on(1, 34, -92), ...on(1, 42, -84))
      .cubic(...on(1, 78, -56), ...on(1, 64, -2), ...on(1, 12, 0))
      .close();
  };
  if (stage === "bud") {
    const tip = pen()
      .move(-36, -98)
      .cubic(-26, -128, -6, -124, 2, -168)
      .cubic(8, -124, 28, -128, 36, -98)
      .close();
    return sheet.bound(tip, t.wash, t.rim, 2) + sheet.bound(urn(0), t.shade, t.rim, 2.4);
  }
  const behind = pen()
    .move(-32, -100)
    .cubic(-24, -132, -8, -130, 6, -196)
    .cubic(8, -132, 24, -130, 32, -100)
    .close();
  const aside = pen();
  for (const k of [-1, 1])
    aside
      .move(k * 37, -94)
      .cubic(k * 56, -104, k * 78, -112, k * 134, -164)
      .cubic(k * 78, -138, k * 38, -140, k * 6, -104)
      .close();
  const mouth = pen().ellipse(0, -101, 37, 11);
  const lobes = sheet.bound(behind, t.shade, t.rim, 2);
  if (stage !== "face")
    return (
      lobes +
      sheet.bound(urn(0), blend(t.wash, t.shade, 0.5), t.rim, 2.4) +
      sheet.fill(pen().leaf(-38, -14, -8, 62, 9, 8), t.pale) +
      sheet.bound(mouth, throat.wash, t.rim, 2) +
      sheet.bound(aside, t.wash, t.rim, 2)
    );
  // The ovary is grown to the urn in its lower half.
  const ovary = pen()
    .move(-57, -46)
    .cubic(-62, -4, -14, -5, 0, -5)
    .cubic(14, -5, 62, -4, 57, -46)
    .quad(0, -60, -57, -46)
    .close();
  const stalk = pen().move(0, -2).quad(4, 22, -4, 50);
  const [ovules, anthers, threads] = [pen(), pen(), pen()];
  for (const x of [-36, -13, 13, 36])
    for (const y of [-38, -22]) ovules.mark(x * (y < -30 ? 1 : 0.7), y);
  for (const x of steps(6, -30, 30)) {
    threads.lines([x * 0.6, -54], [x, -74]);
    anthers.leaf(x * 0.9, -62, x * 0.5, 22, 5);
  }
  return (
    lobes +
    sheet.line(stalk, greens.green.rim, 11) +
    sheet.line(stalk, greens.green.wash, 6.5) +
    sheet.bound(urn(0), t.wash, t.rim, 2.4) +
    sheet.fill(urn(10), throat.wash) +
    sheet.bound(ovary, greens.green.pale, greens.green.rim, 2) +
    sheet.line(ovules, hues.cream.wash, 8) +
    sheet.line(threads, t.rim, 3) +
    sheet.bound(anthers, hues.gold.wash, t.rim, 1.6) +
    sheet.bound(pen().leaf(0, -50, 0, 40, 9), throat.pale, t.rim, 2) +
    sheet.bound(aside, t.wash, t.rim, 2)
  );
}
