import type { Figure } from "#art/figures/figure.ts";
import { type Layer, petal, project, stacked, type View } from "#art/pen/bloom.ts";
import { hues, type Tint } from "#art/pen/colors.ts";
import { angleAt, shoot, steps, toward } from "#art/pen/curve.ts";
import { type Point, pen, type Rand, within } from "#art/pen/ink.ts";
import { swell } from "#art/pen/petal-and-leaf-surface.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { axisTip, branch, stem } from "#art/pen/stem.ts";
import { floretBud } from "../flowers/florets.ts";
import type { Family } from "../plate-subject.ts";
import { leafPrinter, stemTint } from "../stems/leaf-of-figure.ts";

type Flower = NonNullable<Figure["flower"]>;

/** A spotted star of six, and standing in it a column that forks in three. */
function star(
  sheet: Sheet,
  r: Rand,
  flower: Flower,
  view: View,
  radius: number,
  color: Tint,
): string {
  const ink = hues[flower.markings?.color ?? "purple"];
  const layers: Layer[] = [];
  for (let i = 0; i < 6; i++) {
    const inner = i % 2 === 0;
    const w = radius * (inner ? 0.17 : 0.22);
    const shape = swell(0.6, 0.55);
    layers.push(
      ...petal(
        sheet,
        view,
        {
          azimuth: i * 60 + within(r, -5, 5),
          half: (t) => w * (0.4 * (1 - t) + shape(t)),
          out: (t) => radius * (0.06 + 0.92 * t ** 1.1),
          rise: (t) => radius * (0.34 * Math.sin(t * 2.2) - 0.1 * t),
          cup: 0.2,
        },
        {
          inside: color,
          outside: color,
          finish: { weight: radius > 100 ? 2.2 : 1.8, hatch: 0, n: 5 },
          marks: (s, from, to) => {
            const d = pen();
            for (let n = 0; n < 12; n++) {
              const k = 0.2 + n * 0.052;
              if (k > from && k < to) d.mark(...s(k, within(r, -0.5, 0.5) * (1.2 - k)));
            }
            return sheet.line(d, ink.wash, radius * 0.056);
          },
        },
      ),
    );
  }
  const [d, spots, throat, threads, anthers] = [pen(), pen(), pen(), pen(), pen()];
  // Drawn large, its six stamens are seen, too, which arch out of the column under its arms.
  const isInset = radius > 100;
  const top = radius * (isInset ? 1 : 0.76);
  for (const a of steps(6, 30, 330)) {
    const k = (a * Math.PI) / 180;
    const reach = (f: number, z: number): Point =>
      project(view, [Math.sin(k) * radius * f, -Math.cos(k) * radius * f, z]);
    throat.mark(...reach(0.12, radius * 0.1));
    threads
      .move(...reach(0.02, radius * 0.1))
      .quad(...reach(0.06, top * 0.9), ...reach(0.3, top * 0.66));
    anthers.lines(reach(0.29, top * 0.68), reach(0.33, top * 0.6));
  }
  for (const a of [0, 120, 240])
    for (const side of [-16, 16]) {
      const k = ((a + side) * Math.PI) / 180;
      const reach = (f: number, z: number): Point =>
        project(view, [Math.sin(k) * radius * f, -Math.cos(k) * radius * f, z]);
      d.lines(project(view, [0, 0, radius * 0.1]), project(view, [0, 0, top])).quad(
        ...reach(0.24, top * 1.12),
        ...reach(0.4, top * 0.78),
      );
      spots.mark(...reach(0.16, top * 1.04)).mark(...reach(0.34, top * 0.9));
    }
  const yellow = hues[flower.center?.color ?? "yellow"];
  layers.push({
    near: radius * 2,
    draw:
      sheet.line(throat, yellow.wash, radius * 0.1) +
      (isInset
        ? sheet.line(threads, color.rim, radius * 0.05) +
          sheet.line(threads, color.pale, radius * 0.025) +
          sheet.line(anthers, ink.rim, radius * 0.1) +
          sheet.line(anthers, yellow.wash, radius * 0.065)
        : "") +
      sheet.line(d, color.rim, radius * 0.1) +
      sheet.line(d, color.pale, radius * 0.062) +
      sheet.line(spots, ink.wash, radius * (isInset ? 0.045 : 0.07)),
  });
  return stacked(layers);
}

/** Toad lilies: an arching stem in two ranks of clasping leaves, spotted stars in their axils. */
export const toadLilies: Family = (sheet, subject) => {
  const { figure } = subject;
  const r = sheet.rand;
  const { flower } = figure;
  if (!flower) return { specimen: "", detail: "" };
  const color = hues[flower.colors[0] ?? "white"];
  const green = stemTint(figure);
  const main = shoot([-90, 0], -10, 58, 1090);
  const print = leafPrinter(sheet, figure, { veins: 2 });
  const views = [56, 74].map((tilt, i) =>
    sheet.motif(`star ${i}`, (q) =>
      star(sheet, q, flower, { at: [0, -6], tilt, turn: 0 }, 92, color),
    ),
  );
  const bud = sheet.motif("bud", () => {
    const d = pen();
    for (let i = 0; i < 5; i++) d.mark(within(r, -6, 6), -2 - i * 8);
    return (
      floretBud(sheet, 62, color) +
      sheet.line(d, hues[flower.markings?.color ?? "purple"].wash, 4.5)
    );
  });
  let [back, front, stalks, flowers] = ["", "", "", ""];
  steps(11, 0.1, 0.97).forEach((t, i) => {
    const side = i % 2 ? 1 : -1;
    const [p, a] = [main.at(t), angleAt(main, t)];
    const draw = print(p, a + side * within(r, 50, 62), 250 * (1 - 0.56 * t), side, i);
    if (side > 0) back += draw;
    else front += draw;
    if (t < 0.42) return;
    const late = t > 0.9;
    const s = shoot(
      toward(p, a + side * 90, 3),
      a * 0.4 + side * 16,
      side * 14 + 4,
      late ? 30 : 96 - 30 * t + (i % 3) * 20,
    );
    stalks += branch(sheet, s, 6, 5, green, 3);
    flowers += late
      ? sheet.put(bud, s.at(1), 0.8, { turn: angleAt(s, 1) })
      : sheet.put(views[i % 2] ?? "", s.at(1), 1.05 - 0.35 * (t - 0.42), {
          turn: angleAt(s, 1),
          flip: i % 3 === 0,
        });
  });
  return {
    // The flowers' stalks, open at their foot, lie over the leaves they come from.
    specimen: back + stem(sheet, main, 14, axisTip, green) + front + stalks + flowers,
    detail: star(sheet, r, flower, { at: [0, 0], tilt: 80, turn: 0 }, 135, color),
  };
};
