import { blend, type Tint } from "./colors.ts";
import { steps } from "./curve.ts";
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
    // What a sheet has left bare, torn at its edges, and the sheet itself as it rolls up beside it.
    const [bare, rolls, ends, folds] = [pen(), pen(), pen(), pen()];
    for (const [x, y, wide, high] of [
      [-68, -98, 74, 62],
      [-8, -52, 58, 74],
      [-66, -18, 48, 50],
      [-50, 46, 66, 50],
      [22, 36, 40, 56],
    ] as const) {
      const torn = (from: Point, to: Point): Point[] =>
        steps(5, 0.2, 1).map((k) => [
          from[0] + (to[0] - from[0]) * k + within(r, -5, 5),
          from[1] + (to[1] - from[1]) * k + within(r, -5, 5),
        ]);
      const right = x + wide;
      bare
        .move(x, y)
        .line(...torn([x, y], [right, y + 6]), [right, y + high])
        .line(...torn([right, y + high], [x + wide * 0.2, y + high - 8]), [x + 3, y + high * 0.5])
        .close();
      const lean = within(r, -6, 6);
      // Seen from its end, where it is wound.
      const end: Point = [right + 3, y - 2];
      rolls
        .move(right - 6, y)
        .line(end, [right + 13, y])
        .quad(right + 10 + lean, y + high * 0.6, right + 6 + lean, y + high + 8)
        .line([right + lean, y + high], [right - 5 + lean, y + high + 5])
        .quad(right - 5, y + high * 0.4, right - 6, y)
        .close();
      ends.ellipse(...end, 10, 5.5);
      folds
        .move(right + 8, y - 2)
        .quad(right + 4, y - 6, right - 1, y - 2)
        .quad(right + 2, y + 1, right + 4, y - 2)
        .move(right + 7, y + 10)
        .quad(right + 6 + lean, y + high * 0.5, right + 3 + lean, y + high - 4);
    }
    return (
      out +
      sheet.bound(bare, blend(t.shade, t.rim, 0.12), t.rim, 1.5) +
      sheet.bound(rolls, t.pale, t.rim, 2.2) +
      sheet.bound(ends, t.wash, t.rim, 1.8) +
      sheet.line(folds, t.line, 1.8)
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
