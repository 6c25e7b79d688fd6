import { contour, greens, hues, type Tint } from "#art/pen/colors.ts";
import { bow, brush, shoot, steps, toward } from "#art/pen/curve.ts";
import { type Point, pen } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { stem } from "#art/pen/stem.ts";
import { bud, iris } from "../flowers/iris-flowers.ts";
import type { Family, Subject } from "../plate-subject.ts";
import { leafTint, stemTint } from "../stems/leaf-of-figure.ts";
import { tuft } from "../stems/leaves-on-stems.ts";

/** Irises: three petals that fall, three that stand, over swords or grass. */
export const irises: Family = (sheet, subject) => {
  const { figure } = subject;
  const { flower, leaf } = figure;
  const color = hues[flower?.colors[0] ?? "violet"];
  const green = stemTint(figure);
  const bearded = flower?.markings?.kind === "whiskers";
  const grassy = leaf.shape === "grass";
  const leaves = tuft(sheet, figure, {
    count: grassy ? 17 : bearded ? 8 : 9,
    reach: bearded ? 560 : grassy ? 800 : 720,
    blade: 0,
    spread: bearded ? 40 : grassy ? 38 : 34,
  });
  const high = bearded ? 780 : 850;
  const main = shoot([-10, 0], -4, 6, high);
  const left = shoot(main.at(bearded ? 0.62 : 0.74), -34, -10, bearded ? 190 : 150);
  const right = shoot(main.at(bearded ? 0.46 : 0.56), 32, 10, bearded ? 200 : 250);
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
  const thick = bearded ? 19 : 11;
  return {
    specimen:
      leaves.back +
      stem(sheet, left, thick * 0.6, thick * 0.5, green, 4) +
      stem(sheet, right, thick * 0.6, thick * 0.5, green, 4) +
      stem(sheet, main, thick, thick * 0.6, green) +
      leaves.front +
      flowers,
    detail: detail(sheet, subject, color),
  };
};

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
    const threads = pen();
    for (const [i, x] of steps(9, -84, 76).entries())
      threads.move(x, 26).quad(x + (i % 2 ? 12 : -14), 70, x + (i % 3) * 8 - 6, 108);
    const fan = pen();
    for (const [i, a] of [-26, -8, 10, 28].entries())
      fan.leaf(96 + i * 5 - 8, -20, a + 6, 92, 15, a * 0.2);
    return (
      sheet.line(threads, t.rim, 3) +
      sheet.bound(fan, leafTint(figure).wash, contour, 2) +
      sheet.bound(root, t.wash, t.rim, 2.6) +
      sheet.line(rings, t.line, 1.8)
    );
  }
  if (figure.detail === "seed-pod" || figure.detail === "seedhead") {
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
      sheet.line(
        pen().move(6, 125).quad(-2, 70, 0, 20).move(0, 84).quad(30, 60, 46, 24),
        t.rim,
        6,
      ) +
      pod(-4, -36, -4, 140) +
      pod(58, -8, 20, 96)
    );
  }
  return flower ? iris(sheet, flower, { at: [0, 0], tilt: 22, turn: 0 }, 104, color) : "";
}
