import type { Figure } from "#art/figures/figure.ts";
import { hues } from "#art/pen/colors.ts";
import { angleAt, bow, brush, degrees, shoot, steps, toward } from "#art/pen/curve.ts";
import { type Point, pen, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { stem } from "#art/pen/stem.ts";
import { type Subject, scaled } from "../plate-subject.ts";
import { type LeafPose, leafPrinter, leafTint, stemTint } from "./leaf-of-figure.ts";

/** Leaves in two layers: behind the stems and before them. */
export interface Leafage {
  back: string;
  front: string;
}

export interface Tuft {
  count: number;
  /** Length of the longest leaf stalk (of a blade without one: of the blade). */
  reach: number;
  /** Length of a blade. */
  blade: number;
  /** Degrees from the upright of the outermost. */
  spread?: number;
}

/** How high over the ground a leaf of a tuft starts: the outer ones higher, round a crown that narrows into its roots. */
export const footAt = (k: number) => 8 - 22 * k * k;

/** What a tuft grows from: the brown sheaths of old leaves, and roots. */
export function crownOf(sheet: Sheet, half: number): string {
  const r = sheet.rand;
  const [sheaths, roots] = [pen(), pen()];
  for (const k of steps(Math.max(5, Math.round(half / 6)), -1, 1)) {
    const foot: Point = [k * half * 0.8, footAt(k) + 8];
    sheaths.leaf(...foot, k * 26 + within(r, -6, 6), within(r, 30, 52), 7);
    roots
      .move(...foot)
      .quad(foot[0] * 1.1, 18, foot[0] * 1.25 + within(r, -9, 9), within(r, 16, 24));
  }
  const t = hues.brown;
  return sheet.line(roots, t.rim, 2.5) + sheet.bound(sheaths, hues.tan.wash, t.rim, 1.6);
}

/** Leaves from the foot, each on a stalk of its own; narrow ones rise as blades. */
export function tuft(
  sheet: Sheet,
  figure: Figure,
  { count, reach, blade, spread = 74 }: Tuft,
): Leafage {
  const r = sheet.rand;
  const out: Leafage = { back: "", front: "" };
  const t = leafTint(figure);
  const narrow = ["linear", "grass", "strap", "sword"].includes(figure.leaf.shape);
  if (narrow) {
    const wide = { linear: 9, grass: 12, strap: 26, sword: 34 }[figure.leaf.shape as "grass"];
    const isSword = figure.leaf.shape === "sword";
    const crown = reach * (isSword ? 0.055 : 0.075);
    steps(count, -1, 1).forEach((_, i) => {
      // Swords stand folded into each other in a flat fan, the outer round the foot of the inner.
      const nth = isSword ? Math.floor((count - 1) / 2) + (i % 2 ? 1 : -1) * Math.ceil(i / 2) : i;
      const k = (2 * nth) / (count - 1) - 1;
      const a = k * spread + within(r, -6, 6);
      const c = shoot(
        [k * crown, footAt(k) + within(r, -5, 5)],
        a * (isSword ? 0.5 : 0.45),
        a * (isSword ? 0.6 : 1.25),
        reach * (1 - 0.25 * Math.abs(k)) * within(r, 0.82, 1.05),
      );
      const w = (q: number) => wide * (1 - q ** 2.6) * Math.min(1, 0.4 + 5 * q) + 1;
      const draw =
        sheet.bound(brush(c, w, 5), t.wash, t.rim, 2) +
        sheet.line(pen().sweep(steps(4, 0.04, 0.9).map((q) => c.at(q))), t.shade, wide * 0.28);
      out[(isSword ? i > count / 2 : i % 3 === 0) ? "front" : "back"] += draw;
    });
    out.front += crownOf(sheet, crown);
    return out;
  }
  const print = leafPrinter(sheet, figure, {}, "leaf on stalk");
  const stalks = { back: pen(), front: pen() };
  const leaves = { back: "", front: "" };
  const order = steps(count, -1, 1).sort((a, b) => Math.abs(b) - Math.abs(a));
  order.forEach((k, i) => {
    const layer = i % 3 === 2 ? "front" : "back";
    const a = k * spread + within(r, -6, 6);
    const l =
      reach * (1 - 0.3 * Math.abs(k)) * (layer === "front" ? 0.62 : 1) * within(r, 0.8, 1.05);
    const [x, y] = toward([k * 12, -4], a, l);
    // A blade does not hang into the ground.
    const end: Point = [x, Math.min(y, -blade * 0.5)];
    const c = bow([k * 10, 0], end, k * 0.12);
    // It runs into the foot of its blade, or the stalk of its leaflets, and is no broader there.
    brush(c, (t) => 7.5 - (figure.leaf.compound ? 2.5 : 4) * t, 3, stalks[layer]);
    leaves[layer] += print(
      c.at(0.97),
      angleAt(c, 1) + k * (figure.leaf.compound ? 8 : 24),
      blade * within(r, 0.85, 1.1),
      k < 0 ? -1 : 1,
      i,
    );
  });
  const green = stemTint(figure);
  const color = figure.stem.color === "brown" || figure.stem.color === "black" ? green : t;
  for (const layer of ["back", "front"] as const)
    out[layer] = sheet.bound(stalks[layer], color.wash, color.rim, 1.8) + leaves[layer];
  return out;
}

/** Leaves on stalks of their own from the foot, the far ones first. */
export function basalLeaves(
  sheet: Sheet,
  subject: Subject,
  { count = 9, stalk = 240, spread = 84, size = 1, pose = {} as LeafPose } = {},
): { back: string; front: string } {
  const { figure } = subject;
  const r = sheet.rand;
  const length = scaled(subject).leaf * size;
  const name = stalk > 20 ? "leaf on stalk" : "leaf";
  const printed = leafPrinter(sheet, figure, { stalk: 0, weight: 2.2, ...pose }, name);
  const put = (k: number, reach: number, i: number) => {
    const a = k * spread + within(r, -6, 6);
    const c = shoot([k * 24, 0], a * 0.35, a * 1.05, reach * within(r, 0.9, 1.1));
    const side = k < 0 ? -1 : 1;
    const from: Point = stalk > 20 ? c.at(0.97) : [k * 10, 0];
    const long = length * within(r, 0.88, 1.08);
    // It rests on the ground and does not hang into it; leaflets spread to both sides of its middle.
    const broad = figure.leaf.compound ? 0.42 : 0.16;
    const lowest = degrees(Math.acos(Math.max(-1, Math.min(1, broad + from[1] / long))));
    return (
      (stalk > 20 ? stem(sheet, c, 8, figure.leaf.compound ? 5 : 3.5, stemTint(figure), 4) : "") +
      printed(from, Math.max(-lowest, Math.min(lowest, a * 1.12)), long, side, i)
    );
  };
  const half = Math.ceil(count / 2);
  const order = (n: number) => steps(n, -1, 1).sort((a, b) => Math.abs(b) - Math.abs(a));
  return {
    back: order(half)
      .map((k, i) => put(k * 0.78, stalk * (1.3 - 0.25 * Math.abs(k)), i))
      .join(""),
    front: order(count - half)
      .map((k, i) => put(k || 0.12, stalk * (0.72 - 0.1 * Math.abs(k)), i + 1))
      .join(""),
  };
}
