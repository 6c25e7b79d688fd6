import { type Point, printed } from "./ink.ts";

/** How far a drawing reaches from its own origin, in units of the drawing. */
export interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
const unmoved: Matrix = [1, 0, 0, 1, 0, 0];

const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

const moved = (m: Matrix, [x, y]: Point): Point => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
];

const numbers = (text: string) => (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);

/** A `transform` of moves, turns and scales, as the sheet writes it. */
function matrixOf(transform: string): Matrix {
  let whole = unmoved;
  for (const [, kind, inside = ""] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x = 0, y] = numbers(inside);
    if (kind === "translate") whole = times(whole, [1, 0, 0, 1, x, y ?? 0]);
    else if (kind === "scale") whole = times(whole, [x, 0, 0, y ?? x, 0, 0]);
    else {
      const a = (x * Math.PI) / 180;
      whole = times(whole, [Math.cos(a), Math.sin(a), -Math.sin(a), Math.cos(a), 0, 0]);
    }
  }
  return whole;
}

/** How many numbers each command takes. */
const taken: Record<string, number> = { m: 2, l: 2, t: 2, q: 4, c: 6, a: 7, h: 1, v: 1 };

/** Points that a path goes through: its corners, and the middle of each curve. */
const pointsOf = (d: string): Point[] => formsOf(d).flat();

/** The same of each form of a path by itself. */
export function formsOf(d: string): Point[][] {
  let points: Point[] = [];
  const forms = [points];
  let [x, y, startX, startY, handleX, handleY] = [0, 0, 0, 0, 0, 0];
  const read = d.match(/[a-z]|-?\d*\.?\d+/gi) ?? [];
  let [letter, command, step] = ["", "", 1];
  for (let i = 0; i < read.length; i += step) {
    const given = read[i] ?? "";
    const isCommand = given >= "A";
    if (isCommand) {
      [letter, command] = [given, given.toLowerCase()];
      if (command === "z") [x, y] = [startX, startY];
      step = 1;
      continue;
    }
    step = taken[command] ?? 1;
    const number = (k: number) => Number(read[i + k]);
    const [fromX, fromY] = letter === command ? [x, y] : [0, 0];
    const at = (k: number): Point => [fromX + number(k), fromY + number(k + 1)];
    let end: Point;
    let middle: Point | undefined;
    let handle: Point | undefined;
    if (command === "h") end = [fromX + number(0), y];
    else if (command === "v") end = [x, fromY + number(0)];
    else end = at(step - 2);
    if (command === "q" || command === "t") {
      handle = command === "q" ? at(0) : [2 * x - handleX, 2 * y - handleY];
      middle = [(x + 2 * handle[0] + end[0]) / 4, (y + 2 * handle[1] + end[1]) / 4];
    } else if (command === "c") {
      const [a, b] = [at(0), at(2)];
      middle = [(x + 3 * (a[0] + b[0]) + end[0]) / 8, (y + 3 * (a[1] + b[1]) + end[1]) / 8];
    } else if (command === "a") {
      // Halves of level ellipses: the first goes over the middle, the second under it.
      middle = [(x + end[0]) / 2, y + number(1) * Math.sign(end[0] - x)];
    }
    const begins = command === "m" && read[i - 1] === letter;
    if (begins) {
      points = [];
      forms.push(points);
      [startX, startY] = end;
    }
    if (middle) points.push(middle);
    points.push(end);
    [x, y] = end;
    [handleX, handleY] = handle ?? end;
  }
  return forms;
}

/** The points of a part of a plate, with those of the motifs that it sets down. */
export function pointsIn(markup: string, motif: (id: string) => readonly Point[]): Point[] {
  const points: Point[] = [];
  const within: Matrix[] = [unmoved];
  for (const [, end, tag, attributes = ""] of markup.matchAll(/<(\/?)(g|path|use)\b([^>]*)>/g)) {
    const outer = within.at(-1) ?? unmoved;
    if (end) within.pop();
    else {
      const transform = /transform="([^"]*)"/.exec(attributes)?.[1];
      const here = transform ? times(outer, matrixOf(transform)) : outer;
      if (tag === "g") within.push(here);
      else {
        const own =
          tag === "path"
            ? pointsOf(/ d="([^"]*)"/.exec(attributes)?.[1] ?? "")
            : motif(/#(\w+)/.exec(attributes)?.[1] ?? "");
        for (const point of own) points.push(moved(here, point));
      }
    }
  }
  return points;
}

/** Where a `transform` puts points, and whether it mirrors what it places. */
export function placingOf(transform: string): {
  place: (point: Point) => Point;
  mirrors: boolean;
} {
  const matrix = matrixOf(transform);
  const [a, b, c, d] = matrix;
  return { place: (point) => moved(matrix, point), mirrors: a * d - b * c < 0 };
}

/**
 * Those that reach farthest in so many directions, clockwise: in sixteen, enough of a motif to know how far it reaches.
 */
export function outermost(points: readonly Point[], directions = 16): Point[] {
  if (points.length === 0) return [];
  return Array.from({ length: directions }, (_, i) => {
    const a = (i / directions) * 2 * Math.PI;
    const [dx, dy] = [Math.cos(a), Math.sin(a)];
    let [best, far]: [Point, number] = [[0, 0], -Infinity];
    for (const p of points) {
      const reach = p[0] * dx + p[1] * dy;
      if (reach > far) [best, far] = [p, reach];
    }
    return best;
  });
}

/** How far points of the file reach. All 0 where there is none. */
export function boundsOf(points: readonly Point[]): Bounds {
  if (points.length === 0) return { left: 0, right: 0, top: 0, bottom: 0 };
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return {
    left: left / printed,
    right: right / printed,
    top: top / printed,
    bottom: bottom / printed,
  };
}

/** How far points of the file lie apart, the greater of both ways. */
export function sizeOf(points: readonly Point[]): number {
  const { left, right, top, bottom } = boundsOf(points);
  return Math.max(right - left, bottom - top) * printed;
}

/** What a polygon covers. */
export const areaOf = (points: readonly Point[]) => Math.abs(signedAreaOf(points));

/** What a polygon covers, negative where it is drawn counterclockwise. */
function signedAreaOf(points: readonly Point[]): number {
  const twice = points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return twice / 2;
}

/** A path, in units of the file, read as the polygon of its points. */
export interface Extent {
  bounds: Bounds;
  area: number;
  isClockwise: boolean;
  length: number;
  /** Round marks, as wide as their line; the ways between them are not drawn. */
  marks: number;
}

export function extentOf(d: string): Extent {
  const points = pointsOf(d);
  const length = points.reduce((sum, [x, y], i) => {
    const [beforeX, beforeY] = points[i - 1] ?? [x, y];
    return sum + Math.hypot(x - beforeX, y - beforeY);
  }, 0);
  const marks = d.split("h0").length - 1;
  const signed = signedAreaOf(points);
  return {
    bounds: boundsOf(points),
    area: Math.abs(signed),
    isClockwise: signed > 0,
    length,
    marks,
  };
}

/** What the line of a path covers. */
export const inkOf = ({ marks, length }: Extent, wide: number) =>
  marks ? marks * wide * wide : length * wide;

/** Whether one lies within the other, but for an edge. */
export const isWithin = (one: Bounds, other: Bounds, edge: number) =>
  one.left >= other.left - edge &&
  one.right <= other.right + edge &&
  one.top >= other.top - edge &&
  one.bottom <= other.bottom + edge;
