import { blend, type Tint } from "./colors.ts";
import { brush, cubic, shoot, steps } from "./curve.ts";
import { type Point, pen, within } from "./ink.ts";
import type { Sheet } from "./plate-sheet.ts";

/**
 * A tree whose twigs hang to the ground from arching limbs: foot at 0, 0. Without `dress` it stands
 * bare, as in winter.
 */
export function weepingTree(
  sheet: Sheet,
  high: number,
  broad: number,
  { bark, dress }: { bark: Tint; dress: Tint | undefined },
): string {
  const r = sheet.rand;
  const fork: Point = [within(r, -6, 6), -high * 0.46];
  const trunk = shoot([0, 0], 0, within(r, -5, 5), high * 0.5);
  const limbs = steps(9, -1, 1).map((k) => {
    const reach = k * broad * 0.46;
    const top = -high * (0.98 - 0.24 * k * k);
    return cubic(
      fork,
      [fork[0] + reach * 0.2, top * 0.86],
      [reach * 0.7, top * 1.03],
      [reach, top * (0.94 - 0.16 * Math.abs(k))],
    );
  });
  const [back, front, dots, lit] = [pen(), pen(), pen(), pen()];
  limbs.forEach((limb, i) => {
    for (const [j, s] of steps(5, 0.42, 1).entries()) {
      const [x, y] = limb.at(s);
      const foot = Math.min(-high * 0.05, y * within(r, 0.1, 0.32));
      const sway = within(r, -7, 7) + Math.sign(x) * 5;
      const d = (i + j) % 2 ? front : back;
      d.move(x, y).quad(x + sway, y + (foot - y) * 0.35, x + sway * 1.3, foot);
      if (!dress) continue;
      for (const u of steps(9, 0.08, 0.98)) {
        const p: Point = [x + sway * Math.min(1.2, u * 1.6), y + (foot - y) * u];
        (j % 2 ? lit : dots).move(...p).line([p[0] + within(r, -3, 3), p[1] + high * 0.035]);
      }
    }
  });
  const small = Math.min(high, broad);
  const limbsDrawn = pen();
  for (const limb of limbs) brush(limb, (t) => (1 - t * 0.75) * small * 0.022, 5, limbsDrawn);
  const strand = dress ? dress.shade : bark.shade;
  return (
    sheet.line(back, blend(strand, bark.rim, 0.3), small * 0.007) +
    (dress ? sheet.line(dots, dress.shade, small * 0.02) : "") +
    sheet.bound(limbsDrawn, bark.wash, bark.rim, 1.6) +
    sheet.bound(
      brush(trunk, (t) => small * (0.036 - 0.012 * t) + Math.max(0, 0.1 - t) * small * 0.16, 6),
      bark.wash,
      bark.rim,
      2,
    ) +
    sheet.line(front, strand, small * 0.007) +
    (dress
      ? sheet.line(lit, dress.rim, small * 0.026) + sheet.line(lit, dress.wash, small * 0.018)
      : "")
  );
}
