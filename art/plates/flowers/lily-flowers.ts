import type { Figure } from "#art/figures/figure.ts";
import {
  type Layer,
  type Petal,
  petal,
  petalSurface,
  project,
  stacked,
  type View,
} from "#art/pen/bloom.ts";
import { contour, greens, hues, type Tint } from "#art/pen/colors.ts";
import { bow, brush, steps, toward } from "#art/pen/curve.ts";
import { type Point, pen, type Rand, within } from "#art/pen/ink.ts";
import { type Surface, swell } from "#art/pen/petal-and-leaf-surface.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";

type Flower = NonNullable<Figure["flower"]>;

/** Two rings of three: narrower sepals outside, broader petals within, all from one throat. */
function tepals(
  r: Rand,
  flower: Flower,
  radius: number,
  open: number,
): { p: Petal; inner: boolean }[] {
  const turban = flower.poise === "reflexed";
  const back =
    { reflexed: 1.5, funnel: 0.5, flat: 0.3, cupped: 0.1 }[flower.poise as string] ?? 0.45;
  return Array.from({ length: 6 }, (_, i) => {
    const inner = i % 2 === 1;
    const w = radius * (inner ? 0.3 : 0.23) * within(r, 0.95, 1.05);
    const shape = swell(0.56, flower.petalShape === "round" ? 0.85 : 0.6);
    const deep = radius * (flower.poise === "reflexed" ? 0.3 : 0.62);
    const bend = turban ? within(r, 0.92, 1.06) : back * within(r, 0.9, 1.1) * open;
    return {
      inner,
      p: {
        azimuth: i * 60 + within(r, -6, 6),
        swing: within(r, -7, 7),
        half: (t: number) => w * (0.22 * (1 - t) + shape(t)),
        // Out of the tube, along the funnel, over the lip and back; a turk's cap rolls up behind.
        out: turban
          ? (t: number) => radius * (0.1 + 0.66 * Math.sin(Math.PI * t * 0.9) * bend)
          : (t: number) => radius * open * (0.06 + 0.2 * t + 0.8 * t * t * (1 - 0.32 * back * t)),
        rise: turban
          ? (t: number) =>
              radius *
              (0.34 * Math.sin(Math.PI * Math.min(1, t * 1.5)) -
                0.95 * Math.max(0, t - 0.12) ** 1.5)
          : (t: number) =>
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
  if (markings?.kind !== "spots") return undefined;
  return (s, from, to) => {
    const d = pen();
    for (let i = 0; i < 15; i++) {
      const k = 0.18 + (i / 15) * 0.45;
      if (k > from && k < to)
        d.mark(...s(k + within(r, -0.02, 0.02), within(r, -0.46, 0.46) * (1 - k * 0.5)));
    }
    return sheet.line(d, hues[markings.color].wash, 6);
  };
}

/** A lily's flower; `open` below 1 is still opening, a small one is not hatched. */
export function trumpet(
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
    const glow = pen();
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
    const far = flower.poise === "reflexed" ? 1.9 : 1;
    const reach = (pistil ? 0.06 : 0.26) * (far > 1 ? 1.25 : 1);
    const end = project(view, [
      Math.sin(a) * radius * reach,
      -Math.cos(a) * radius * reach,
      radius * (pistil ? 0.5 : 0.34) * far,
    ]);
    const line = bow(inmost, end, within(r, -0.08, 0.08));
    stamens.push(
      sheet.fill(
        brush(line, () => (pistil ? 8 : 5), 3),
        greens["yellow-green"].pale,
      ) +
        sheet.line(pen().sweep(steps(3).map((t) => line.at(t))), contour, 1.5) +
        (pistil
          ? sheet.bound(pen().ellipse(...end, 6), greens.green.wash, contour, 1.8)
          : sheet.bound(
              pen().leaf(...toward(end, i * 60 + 70, -13), i * 60 + 70, 27, 8),
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
export function bud(sheet: Sheet, point: Point, angle: number, length: number, t: Tint): string {
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
    sheet.line(pen().sweep(steps(4, 0, 0.96).map((k) => seam.at(k))), t.rim, 1.8)
  );
}
