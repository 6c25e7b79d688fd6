import { placedAt } from "./bounds.ts";
import type { Point } from "./ink.ts";

/** How many points each command takes. */
const taken: Record<string, number> = { m: 1, l: 1, t: 1, q: 2, c: 3 };

/** Path data where a `transform` puts it, in whole units of the file; nothing where it holds arcs. */
export function placedPath(d: string, transform: string): string | undefined {
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
      const points = Array.from({ length: step / 2 }, (_, k): Point => {
        return [fromX + (values[i + 2 * k] ?? 0), fromY + (values[i + 2 * k + 1] ?? 0)];
      });
      const [x, y] = writtenAt;
      const moved = placedAt(transform, points).map(([px, py]): Point => {
        return [Math.round(px - x), Math.round(py - y)];
      });
      out +=
        command +
        moved
          .map(([px, py]) => `${px}${py < 0 ? "" : " "}${py}`)
          .join(" ")
          .replaceAll(" -", "-");
      const [endX, endY] = moved.at(-1) ?? [0, 0];
      [at, writtenAt] = [points.at(-1) ?? at, [x + endX, y + endY]];
      if (command === "m") [start, writtenStart] = [at, writtenAt];
    }
  }
  return out;
}
