import { greens, hues, type Tint } from "#art/pen/colors.ts";
import { angleAt, brush, type Curve, shoot, steps } from "#art/pen/curve.ts";
import { type Point, pen } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { branch, stem } from "#art/pen/stem.ts";
import type { Subject } from "../plate-subject.ts";
import { stemTint } from "../stems/leaf-of-figure.ts";
import { basalLeaves } from "../stems/leaves-from-the-foot.ts";

/** One flower: the pleated, papery calyx that keeps its color, the small white corolla in it. Foot at 0, 0. */
export function paperyCalyx(sheet: Sheet, size: number, t: Tint): string {
  const u = (x: number, y: number): Point => [x * size, -y * size];
  const front = (x: number): Point =>
    u(x, 0.84 - 0.15 * Math.sqrt(Math.max(0, 1 - (x / 0.46) ** 2)));
  const near = pen()
    .move(...u(-0.07, 0.06))
    .quad(...u(-0.1, 0.5), ...u(-0.46, 0.84));
  const rim = [-0.46, -0.26, 0, 0.26, 0.46] as const;
  rim.slice(1).forEach((x, i) => {
    const [mx, my] = front((x + (rim[i] ?? 0)) / 2);
    near.quad(mx, my - size * 0.12, ...front(x));
  });
  near.quad(...u(0.1, 0.5), ...u(0.07, 0.06)).close();
  const [pleats, petals, bracts] = [pen(), pen(), pen()];
  for (const x of [-0.2, 0, 0.2]) pleats.move(...u(x * 0.16, 0.2)).line(front(x));
  for (const a of [-64, -24, 22, 62]) petals.leaf(...u(0, 0.8), a, size * 0.32, size * 0.1);
  for (const a of [-22, 24]) bracts.leaf(0, 0, a, size * 0.42, size * 0.1);
  return (
    sheet.bound(pen().ellipse(...u(0, 0.85), size * 0.46, size * 0.17), t.shade, t.rim, 1.6) +
    sheet.bound(petals, hues.white.wash, hues.white.rim, 1.4) +
    sheet.bound(near.close(), t.wash, t.rim, 1.8) +
    (size > 100
      ? sheet.line(pleats, t.line, 1.4) +
        sheet.bound(bracts, greens.green.wash, greens.green.rim, 1.8)
      : "")
  );
}

/** A stem between its two wavy wings. */
const winged = (sheet: Sheet, c: Curve, wide: number, t: Tint): string =>
  sheet.bound(
    brush(c, (k) => wide * (1.1 - 0.3 * k + 0.14 * Math.sin(k * 23)), 9),
    t.wash,
    t.rim,
    1.8,
  );

/** Statice: a rosette, a winged stem, and one-sided combs of papery flowers at the ends of its forks. */
export function statice(sheet: Sheet, subject: Subject, color: Tint): string {
  const green = stemTint(subject.figure);
  const flower = sheet.motif("papery calyx", () => paperyCalyx(sheet, 62, color));
  const comb = sheet.motif("comb", () => {
    const c = shoot([0, 0], 8, 62, 190);
    return (
      branch(sheet, c, 7, 4, green, 3) +
      steps(6, 0.3, 1)
        .map((k, i) =>
          sheet.put(flower, c.at(k), 1.05 - 0.2 * k, { turn: angleAt(c, k) - (i % 2 ? 62 : 34) }),
        )
        .join("")
    );
  });
  const main = shoot([-20, 0], -4, 4, 620);
  const basal = basalLeaves(sheet, subject, { stalk: 0, spread: 82, count: 11 });
  let [stems, heads] = ["", ""];
  const fork = (at: Point, leave: number, arrive: number, long: number) => {
    const s = shoot(at, leave, arrive, long);
    const side = leave < 0 ? -1 : 1;
    stems = winged(sheet, s, 20, green) + branch(sheet, s, 8, 6, green) + stems;
    for (const [k, turn, size, flip] of [
      [0.5, side * 34, 0.8, side < 0],
      [0.72, side * -20, 0.86, side > 0],
      [1, side * 10, 1, side < 0],
    ] as const)
      heads += sheet.put(comb, s.at(k), size, { turn: angleAt(s, k) + turn, flip });
  };
  fork(main.at(0.56), -42, -24, 260);
  fork(main.at(0.66), 44, 26, 270);
  fork(main.at(0.82), -34, -16, 240);
  fork(main.at(0.88), 36, 20, 230);
  fork(main.at(0.98), 6, -4, 210);
  return (
    basal.back +
    stems +
    winged(sheet, main, 34, green) +
    stem(sheet, main, 14, 9, green) +
    basal.front +
    heads
  );
}
