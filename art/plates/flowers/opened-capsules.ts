import { contour, greens, hues, type Tint } from "#art/pen/colors.ts";
import { brush, steps, through, toward } from "#art/pen/curve.ts";
import { type Point, pen, type Trace } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";

/** The green stalk of what is shown apart. */
export const stalk = (sheet: Sheet, d: Trace, { wash, rim } = greens.green) =>
  sheet.line(d, rim, 11) + sheet.line(d, wash, 6.5);

/** A capsule open in boats at these angles, each with its seeds in two rows, as a violet's three. */
export function boats(sheet: Sheet, angles: readonly number[]): string {
  const [green, ripe] = [greens.green, hues.tan];
  const hub: Point = [0, 34];
  const [sepals, outer, inner, seeds] = [pen(), pen(), pen(), pen()];
  for (const a of [-128, -84, 0, 84, 128]) sepals.leaf(...hub, a, a ? 74 : 40, 12);
  for (const a of angles) {
    outer.leaf(...hub, a, 122, 46);
    inner.leaf(...toward(hub, a, 14), a, 92, 26);
    for (const k of steps(5, 36, 84))
      for (const side of [-1, 1]) seeds.mark(...toward(toward(hub, a, k), a + 90, side * 7));
  }
  return (
    stalk(
      sheet,
      pen()
        .move(6, 124)
        .quad(2, 80, ...hub),
    ) +
    sheet.bound(sepals, green.wash, green.rim, 2) +
    sheet.bound(outer, ripe.wash, ripe.rim, 2.4) +
    sheet.bound(inner, ripe.pale, ripe.line, 1.8) +
    sheet.line(seeds, hues.brown.rim, 14) +
    sheet.line(seeds, hues.brown.wash, 10)
  );
}

/** A million bells' capsule, parted in two valves round a thick middle that bears minute seeds, in five sepals. */
export function placentaBetween(sheet: Sheet): string {
  const [green, ripe] = [greens.green, hues.tan];
  const [behind, before, valves, middle, seeds] = [pen(), pen(), pen(), pen(), pen()];
  for (const a of [-52, 52, 0]) behind.leaf(0, 62, a, a ? 128 : 150, 13, a * 0.2);
  for (const a of [-26, 26]) before.leaf(0, 64, a, 112, 13, a * -0.4);
  for (const k of [-1, 1])
    valves
      .move(0, 60)
      .cubic(k * 66, 52, k * 70, -30, k * 46, -74)
      .quad(k * 34, -10, 0, 60)
      .close();
  middle.move(0, 60).cubic(-44, 30, -34, -42, 0, -52).cubic(34, -42, 44, 30, 0, 60).close();
  for (let i = 0; i < 44; i++) {
    const [a, k] = [i * 2.4, Math.sqrt((i + 0.5) / 44)];
    seeds.mark(Math.sin(a) * 24 * k, 2 + Math.cos(a) * 44 * k);
  }
  return (
    stalk(sheet, pen().move(6, 124).quad(2, 90, 0, 60)) +
    sheet.bound(behind, green.wash, green.rim, 2) +
    sheet.bound(middle, ripe.pale, ripe.rim, 2) +
    sheet.line(seeds, hues.brown.rim, 6) +
    sheet.bound(valves, ripe.wash, ripe.rim, 2.4) +
    sheet.bound(before, green.wash, green.rim, 2)
  );
}

/** A touch-me-not's pod, whole, and apart from it one that has burst: its valves rolled up from their common foot, the seeds on the column between them. */
export function burstPod(sheet: Sheet): string {
  const t = greens.green;
  const [foot, whole]: [Point, Point] = [
    [48, 62],
    [-74, 62],
  ];
  const stalks = pen()
    .move(52, 124)
    .quad(52, 92, ...foot)
    .move(-70, 124)
    .quad(-70, 92, ...whole);
  // Each rolls inward to its tip, apart from the others.
  const valves = [-1, 1].flatMap((side) =>
    [
      [34, 6, 21],
      [30, -50, 19],
    ].map(([x = 0, y = 0, wide = 0]) => {
      const hub: Point = [foot[0] + side * x, foot[1] - 20 + y];
      const turns = steps(8, 0, 400).map((a) =>
        toward(hub, side * (150 - a), wide * (1 - a / 620)),
      );
      return sheet.bound(
        brush(
          through([foot, ...turns]),
          (s) => 5 + 8 * Math.sin(Math.PI * Math.min(1, s + 0.2)),
          11,
        ),
        t.wash,
        t.rim,
        2,
      );
    }),
  );
  const seeds = pen();
  for (const [i, y] of steps(5, foot[1] - 84, foot[1] - 132).entries())
    seeds.mark(foot[0] + (i % 2 ? 8 : -8), y);
  const furrows = pen();
  for (const x of [-10, 10])
    furrows.move(-74 + x * 0.4, 50).quad(-74 + x * 2.2, -10, -74 + x * 0.6, -56);
  return (
    stalk(sheet, stalks) +
    sheet.bound(
      pen()
        .move(...whole)
        .cubic(-116, 30, -104, -40, -74, -76)
        .cubic(-44, -40, -32, 30, ...whole)
        .close(),
      t.wash,
      t.rim,
      2.4,
    ) +
    sheet.line(furrows, t.line, 2) +
    sheet.line(pen().lines(foot, [foot[0], foot[1] - 140]), t.rim, 7) +
    sheet.line(seeds, hues.brown.rim, 15) +
    sheet.line(seeds, hues.brown.wash, 11) +
    valves.join("")
  );
}

/** A capsule that opens by its lid, which hangs yet at its edge, the seeds heaped in the cup; what holds it in its own color. */
export function liddedCapsule(sheet: Sheet, holder: Tint, many: number, seed: Tint): string {
  const t = greens.green;
  const [sepals, seeds] = [pen(), pen()];
  for (const a of steps(many, -64, 64).sort((a, b) => Math.abs(b) - Math.abs(a)))
    sepals.leaf(a * 0.12, 86, a, many > 2 ? 138 : 104, many > 2 ? 26 : 36, -a * 0.3);
  for (const [y, n] of [
    [-18, 3],
    [-6, 5],
    [6, 6],
  ] as const)
    for (const x of steps(n, n * -5.6, n * 5.6)) seeds.mark(x, y);
  const cup = pen()
    .move(-44, 4)
    .cubic(-52, 60, -26, 88, 0, 88)
    .cubic(26, 88, 52, 60, 44, 4)
    .quad(0, 30, -44, 4)
    .close();
  const lid = pen().move(44, 4).cubic(112, 2, 124, -84, 66, -88).close();
  return (
    stalk(sheet, pen().lines([2, 124], [0, 84]), holder) +
    sheet.bound(sepals, holder.wash, holder.rim, 2.2) +
    sheet.bound(pen().ellipse(0, 4, 44, 14), t.shade, t.rim, 2) +
    sheet.line(seeds, contour, 15) +
    sheet.line(seeds, seed.wash, 10.5) +
    sheet.bound(cup, t.pale, t.rim, 2.4) +
    sheet.fill(
      pen().move(8, 84).cubic(34, 78, 46, 50, 40, 12).quad(26, 60, 8, 84).close(),
      t.wash,
    ) +
    sheet.bound(lid, t.pale, t.rim, 2.4) +
    sheet.bound(pen().leaf(44, 4, 13.5, 95, 13), t.shade, t.rim, 2)
  );
}
