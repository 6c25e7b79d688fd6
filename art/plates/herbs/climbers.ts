import { hues, woods } from "#art/pen/colors.ts";
import { beside, brush, type Curve, guides, steps, through } from "#art/pen/curve.ts";
import { type Point, pen, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { stem } from "#art/pen/stem.ts";
import { type Blossoms, blossomsOf } from "../flowers/blossom-motifs.ts";
import { openBlossom } from "../flowers/open-flowers.ts";
import { type Family, type Subject, scaled } from "../plate-subject.ts";
import { sprigs } from "../stems/flowers-on-stems.ts";
import { leafPrinter, stemTint } from "../stems/leaf-of-figure.ts";
import { trumpetBlossom, tubeOfTrumpet } from "./trumpets.ts";

/** A cane of the height, a little crooked, with its joints. */
function cane(sheet: Sheet, x: number, high: number, thick: number): string {
  const c = through([
    [x - 6, 0],
    [x, -high * 0.3],
    [x + 3, -high * 0.65],
    [x + 12, -high],
  ]);
  const d = pen();
  for (const t of [0.22, 0.47, 0.71, 0.9]) {
    const [px, py] = c.at(t);
    d.move(px - thick * 0.55, py).quad(px, py + 5, px + thick * 0.55, py - 1);
  }
  return (
    stem(sheet, c, thick, thick * 0.86, woods.yellow, 5) + sheet.line(d, woods.yellow.line, 2.6)
  );
}

/** The vine round its cane: to the left of it, before it, to the right, behind it. */
function winding(x: number, high: number, turns: number, wide: number): Curve {
  const points: Point[] = [[x - 60, 0]];
  for (const k of steps(turns * 4 + 1, 0, 1)) {
    const a = k * turns * Math.PI * 2;
    points.push([x - Math.cos(a) * wide * (1 - 0.3 * k), -60 - (high - 60) * k]);
  }
  return through(points);
}

/** The parts of the vine that pass before the cane; the rest lies behind it. */
function vine(
  sheet: Sheet,
  subject: Subject,
  c: Curve,
  turns: number,
): { behind: string; before: string } {
  const t = stemTint(subject.figure);
  const whole = sheet.bound(
    brush(c, (k) => 13 - 6 * k, turns * 6),
    t.wash,
    t.rim,
    2.2,
  );
  let before = "";
  const share = 1 / (turns * 4 + 1);
  for (let i = 0; i < turns; i++) {
    const from = share * (1 + i * 4 + 0.3);
    const part: Curve = {
      at: (k) => c.at(from + k * share * 1.5),
      along: (k) => c.along(from + k * share * 1.5),
    };
    // It goes on at both ends: no line crosses it there.
    const wide = (k: number) => 13 - 6 * (from + k * share * 1.5);
    const edges = pen();
    for (const side of [-0.5, 0.5]) edges.sweep(guides((k) => beside(part, k, side * wide(k)), 4));
    before += sheet.fill(brush(part, wide, 4), t.wash) + sheet.line(edges, t.rim, 2.2);
  }
  return { behind: whole, before };
}

/** Climbers: a vine that winds up a cane, flowers and leaves from its joints. */
export const climbers: Family = (sheet, subject) => {
  const { figure } = subject;
  const r = sheet.rand;
  const colors = figure.flower?.colors ?? ["blue"];
  const joined = figure.flower?.poise === "funnel";
  const tint = (color: number) => hues[colors[color % colors.length] ?? "blue"];
  const set: Blossoms = blossomsOf(
    sheet,
    (stage, color, q) =>
      joined
        ? trumpetBlossom(sheet, figure, stage, tint(color))
        : openBlossom(sheet, q, figure, stage, tint(color), { key: String(color) }),
    joined,
    (color) => tubeOfTrumpet(sheet, figure, tint(color)),
  );
  const { flower: flowers } = scaled(subject);
  const size = Math.min(150, Math.max(84, flowers * 1.25));
  const turns = 3;
  const x = 40;
  const c = winding(x, 990, turns, 46);
  const { behind, before } = vine(sheet, subject, c, turns);
  const printed = leafPrinter(sheet, figure, { stalk: 0.34, weight: 2.2 });
  const paired = figure.leaf.arrangement === "opposite";
  const long = joined ? 215 : 160;
  let [back, front] = ["", ""];
  steps(paired ? 7 : 9, 0.08, 0.94).forEach((t, i) => {
    const p = c.at(t);
    const sides = paired ? [1, -1] : [p[0] > x ? 1 : -1];
    for (const side of sides) {
      const leaf = printed(
        p,
        side * within(r, 62, 96),
        long * (1.12 - 0.6 * t) * within(r, 0.9, 1.1),
        side > 0 ? 1 : -1,
        i,
      );
      if (i % 3 === 1) front += leaf;
      else back += leaf;
    }
  });
  // A trumpet's long tube hides the end of its stalk.
  const tube = joined ? 64 : 0;
  const heads = sprigs(sheet, subject, set, c, [
    {
      from: 0.2,
      leave: 70,
      arrive: 46,
      length: 110 + tube,
      stage: "turned",
      size: size * 0.8,
    },
    { from: 0.34, leave: -66, arrive: -50, length: 120, stage: "bud", size: size * 0.8 },
    { from: 0.45, leave: -74, arrive: -64, length: 130 + tube, stage: "turned", size: size * 0.92 },
    { from: 0.6, leave: 74, arrive: 60, length: 150, stage: "face", size: size * 1.12 },
    { from: 0.8, leave: -54, arrive: -30, length: 110, stage: "opening", size: size * 0.72 },
    {
      from: 0.86,
      leave: 60,
      arrive: 44,
      length: 100 + tube,
      stage: "turned",
      size: size * 0.76,
    },
    { from: 0.98, leave: -18, length: 50, stage: "bud", size: size * 0.5 },
  ]);
  const specimen = back + behind + cane(sheet, x, 1060, 20) + before + front + heads;
  return { specimen, detail: "" };
};
