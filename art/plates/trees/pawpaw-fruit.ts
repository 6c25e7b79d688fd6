import { hues, type Tint } from "#art/pen/colors.ts";
import { pen } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";

/** Pawpaws: oblong and heavy, two on one stalk, hanging from 0, 0. */
export function pawpaws(sheet: Sheet, t: Tint): string {
  const one = sheet.motif("oblong fruit", () => {
    const body = pen()
      .move(-4, 0)
      .cubic(-40, 4, -44, 60, -34, 92)
      .cubic(-26, 122, 24, 124, 34, 94)
      .cubic(46, 58, 38, 6, 4, 0)
      .close();
    const dark = pen()
      .move(8, 6)
      .cubic(32, 14, 36, 64, 26, 92)
      .cubic(20, 108, 2, 114, -14, 110)
      .cubic(18, 86, 20, 44, 8, 6)
      .close();
    const freckles = pen();
    for (const [x, y] of [
      [-18, 40],
      [-6, 72],
      [4, 28],
      [-22, 84],
    ] as const)
      freckles.mark(x, y);
    return (
      sheet.bound(body, t.wash, t.rim, 2.5) +
      sheet.fill(dark, t.shade) +
      sheet.fill(pen().leaf(-22, 66, 8, 44, 6, 3), t.pale) +
      sheet.line(freckles, hues.brown.wash, 5)
    );
  });
  return (
    sheet.line(pen().move(0, -42).quad(4, -16, -24, 8).move(1, -22).quad(14, -4, 30, 4), t.rim, 8) +
    sheet.put(one, [30, 0], 0.64, { turn: -24 }) +
    sheet.put(one, [-24, 4], 0.76, { turn: 16 })
  );
}
