import type { Figure } from "#art/figures/figure.ts";
import { type Layer, petal, project, stacked, type View } from "#art/pen/bloom.ts";
import { hues, type Tint } from "#art/pen/colors.ts";
import { angleAt, type Curve, radians, shoot, toward } from "#art/pen/curve.ts";
import { type Point, pen, within } from "#art/pen/ink.ts";
import { swell } from "#art/pen/petal-and-leaf-surface.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { stem } from "#art/pen/stem.ts";
import type { Family } from "../plate-subject.ts";
import { leafOf, leafTint, stemTint } from "../stems/leaf-of-figure.ts";

type Flower = NonNullable<Figure["flower"]>;

/** Three broad petals, and between them three green sepals. */
function flowerOf(
  sheet: Sheet,
  flower: Flower,
  view: View,
  radius: number,
  color: Tint,
  sepals: Tint,
): string {
  const layers: Layer[] = [];
  for (let i = 0; i < 6; i++) {
    const green = i % 2 === 1;
    const l = radius * (green ? 0.86 : 1) * within(sheet.rand, 0.96, 1.04);
    const shape = swell(green ? 0.4 : 0.6, green ? 0.5 : 0.66);
    const w = l * (green ? 0.14 : 0.43);
    const wave = green || flower.edge?.kind !== "ruffled" ? 0 : 0.055;
    layers.push(
      ...petal(
        sheet,
        view,
        {
          azimuth: 60 + i * 60 + within(sheet.rand, -4, 4),
          half: (t) => w * (0.24 * (1 - t) + shape(t) * (1 + wave * Math.sin(t * 21))),
          out: (t) => l * (0.05 + 0.92 * t ** 1.1),
          // They stand in a funnel, and turn outward from there.
          rise: (t) => l * ((green ? 0.1 : 0.3) * Math.sin(t * 2.4) - 0.16 * t * t),
          cup: green ? 0.1 : 0.16,
        },
        {
          inside: green ? sepals : color,
          outside: green ? sepals : color,
          finish: { weight: 2.3, hatch: green ? 2 : 6, n: green ? 5 : 9 },
        },
      ).map((layer) => ({ ...layer, near: layer.near - (green ? radius : 0) })),
    );
  }
  if (view.tilt < 100) {
    // Six stamens round three stigmas, the farthest first.
    const t = hues[flower.stamens?.color ?? "yellow"];
    const on = (a: number, out: number, up: number): Point =>
      project(view, [
        Math.sin(radians(a)) * radius * out,
        -Math.cos(radians(a)) * radius * out,
        radius * up,
      ]);
    const stamens = [0, -60, 60, -120, 120, 180].map((a) => {
      const d = pen().lines(on(a, 0.1, 0.04), on(a, 0.21, 0.26));
      return sheet.line(d, t.rim, radius * 0.075) + sheet.line(d, t.wash, radius * 0.05);
    });
    const stigmas = pen();
    for (const a of [-30, 90, 210]) stigmas.lines(on(0, 0, 0.12), on(a, 0.07, 0.22));
    const pistil =
      sheet.line(stigmas, t.rim, radius * 0.05) + sheet.line(stigmas, t.pale, radius * 0.026);
    layers.push({ near: radius, draw: stamens.toSpliced(3, 0, pistil).join("") });
  }
  return stacked(layers);
}

/** Three leaves in a ring, one of them toward the eye. */
function ring(sheet: Sheet, figure: Figure, p: Point, lean: number, length: number): string {
  const one = (angle: number, k: number, bend: number, halves: readonly [number, number]) =>
    leafOf(sheet, figure, p, lean + angle, length * k, { bend, halves, wide: 1.1 });
  return (
    one(-76, 1, -0.1, [0.8, 1]) + one(80, 0.98, 0.12, [1, 0.8]) + one(174, 0.62, 0.05, [1.25, 1.35])
  );
}

/** Wake-robins: three leaves, three sepals, three petals. */
export const trillium: Family = (sheet, subject) => {
  const { figure } = subject;
  const { flower } = figure;
  if (!flower) return { specimen: "", detail: "" };
  const color = hues[flower.colors[0] ?? "white"];
  const sepals = leafTint(figure);
  const green = stemTint(figure);
  const main = shoot([0, 0], -4, 4, 560);
  const aside = shoot([-60, 0], -14, -18, 330);
  const pedicel = (c: Curve, l: number, a: number) => shoot(c.at(1), angleAt(c, 1), a, l);
  const up = pedicel(main, 150, 16);
  const upLeft = pedicel(aside, 90, -30);
  const draw = (c: Curve, p: Curve, foot: number, leaf: number) =>
    stem(sheet, c, foot, foot * 0.75, green) +
    ring(sheet, figure, c.at(1), angleAt(c, 1), leaf) +
    stem(sheet, p, foot * 0.62, foot * 0.55, green, 3);
  const [bx, by] = upLeft.at(1);
  const a = angleAt(upLeft, 1);
  const closed = pen().leaf(bx, by, a, 96, 34);
  const cover = pen()
    .leaf(bx, by, a - 20, 88, 20, -6)
    .leaf(bx, by, a + 22, 84, 20, 8);
  return {
    specimen:
      draw(aside, upLeft, 13, 185) +
      sheet.bound(closed, color.wash, color.rim, 2.2) +
      sheet.bound(cover, sepals.wash, sepals.rim, 2.2) +
      draw(main, up, 18, 330) +
      flowerOf(
        sheet,
        flower,
        { at: toward(up.at(1), 14, 14), tilt: 36, turn: 10 },
        225,
        color,
        sepals,
      ),
    detail: "",
  };
};
