import { blend, type Tint } from "./colors.ts";
import { brush, steps, through } from "./curve.ts";
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
  const [left, foot, right, top] = [
    edge(-75),
    broken(108),
    edge(73).reverse(),
    broken(-108).reverse(),
  ];
  const body = pen()
    .move(-75, -108)
    .sweep(left, false)
    .line(...foot)
    .line([73, 108])
    .sweep(right, false)
    .line(...top)
    .close();
  // It follows the piece's own edges, and wavers where the trunk turns to the light.
  const turning = steps(6, -104, 104).map((y, i): Point => [i % 2 ? 40 : 46, y]);
  const rim = [...foot.slice(-1), ...right, ...top.slice(0, 1)];
  const shadow = pen().polygon(...rim.map(([x, y]): Point => [x - 2, y * 0.97]), ...turning);
  return (
    sheet.bound(body, t.wash, t.rim, 3) +
    sheet.fill(shadow, blend(t.wash, t.shade, 0.7)) +
    marked(sheet, sheet.rand, t)
  );
}

type Draw = (sheet: Sheet, r: Rand, t: Tint) => string;

/** The barks that a plate shows near at hand; the others are known by another part of their tree. */
const marks: Partial<Record<BarkKind, Draw>> = {
  blocky: (sheet, r, t) => {
    const [wide, high] = [34, 30];
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
  },
  // Long plates between furrows that part and meet, loose at their lower ends: each lies over the next one below.
  plated: (sheet, r, t) => {
    const [furrows, shadows, grain] = [pen(), pen(), pen()];
    const at = [-72, -48, -22, 8, 36, 68].map((x) =>
      through(steps(8, -103, 103).map((y): Point => [x + within(r, -5, 5), y])),
    );
    for (const [i, left] of at.entries()) {
      const right = at[i + 1];
      if (i && right) brush(left, (k) => 2.5 + 5 * Math.sin(k * 9 + i * 2) ** 2, 10, furrows);
      if (!right) continue;
      for (const k of [0.2, 0.52, 0.84]) {
        const low = k + 0.1 * Math.sin(i * 2.6 + k * 7);
        const slant = (i + Math.round(k * 3)) % 2 ? 0.05 : -0.05;
        const [[ax, ay], [bx, by]] = [left.at(low), right.at(low + slant)];
        const x = ax + (bx - ax) * within(r, 0.35, 0.65);
        const y = Math.max(ay, by) + within(r, 2, 6);
        shadows
          .lines([ax + 2, ay - 4], [x - 6, y - 3], [x, y], [bx - 2, by - 5], [bx - 2, by + 3])
          .line([x + 2, y + 8], [ax + 2, ay + 4])
          .close();
        grain.lines([x - 3, y - 14], [x - 4, Math.max(-99, y - 34)]);
      }
    }
    return sheet.fill(shadows, t.rim) + sheet.fill(furrows, t.rim) + sheet.line(grain, t.line, 1.8);
  },
  // Long strips that hold by their middle and stand off at their ends, at the sides of the trunk out of its outline.
  shaggy: (sheet, r, t) => {
    let out = sheet.fill(pen().polygon([-72, -100], [70, -100], [70, 102], [-72, 102]), t.shade);
    for (const [i, x] of [-78, 51, -52, 26, -26, 0].entries()) {
      const side = x < 0 ? -1 : 1;
      const tilt = side * (i < 2 ? 15 : 4 + (i % 3));
      const strips: string[] = [];
      let y = -104 - ((i * 43) % 71);
      while (y < 78) {
        const [from, end] = [Math.max(-104, y - 10), Math.min(110, y + within(r, 78, 112))];
        const [w, middle, low] = [25, (from + end) / 2, within(r, -9, 9)];
        const [a, b] = [x + tilt, x + w + tilt];
        if (end - from > 40)
          strips.unshift(
            sheet.fill(
              pen().polygon(
                [a - 1, end - 14],
                [b + 4, end - 12],
                [b - 2, end + 9],
                [a + 4, end + 12],
              ),
              t.rim,
            ) +
              sheet.bound(
                pen()
                  .move(x + 4, from)
                  .quad(x - 1, middle, a - 2, end - 10 + low)
                  .quad(a + w * 0.4, end + 8, b + 2, end - 8 - low)
                  .quad(x + w + 1, middle, x + w - 3, from)
                  .close(),
                blend(t.wash, t.pale, within(r, 0, 0.5)),
                t.line,
                2.4,
              ) +
              // The light falls on the end that is turned out.
              sheet.line(
                pen()
                  .move(a + 3, end - 22 + low)
                  .quad(a + w * 0.4, end - 12, b - 4, end - 22 - low)
                  .lines([x + w * 0.5, from + 22], [x + w * 0.46, end - 34]),
                t.line,
                1.6,
              ),
          );
        y = end - 4;
      }
      out += strips.join("");
    }
    return out;
  },
  // Sheets as thin as paper that have rolled back to the side and left bare what lay under them.
  peeling: (sheet, r, t) => {
    const [bare, rolls, folds, lenticels] = [pen(), pen(), pen(), pen()];
    for (const [x, y, long, wide] of [
      [-66, -6, 84, 24],
      [6, -36, 58, -26],
      [26, -22, 80, 22],
      [-30, 62, 74, 30],
      [66, 52, 62, -22],
      [-64, 102, 70, 18],
      [22, 104, 48, 24],
    ] as const) {
      const side = Math.sign(wide);
      const torn = (k: number): Point => [x + within(r, -5, 5), y - long * k];
      // From the torn edge to the roll.
      bare.polygon(
        [x + wide, y],
        [x + side * 7, y + 3],
        torn(0.2),
        torn(0.42),
        torn(0.6),
        torn(0.84),
        [x + side * 10, y - long - 2],
        [x + wide + side * 4, y - long],
      );
      const [foot, top]: [Point, Point] = [
        [x + wide, y + 7],
        [x + wide + side * 5, y - long - 9],
      ];
      rolls
        .move(foot[0] - 3, foot[1] - 3)
        .quad(foot[0] + side * 5 - 7, y - long / 2, top[0] - 7, top[1])
        .quad(top[0], top[1] - 6, top[0] + 7, top[1])
        .quad(foot[0] + side * 5 + 8, y - long / 2, foot[0] + 3, foot[1] - 3)
        .quad(foot[0], foot[1] + 2, foot[0] - 3, foot[1] - 3)
        .close();
      // The mouth of the roll, and its edge.
      folds
        .move(top[0] - 7, top[1])
        .quad(top[0], top[1] + 6, top[0] + 5, top[1])
        .quad(top[0] + 1, top[1] - 3, top[0] - 2, top[1] + 1)
        .move(foot[0] - side * 2, foot[1] - 4)
        .line([top[0] - side * 2, top[1] + 12]);
    }
    for (let i = 0; i < 9; i++) {
      const [x, y] = [within(r, -66, 44), within(r, -100, 98)];
      lenticels.move(x, y).line([x + within(r, 8, 18), y]);
    }
    return (
      sheet.line(lenticels, t.line, 2.6) +
      sheet.bound(bare, blend(t.shade, t.rim, 0.12), t.rim, 1.5) +
      sheet.bound(rolls, t.pale, t.rim, 2) +
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
      ] as const
    ).entries()) {
      // No flake is round: its edge goes in and out.
      const rim = steps(9, 0, 320).map((a, i): Point => {
        const k = (i % 2 ? 0.8 : 1.12) * within(r, 0.84, 1.1);
        return [x + wide * Math.sin(a / 57.3) * k, y + high * Math.cos(a / 57.3) * k];
      });
      const [a = [x, y], b = [x, y]] = rim;
      const start: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      (i % 3 ? pale : dark).sweep([start, ...rim.slice(1), a, start]).close();
    }
    return sheet.bound(pale, t.pale, t.line, 2) + sheet.bound(dark, t.shade, t.line, 2);
  },
};
