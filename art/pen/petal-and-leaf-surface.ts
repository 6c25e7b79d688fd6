import { blend, type Tint, type Tone } from "./colors.ts";
import { guides, steps } from "./curve.ts";
import { type Point, pen, type Trace } from "./ink.ts";
import type { Sheet } from "./plate-sheet.ts";

/**
 * A petal or a leaf as the draughtsman sees it: `along` from base (0) to tip (1), `across` from the
 * left edge (-1) over the middle (0) to the right edge (1). Whatever is drawn on it follows its form.
 */
export type Surface = (along: number, across: number) => Point;

/** Half widths that start at 0, swell to 1 at `fullest` and end in 0: pointed, or blunt where `blunt` nears 1. */
export function swell(fullest: number, blunt = 0.5): (t: number) => number {
  const rise = 0.5 + fullest;
  const fall = 1.25 - blunt;
  const raw = (t: number) => Math.max(0, t) ** rise * Math.max(0, 1 - t) ** fall;
  const shift = rise / (rise + fall);
  const top = raw(shift);
  // The powers put the fullest part at `shift`; the walk is bent so that it comes at `fullest`.
  const bent = (t: number) => Math.max(0, Math.min(1, t)) ** (Math.log(shift) / Math.log(fullest));
  return (t) => raw(bent(t)) / top;
}

/** A line along a surface as points to draw it towards: softened, or exactly where it is. */
const drawnTowards = (
  line: (t: number) => Point,
  n: number,
  from: number,
  to: number,
  exact: boolean,
): Point[] =>
  exact ? guides((k) => line(from + (to - from) * k), n) : steps(n, from, to).map(line);

/** One edge from base to tip. */
const edge = (s: Surface, side: number, n = 7, from = 0, to = 1, exact = false): Point[] =>
  drawnTowards((t) => s(t, side), n, from, to, exact);

/** How a petal ends, where it is not whole: with one notch, or three teeth. */
export type Tip = "notched" | "toothed";

/** The whole outline, pointed at base and tip; a broad tip is drawn by `crown` points across it. */
export function outline(
  s: Surface,
  n = 6,
  from = 0,
  to = 1,
  crown = 0,
  tip?: Tip,
  exact = false,
): Trace {
  const left = edge(s, -1, n, from, to, exact);
  const right = edge(s, 1, n, from, to, exact).reverse();
  // A broad tip is one line with its sides, or the petal would look cut off.
  if (crown && !tip)
    return pen()
      .sweep([
        ...left,
        ...steps(crown, -1, 1)
          .slice(1, -1)
          .map((u) => s(to, u)),
        ...right,
      ])
      .close();
  const d = pen().sweep(left);
  if (tip === "toothed") d.line(s(0.92, -0.5), s(1.02, 0), s(0.92, 0.5));
  else if (tip) d.line(s(0.94, 0));
  return d.line(s(to, 1)).sweep(right, false).close();
}

/** A piece of a petal that is folded over: where it ends in a fold it is round, or the petal would look cut off. */
function folded(s: Surface, n: number, from: number, to: number): Trace {
  const round = (end: number, inner: number): Point => {
    const [[x, y], [ix, iy]] = [s(end, 0), s(inner, 0)];
    return [x + (x - ix) * 0.5, y + (y - iy) * 0.5];
  };
  const quarter = (to - from) / 4;
  const d = pen().sweep(edge(s, -1, n, from, to));
  if (to < 1) d.quad(...round(to, to - quarter), ...s(to, 1));
  d.sweep(edge(s, 1, n, from, to).reverse(), false);
  if (from > 0) d.quad(...round(from, from + quarter), ...s(from, -1));
  return d.close();
}

/** The part of a surface between two lines that run along it. */
export function strip(s: Surface, a: number, b: number, from = 0, to = 1, n = 5): Trace {
  const inner = (t: number) => {
    const k = Math.sin(Math.PI * ((t - from) / (to - from)));
    return s(t, a * k + b * (1 - k));
  };
  return pen()
    .sweep(edge(s, b, n, from, to))
    .sweep(drawnTowards(inner, n, from, to, false).reverse(), false)
    .close();
}

/**
 * The points that both edges of a part are drawn towards. What is drawn towards points between them, one for
 * one, lies between the edges: so no shade slips out of its outline, however few the points are.
 */
interface Edges {
  left: readonly Point[];
  right: readonly Point[];
}

function edgesOf(s: Surface, { n = 5, from = 0, to = 1, exact = false, crown }: Finish): Edges {
  // A broad tip is rounded at its corners.
  const isRounded = crown !== undefined && crown > 0 && to === 1;
  const end = isRounded ? (crown > 4 ? 0.8 : 0.88) : to;
  const left = edge(s, -1, n, from, end, exact);
  const right = edge(s, 1, n, from, end, exact);
  if (!isRounded) return { left, right };
  const within = (side: 1 | -1) => across(s(end, -1), s(end, 1), side * 0.8);
  return { left: left.with(-1, within(-1)), right: right.with(-1, within(1)) };
}

const across = ([ax, ay]: Point, [bx, by]: Point, u: number): Point => {
  const k = (u + 1) / 2;
  return [ax + (bx - ax) * k, ay + (by - ay) * k];
};

/** The part between two lines from base to tip, the inner one bulging from the outer. */
function shadeBetween({ left, right }: Edges, a: number, b: number): Trace {
  const line = (u: (k: number) => number) =>
    left.map((p, i) => across(p, right[i] ?? p, u(Math.sin((Math.PI * i) / (left.length - 1)))));
  const inner = line((k) => a * k + b * (1 - k));
  return pen()
    .sweep(line(() => b))
    .sweep(inner.reverse(), false)
    .close();
}

/** Where a `sweep` towards points is, 0 to 1. */
function onSweep(points: readonly Point[], k: number): Point {
  const parts = Math.max(1, points.length - 2);
  const i = Math.min(parts - 1, Math.floor(k * parts));
  const point = (at: number): Point => points[Math.min(at, points.length - 1)] ?? [0, 0];
  const middle = (at: number) => across(point(at), point(at + 1), 0);
  const [from, handle, to] = [
    i === 0 ? point(0) : middle(i),
    point(i + 1),
    i === parts - 1 ? point(points.length) : middle(i + 1),
  ];
  const t = 2 * (k * parts - i) - 1;
  return across(across(from, handle, t), across(handle, to, t), t);
}

/** A part as it is drawn: what is painted on it by this stays within its outline. */
export function asDrawn(s: Surface, finish: Finish): Surface {
  const { left, right } = edgesOf(s, finish);
  const { from = 0, to = 1 } = finish;
  const on: Surface = (t, u) => {
    // The teeth of a tip reach a little beyond it.
    if (t > to) return across(on(2 * to - t, u), on(to, u), 3);
    const k = Math.max(0, (t - from) / (to - from));
    return across(onSweep(left, k), onSweep(right, k), u);
  };
  return on;
}

/** Which edge lies in shadow: the light falls from the upper left. */
function shadowSide(s: Surface): 1 | -1 {
  const [l, r] = [s(0.55, -1), s(0.55, 1)];
  return r[0] - l[0] + (r[1] - l[1]) * 0.9 >= 0 ? 1 : -1;
}

/** A stroke along points, thin at its ends and `weight` wide in the middle. */
export function swelling(points: readonly Point[], weight: number): Trace {
  const off = (side: number) =>
    points.map((p, i): Point => {
      const [a, b] = [
        points[Math.max(0, i - 1)] ?? p,
        points[Math.min(points.length - 1, i + 1)] ?? p,
      ];
      const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const w = side * weight * 0.5 * Math.sin((Math.PI * i) / (points.length - 1));
      return [p[0] - ((b[1] - a[1]) / l) * w, p[1] + ((b[0] - a[0]) / l) * w];
    });
  return pen().sweep(off(1)).sweep(off(-1).reverse(), false).close();
}

/** Fine lines that follow the form: `from` to `to` along it, at each place across. */
export function hatching(
  s: Surface,
  across: readonly number[],
  from: number,
  to: number,
  vary: (i: number) => number = (i) => ((i * 7) % 5) / 5,
): Trace {
  const d = pen();
  across.forEach((u, i) => {
    const end = to - (to - from) * 0.35 * vary(i);
    const middle = (from + end) / 2;
    const [a, b, c] = [s(from, u), s(middle, u), s(end, u)];
    // The handle that makes the curve pass through its middle.
    const h: Point = [2 * b[0] - (a[0] + c[0]) / 2, 2 * b[1] - (a[1] + c[1]) / 2];
    d.move(...a).quad(...h, ...c);
  });
  return d;
}

export interface Finish {
  /** Width of the outline; the stroke on the shadow side is added to it. */
  weight?: number;
  /** How many lines follow the form on the shadow side; 0 for small parts. */
  hatch?: number;
  /** Points along each edge. */
  n?: number;
  rim?: Tone;
  /** Points across a broad tip. */
  crown?: number;
  tip?: Tip;
  from?: number;
  to?: number;
  /** Drawn exactly as wide as it is; a broad round tip would else lie inside its own shadow. */
  exact?: boolean;
}

/**
 * A part in the plates' manner: pale tint and outline, a wash that leaves the lit edge bare, a
 * darker one on the shadow side, lines along the form, a heavier line in the shadow.
 */
export function tinted(sheet: Sheet, s: Surface, t: Tint, finish: Finish = {}): string {
  const {
    weight = 2.4,
    hatch = 3,
    n = 5,
    rim = t.rim,
    crown = 0,
    tip,
    from = 0,
    to = 1,
    exact = false,
  } = finish;
  const dark = shadowSide(s);
  const span = to - from;
  const large = weight >= 2;
  const edges = edgesOf(s, finish);
  // A large part has three tints; in a small one the wash is the ground.
  let out = sheet.bound(
    from > 0 || (to < 1 && !tip)
      ? folded(s, n, from, to)
      : outline(s, n, from, to, to === 1 ? crown : 0, to === 1 ? tip : undefined, exact),
    // Near enough to the wash that a petal keeps one color.
    large && hatch ? blend(t.pale, t.wash, 0.74) : t.wash,
    rim,
    weight,
  );
  if (large && hatch) out += sheet.fill(shadeBetween(edges, -0.62 * dark, 0.95 * dark), t.wash);
  out += sheet.fill(shadeBetween(edges, 0.5 * dark, 0.95 * dark), blend(t.wash, t.shade, 0.5));
  if (hatch)
    out += sheet.line(
      hatching(
        asDrawn(s, finish),
        steps(hatch, -0.3 * dark, 0.7 * dark),
        from + span * 0.04,
        from + span * 0.62,
      ),
      t.line,
      1.5,
    );
  if (large) out += sheet.fill(swelling(dark < 0 ? edges.left : edges.right, weight * 2), rim);
  return out;
}
