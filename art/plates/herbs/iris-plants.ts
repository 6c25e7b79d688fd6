import type { Figure } from "#art/figures/figure.ts";
import { blend, contour, greens, hues, type Tint } from "#art/pen/colors.ts";
import { angleAt, bow, brush, shoot, steps, toward } from "#art/pen/curve.ts";
import { type Point, pen, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { stem } from "#art/pen/stem.ts";
import { bud, iris } from "../flowers/iris-flowers.ts";
import { stalk } from "../flowers/opened-capsules.ts";
import type { Family, Subject } from "../plate-subject.ts";
import { leafTint, stemTint } from "../stems/leaf-of-figure.ts";
import { tuft } from "../stems/leaves-from-the-foot.ts";
import { straggling } from "./woodland-bells.ts";

type Flower = NonNullable<Figure["flower"]>;

/** Irises: three petals that fall, three that stand, over swords or grass. */
export const irises: Family = (sheet, subject) => {
  const { figure } = subject;
  const { flower, leaf } = figure;
  const color = hues[flower?.colors[0] ?? "violet"];
  const green = stemTint(figure);
  const bearded = flower?.markings?.kind === "whiskers";
  const grassy = leaf.shape === "grass";
  const leaves = grassy
    ? fans(sheet, leafTint(figure))
    : tuft(sheet, figure, {
        count: bearded ? 8 : 9,
        reach: bearded ? 560 : 720,
        blade: 0,
        spread: bearded ? 40 : 34,
      });
  const high = bearded ? 780 : 850;
  const main = shoot([-10, 0], -4, 6, high);
  const left = shoot(main.at(bearded ? 0.62 : 0.74), -34, -10, bearded ? 190 : 150);
  const right = bearded ? shoot(main.at(0.46), 32, 10, 200) : shoot(main.at(0.53), 50, 26, 240);
  const paper = bearded ? hues.tan : greens.green;
  let flowers = bud(sheet, left, 140, color, paper, 0.7);
  const radius = bearded ? 205 : 195;
  if (flower) {
    if (!bearded)
      flowers += iris(
        sheet,
        flower,
        { at: toward(right.at(1), 10, 40), tilt: 84, turn: 14 },
        radius * 0.66,
        color,
      );
    else flowers += bud(sheet, right, 120, color, paper, 0.3);
    flowers += bud(sheet, main, 110, color, paper, 0);
    flowers += iris(
      sheet,
      flower,
      { at: toward(main.at(1), 5, 60), tilt: 66, turn: 4 },
      radius,
      color,
    );
  }
  // Where a stalk leaves the scape a bract clasps it, and under each open flower stand its spathe and its ovary.
  const [bracts, ovaries] = [pen(), pen()];
  for (const [k, side] of [
    [bearded ? 0.59 : 0.71, -1],
    [bearded ? 0.43 : 0.5, 1],
  ] as const)
    bracts.leaf(...main.at(k), angleAt(main, k) + side * 9, 130, 15, side * 4);
  for (const c of bearded ? [main] : [main, right]) {
    const [spathe, ovary] = c === right ? [0.36, 0.56] : [0.77, 0.82];
    for (const side of [-1, 1]) bracts.leaf(...c.at(spathe), angleAt(c, 1) + side * 9, 104, 15);
    ovaries.leaf(...c.at(ovary), angleAt(c, 1), 84, 14);
  }
  const thick = bearded ? 19 : 11;
  return {
    specimen:
      leaves.back +
      stem(sheet, left, thick * 0.6, thick * 0.5, green, 4) +
      stem(sheet, right, thick * 0.6, thick * 0.5, green, 4) +
      stem(sheet, main, thick, thick * 0.6, green) +
      sheet.bound(bracts, paper.wash, paper.rim, 2) +
      leaves.front +
      sheet.bound(ovaries, green.wash, green.rim, 2) +
      flowers,
    detail: detail(sheet, subject, color),
  };
};

/** A Siberian iris's narrow leaves, folded into each other in small fans side by side on a creeping rhizome. */
function fans(sheet: Sheet, t: Tint) {
  const r = sheet.rand;
  const out = { back: "", front: "" };
  for (const [i, k] of [-1, 1, -0.4, 0.5].entries()) {
    const foot = k * 78;
    // The outer leaves of a fan clasp the feet of the inner ones.
    for (const n of [0, -1, 1, -2, 2]) {
      const c = shoot(
        [foot + n * 7, 0],
        k * 9 + n * 4,
        k * 34 + n * 13,
        (800 - 85 * Math.abs(n) - 90 * Math.abs(k)) * within(r, 0.9, 1.03),
      );
      out[i > 1 && n ? "front" : "back"] +=
        sheet.bound(
          brush(c, (q) => 15 * (1 - q ** 2.6) * Math.min(1, 0.7 + 3 * q) + 1, 5),
          t.wash,
          t.rim,
          2,
        ) + sheet.line(pen().sweep(steps(4, 0.04, 0.9).map((q) => c.at(q))), t.shade, 4);
    }
  }
  const roots = pen();
  for (const x of steps(9, -96, 96))
    roots.move(x, 4).quad(x * 1.04, 16, x * 1.1 + within(r, -9, 9), 26);
  const rhizome = brush(bow([-112, 2], [112, 4], 0.03), (q) => 24 + 5 * Math.cos(q * 25), 13);
  out.front +=
    sheet.line(roots, hues.brown.rim, 2.5) + sheet.bound(rhizome, hues.tan.wash, hues.tan.rim, 2.2);
  return out;
}

function detail(sheet: Sheet, { figure }: Subject, color: Tint): string {
  const { flower } = figure;
  if (figure.detail === "rhizome" || figure.detail === "root") {
    const root = pen().move(-112, 20);
    const t = hues.tan;
    root.sweep(
      [
        [-112, 20],
        [-104, -14],
        [-60, -22],
        [-40, -10],
        [-16, -30],
        [30, -34],
        [52, -18],
        [74, -36],
        [112, -22],
      ],
      false,
    );
    root
      .sweep(
        [
          [112, -22],
          [116, 14],
          [70, 26],
          [20, 22],
          [-30, 34],
          [-80, 30],
          [-112, 20],
        ],
        false,
      )
      .close();
    const rings = pen();
    for (const x of [-84, -64, -34, -8, 14, 40, 60, 88])
      rings.move(x, -18).quad(x + 12, 4, x - 2, 26);
    // Its end grows on in a fan of leaves, folded into each other.
    const fan = pen();
    for (const [i, a] of [52, 6, 40, 16, 28].entries())
      fan.leaf(104, -8, a, 92 + i * 7, 14, a * 0.1);
    return (
      sheet.line(straggling(sheet), t.rim, 3) +
      sheet.bound(fan, leafTint(figure).wash, contour, 2) +
      sheet.bound(root, t.wash, t.rim, 2.6) +
      sheet.line(rings, t.line, 1.8)
    );
  }
  if (figure.detail === "flower-side" && flower) return third(sheet, flower, color);
  const t = hues.brown;
  const pod = (x: number, y: number, a: number, l: number) => {
    const c = bow(toward([x, y], a + 180, l / 2), toward([x, y], a, l / 2), 0.03);
    const w = (k: number) => l * 0.44 * Math.sin(Math.PI * Math.min(0.96, k * 0.9 + 0.06)) + 4;
    const ribs = pen();
    for (const k of [-0.3, 0.26])
      ribs.sweep(
        steps(4, 0.08, 0.92).map((q): Point => {
          const [px, py] = c.at(q);
          return [
            px + Math.cos((a * Math.PI) / 180) * w(q) * k,
            py + Math.sin((a * Math.PI) / 180) * w(q) * k,
          ];
        }),
      );
    return sheet.bound(brush(c, w, 6), t.wash, t.rim, 2.4) + sheet.line(ribs, t.line, 2.2);
  };
  return (
    stalk(sheet, pen().move(6, 125).quad(-2, 70, 0, 20).move(0, 84).quad(30, 60, 46, 24), t) +
    pod(-4, -36, -4, 140) +
    pod(58, -8, 20, 96)
  );
}

/** A third of a flower from the side: the fall, and over it the broad style that covers one stamen. */
function third(sheet: Sheet, { markings, center }: Flower, t: Tint): string {
  const green = greens.green;
  const signal = hues[center?.color ?? markings?.color ?? "gold"];
  // A narrow haft, and a blade with a white signal.
  const fall = pen()
    .move(-54, 40)
    .cubic(-30, 26, 0, 4, 30, -2)
    .cubic(80, -14, 124, 20, 112, 84)
    .cubic(104, 118, 66, 116, 58, 88)
    .cubic(50, 50, 34, 26, 8, 26)
    .cubic(-12, 28, -34, 42, -48, 52)
    .close();
  const blot = pen().leaf(34, 8, 116, 72, 20, 8);
  const veins = pen();
  for (const k of [-10, 0, 10, 20])
    veins.move(36 + k * 0.4, 2 + k).quad(72 + k, 4 + k, 86 + k * 0.6, 56);
  const style = pen()
    .move(-54, 40)
    .cubic(-44, -6, -8, -58, 48, -58)
    .cubic(62, -90, 88, -100, 100, -92)
    .cubic(88, -84, 84, -70, 78, -52)
    .cubic(72, -40, 60, -36, 48, -40)
    .cubic(8, -46, -28, -12, -46, 38)
    .close();
  const crest = pen()
    .move(52, -60)
    .cubic(56, -86, 70, -104, 80, -104)
    .quad(70, -84, 72, -58)
    .close();
  const ovary = pen()
    .move(-66, 118)
    .cubic(-82, 96, -74, 60, -58, 38)
    .line([-40, 44])
    .cubic(-40, 72, -44, 104, -54, 120)
    .close();
  // It rises from the foot under the style, over the haft.
  const stamen = bow([-48, 34], [16, -14], 0.14);
  return (
    sheet.line(pen().lines([-60, 118], [-64, 138]), green.rim, 9) +
    sheet.bound(fall, t.wash, t.rim, 2.4) +
    sheet.fill(blot, hues.white.wash) +
    sheet.fill(pen().leaf(-26, 34, 66, 76, 8, 4), signal.wash) +
    sheet.line(veins, t.line, 1.8) +
    sheet.bound(crest, t.pale, t.rim, 2) +
    sheet.bound(style, blend(t.pale, t.wash, 0.4), t.rim, 2.4) +
    sheet.line(pen().sweep(steps(4).map((k) => stamen.at(k))), contour, 5) +
    sheet.line(pen().sweep(steps(4).map((k) => stamen.at(k))), hues.cream.wash, 2.6) +
    sheet.bound(
      brush(bow([8, -10], [52, -26], 0.1), () => 10, 3),
      hues.cream.wash,
      contour,
      1.6,
    ) +
    sheet.bound(ovary, green.wash, green.rim, 2.2)
  );
}
