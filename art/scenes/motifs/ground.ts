import { ink, line, mix, type Point, type Rand, shape, trace, within } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";
import { tuft } from "./foliage.ts";

/** Lawn or soil from `y` down to the foot of the plate, with a scatter of grass where asked. */
export function lawn(
  p: Canvas,
  y: number,
  color: string,
  o: { tufts?: number; hatch?: string; tint?: string } = {},
): string {
  const { rand: r, width: w, height: h } = p;
  const edge: Point[] = [];
  for (let i = -1; i <= 7; i++) edge.push([(w * i) / 6, y + within(r, -5, 5)]);
  const d = trace(1)
    .flow(edge)
    .line([w + 40, h], [-w / 6, h])
    .close();
  const grass = tuft(p, o.tint ?? mix(color, ink.fern, 0.6));
  const tufts: [number, number][] = [];
  for (let i = 0; i < (o.tufts ?? 0); i++)
    tufts.push([w * ((i * 0.618 + r() * 0.1) % 1), y + 14 + (h - y - 30) * r() ** 0.8]);
  tufts.sort((a, b) => a[1] - b[1]);
  return (
    shape(d, color, mix(color, ink.ink, 0.4), 0.9) +
    (o.hatch ? shape(d, o.hatch) : "") +
    tufts
      .map(([x, ty]) => p.put(grass, x, ty, 0.3 + 0.8 * ((ty - y) / (h - y)), { flip: r() > 0.5 }))
      .join("")
  );
}

/** A path whose middle runs through the points (far to near), each with its own width. */
export function path(
  points: readonly (readonly [x: number, y: number, width: number])[],
  fill: string,
  edge: string,
  o: { stones?: Rand; hatch?: string } = {},
): string {
  const left = points.map(([x, y, w]): Point => [x - w / 2, y]);
  const right = points.map(([x, y, w]): Point => [x + w / 2, y]).reverse();
  const d = trace(1).flow(left).flow(right, false).close();
  let out = shape(d, fill, edge, 1.1) + (o.hatch ? shape(d, o.hatch) : "");
  if (o.stones) {
    const r = o.stones;
    const flags = trace(1);
    for (let i = 0; i + 1 < points.length; i++) {
      const [a, b] = [points[i], points[i + 1]];
      if (!a || !b) continue;
      const rows = Math.max(2, Math.round((b[1] - a[1]) / 20));
      for (let k = 0; k < rows; k++) {
        const t = k / rows;
        const [x, y, w] = [
          a[0] + (b[0] - a[0]) * t,
          a[1] + (b[1] - a[1]) * t,
          (a[2] + (b[2] - a[2]) * t) * 0.8,
        ];
        for (let c = 0; c < 3; c++) {
          const fx = x + w * ((c + (k % 2 ? 0.2 : 0)) / 3 - 0.34) + within(r, -w, w) * 0.03;
          flags.ellipse(fx, y, Math.round(w * 0.135), Math.round(w * 0.05 + 1.4));
        }
      }
    }
    out += shape(flags, mix(fill, ink.paper, 0.45), edge, 0.8);
  }
  return out;
}

/** Sets motifs along a line from far to near, scaled by their nearness, with a little disorder. */
export function row(
  p: Canvas,
  ids: readonly string[],
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  count: number,
  o: { jitter?: number; bias?: number } = {},
): string {
  const { rand: r } = p;
  let out = "";
  for (let i = 0; i < count; i++) {
    const t = (count === 1 ? 1 : i / (count - 1)) ** (o.bias ?? 1.7);
    const s = from[2] + (to[2] - from[2]) * t;
    const j = (o.jitter ?? 10) * s;
    const id = ids[i % ids.length];
    if (id)
      out += p.put(
        id,
        from[0] + (to[0] - from[0]) * t + within(r, -j, j),
        from[1] + (to[1] - from[1]) * t + within(r, -j, j) * 0.3,
        s * within(r, 0.88, 1.1),
        { flip: r() > 0.5 },
      );
  }
  return out;
}

/** Motifs in a bank: rows behind rows, the near ones larger and set between those behind. */
export function bank(
  p: Canvas,
  ids: readonly string[],
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  s0: number,
  s1: number,
  rows: number,
  perRow: number,
): string {
  const { rand: r } = p;
  let out = "";
  for (let k = 0; k < rows; k++) {
    const t = rows === 1 ? 1 : k / (rows - 1);
    for (let i = 0; i < perRow; i++) {
      const x = x0 + ((x1 - x0) * (i + (k % 2 ? 0.75 : 0.3) + within(r, -0.12, 0.12))) / perRow;
      const id = ids[(i * 2 + k * 3) % ids.length];
      if (id)
        out += p.put(
          id,
          x,
          y0 + (y1 - y0) * t + within(r, -4, 4),
          (s0 + (s1 - s0) * t) * within(r, 0.9, 1.12),
          { flip: r() > 0.5 },
        );
    }
  }
  return out;
}

/** A shadow on the ground, ruled level. */
export const shadow = (
  p: Canvas,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string = ink.fern,
) => shape(trace().ellipse(x, y, rx, ry), p.hatch(0, 4, color, 1.1));

/** Fallen leaves, petals or pebbles scattered over a box. */
export function scatter(
  p: Canvas,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  count: number,
  fill: string,
  edge: string,
  size = 5,
): string {
  const { rand: r } = p;
  const t = trace();
  for (let i = 0; i < count; i++) {
    const y = within(r, y0, y1);
    const k = 0.5 + (0.6 * (y - y0)) / Math.max(1, y1 - y0);
    t.leaf(within(r, x0, x1), y, within(r, 40, 140), size * 2 * k, size * 0.6 * k, 1);
  }
  return shape(t, fill, edge, 0.7);
}

/** A furrowed or planted bed in perspective: a strip between two lines from far to near. */
export function strip(
  a: Point,
  b: Point,
  c: Point,
  d: Point,
  fill: string,
  edge: string,
  hatch = "",
): string {
  const t = trace().polygon(a, b, c, d);
  return shape(t, fill, edge, 1) + (hatch ? shape(t, hatch) : "");
}

/** A post-and-rail fence from x0 to x1, posts `h` high, three rails. */
export function railFence(
  x0: number,
  x1: number,
  y: number,
  h: number,
  fill: string,
  o: { posts?: number; drop?: number } = {},
): string {
  const n = o.posts ?? 5;
  const drop = o.drop ?? 0;
  const rails = trace();
  const posts = trace();
  for (let i = 0; i < n; i++) {
    const [xa, ya] = [x0 + ((x1 - x0) * i) / (n - 1), y + (drop * i) / (n - 1)];
    if (i < n - 1) {
      const [xb, yb] = [x0 + ((x1 - x0) * (i + 1)) / (n - 1), y + (drop * (i + 1)) / (n - 1)];
      for (const k of [0.86, 0.58, 0.3])
        rails.polygon(
          [xa, ya - h * k],
          [xb, yb - h * (k - 0.03)],
          [xb, yb - h * (k - 0.12)],
          [xa, ya - h * (k - 0.1)],
        );
    }
    posts.polygon(
      [xa - h * 0.075, ya + 3],
      [xa - h * 0.07, ya - h * 1.02],
      [xa, ya - h * 1.1],
      [xa + h * 0.07, ya - h],
      [xa + h * 0.075, ya + 3],
    );
  }
  return (
    shape(rails, mix(fill, ink.paper, 0.15), ink.ink, 1) +
    shape(posts, fill, ink.ink, 1.1) +
    line(trace().lines([x0, y - h * 0.5], [x0, y - h * 0.2]), 0.8)
  );
}

/** Ripples on water, ruled level inside a box. */
export function ripples(
  p: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
): string {
  const { rand: r } = p;
  const t = trace();
  for (let k = 0; k < h; k += 7) {
    const start = x + within(r, 0, w * 0.4);
    const run = within(r, w * 0.25, w * 0.55);
    t.move(start, y + k).quad(start + run / 2, y + k - 3, start + run, y + k);
  }
  return line(t, 1, color);
}
