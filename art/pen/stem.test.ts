import { describe, expect, it } from "vitest";
import { boundsOf, pointsIn } from "./bounds.ts";
import { greens } from "./colors.ts";
import { angleAt, beside, brush, type Curve, shoot, through } from "./curve.ts";
import { spiralUp, whorlsUp } from "./inflorescence.ts";
import { type Point, printed, seeded } from "./ink.ts";
import { Sheet } from "./plate-sheet.ts";
import { axisTip, stem } from "./stem.ts";

const arch = through([
  [-130, 0],
  [-150, -420],
  [-50, -760],
  [150, -860],
  [340, -730],
]);
const nodding = shoot([0, 0], -20, 110, 900);

/** How far from a curve the farthest of some points lies. */
const farthest = (c: Curve, points: readonly Point[]) => {
  const walk = Array.from({ length: 801 }, (_, i) => c.at(i / 800));
  const away = ([x, y]: Point) => Math.min(...walk.map((w) => Math.hypot(w[0] - x, w[1] - y)));
  return Math.max(...points.map(away));
};
/** The points of each path of a drawing, with eight along every curve of it. */
const pathsOf = (markup: string) =>
  [...markup.matchAll(/ d="([^"]*)"/g)].map(([, d = ""]) => {
    const points: Point[] = [];
    let [here, handle]: [Point, Point] = [
      [0, 0],
      [0, 0],
    ];
    for (const [, letter, rest = ""] of d.matchAll(/([mlqt])([^a-z]*)/g)) {
      const v = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
      const from = here;
      const to = (i: number): Point => [from[0] + (v[i] ?? 0), from[1] + (v[i + 1] ?? 0)];
      here = to(v.length - 2);
      const bend: Point =
        letter === "q" ? to(0) : [2 * from[0] - handle[0], 2 * from[1] - handle[1]];
      handle = letter === "q" || letter === "t" ? bend : here;
      if (letter === "m" || letter === "l") points.push(here);
      else
        for (let t = 0.125; t <= 1; t += 0.125) {
          const at = (k: 0 | 1) =>
            (1 - t) ** 2 * from[k] + 2 * t * (1 - t) * bend[k] + t * t * here[k];
          points.push([at(0), at(1)]);
        }
    }
    return points.map(([x, y]): Point => [x / printed, y / printed]);
  });

describe("an arching stem", () => {
  it.each([
    ["through places", arch],
    ["by its angles", nodding],
  ])("has its edges and its shadow on one line, %s", (_, c) => {
    const parts = pathsOf(stem(new Sheet("stem"), c, 14, 14, greens.green, 5));
    expect(parts).toHaveLength(2);
    // Half of its width, and what rounding to the file's units may take.
    for (const points of parts) expect(farthest(c, points)).toBeLessThan(7 + 2.5);
  });

  it("is as wide as was asked", () => {
    const flat: Curve = through([
      [0, 0],
      [100, 0],
    ]);
    const drawn = new Sheet("brush").fill(
      brush(flat, (t) => 80 * Math.sin(Math.PI * t), 5),
      greens.green.wash,
    );
    const { top, bottom } = boundsOf(pointsIn(drawn, () => []));
    expect(bottom - top).toBeGreaterThan(76);
    expect(bottom - top).toBeLessThan(84);
    expect(beside(flat, 0.5, 40)[1]).toBeCloseTo(40);
  });
});

describe("an axis of flowers", () => {
  const spike = { from: 0.5, to: 1, count: 30, breadth: 40 };
  it.each([
    ["in a spiral", spiralUp],
    ["in rings", whorlsUp],
  ])("ends in a bud that stands on its tip, %s", (_, places) => {
    const youngest = places(nodding, spike, seeded("spike")).find(({ age }) => age === 0);
    expect(youngest?.foot).toEqual(nodding.at(1));
    expect(youngest?.point).toEqual(nodding.at(1));
    expect(Math.abs((youngest?.angle ?? 180) - angleAt(nodding, 1))).toBeLessThan(7);
  });

  it("runs out to a point, and is not cut", () => {
    const [edge = []] = pathsOf(stem(new Sheet("axis"), nodding, 14, axisTip, greens.green, 5));
    const [x, y] = nodding.at(1);
    const near = edge.filter((p) => Math.hypot(p[0] - x, p[1] - y) < 4);
    expect(near.length).toBeGreaterThan(1);
    for (const p of near) expect(Math.hypot(p[0] - x, p[1] - y)).toBeLessThan(axisTip / 2 + 2);
  });
});
