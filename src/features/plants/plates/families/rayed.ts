import {
  type Disc,
  disc,
  type Layer,
  type Petal,
  type PetalPaint,
  petal,
  stacked,
  type View,
  whorl,
} from "#drawing/bloom.ts";
import { angleAt, bow, brush, shoot, steps, toward } from "#drawing/curve.ts";
import { clump, fitted } from "#drawing/habit.ts";
import { type Point, type Rand, trace, within } from "#drawing/ink.ts";
import type { Sheet } from "#drawing/sheet.ts";
import { nodes, stem } from "#drawing/stem.ts";
import { swell } from "#drawing/surface.ts";
import { contour, greens, hues, type Tint } from "#drawing/tones.ts";
import type { Figure } from "#features/plants/figure.ts";
import type { Family } from "../family.ts";
import { leafOf, leafPrinter, leafTint, stemTint } from "../parts.ts";

type Flower = NonNullable<Figure["flower"]>;
type Stage = "bud" | "opening" | "full" | "over";

/** How broad a ray is in its length, by its shape. */
const breadth = {
  lance: 0.12,
  strap: 0.13,
  oval: 0.2,
  round: 0.27,
  spoon: 0.14,
  wedge: 0.24,
  heart: 0.25,
  pointed: 0.13,
  thread: 0.05,
};

/** Rays bent by how they stand and how old they are. */
function ray(
  r: Rand,
  flower: Flower,
  length: number,
  core: number,
  stage: Stage,
): Omit<Petal, "azimuth"> {
  const l = length * within(r, 0.93, 1.05);
  const droop =
    { drooping: 0.75, reflexed: 0.5, flat: 0.1, cupped: -0.25 }[flower.poise as string] ?? 0.08;
  const fall =
    stage === "opening" ? -0.85 : stage === "over" ? droop + 0.75 : droop + within(r, -0.09, 0.09);
  const crowd = Math.min(1, 20 / flower.petals);
  const w =
    l *
    breadth[flower.petalShape] *
    Math.max(0.75, crowd) *
    within(r, 0.92, 1.06) *
    (stage === "opening" ? 0.75 : 1);
  const blunt = flower.petalShape === "pointed" || flower.petalShape === "lance" ? 0.5 : 0.86;
  const shape = swell(flower.petalShape === "wedge" ? 0.78 : 0.58, blunt);
  return {
    half: (t) => w * (0.28 * (1 - t) ** 3 + shape(t)),
    out: (t) => core * 0.86 + l * (t - Math.min(0.7, Math.abs(fall)) * 0.42 * t * t),
    rise: (t) => -fall * l * t ** 1.7,
    cup: 0.22,
  };
}

function head(
  sheet: Sheet,
  r: Rand,
  figure: Figure,
  view: View,
  radius: number,
  stage: Stage,
  colors: Tint,
): string {
  const { flower } = figure;
  if (!flower) return "";
  const cone = flower.center?.kind === "cone";
  const core = radius * (cone ? 0.3 : 0.26);
  const length = (radius - core * 0.86) * (stage === "opening" ? 0.5 : stage === "over" ? 0.8 : 1);
  const paint: PetalPaint = {
    inside: colors,
    outside: { ...colors, wash: colors.shade, pale: colors.wash },
    finish: {
      weight: radius > 150 ? 2.4 : 1.9,
      hatch: radius > 150 ? 2 : 0,
      n: radius > 150 ? 5 : 4,
    },
  };
  const count = stage === "over" ? Math.max(5, Math.round(flower.petals * 0.7)) : flower.petals;
  const layers: Layer[] = whorl(
    r,
    count,
    () => ray(r, flower, length, core, stage),
    within(r, 0, 20),
  ).flatMap((p) => petal(sheet, view, p, paint));
  const middle = hues[flower.center?.color ?? "gold"];
  const shape: Disc = {
    radius: core,
    height: core * (cone ? (stage === "over" ? 1.25 : 0.95) : 0.42),
    florets: radius > 150 ? 90 : 36,
    size: radius > 120 ? 5 : 3.5,
    bristle: cone ? core * 0.2 : 0,
  };
  layers.push(
    disc(sheet, view, shape, middle, hues[flower.center?.tips ?? flower.center?.color ?? "gold"]),
  );
  // The green cup under the face is seen from the side.
  if (view.tilt > 50) {
    const cup = trace(1);
    const foot = toward(view.at, view.turn + 180, core * 0.42);
    for (const a of steps(7, -75, 75))
      cup.leaf(
        ...toward(foot, view.turn + a, 2),
        view.turn + a,
        core * (0.95 - Math.abs(a) / 300),
        core * 0.13,
        0,
      );
    layers.push({ near: -1e6, draw: sheet.bound(cup, leafTint(figure).shade, contour, 2) });
  }
  return stacked(layers);
}

function bud(
  sheet: Sheet,
  figure: Figure,
  point: Point,
  angle: number,
  size: number,
  tip: Tint,
): string {
  const d = trace(1);
  for (const a of [-38, 38, -14, 14])
    d.leaf(...toward(point, angle + 180, size * 0.2), angle + a, size * 0.9, size * 0.2, a * -0.12);
  const rays = trace(1);
  for (const a of [-24, -8, 8, 24])
    rays.leaf(...toward(point, angle, size * 0.2), angle + a, size * 0.75, size * 0.14, 0);
  return (
    sheet.bound(rays, tip.wash, contour, 2) + sheet.bound(d, leafTint(figure).wash, contour, 2.2)
  );
}

/** Rayed daisies and cones: a head on a long stalk, its rays and its middle telling which. */
export const rayed: Family = (sheet, { figure, facts }) => {
  const r = sheet.rand;
  const { flower, leaf } = figure;
  const colors = (flower?.colors ?? ["yellow"]).map((c) => hues[c]);
  const color = (i: number) => colors[i % colors.length] ?? greens.green;
  const tall = Math.min(1, Math.max(0.55, facts.heightInchesMax / 40));
  const top = -(560 + 350 * tall);
  const main = shoot([-20, 0], -5, 7, -top);
  const big = 250;

  const left = shoot(main.at(0.46), -16, -27, -top * 0.34);
  const right = shoot(main.at(0.34), 24, 17, -top * 0.42);
  const green = stemTint(figure);

  const opposite = leaf.arrangement === "opposite" ? "opposite" : "alternate";
  const places = nodes(main, opposite === "opposite" ? 3 : 5, 0.08, 0.62, opposite);
  const printed = leafPrinter(sheet, figure, { stalk: 0.08 });
  const leaves = places.map(({ point, angle, side, t }, i) => {
    const length = 300 * (1 - 0.62 * t) * within(r, 0.9, 1.1);
    return {
      low: i < 2,
      draw: printed(point, angle + side * within(r, 52, 70), length, side, i),
    };
  });

  const tip = main.at(1);
  const specimen =
    leaves
      .filter((l) => !l.low)
      .map((l) => l.draw)
      .join("") +
    stem(sheet, left, 8, 6, green, 4) +
    stem(sheet, right, 9, 6, green, 4) +
    stem(sheet, main, 15, 10, green) +
    leaves
      .filter((l) => l.low)
      .map((l) => l.draw)
      .join("") +
    bud(sheet, figure, left.at(1), angleAt(left, 1), 66, color(0)) +
    head(
      sheet,
      r,
      figure,
      { at: right.at(1), tilt: 80, turn: angleAt(right, 1) + 6 },
      145,
      "full",
      color(1),
    ) +
    head(
      sheet,
      r,
      figure,
      { at: tip, tilt: flower?.poise === "drooping" ? 66 : 48, turn: angleAt(main, 1) - 16 },
      big,
      "full",
      color(0),
    );

  const { high, broad } = fitted(facts.heightInchesMax, facts.spreadInchesMax, [270, 320]);
  const little = ["full", "side"].map((kind, k) =>
    sheet.motif(`head ${kind}`, (q) => {
      const rays = trace(1);
      const n = Math.min(12, flower?.petals ?? 12);
      if (k && flower?.poise === "drooping")
        for (const a of steps(7, 100, 260)) rays.leaf(0, 0, a, 19, 4, 0);
      else
        for (let i = 0; i < n; i++) rays.leaf(0, 0, (i * 360) / n + within(q, -5, 5), 18, 3.4, 0);
      return (
        sheet.bound(rays, color(0).wash, contour, 1.5) +
        sheet.bound(
          trace(1).ellipse(0, -2, 7, k ? 7 : 5.5),
          hues[flower?.center?.color ?? "gold"].wash,
          contour,
          1.5,
        )
      );
    }),
  );
  const habit = clump(sheet, r, {
    high,
    broad,
    leaf: leafTint(figure),
    blade: [Math.max(22, high * 0.16), Math.max(5, high * 0.03)],
    stems: 7,
    foliage: 0.62,
    leaves: "stems",
    head: (p, a, i) =>
      sheet.put(little[i % 2] ?? "", p, 0.9 + 0.2 * (i % 3) * 0.5, { turn: a, tall: 0.8 }),
  });

  return { specimen, habit, detail: detail(sheet, r, figure, color(0)) };
};

function detail(sheet: Sheet, r: Rand, figure: Figure, color: Tint): string {
  if (figure.detail === "seedhead")
    return (
      stem(sheet, shoot([6, 130], -4, 2, 120), 8, 6, hues.brown, 3) +
      head(
        sheet,
        r,
        {
          ...figure,
          flower: {
            ...figure.flower,
            petals: 8,
            center: { kind: "cone", color: "chocolate", tips: "brown" },
          } as Flower,
        },
        { at: [0, 10], tilt: 82, turn: 4 },
        120,
        "over",
        hues.tan,
      )
    );
  if (figure.detail === "leaf") return leafOf(sheet, figure, [0, 110], 8, 210, { bend: 0.1 });
  if (figure.detail === "flower-back")
    return head(sheet, r, figure, { at: [0, 0], tilt: 128, turn: 20 }, 118, "full", color);
  return (
    sheet.fill(
      brush(bow([0, 120], [0, 0], 0.05), () => 8, 3),
      stemTint(figure).shade,
    ) + head(sheet, r, figure, { at: [0, 0], tilt: 8, turn: 0 }, 118, "full", color)
  );
}
