import {
  type Layer,
  type Petal,
  petal,
  petalSurface,
  project,
  stacked,
  type View,
} from "#drawing/bloom.ts";
import { angleAt, bow, brush, shoot, steps, toward } from "#drawing/curve.ts";
import { clump, fitted } from "#drawing/habit.ts";
import { type Point, type Rand, trace, within } from "#drawing/ink.ts";
import type { Sheet } from "#drawing/sheet.ts";
import { stem } from "#drawing/stem.ts";
import { hatching, type Surface, swell } from "#drawing/surface.ts";
import { contour, greens, hues, type Tint } from "#drawing/tones.ts";
import type { Figure } from "#features/plants/figure.ts";
import type { Family } from "../family.ts";
import { leafPrinter, leafTint, stemTint } from "../parts.ts";

type Flower = NonNullable<Figure["flower"]>;

/** Two rings of three: narrower sepals outside, broader petals within, all from one throat. */
function tepals(
  r: Rand,
  flower: Flower,
  radius: number,
  open: number,
): { p: Petal; inner: boolean }[] {
  const back =
    { reflexed: 1.5, funnel: 0.5, flat: 0.3, cupped: 0.1 }[flower.poise as string] ?? 0.45;
  return Array.from({ length: 6 }, (_, i) => {
    const inner = i % 2 === 1;
    const w = radius * (inner ? 0.3 : 0.23) * within(r, 0.95, 1.05);
    const shape = swell(0.56, flower.petalShape === "round" ? 0.85 : 0.6);
    const deep = radius * (flower.poise === "reflexed" ? 0.3 : 0.62);
    const bend = back * within(r, 0.9, 1.1) * open;
    return {
      inner,
      p: {
        azimuth: i * 60 + within(r, -6, 6),
        swing: within(r, -7, 7),
        half: (t: number) => w * (0.22 * (1 - t) + shape(t)),
        // Out of the tube, along the funnel, over the lip and back.
        out: (t: number) => radius * open * (0.06 + 0.2 * t + 0.8 * t * t * (1 - 0.32 * back * t)),
        rise: (t: number) =>
          deep * (Math.sin(Math.min(1, t * (1.25 - 0.2 * back)) * 1.7) - 1) -
          bend * radius * 0.62 * Math.max(0, t - 0.5) ** 1.6 * 1.6,
        cup: inner ? 0.3 : 0.2,
      },
    };
  });
}

function marksOf(
  sheet: Sheet,
  flower: Flower,
  r: Rand,
): ((s: Surface, from: number, to: number) => string) | undefined {
  const { markings } = flower;
  if (!markings) return undefined;
  const t = hues[markings.color];
  if (markings.kind === "spots")
    return (s, from, to) => {
      const d = trace(1);
      for (let i = 0; i < 15; i++) {
        const k = 0.18 + (i / 15) * 0.45;
        if (k > from && k < to)
          d.mark(...s(k + within(r, -0.02, 0.02), within(r, -0.6, 0.6) * (1 - k * 0.5)));
      }
      return sheet.line(d, t.wash, 6);
    };
  return (s, from, to) =>
    sheet.line(
      hatching(s, [-0.35, -0.12, 0.12, 0.35], Math.max(from, 0.1), Math.min(to, 0.75)),
      t.wash,
      3,
    );
}

function trumpet(
  sheet: Sheet,
  r: Rand,
  figure: Figure,
  view: View,
  radius: number,
  color: Tint,
  open = 1,
  large = true,
): string {
  const { flower } = figure;
  if (!flower) return "";
  const marks = marksOf(sheet, flower, r);
  const layers: Layer[] = tepals(r, flower, radius, open).flatMap(({ p, inner }) =>
    petal(sheet, view, p, {
      inside: color,
      outside: { ...color, pale: color.wash, wash: color.shade },
      finish: { weight: large ? 2.6 : 2, hatch: large ? (inner ? 5 : 3) : 0, n: 5 },
      ...(marks ? { marks } : {}),
    }).map((l) => ({ ...l, near: l.near + (inner ? 6 : 0) })),
  );
  // The throat and what stands in it.
  const inmost = project(view, [0, 0, -radius * 0.5]);
  if (view.tilt < 78) {
    const eye = hues[flower.center?.color ?? "green"];
    const glow = trace(1);
    for (const { p } of tepals(() => 0.5, flower, radius, open)) {
      const s = petalSurface(view, p);
      glow
        .move(...s(0.05, 0))
        .sweep([s(0.05, 0), s(0.2, -0.45), s(0.42, 0), s(0.2, 0.45), s(0.05, 0)], false)
        .close();
    }
    if (flower.center) layers.push({ near: radius * 0.2, draw: sheet.fill(glow, eye.wash) });
  }
  const stamens: string[] = [];
  const anther = hues[flower.stamens?.color ?? "gold"];
  for (let i = 0; i < 7; i++) {
    const a = ((i * 60 + 30) * Math.PI) / 180;
    const pistil = i === 6;
    const reach = pistil ? 0.06 : 0.26;
    const end = project(view, [
      Math.sin(a) * radius * reach,
      -Math.cos(a) * radius * reach,
      radius * (pistil ? 0.5 : 0.34),
    ]);
    const line = bow(inmost, end, within(r, -0.08, 0.08));
    stamens.push(
      sheet.fill(
        brush(line, () => (pistil ? 8 : 5), 3),
        greens["yellow-green"].pale,
      ) +
        sheet.line(trace(1).sweep(steps(3).map((t) => line.at(t))), contour, 1.5) +
        (pistil
          ? sheet.bound(trace(1).ellipse(...end, 6), greens.green.wash, contour, 1.8)
          : sheet.bound(
              trace(1).leaf(...toward(end, i * 60 + 70, -13), i * 60 + 70, 27, 8),
              anther.wash,
              contour,
              1.8,
            )),
    );
  }
  layers.push({ near: radius * 0.45, draw: open > 0.5 ? stamens.join("") : "" });
  return stacked(layers);
}

/** A closed bud: three sepals seen, swollen to the tip. */
function bud(sheet: Sheet, point: Point, angle: number, length: number, t: Tint): string {
  const end = toward(point, angle, length);
  const body = bow(point, end, 0.04);
  const w = (k: number) =>
    length * 0.3 * (0.25 + 0.9 * Math.sin(Math.PI * Math.min(0.97, k ** 0.8 * 0.9 + 0.06)));
  const seam = bow(point, end, -0.1);
  return (
    sheet.bound(brush(body, w, 5), t.pale, t.rim, 2.4) +
    sheet.fill(
      brush(bow(toward(point, angle + 80, length * 0.05), end, 0.1), (k) => w(k) * 0.42, 4),
      t.wash,
    ) +
    sheet.line(trace(1).sweep(steps(4, 0, 0.96).map((k) => seam.at(k))), t.rim, 1.8)
  );
}

/** Lilies and daylilies: six tepals in two rings, buds in their order, a leafy stem or a fan of straps. */
export const lilies: Family = (sheet, { figure, facts }) => {
  const r = sheet.rand;
  const { flower, leaf } = figure;
  const color = hues[flower?.colors[0] ?? "orange"];
  const straps = leaf.arrangement === "basal" || leaf.arrangement === "tuft";
  const hang = flower?.facing === "nodding";
  const tall = Math.min(1, 0.62 + facts.heightInchesMax / 150);
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
      const s = shoot([x, 0], leave + within(r, -4, 4), arrive + within(r, -8, 8), length);
      const w = (t: number) => 30 * (1 - t ** 2.4) * (0.8 + 0.4 * t) + 1;
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
        sheet.line(trace(1).sweep(steps(6, 0, 0.98).map((k) => s.at(k))), t.line, 2);
      if (i < 4) low += draw;
      else high += draw;
    });
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
  const a = side(0.95, 40, 62, 150);
  const b = side(0.9, -46, -64, 170);
  const c = side(0.82, 44, 40, 150);
  const d = side(0.98, -16, -22, 130);
  flowers.push(bud(sheet, d.at, d.turn, 96, flower?.bud ? hues[flower.bud] : color));
  flowers.push(bud(sheet, c.at, c.turn + 6, 150, flower?.bud ? hues[flower.bud] : color));
  const face = (p: { at: Point; turn: number }, radius: number, tilt: number, open: number) =>
    trumpet(
      sheet,
      r,
      figure,
      { at: toward(p.at, p.turn, radius * 0.62), tilt, turn: p.turn },
      radius,
      color,
      open,
    );
  flowers.push(face(b, big * 0.86, 86, 0.9));
  flowers.push(face(a, big, flower?.facing === "up" ? 60 : 44, 1));
  const specimen =
    low + pedicels.join("") + stem(sheet, main, 16, 10, green) + high + flowers.join("");

  const { high: h, broad } = fitted(facts.heightInchesMax, facts.spreadInchesMax, [250, 320]);
  const little = sheet.motif("little", () => {
    const t = trace(1);
    for (const k of [-74, -44, -12, 20, 52, 80]) t.leaf(0, 0, k, 24, 6, k * 0.05);
    return sheet.bound(t, color.wash, contour, 1.5);
  });
  const habit = clump(sheet, r, {
    high: h,
    broad,
    leaf: leafTint(figure),
    blade: straps ? [60, 5] : [30, 4],
    stems: straps ? 6 : 3,
    foliage: straps ? 0.72 : 0.78,
    leaves: straps ? "blades" : "stems",
    head: (p, angle, i) =>
      sheet.put(little, p, 1, { turn: hang ? 180 : angle + (i % 2 ? 30 : -20) }) +
      (straps
        ? ""
        : sheet.put(little, toward(p, angle, -22), 0.9, {
            turn: hang ? 150 : angle + (i % 2 ? -75 : 80),
          })),
  });

  return { specimen, habit, detail: detail(sheet, figure, color) };
};

function detail(sheet: Sheet, figure: Figure, color: Tint): string {
  if (figure.detail === "bulb" || figure.detail === "root") {
    const scales = trace(1);
    for (const k of [-60, -32, 0, 32, 60]) scales.leaf(k * 0.12, 62, k * 0.75, 124, 34, k * -0.35);
    const roots = trace(1);
    for (const k of [-50, -24, 0, 24, 52]) roots.move(k * 0.4, 60).quad(k * 0.8, 90, k, 128);
    return sheet.line(roots, hues.tan.line, 3) + sheet.bound(scales, hues.cream.wash, contour, 2.4);
  }
  if (figure.detail === "flower-side")
    return trumpet(sheet, sheet.rand, figure, { at: [0, -10], tilt: 88, turn: 70 }, 110, color);
  return trumpet(sheet, sheet.rand, figure, { at: [0, 0], tilt: 6, turn: 0 }, 125, color);
}
