import type { Point } from "./ink.ts";

/** How many points each command takes. */
const taken: Record<string, number> = { m: 1, l: 1, t: 1, q: 2, c: 3 };

/** Path data with its points where `place` puts them, in whole units of the file; nothing where it holds arcs. */
export function placedPath(d: string, place: (point: Point) => Point): string | undefined {
  if (/a/i.test(d)) return undefined;
  let out = "";
  // Where the pen is and where its form began: in the path as it was, and as it is written.
  let [at, start]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ];
  let [writtenAt, writtenStart]: [Point, Point] = [at, at];
  for (const [, letter = "", numbers = ""] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toLowerCase();
    if (command === "z" || command === "h") {
      out += command === "z" ? "z" : "h0";
      if (command === "z") [at, writtenAt] = [start, writtenStart];
      continue;
    }
    const values = (numbers.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const step = (taken[command] ?? 1) * 2;
    for (let i = 0; i < values.length; i += step) {
      const [fromX, fromY] = letter === command ? at : [0, 0];
      const [x, y] = writtenAt;
      out += command;
      for (let k = i; k < i + step; k += 2) {
        const point: Point = [fromX + (values[k] ?? 0), fromY + (values[k + 1] ?? 0)];
        const [placedX, placedY] = place(point);
        const [dx, dy] = [Math.round(placedX - x), Math.round(placedY - y)];
        out += `${k > i && dx >= 0 ? " " : ""}${dx}${dy < 0 ? "" : " "}${dy}`;
        [at, writtenAt] = [point, [x + dx, y + dy]];
      }
      if (command === "m") [start, writtenStart] = [at, writtenAt];
    }
  }
  return out;
}
