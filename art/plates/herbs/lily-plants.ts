import type { Figure } from "#art/figures/figure.ts";
import { contour, hues } from "#art/pen/colors.ts";
import { angleAt, bow, brush, radians, shoot, steps, toward } from "#art/pen/curve.ts";
import { type Point, pen, within } from "#art/pen/ink.ts";
import { type Sheet, sized } from "#art/pen/plate-sheet.ts";
import { branch, stem } from "#art/pen/stem.ts";
import { bud, funnelFromSide, throatOf, trumpet } from "../flowers/lily-flowers.ts";
import type { Family } from "../plate-subject.ts";
import { leafPrinter, leafTint, stemTint } from "../stems/leaf-of-figure.ts";
import { crownOf, footAt } from "../stems/leaves-from-the-foot.ts";
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
  let tip = "";
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
    const rosette = leaf.arrangement === "basal-and-stem";
    const many = rosette ? 22 : 18;
    const printed = leafPrinter(sheet, figure, { veins: 1, weight: 2 });
    if (rosette)
      for (const [i, k] of [-1, 1, -0.62, 0.62].entries()) {
        const draw = printed([main.at(0)[0] + k * 16, -6], k * 84, 300, k < 0 ? -1 : 1, 3 * i);
        if (Math.abs(k) === 1) low += draw;
        else high += draw;
      }
    // Every third or fourth points toward the eye and is seen shortened; all stand off the stem.
    steps(many, 0.05, rosette ? 0.92 : 0.78).forEach((t, i) => {
      const side = [1, -1, 0.6, -0.66][i % 4] ?? 1;
      const whorled = leaf.arrangement === "whorled" ? Math.round(t * 5) / 5 : t;
      const length = (rosette ? 190 - 140 * t : 220 * (1 - 0.6 * t)) * within(r, 0.85, 1.1);
      const draw = printed(
        main.at(whorled),
        angleAt(main, t) + side * (rosette ? within(r, 48, 62) : within(r, 60, 86)),
        length,
        side < 0 ? -1 : 1,
        Math.abs(side) < 1 ? 0 : i,
        Math.abs(side) < 1 ? 0.76 : 1,
      );
      if (Math.abs(side) === 1) low += draw;
      else high += draw;
    });
  }
  const flowers: string[] = [];
  const pedicels: string[] = [];
  const bracts = pen();
  const isStar = flower?.poise === "flat";
  const side = (from: number, leave: number, arrive: number, length: number) => {
    const s = shoot(main.at(from), leave, arrive, length);
    pedicels.push(branch(sheet, s, 9, 8, green, 4));
    bracts.leaf(...main.at(from), leave * 0.62, straps ? 44 : 74, straps ? 8 : 10, leave * 0.1);
    return { at: s.at(1), turn: angleAt(s, 1) };
  };
  const big = straps ? 215 : hang ? 165 : isStar ? 168 : 200;
  const young = flower?.bud ? hues[flower.bud] : color;
  const face = (p: { at: Point; turn: number }, radius: number, tilt: number, open: number) => {
    // Its foot is as far behind its mouth as its tube is deep.
    const deep = radius * throatOf(figure) * Math.sin(radians(tilt));
    return trumpet(
      sheet,
      r,
      figure,
      { at: toward(p.at, p.turn, deep - 6), tilt, turn: p.turn },
      radius,
      color,
      open,
    );
  };
  if (turban) {
    // A candelabrum: each stalk rises, bends and lets its lantern hang.
    const id = [76, 100].map((tilt, i) =>
      sheet.motif(`cap ${i}`, (q) =>
        trumpet(sheet, q, figure, { at: [0, 0], tilt, turn: 180 }, 122, color, 1, false),
      ),
    );
    const arms = [
      [0.8, 70, 165, 350],
      [0.8, -66, -168, 350],
      [0.93, 56, 170, 240],
      [1, 4, 128, 170],
      [0.95, -42, -168, 250],
    ] as const;
    arms.forEach(([t, leave, arrive, length], i) => {
      const s = shoot(main.at(t), leave, arrive, length);
      // The lower ones stand in the axils of leaves, the others in those of bracts.
      if (t > 0.9 && i !== 3) bracts.leaf(...main.at(t), leave * 1.3, 74, 10, leave * 0.1);
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
    const a = isStar ? side(0.84, 64, 22, 290) : side(0.86, 60, 62, 205);
    const b = isStar ? side(0.89, -62, -18, 280) : side(0.9, -46, -64, 170);
    const c = side(0.96, 22, 2, 84);
    // The stem runs out into the stalk of its last bud.
    const last = shoot(main.at(0.995), angleAt(main, 1), -18, 130);
    tip = branch(sheet, last, 10, 7, green, 4);
    flowers.push(bud(sheet, last.at(1), angleAt(last, 1), isStar ? 84 : 96, young));
    flowers.push(bud(sheet, c.at, c.turn, isStar ? 96 : 112, young));
    flowers.push(
      isStar ? face(b, big, 72, 1) : funnelFromSide(sheet, figure, b.at, b.turn, big, color),
    );
    flowers.push(face(a, big, isStar ? 54 : 44, 1));
  }
  const specimen =
    low +
    sheet.bound(bracts, leafTint(figure).wash, leafTint(figure).rim, 2) +
    pedicels.join("") +
    stem(sheet, main, 16, 10, green) +
    tip +
    high +
    flowers.join("");

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
  // The inner ones first: each is clasped by those outside it; all stand on one plate.
  const t = hues.tan;
  const scale = (x: number, a: number, long: number, bend: number) =>
    sheet.bound(pen().leaf(x, 72, a, long, 40, bend), t.pale, contour, 2.4);
  const scales =
    scale(-8, -8, 138, 6) +
    scale(8, 8, 138, -6) +
    scale(-20, -34, 128, 46) +
    scale(20, 34, 128, -46) +
    scale(0, 0, 116, 0) +
    scale(-26, -50, 92, 42) +
    scale(26, 50, 92, -42) +
    scale(-10, -20, 80, 16) +
    scale(10, 20, 80, -16);
  const roots = pen();
  for (const k of [-58, -38, -20, 0, 20, 38, 58])
    roots.move(k * 0.5, 70).cubic(k * 0.7, 96, k * 1.3, 98, k * 1.1, 136 - Math.abs(k) * 0.4);
  const stalk = pen().lines([-9, 0], [-7, -120], [7, -120], [9, 0]);
  const bulb =
    sheet.line(roots, t.rim, 3.4) +
    sheet.bound(stalk, stemTint(figure).wash, contour, 2.2) +
    scales +
    sheet.bound(pen().ellipse(0, 74, 36, 10), t.shade, contour, 2.2);
  if (figure.flower?.poise !== "reflexed") return bulb;
  // A Turk's cap creeps: this year's bulb grows from last year's.
  const creeping = brush(bow([-44, 44], [58, 44], -0.06), (k) => 20 - 5 * k, 4);
  return (
    sheet.bound(creeping, t.pale, contour, 2.2) +
    sized([-60, 6], 0.75, bulb) +
    sized([66, 20], 0.5, bulb)
  );
}
