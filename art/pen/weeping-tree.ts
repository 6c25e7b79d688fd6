import { blend, type Tint } from "./colors.ts";
import { brush, cubic, shoot, steps } from "./curve.ts";
import { type Point, pen, within } from "./ink.ts";
import type { Sheet } from "./plate-sheet.ts";

/**
 * A tree whose twigs hang to the ground all round a dome: foot at 0, 0. Without `dress` it stands
 * bare, as in winter.
 */
export function weepingTree(
  sheet: Sheet,
  high: number,
  broad: number,
  { bark, dress }: { bark: Tint; dress: Tint | undefined },
): string {
  const r = sheet.rand;
  const half = broad / 2;
  const small = Math.min(high, broad);
  /** The dome at a part of its breadth, and where its curtain ends. */
  const dome = (k: number): Point => [k * half * 0.86, -high * (0.98 - 0.3 * k * k)];
  const hem = (k: number) => -high * (0.06 + 0.1 * (1 - Math.abs(k)) + within(r, 0, 0.2));
  const [dark, lit, limbs] = [pen(), pen(), pen()];
  // One shell of twigs hangs inside the other.
  for (const [shell, many] of [
    [0.5, 7],
    [0.76, 10],
    [1, 13],
  ] as const)
    steps(many, -1, 1).forEach((place, i) => {
      const k = place * shell;
      const [x, y] = dome(k * 0.8);
      const start: Point = [x, y * (0.84 + 0.16 * shell)];
      const end: Point = [k * half + within(r, -5, 5), hem(k)];
      const bend = start[1] + (end[1] - start[1]) * 0.2;
      const d = i % 2 ? lit : dark;
      d.move(...start).cubic(k * half, start[1], end[0], bend, ...end);
      // What a twig bears hangs off it to both sides.
      const twig = cubic(start, [k * half, start[1]], [end[0], bend], end);
      for (const [n, t] of steps(dress ? 12 : 0, 0.1, 0.98).entries()) {
        const p = twig.at(t);
        d.lines(p, [p[0] + (n % 2 ? 1 : -1) * small * 0.018, p[1] + small * 0.03]);
      }
    });
  for (const k of steps(7, -0.8, 0.8))
    brush(
      cubic(
        [0, -high * 0.42],
        [k * half * 0.2, -high * 0.7],
        [k * half * 0.5, -high * 0.9],
        dome(k),
      ),
      (t) => (1 - t * 0.8) * small * 0.026,
      4,
      limbs,
    );
  const wood =
    sheet.bound(limbs, bark.wash, bark.rim, 1.4) +
    sheet.bound(
      brush(
        shoot([0, 0], 0, within(r, -5, 5), high * 0.5),
        (t) => small * (0.05 - 0.02 * t) + Math.max(0, 0.1 - t) * small * 0.24,
        6,
      ),
      bark.wash,
      bark.rim,
      2,
    );
  if (!dress) return wood + sheet.line(dark, bark.rim, 2) + sheet.line(lit, bark.shade, 2);
  const curtain = pen().sweep([
    [-half * 0.98, hem(1) - high * 0.1],
    [-half * 1.02, -high * 0.5],
    ...steps(7, -0.8, 0.8).map(dome),
    [half * 1.02, -high * 0.5],
    [half * 0.98, hem(1) - high * 0.1],
  ]);
  for (const k of steps(15, 0.93, -0.93))
    curtain.line([k * half, hem(k) - high * ((k * 100) % 2 ? 0.06 : 0)]);
  const thick = small * 0.013;
  return (
    wood +
    sheet.fill(curtain.close(), blend(dress.wash, dress.shade, 0.75)) +
    sheet.line(dark, dress.line, thick + 2) +
    sheet.line(dark, dress.shade, thick) +
    sheet.line(lit, dress.line, thick + 2) +
    sheet.line(lit, blend(dress.wash, dress.pale, 0.3), thick)
  );
}
