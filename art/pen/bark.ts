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

/** A piece of a trunk, 150 wide and 220 high round 0, 0, with the bark of its kind. */
export function barkPatch(sheet: Sheet, kind: BarkKind, t: Tint): string {
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
    marks[kind](sheet, sheet.rand, t)
  );
}

type Draw = (sheet: Sheet, r: Rand, t: Tint) => string;

/** Long dark furrows between ridges, waved and joined here and there. */
const furrows =
  (gap: number, wave: number, joined: boolean): Draw =>
  (sheet, r, t) => {
    const [deep, light] = [pen(), pen()];
    for (let x = -62; x < 70; x += gap) {
      let y = -100 + within(r, 0, 24);
      while (y < 92) {
        const l = within(r, 44, 84);
        const to = Math.min(100, y + l);
        const side = joined ? within(r, -wave, wave) : within(r, -3, 3);
        deep.move(x, y).quad(x + side, (y + to) / 2, x + side * 0.4, to);
        light.move(x + 6, y + 6).quad(x + 6 + side, (y + to) / 2, x + 6 + side * 0.4, to - 8);
        y = to + within(r, 6, 14);
      }
    }
    return sheet.line(light, t.pale, 2.4) + sheet.line(deep, t.line, 4.6);
  };

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

const marks: Record<BarkKind, Draw> = {
  smooth: (sheet, r, t) => {
    const d = pen();
    for (let i = 0; i < 9; i++) {
      const [x, y] = [within(r, -60, 30), within(r, -96, 92)];
      d.move(x, y).quad(x + 16, y + within(r, -5, 5), x + within(r, 24, 40), y);
    }
    return sheet.line(d, blend(t.shade, t.line, 0.3), 2.2);
  },
  furrowed: furrows(20, 12, true),
  ridged: furrows(24, 5, false),
  fibrous: furrows(13, 3, false),
  blocky: blocks(34, 30),
  plated: blocks(46, 66),
  scaly: blocks(28, 42),
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
          x + wide * Math.sin(a / 57.3) * within(r, 0.7, 1.15),
          y + high * Math.cos(a / 57.3) * within(r, 0.7, 1.15),
        ],
      );
      const [a = [x, y], b = [x, y]] = rim;
      const start: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      (i % 3 ? pale : dark).sweep([start, ...rim.slice(1), a, start]).close();
    }
    return sheet.bound(pale, t.pale, t.line, 2) + sheet.bound(dark, t.shade, t.line, 2);
  },
  // Muscles under a thin skin.
  fluted: (sheet, r, t) => {
    const [dark, light] = [pen(), pen()];
    for (const x of [-44, -10, 26, 54]) {
      const w = within(r, -12, 12);
      dark.move(x, -104).cubic(x + 16 + w, -40, x - 18 + w, 30, x + 6, 104);
      light.move(x - 12, -100).cubic(x + 4 + w, -40, x - 30 + w, 30, x - 8, 100);
    }
    return sheet.line(light, t.pale, 9) + sheet.line(dark, t.shade, 11);
  },
  // A cherry's corky lines across the trunk.
  banded: (sheet, r, t) => {
    const d = pen();
    for (let y = -96; y < 100; y += 17) {
      let x = -66 + within(r, 0, 24);
      while (x < 56) {
        const l = within(r, 16, 46);
        d.move(x, y + within(r, -3, 3)).line([Math.min(66, x + l), y + within(r, -2, 2)]);
        x += l + within(r, 10, 34);
      }
    }
    return sheet.line(d, t.line, 4.4);
  },
};
