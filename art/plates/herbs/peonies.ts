import type { Figure } from "#art/figures/figure.ts";
import { type Layer, petal, stacked, type View, whorl } from "#art/pen/bloom.ts";
import { blend, contour, greens, hues, type Tint } from "#art/pen/colors.ts";
import { angleAt, shoot, toward } from "#art/pen/curve.ts";
import { type Point, pen, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { branch, stem } from "#art/pen/stem.ts";
import { stalk } from "../flowers/opened-capsules.ts";
import type { Family } from "../plate-subject.ts";
import { leafTint, stemTint } from "../stems/leaf-of-figure.ts";
import { axils, leafy } from "../stems/leaves-on-stems.ts";

type Flower = NonNullable<Figure["flower"]>;

/** The rings of a double peony, from the guard petals to the closed heart: how many, how far out, how steep. */
const rings = [
  { count: 8, far: 1.08, steep: 0.1, wide: 0.44 },
  { count: 7, far: 0.96, steep: 0.26, wide: 0.44 },
  { count: 7, far: 0.8, steep: 0.5, wide: 0.42 },
  { count: 6, far: 0.66, steep: 0.76, wide: 0.44 },
  { count: 5, far: 0.52, steep: 1.06, wide: 0.5 },
  { count: 4, far: 0.4, steep: 1.45, wide: 0.58 },
  { count: 3, far: 0.26, steep: 2.3, wide: 0.72 },
] as const;

/** A double peony: broad ruffled petals in rings, the inner ones steeper, over each other to a closed heart. */
function bloom(sheet: Sheet, flower: Flower, view: View, radius: number, color: Tint): string {
  const r = sheet.rand;
  const fleck = flower.markings ? hues[flower.markings.color] : undefined;
  const ring = ({ count, far, steep, wide }: (typeof rings)[number], row: number): Layer[] =>
    whorl(
      r,
      count,
      () => {
        const l = radius * far * within(r, 0.93, 1.06);
        return {
          half: (t) =>
            l *
            wide *
            (t < 0.6 ? 0.3 + 0.7 * Math.sin(t * 2.6) : 0.5 + 0.5 * Math.cos((t - 0.6) * 3.2)),
          out: (t) => l * (0.06 + 0.86 * Math.sin(t * (row > 3 ? 2.1 : 1.6))),
          rise: (t) => radius * 0.05 * row + l * steep * t ** 1.3,
          cup: row > 2 ? -0.2 : 0.24,
          crown: (u) => l * (0.14 * (1 - u * u) + 0.03 * Math.cos(u * 9)),
        };
      },
      row * 23 + 10,
    ).flatMap((p) =>
      petal(sheet, view, p, {
        // Ring stands out from ring, also by night.
        inside: {
          ...color,
          wash: blend(
            color.wash,
            row > 3 && fleck ? fleck.wash : color.shade,
            row % 2 ? 0.2 : 0.04,
          ),
        },
        outside: { ...color, pale: color.wash },
        finish: { weight: row > 4 ? 1.8 : 2.2, hatch: row > 1 ? 0 : 2, n: 4, crown: 7 },
      }),
    );
  return rings.map((it, row) => stacked(ring(it, row))).join("");
}

/** A round, tight bud in its sepals. */
function bud(
  sheet: Sheet,
  figure: Figure,
  [x, y]: Point,
  turn: number,
  radius: number,
  color: Tint,
): string {
  const [cx, cy] = toward([x, y], turn, radius * 0.86);
  const folds = pen();
  for (const k of [-0.5, 0.05, 0.5])
    folds
      .move(cx + k * radius, cy + radius * 0.6)
      .quad(cx + k * radius * 1.7, cy - radius * 0.2, cx + k * radius * 0.4, cy - radius * 0.95);
  const sepals = pen();
  for (const a of [-74, 70, -34, 30])
    sepals.leaf(x, y, turn + a, radius * 1.3, radius * 0.36, a * -0.35);
  const leafage = pen();
  for (const a of [-112, 104]) leafage.leaf(x, y, turn + a, radius * 1.7, radius * 0.16, a * -0.2);
  const green = leafTint(figure);
  return (
    sheet.bound(leafage, green.shade, contour, 2) +
    sheet.bound(pen().ellipse(cx, cy, radius, radius * 1.02), color.wash, color.rim, 2.4) +
    sheet.fill(
      pen().leaf(cx + radius * 0.5, cy + radius * 0.7, -4, radius * 1.4, radius * 0.3, -8),
      color.shade,
    ) +
    sheet.line(folds, color.line, 2) +
    sheet.bound(sepals, green.wash, contour, 2.2)
  );
}

/** A peony's fruit: fat downy follicles joined at their feet, each with a seam and ending in its thick stigma, rolled back. */
function flasks(sheet: Sheet): string {
  const t = greens["gray-green"];
  const one = sheet.motif("flask", () => {
    const body = pen()
      .move(-12, 0)
      .cubic(-40, -14, -46, -62, -22, -96)
      .quad(-12, -110, -7, -126)
      .line([7, -126])
      .quad(12, -110, 22, -92)
      .cubic(42, -60, 36, -14, 12, 0)
      .close();
    const dark = pen().move(8, -4).cubic(34, -16, 38, -60, 20, -90).cubic(26, -56, 20, -20, 8, -4);
    const down = pen();
    for (const [x, y] of [
      [-24, -36],
      [-26, -62],
      [-12, -20],
      [-14, -82],
      [22, -44],
      [16, -74],
    ] as const)
      down.lines([x, y], [x - 3, y - 9]);
    const stigma = pen().move(0, -124).cubic(2, -150, 34, -152, 32, -128);
    return (
      sheet.line(stigma, hues.crimson.rim, 15) +
      sheet.line(stigma, hues.crimson.wash, 10) +
      sheet.bound(body, t.wash, t.rim, 2.4) +
      sheet.fill(dark.close(), t.shade) +
      sheet.line(pen().move(-2, -6).quad(-8, -60, 0, -122), t.line, 2) +
      sheet.line(down, t.pale, 2)
    );
  });
  return (
    stalk(sheet, pen().lines([4, 118], [0, 60])) +
    sheet.put(one, [-12, 68], 0.94, { turn: -36, flip: true }) +
    sheet.put(one, [12, 68], 0.94, { turn: 36 }) +
    sheet.put(one, [0, 76], 1.04, { turn: 3 }) +
    sheet.bound(pen().ellipse(0, 76, 30, 10), greens.green.wash, contour, 2)
  );
}

/** Peonies: a great double flower over leaves parted by threes. */
export const peonies: Family = (sheet, { figure }) => {
  const { flower } = figure;
  const color = hues[flower?.colors[0] ?? "pink"];
  const green = stemTint(figure);
  const main = shoot([-20, 0], -6, 9, 780);
  const places = { count: 4, from: 0.24, to: 0.82 };
  const axil = axils(figure, places);
  const right = shoot(main.at(axil(1, 0.42)), 36, 16, 300);
  const left = shoot(main.at(axil(-1, 0.56)), -34, -20, 230);
  const leaves = leafy(sheet, main, figure, {
    ...places,
    thick: 20,
    length: (t) => 312 * (1.04 - 0.46 * t),
    spread: 58,
    stalk: 0.05,
  });
  const aside = leafy(sheet, right, figure, {
    count: 2,
    from: 0.35,
    to: 0.7,
    length: () => 190,
    spread: 50,
  });
  const young = flower?.bud ? hues[flower.bud] : color;
  const specimen =
    leaves +
    aside +
    branch(sheet, left, 11, 9, green, 4) +
    branch(sheet, right, 12, 9, green, 4) +
    stem(sheet, main, 20, 14, green) +
    bud(sheet, figure, left.at(1), angleAt(left, 1), 42, young) +
    bud(sheet, figure, right.at(1), angleAt(right, 1), 60, color) +
    (flower
      ? bloom(sheet, flower, { at: toward(main.at(1), 8, 70), tilt: 52, turn: 8 }, 235, color)
      : "");
  return {
    specimen,
    detail: flasks(sheet),
  };
};
