import type { Figure } from "#art/figures/figure.ts";
import { contour, hues } from "#art/pen/colors.ts";
import { angleAt, bow, brush, shoot, steps, toward } from "#art/pen/curve.ts";
import { type Point, pen, within } from "#art/pen/ink.ts";
import { type Sheet, sized } from "#art/pen/plate-sheet.ts";
import { stem } from "#art/pen/stem.ts";
import { bud, trumpet } from "../flowers/lily-flowers.ts";
import type { Family } from "../plate-subject.ts";
import { leafPrinter, leafTint, stemTint } from "../stems/leaf-of-figure.ts";
import { crownOf, footAt } from "../stems/leaves-on-stems.ts";
import { toadLilies } from "./toad-lilies.ts";
import { trillium } from "./trillium.ts";

/** Lilies and daylilies: six tepals in two rings, buds in their order, a leafy stem or a fan of straps. */
export const lilies: Family = (sheet, subject) => {
  const { figure, facts } = subject;
  if (figure.flower?.petals === 3) return trillium(sheet, subject);
  if (figure.inflorescence?.kind === "axillary") return toadLilies(sheet, subject);
  const r = sheet.rand;
  const { flower, leaf } = figure;
  const color = hues[flower?.colors[0] ?? "orange"];
  const straps = leaf.arrangement === "basal" || leaf.arrangement === "tuft";
  const hang = flower?.facing === "nodding";
  const turban = flower?.poise === "reflexed";
  const tall = Math.min(0.95, 0.62 + facts.heightInchesMax / 150);
  const main = shoot([straps ? 30 : -10, 0], straps ? 3 : -4, straps ? -9 : 8, 850 * tall);
  const green = stemTint(figure);
  let low = "";
  let high = "";
  if (straps) {
    const spread: [number, number, number, number][] = [
      [-40, -14, -74, 560],
      [10, 12, 66, 600],
      [-20, -6, -34, 700],
      [50, 20, 98, 520],
      [-8, -20, -104, 460],
      [30, 6, 34, 640],
    ];
    spread.forEach(([x, leave, arrive, length], i) => {
      const s = shoot(
        [x * 0.8, footAt(x / 50)],
        leave + within(r, -4, 4),
        arrive + within(r, -8, 8),
        length,
      );
      const w = (t: number) => 30 * (1 - t ** 2.4) * Math.min(0.8 + 0.4 * t, 0.4 + 5 * t) + 1;
      const t = leafTint(figure);
      const draw =
        sheet.bound(brush(s, w, 7), t.wash, t.rim, 2.4) +
        sheet.fill(
          brush(
            { at: (k) => s.at(k * 0.97), along: (k) => s.along(k * 0.97) },
            (k) => w(k) * 0.4,
            6,
          ),
          t.shade,
        ) +
        sheet.line(pen().sweep(steps(6, 0, 0.98).map((k) => s.at(k))), t.line, 2);
      if (i < 4) low += draw;
      else high += draw;
    });
    high += crownOf(sheet, 42);
  } else {
    const many = 20;
    const printed = leafPrinter(sheet, figure, { veins: 1, weight: 2 });
    steps(many, 0.04, 0.74).forEach((t, i) => {
      const side = [1, -1, 0.35, -0.6][i % 4] ?? 1;
      const whorled = leaf.arrangement === "whorled" ? Math.round(t * 5) / 5 : t;
      const length = 220 * (1 - 0.6 * t) * within(r, 0.85, 1.1);
      const draw = printed(
        main.at(whorled),
        angleAt(main, t) + side * within(r, 54, 86),
        length,
        side < 0 ? -1 : 1,
        i,
      );
      if (Math.abs(side) > 0.5) low += draw;
      else high += draw;
    });
  }
  const flowers: string[] = [];
  const pedicels: string[] = [];
  const side = (from: number, leave: number, arrive: number, length: number) => {
    const s = shoot(main.at(from), leave, hang ? arrive + Math.sign(arrive) * 60 : arrive, length);
    pedicels.push(stem(sheet, s, 9, 8, green, 4));
    return { at: s.at(1), turn: angleAt(s, 1) };
  };
  const big = straps ? 215 : hang ? 165 : 200;
  const young = flower?.bud ? hues[flower.bud] : color;
  const face = (p: { at: Point; turn: number }, radius: number, tilt: number, open: number) =>
    trumpet(
      sheet,
      r,
      figure,
      { at: toward(p.at, p.turn, radius * (turban ? 0.1 : 0.62)), tilt, turn: p.turn },
      radius,
      color,
      open,
    );
  if (turban) {
    // A candelabrum: each stalk rises, bends and lets its lantern hang.
    const id = [76, 100].map((tilt, i) =>
      sheet.motif(`cap ${i}`, (q) =>
        trumpet(sheet, q, figure, { at: [0, 0], tilt, turn: 180 }, 122, color, 1, false),
      ),
    );
    const arms = [
      [0.76, 70, 165, 350],
      [0.78, -66, -168, 350],
      [0.98, 50, 170, 220],
      [1, 4, 66, 120],
      [0.99, -34, -168, 250],
    ] as const;
    arms.forEach(([t, leave, arrive, length], i) => {
      const s = shoot(main.at(t), leave, arrive, length);
      pedicels.push(stem(sheet, s, 8, 7, green, 5));
      if (i === 3) flowers.push(bud(sheet, s.at(1), angleAt(s, 1), 110, young));
      else
        flowers.push(
          sheet.put(id[i % 2] ?? "", toward(s.at(1), angleAt(s, 1), 8), 1 - 0.06 * i, {
            turn: angleAt(s, 1) - 180,
            flip: i % 2 === 1,
          }),
        );
    });
  } else {
    const a = side(0.95, 40, 62, 150);
    const b = side(0.9, -46, -64, 170);
    const c = side(0.82, 44, 40, 150);
    const d = side(0.98, -16, -22, 130);
    flowers.push(bud(sheet, d.at, d.turn, 96, young));
    flowers.push(bud(sheet, c.at, c.turn + 6, 150, young));
    flowers.push(face(b, big * 0.86, 86, 0.9));
    flowers.push(face(a, big, flower?.facing === "up" ? 60 : 44, 1));
  }
  const specimen =
    low + pedicels.join("") + stem(sheet, main, 16, 10, green) + high + flowers.join("");

  return { specimen, detail: detail(sheet, figure) };
};

function detail(sheet: Sheet, figure: Figure): string {
  if (figure.detail === "root") {
    // A daylily has no bulb but a crown over spindles.
    const [spindles, threads, blades] = [pen(), pen(), pen()];
    for (const a of steps(7, 126, 234)) {
      spindles.leaf(...toward([0, -24], a, 26), a + (180 - a) * 0.3, 84, 22, 0);
      threads.lines([0, -24], toward([0, -24], a, 40));
    }
    for (const a of [-26, 24, -9, 10]) blades.leaf(0, -14, a, 106, 18, a * 0.2);
    return (
      sheet.line(threads, hues.tan.rim, 7) +
      sheet.bound(spindles, hues.tan.pale, contour, 2) +
      sheet.bound(blades, leafTint(figure).wash, contour, 2)
    );
  }
  // The inner ones first: each is clasped by those outside it.
  const t = hues.tan;
  const scale = (x: number, a: number, long: number, bend: number) =>
    sheet.bound(pen().leaf(x, 62, a, long, 36, bend), t.pale, contour, 2.4) +
    sheet.fill(pen().leaf(x + 3, 56, a + 5, long * 0.74, 12, bend), t.wash);
  const scales =
    scale(0, 0, 134, 0) +
    scale(-14, -14, 118, 14) +
    scale(14, 14, 118, -14) +
    scale(0, 2, 92, 0) +
    scale(-24, -32, 96, 34) +
    scale(24, 32, 96, -34);
  const roots = pen();
  for (const k of [-50, -24, 0, 24, 52]) roots.move(k * 0.4, 60).quad(k * 0.8, 90, k, 128);
  const bulb = sheet.line(roots, t.line, 3) + scales;
  if (figure.flower?.poise !== "reflexed") return bulb;
  // A Turk's cap creeps: this year's bulb grows from last year's.
  const creeping = brush(bow([-44, 44], [58, 44], -0.06), (k) => 20 - 5 * k, 4);
  return (
    sheet.bound(creeping, t.pale, contour, 2.2) +
    sized([-60, 6], 0.75, bulb) +
    sized([66, 20], 0.5, bulb)
  );
}
