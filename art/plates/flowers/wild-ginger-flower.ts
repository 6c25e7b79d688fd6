import { blend, hues, type Tint } from "#art/pen/colors.ts";
import { steps, toward } from "#art/pen/curve.ts";
import { pen } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import type { Stage } from "./blossom-motifs.ts";

/** A wild ginger's flower: a pot of three joined sepals, each drawn out in a tail; from before, its twelve stamens. */
export function tailedCup(sheet: Sheet, stage: Stage, t: Tint, throat: Tint): string {
  const lobes = pen();
  if (stage !== "face") {
    const isOpen = stage === "side";
    const pot = pen()
      .move(-9, 0)
      .cubic(-58, -4, -62, -58, isOpen ? -30 : -8, isOpen ? -74 : -84)
      .line([isOpen ? 30 : 8, isOpen ? -74 : -84])
      .cubic(62, -58, 58, -4, 9, 0)
      .close();
    for (const a of isOpen ? [-64, 66, 4] : [-7, 8])
      lobes.leaf(isOpen ? a * 0.34 : a * 0.4, -68, a, isOpen ? 96 : 60, isOpen ? 11 : 8, -a * 0.4);
    return (
      sheet.bound(lobes, t.wash, t.rim, 2) +
      sheet.bound(pot, blend(t.wash, t.shade, 0.5), t.rim, 2.4) +
      sheet.fill(pen().leaf(-26, -12, -4, 54, 11, 6), t.pale)
    );
  }
  const at = (a: number, far: number) => toward([0, 0], a, far);
  for (const a of [0, 120, 240])
    lobes
      .move(...at(a - 62, 50))
      .cubic(...at(a - 40, 76), ...at(a - 4, 62), ...at(a + 6, 132))
      .cubic(...at(a + 8, 84), ...at(a + 40, 78), ...at(a + 62, 50))
      .close();
  const [threads, anthers] = [pen(), pen()];
  for (const [i, a] of steps(12, 0, 330).entries()) {
    threads.lines([0, 0], at(a, i % 2 ? 26 : 18));
    anthers.leaf(...at(a, i % 2 ? 20 : 12), a, 15, 5);
  }
  return (
    sheet.bound(lobes, t.wash, t.rim, 2.6) +
    sheet.bound(pen().ellipse(0, 0, 56), t.shade, t.rim, 2.4) +
    sheet.bound(pen().ellipse(0, 0, 42), throat.wash, t.rim, 2) +
    sheet.line(threads, t.rim, 2.4) +
    sheet.bound(anthers, hues.gold.wash, t.rim, 1.6) +
    sheet.bound(pen().ellipse(0, 0, 9), throat.pale, t.rim, 2)
  );
}
