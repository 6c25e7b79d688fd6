import { blend, type Tint } from "./colors.ts";
import { beside, brush, steps, through } from "./curve.ts";
import { type Point, pen, type Rand, within } from "./ink.ts";
import type { Sheet } from "./plate-sheet.ts";

/** How a bark breaks as the trunk grows. */
export type BarkKind =
  | "smooth"
  | "furrowed"
  | "blocky"
  | "plated"
  | "shaggy"
  | "peeling"
  | "flaking"
  | "ridged"
  | "fluted"
  | "banded"
  | "scaly"
  | "fibrous";

/** A piece of a trunk, 150 wide and 220 high round 0, 0, with the bark of its kind. Throws where that has no marks. */
export function barkPatch(sheet: Sheet, kind: BarkKind, t: Tint): string {
  const marked = marks[kind];
  if (!marked) throw new Error(`No plate shows a ${kind} bark near at hand yet: draw its marks`);
  const edge = (x: number): Point[] =>
    steps(5, -108, 108).map((y) => [x + within(sheet.rand, -5, 5), y] as Point);
  /** Where it was split off above and below. */
  const broken = (y: number): Point[] =>
    steps(8, -60, 60).map((x): Point => [x, y + within(sheet.rand, -9, 9)]);
  const body = pen()
    .move(-75, -108)
    .sweep(edge(-75), false)
    .line(...broken(108))
    .line([73, 108])
    .sweep(edge(73).reverse(), false)
    .line(...broken(-108).reverse())
    .close();
  const shadow = pen().polygon([36, -102], [68, -102], [68, 100], [30, 100]);
  return (
    sheet.bound(body, t.wash, t.rim, 3) +
    sheet.fill(shadow, blend(t.wash, t.shade, 0.7)) +
    marked(sheet, sheet.rand, t)
  );
}

type Draw = (sheet: Sheet, r: Rand, t: Tint) => string;

const blocks =
  (wide: number, high: number): Draw =>
  (sheet, r, t) => {
    const d = pen();
    // Rows that do not run level, of plates that are not alike.
    for (let y = -98; y < 98 - high * 0.6; y += high) {
      let x = -66;
      while (x < 60) {
        const w = Math.min(66 - x, wide * within(r, 0.7, 1.35));
        const sway = 7 * Math.sin(x * 0.05 + y);
        const j = () => within(r, -4, 4);
        const bottom = Math.min(98, y + high - 4 + sway);
        if (w > 10)
          d.polygon(
            [x + 3, y + 6 + sway + j()],
            [x + w * 0.5, y + 2 + sway],
            [x + w - 3, y + 5 + sway + j()],
            [x + w - 1, bottom - 5 + j()],
            [x + w * 0.5, bottom],
            [x + 1, bottom - 4 + j()],
          );
        x += w + 2;
      }
    }
    return sheet.bound(d, blend(t.wash, t.pale, 0.25), t.line, 3.4);
  };

/** The barks that a plate shows near at hand; the others are known by another part of their tree. */
const marks: Partial<Record<BarkKind, Draw>> = {
  blocky: blocks(34, 30),
  plated: blocks(46, 66),
  // Long strips that stand off at their ends.
  shaggy: (sheet, r, t) => {
    let out = "";
    for (let x = -66; x < 60; x += 27) {
      let y = -104 + within(r, 0, 20);
      while (y < 70) {
        const l = within(r, 78, 112);
        const end = Math.min(112, y + l);
        const w = 22;
        out += sheet.bound(
          pen()
            .move(x, y)
            .quad(x - 3, (y + end) / 2, x - 11, end)
            .line([x + 2, end - 9], [x + w - 8, end + 4])
            .quad(x + w + 1, (y + end) / 2, x + w - 2, y)
            .close(),
          blend(t.wash, t.pale, within(r, 0, 0.5)),
          t.line,
          3,
        );
        y = end - 4;
      }
    }
    return out;
  },
  // Thin curls of outer bark, paler than what they uncover.
  peeling: (sheet, r, t) => {
    let out = "";
    const lenticels = pen();
    for (let i = 0; i < 10; i++) {
      const [x, y] = [within(r, -66, 40), within(r, -100, 96)];
      lenticels.move(x, y).line([x + within(r, 10, 22), y]);
    }
    out += sheet.line(lenticels, t.line, 2.6);
    // What a sheet has left bare, of no regular form, and the torn edge of the sheet as it curls away from it.
    const [bare, curls, folds] = [pen(), pen(), pen()];
    for (const [x, y, wide, high, side] of [
      [-34, -74, 30, 26, 1],
      [30, -48, 24, 44, -1],
      [-46, -6, 20, 34, 1],
      [6, 26, 26, 22, 1],
      [-26, 76, 36, 22, -1],
      [46, 66, 16, 34, -1],
    ] as const) {
      const rim = steps(8, 0, 315).map((a): Point => {
        const k = within(r, 0.76, 1.24);
        return [x + wide * Math.sin(a / 57.3) * k, y - high * Math.cos(a / 57.3) * k];
      });
      const [a = [x, y], b = [x, y]] = rim;
      bare.sweep([
        [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2],
        ...rim.slice(1),
        a,
        [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2],
      ]);
      const torn = through(
        steps(5, -74, 96).map((it, i): Point => {
          const k = 1.02 + (i % 2 ? 0.1 : 0);
          return [x + side * wide * Math.cos(it / 57.3) * k, y + high * Math.sin(it / 57.3) * k];
        }),
      );
      const lean = within(r, 0.3, 0.55);
      brush(
        torn,
        (t) => 2 + 17 * Math.sin(Math.PI * Math.min(1, t / (2 * lean + 0.2))) ** 2,
        7,
        curls,
      );
      folds.sweep(steps(4, 0.18, 0.7).map((t) => beside(torn, t, side * 2)));
    }
    return (
      out +
      sheet.bound(bare, blend(t.shade, t.rim, 0.12), t.rim, 1.5) +
      sheet.bound(curls, t.pale, t.rim, 2) +
      sheet.line(folds, t.line, 1.6)
    );
  },
  // Flakes fallen off in patches, as a map is colored: older ones have weathered dark.
  flaking: (sheet, r, t) => {
    const [pale, dark] = [pen(), pen()];
    for (const [i, [x, y, wide, high]] of (
      [
        [-40, -72, 28, 26],
        [20, -84, 26, 14],
        [42, -46, 20, 32],
        [-4, -34, 20, 22],
        [-46, -12, 18, 24],
        [-24, 28, 24, 18],
        [26, 12, 26, 20],
        [50, 46, 14, 24],
        [-48, 70, 16, 26],
        [2, 66, 24, 26],
        [38, 88, 18, 12],
        [-18, -4, 8, 9],
        [2, 38, 9, 7],
      ] as const
    ).entries()) {
      const rim = steps(7, 0, 308).map(
        (a): Point => [
          x + wide * Math.sin(a / 57.3) * within(r, 0.98, 1.3),
          y + high * Math.cos(a / 57.3) * within(r, 0.98, 1.3),
        ],
      );
      const [a = [x, y], b = [x, y]] = rim;
      const start: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      (i % 3 ? pale : dark).sweep([start, ...rim.slice(1), a, start]).close();
    }
    return sheet.bound(pale, t.pale, t.line, 2) + sheet.bound(dark, t.shade, t.line, 2);
  },
};
