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

/** How deep a flower's throat is, of its radius: a star's tepals are free almost to their feet. */
export const throatOf = ({ flower }: Pick<Figure, "flower">) =>
  flower?.poise === "reflexed" ? 0.3 : flower?.poise === "flat" ? 0.4 : 0.62;

/** Two rings of three: narrower sepals outside, broader petals within, all from one throat. */
function tepals(
  r: Rand,
  flower: Flower,
  radius: number,
  open: number,
): { p: Petal; inner: boolean }[] {
  const turban = flower.poise === "reflexed";
  const isStar = flower.poise === "flat";
  const back =
    { reflexed: 1.5, funnel: 0.5, flat: 0.3, cupped: 0.1 }[flower.poise as string] ?? 0.45;
  return Array.from({ length: 6 }, (_, i) => {
    const inner = i % 2 === 1;
    const w = radius * (inner ? 0.3 : 0.23) * within(r, 0.95, 1.05);
    const shape = swell(0.56, flower.petalShape === "round" ? 0.85 : 0.6);
    const deep = radius * throatOf({ flower });
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
          : isStar
            ? (t: number) => radius * open * (0.05 + 0.78 * t + 0.18 * t * t)
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
  // Where the nearest tepal of a turban turns back it is round, over the throat.
  const near = tepals(() => 0.5, flower, radius, open).find(({ p }) => p.azimuth === 180);
  if (flower.poise === "reflexed" && near) {
    const s = petalSurface(view, near.p);
    const [foot, out] = [project(view, [0, 0, 0]), project(view, [0, 0, 1])];
    const down = ([x, y]: Point) => x * (out[0] - foot[0]) + y * (out[1] - foot[1]);
    const turn = steps(12, 0.04, 0.5).reduce((a, b) => (down(s(b, 0)) > down(s(a, 0)) ? b : a));
    const [x, y] = s(turn, 0);
    const edge = turn + 0.1;
    const lip = pen()
      .move(...s(edge, -0.96))
      .quad(
        x + (out[0] - foot[0]) * radius * 0.4,
        y + (out[1] - foot[1]) * radius * 0.4,
        ...s(edge, 0.96),
      );
    layers.push({
      near: radius * 2,
      draw: sheet.bound(lip, color.wash, color.rim, large ? 2.6 : 2),
    });
  }
  // The throat and what stands in it.
  const inmost = project(view, [0, 0, -radius * (throatOf(figure) - 0.12)]);
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

/** A funnel from the side, foot at the end of its stalk: tips turned back, stamens out of the mouth. */
export function funnelFromSide(
  sheet: Sheet,
  { flower }: Figure,
  point: Point,
  turn: number,
  size: number,
  t: Tint,
): string {
  const u = (x: number, y: number): Point => [x * size, -y * size];
  const [far, side, middle, ribs, threads] = [pen(), pen(), pen(), pen(), pen()];
  for (const a of [-36, 36, 0]) far.leaf(...u(0, 0.5), a, size * (a ? 0.52 : 0.44), size * 0.19);
  for (const k of [-1, 1]) {
    side
      .move(...u(k * 0.05, 0))
      .cubic(...u(k * 0.13, 0.4), ...u(k * 0.2, 0.66), ...u(k * 0.68, 0.66))
      .cubic(...u(k * 0.5, 0.88), ...u(k * 0.26, 0.98), ...u(0, 0.62))
      .line(u(0, 0))
      .close();
    ribs
      .move(...u(k * 0.08, 0.2))
      .cubic(...u(k * 0.16, 0.6), ...u(k * 0.3, 0.8), ...u(k * 0.58, 0.71));
  }
  middle
    .move(...u(-0.05, 0))
    .cubic(...u(-0.12, 0.4), ...u(-0.28, 0.66), ...u(0.03, 0.92))
    .cubic(...u(0.26, 0.66), ...u(0.12, 0.4), ...u(0.05, 0))
    .close();
  ribs.move(...u(0, 0.06)).quad(...u(-0.02, 0.5), ...u(0.02, 0.84));
  const anthers = pen();
  for (const [i, a] of [-26, -15, -5, 6, 16, 27].entries()) {
    const end = toward(u(0, 0.4), a, size * (0.68 + 0.05 * (i % 2)));
    threads.lines(u(0, 0.5), end);
    anthers.leaf(...toward(end, a + 70, -12), a + 70, 24, 7);
  }
  const anther = hues[flower?.stamens?.color ?? "gold"];
  const id = sheet.motif(
    "funnel",
    () =>
      sheet.bound(far, t.pale, contour, 2.4) +
      sheet.line(threads, contour, 5) +
      sheet.line(threads, greens["yellow-green"].pale, 3) +
      sheet.bound(anthers, anther.wash, contour, 1.8) +
      sheet.bound(side, t.wash, contour, 2.6) +
      sheet.bound(middle, t.pale, contour, 2.6) +
      sheet.line(ribs, t.line, 2),
  );
  return sheet.put(id, point, 1, { turn });
}

/** A closed bud: three sepals seen, swollen to the tip. */
export function bud(sheet: Sheet, point: Point, angle: number, length: number, t: Tint): string {
  const end = toward(point, angle, length);
  const body = bow(point, end, 0.04);
  const w = (k: number) =>
    length *
    0.3 *
    (1 - 0.9 * k ** 7) *
    (0.25 + 0.9 * Math.sin(Math.PI * Math.min(0.97, k ** 0.8 * 0.9 + 0.06)));
  const seam = bow(point, end, -0.1);
  return (
    sheet.bound(brush(body, w, 9), t.pale, t.rim, 2.4) +
    sheet.fill(
      brush(bow(toward(point, angle + 80, length * 0.05), end, 0.1), (k) => w(k) * 0.42, 4),
      t.wash,
    ) +
    sheet.line(pen().sweep(steps(4, 0, 0.96).map((k) => seam.at(k))), t.rim, 1.8)
  );
}
