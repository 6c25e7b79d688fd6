import type { Figure } from "#art/figures/figure.ts";
import { blend } from "#art/pen/colors.ts";
import { steps, toward } from "#art/pen/curve.ts";
import { pen, seeded, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { leafTint } from "../stems/leaf-of-figure.ts";

/** How broad a leaf is, of its half length, by its shape; one of many parts is drawn as three. */
export function leafFromAfar({ leaf }: Figure, inch: number) {
  const isCut = Boolean(leaf.compound) || leaf.lobing === "deep" || leaf.lobing === "finely-cut";
  const isThin = ["linear", "thread", "needle", "grass"].includes(leaf.shape);
  const isRound = ["round", "kidney", "shield", "heart", "palmate"].includes(leaf.shape);
  return {
    long: Math.max(22, Math.min(46, leaf.lengthInches * inch)),
    wide: isThin ? 0.09 : leaf.shape === "lance" ? 0.24 : isRound && !isCut ? 0.62 : 0.34,
    parts: isCut ? [-46, 0, 46] : [0],
    isThin: isThin || leaf.lobing === "finely-cut",
  };
}

/** A tuft of leaves as large as they are beside the plant, that fills a square about its middle. */
function tufts(sheet: Sheet, figure: Figure, inch: number, half: number): [string, string] {
  const { long: drawnLong, wide, parts, isThin } = leafFromAfar(figure, inch);
  // Smaller ones would leave gaps between the tufts.
  const long = Math.max(drawnLong, half * 0.8);
  const t = leafTint(figure);
  const many = Math.max(5, Math.min(isThin ? 15 : 7, Math.round(((half * 2) / long) ** 2 * 2)));
  const drawn = (n: number) =>
    sheet.motif(`tuft ${n}`, () => {
      // Written alike, both take the bytes of one.
      const r = seeded(`${sheet.seed} tuft`);
      const d = pen();
      if (isThin) {
        for (let i = 0; i < many; i++) {
          d.lines(
            [0, half * 0.9],
            toward([0, half * 0.9], within(r, -64, 64), long * within(r, 1.2, 1.9)),
          );
        }
        return sheet.line(d, n ? t.shade : blend(t.wash, t.shade, 0.3), 3);
      }
      for (let i = 0; i < many; i++) {
        const k = many === 1 ? 0 : (i / (many - 1)) * 2 - 1;
        const [x, y] = [k * half * 0.24, within(r, 0.35, 0.55) * half + long * 0.1];
        for (const part of parts)
          d.leaf(
            x,
            y,
            Math.max(-82, Math.min(82, k * 50 + part + within(r, -16, 16))),
            long * 1.3,
            long * wide * 1.2,
          );
      }
      return sheet.bound(d, n ? t.shade : t.wash, n ? t.rim : blend(t.shade, t.rim, 0.6), 1.5);
    });
  return [drawn(0), drawn(1)];
}

/** How high a low plant stands at a part of its half breadth, of its height. */
export const domed = (u: number, blunt: number) => Math.max(0, 1 - Math.abs(u) ** blunt) ** 0.5;

/** Leaves that cover a mound from its top to the ground, those behind first. Light comes from the upper left. */
export function mound(
  sheet: Sheet,
  figure: Figure,
  { high, broad, inch }: { high: number; broad: number; inch: number },
  blunt: number,
): string {
  const r = seeded(`${sheet.seed} mound`);
  const half = Math.max(22, Math.min(33, broad / 8));
  const [lit, dark] = tufts(sheet, figure, inch, half);
  const t = leafTint(figure);
  const { long, isThin } = leafFromAfar(figure, inch);
  const foot = isThin ? half * 0.9 : half * 0.45 + long * 0.1;
  const top = Math.max(high - long * 0.8, high * 0.55, foot);
  const reach = broad / 2 - long * 0.5;
  // What shows between them is their shade; between threads it is the air.
  const floor = pen().scallop(0, -top * 0.45, reach * 0.74, top * 0.38, 9, r);
  const rows = Math.max(2, Math.round(top / (half * 0.95)));
  const leaves = steps(rows, 1, 0).flatMap((v) => {
    // Toward the ground it is as broad as it stands, and its top is round.
    const across = reach * (1 - (v * 0.93) ** blunt) ** (1 / blunt);
    const many = Math.max(1, Math.round((2 * across) / (half * 1.5)) + 1);
    return steps(many, many > 1 ? -1 : 0, 1).map((u) => {
      const x = u * Math.max(0, across - half * 0.6) + within(r, -0.2, 0.2) * half;
      const y = -foot - (top - foot) * v + (v && within(r, -0.12, 0.12) * half);
      const isDark = 0.8 * (x / reach) - 1.1 * (v - 0.35) + within(r, -0.4, 0.4) > 0.25;
      return sheet.put(isDark ? dark : lit, [x, y], 1, {
        turn: 15 * Math.round(u * (0.7 + 1.3 * v)),
      });
    });
  });
  return (isThin ? "" : sheet.fill(floor, blend(t.shade, t.rim, 0.2))) + leaves.join("");
}
