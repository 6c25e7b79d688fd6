import type { Figure } from "#art/figures/figure.ts";
import { type Layer, petal, stacked, type View, whorl } from "#art/pen/bloom.ts";
import { contour, hues, type Tint } from "#art/pen/colors.ts";
import { angleAt, shoot, steps, toward } from "#art/pen/curve.ts";
import { mounded } from "#art/pen/inflorescence.ts";
import { type Point, pen, type Rand, within } from "#art/pen/ink.ts";
import { swell } from "#art/pen/petal-and-leaf-surface.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { branch, stem } from "#art/pen/stem.ts";
import { follicles } from "../flowers/buds-and-seedheads.ts";
import type { Family } from "../plate-subject.ts";
import { leafTint, stemTint } from "../stems/leaf-of-figure.ts";
import { axils, leafy } from "../stems/leaves-on-stems.ts";

type Flower = NonNullable<Figure["flower"]>;

/** One inner petal, its foot at 0, 0: a wedge with a torn, ruffled edge. */
function inner(sheet: Sheet, r: Rand, color: Tint, fleck?: Tint): string {
  const edge: Point[] = steps(7, -36, 36).map((a, i) =>
    toward([0, 0], a, 92 * (i % 2 ? within(r, 0.86, 0.92) : within(r, 1, 1.08))),
  );
  const d = pen()
    .move(-5, 0)
    .quad(-34, -44, ...(edge[0] ?? [0, 0]));
  edge.slice(1).forEach(([x, y], i) => {
    const [px, py] = edge[i] ?? [0, 0];
    d.quad((x + px) / 2, (y + py) / 2 - 12, x, y);
  });
  d.quad(34, -44, 5, 0).close();
  const folds = pen();
  for (const a of [-22, -6, 12, 25])
    folds
      .move(...toward([0, 0], a * 0.6, 26))
      .quad(...toward([0, 0], a * 0.8, 50), ...toward([0, 0], a, 76));
  return (
    sheet.bound(d, color.pale, color.rim, 1.9) +
    sheet.fill(pen().leaf(6, 0, 14, 82, 17, -4), color.wash) +
    sheet.line(folds, color.shade, 1.8) +
    (fleck ? sheet.fill(pen().leaf(...toward([0, 0], -28, 82), 60, 26, 5), fleck.wash) : "")
  );
}

/** A double peony: broad guard petals and, in their bowl, a mound of smaller ones. */
function bloom(sheet: Sheet, flower: Flower, view: View, radius: number, color: Tint): string {
  const r = sheet.rand;
  const guards = (row: number): Layer[] =>
    whorl(
      r,
      row ? 7 : 9,
      () => {
        const l = radius * (row ? 0.9 : 1.08) * within(r, 0.94, 1.06);
        const shape = swell(0.64, 0.94);
        return {
          half: (t) => l * 0.42 * (0.2 * (1 - t) + shape(t) * (1 + 0.05 * Math.sin(t * 22))),
          out: (t) => l * (0.06 + 0.9 * Math.sin(t * 1.5)),
          rise: (t) => l * (row ? 0.3 : 0.12) * t ** 1.5 + l * 0.04 * Math.sin(t * 12),
          cup: 0.28,
        };
      },
      row * 24 + 10,
    ).flatMap((p) =>
      petal(sheet, view, p, {
        inside: color,
        outside: { ...color, pale: color.wash, wash: color.wash },
        finish: { weight: radius > 150 ? 2.4 : 1.9, hatch: radius > 150 ? 3 : 0, n: 6, crown: 5 },
      }),
    );
  const fleck = flower.markings ? hues[flower.markings.color] : undefined;
  const ids = [0, 1].map((i) =>
    sheet.motif(`inner ${i}`, (q) => inner(sheet, q, color, i ? fleck : undefined)),
  );
  const outer = [...guards(0), ...guards(1)];
  const lean = (view.turn * Math.PI) / 180;
  const [ox, oy] = [view.at[0] + Math.sin(lean) * radius * 0.1, view.at[1] + radius * 0.06];
  const mound = mounded(radius * 0.42, radius * 0.6, 28, r)
    .sort((a, b) => a.age - b.age)
    .map((p, i) =>
      sheet.put(
        ids[i % 2] ?? "",
        [p.point[0] + ox, p.point[1] + oy + radius * 0.12],
        (p.size * radius * 0.36) / 92,
        {
          turn: p.angle * 0.8 + within(r, -12, 12),
          flip: i % 3 === 0,
        },
      ),
    )
    .join("");
  // The innermost stand upright and hide where all are joined.
  const heart = steps(5, -1, 1)
    .map((k, i) =>
      sheet.put(
        ids[i % 2] ?? "",
        [ox + k * radius * 0.1, oy - radius * (0.14 + (i % 2) * 0.07)],
        radius * 0.0036,
        {
          turn: k * 34 + within(r, -8, 8),
          flip: i % 2 === 0,
        },
      ),
    )
    .join("");
  return stacked(outer) + mound + heart;
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
    detail: follicles(sheet, 3),
  };
};
