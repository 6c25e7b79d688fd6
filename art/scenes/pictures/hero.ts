import { dot, group, ink, line, mix, num, rect, shape, trace } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";
import { moulding } from "../motifs/arches-and-frame.ts";
import { arc, climber } from "../motifs/bell-lantern-skep-and-wagon.ts";
import { lily } from "../motifs/bulbs.ts";
import { column } from "../motifs/cloister.ts";
import { cushion, lavender } from "../motifs/flowers.ts";
import { clump, greens } from "../motifs/foliage.ts";
import { pot } from "../motifs/pots-and-tables.ts";
import { wall } from "../motifs/stone.ts";
import { garden } from "./garden-behind-hero-arches.ts";

/** The home page's picture: a cloister garden at early morning through three arches, in two shapes. */

interface Light {
  x0: number;
  x1: number;
  apex: number;
}

/** By night the mat shows through what is built of stone, as if the light were in the garden alone. */
const darkStone = "<style>@media(prefers-color-scheme:dark){.w{opacity:.17}}</style>";

const stone = mix(ink.vellum, ink.paper, 0.35);

function opening({ x0, x1, apex }: Light, spring: number, base: number): string {
  const [w, h] = [(x1 - x0) / 2, spring - apex];
  const r = num((w * w + h * h) / (2 * w));
  return `M${x0} ${base}V${spring}A${r} ${r} 0 0 1 ${x0 + w} ${apex}A${r} ${r} 0 0 1 ${x1} ${spring}V${base}Z`;
}

function cloister(
  p: Canvas,
  lights: readonly Light[],
  springLine: number,
  base: number,
  horizon: number,
  s: number,
): string {
  const [w, h] = [p.width, p.height];
  const d = lights.map((l) => opening(l, springLine, base)).join("");
  const rings = trace(1);
  for (const { x0, x1, apex } of lights) {
    const [hw, rise, c] = [(x1 - x0) / 2, springLine - apex, (x0 + x1) / 2];
    const r = (hw * hw + rise * rise) / (2 * hw);
    for (const side of [-1, 1]) {
      const ox = c + side * (r - hw);
      const last = Math.acos((r - hw) / r);
      for (let i = 0; i <= 7; i++) {
        const a = (last * i) / 7.4;
        rings.lines(
          [ox - side * Math.cos(a) * (r + 14), springLine - Math.sin(a) * (r + 14)],
          [ox - side * Math.cos(a) * (r + 44), springLine - Math.sin(a) * (r + 44)],
        );
      }
    }
  }
  const piers = lights.slice(1).map((l, i) => ((lights[i]?.x1 ?? 0) + l.x0) / 2);
  const thick = ((lights[1]?.x0 ?? 0) - (lights[0]?.x1 ?? 0)) * 0.74;
  const roundel = (x: number) => {
    const petals = trace();
    for (let i = 0; i < 5; i++) petals.leaf(x, springLine - 262, i * 72, 21, 14);
    return (
      dot(x, springLine - 262, 38, mix(ink.marian, ink.night, 0.15), ink.ink, 1.6) +
      dot(x, springLine - 262, 31, "none", ink.gilt, 2.4) +
      shape(petals, mix(ink.rose, ink.paper, 0.35), ink.ink, 1) +
      dot(x, springLine - 262, 6, ink.straw, ink.ink, 1)
    );
  };
  const mass = clump(p, greens);
  const vine = (x: number) =>
    Array.from({ length: 11 }, (_, i): [number, number] => [
      x + (i % 2 ? 1 : -1) * thick * 0.6,
      base - 10 - ((base - springLine + 10) * i) / 10,
    ]);
  const first = piers[0] ?? 0;
  const second = piers[1] ?? 0;
  const l0 = lights[0];
  const l1 = lights[1];
  const over =
    l0 && l1
      ? [
          ...arc(first, springLine - 30, thick * 1.6, 190, 180, 250, 5),
          ...arc(
            (l1.x0 + l1.x1) / 2,
            springLine - 8,
            (l1.x1 - l1.x0) / 2 + 26,
            springLine - l1.apex + 8,
            190,
            240,
            7,
          ),
        ]
      : [];
  const potted = (x: number, id: string, k: number, size: number) =>
    p.put(id, x, h - 44 - 56 * k, size) + p.put(pot(p), x, h - 44, k);
  return p.finish(
    darkStone,
    rect(0, 0, w, h, ink.paper).replace("<path", '<path class="m"'),
    line(trace(1).polygon([14, 14], [w - 14, 14], [w - 14, h - 14], [14, h - 14]), 1.2, ink.clay),
    group(
      'class="w"',
      wall(p, 30, 30, w - 60, h - 60, mix(stone, ink.paper, 0.25), { course: 46 }),
      line(d, 92, mix(ink.clay, ink.umber, 0.3)),
      line(d, 89.5, mix(stone, ink.paper, 0.45)),
      line(rings, 1, mix(ink.clay, ink.umber, 0.3)),
    ),
    p.inside(d, ...garden(p, w / 2, horizon, base, s)),
    moulding(p, d, 1.3),
    ...piers.map(roundel),
    group(
      'class="w"',
      ...piers.map((x) => column(p, x, base + 16, springLine - 26, thick)),
      rect(30, base + 12, w - 60, h - base - 42, stone, ink.ink, 1.4),
      rect(22, base + 6, w - 44, 20, mix(stone, ink.paper, 0.5), ink.ink, 1.4),
      rect(30, base + 26, w - 60, 12, p.hatch(0, 4)),
    ),
    line(trace(1).lines([34, base + 21], [w - 34, base + 21]), 2.4, ink.gilt),
    ...over.map(([x, y], i) =>
      p.put(mass, x, y, 0.5 + (i % 3) * 0.08, { turn: i * 25, flip: i % 2 === 0 }),
    ),
    ...vine(second)
      .slice(0, 7)
      .map(([x, y], i) => p.put(mass, x, y, 0.4 + (i % 3) * 0.06, { flip: i % 2 === 0 })),
    ...vine(first).map(([x, y], i) =>
      p.put(mass, x, y, 0.42 + (i % 3) * 0.06, { flip: i % 2 === 0 }),
    ),
    climber(p, vine(first), 1.5, ink.rose, 1),
    climber(p, vine(second).slice(0, 7), 1.4, ink.rose, 1),
    climber(p, over, 1.5, ink.rose, 1),
    potted(first - thick * 1.6, lily(p), 1.5, 1.5),
    potted(first + thick * 1.3, lavender(p), 1.1, 1.05),
    potted(second + thick * 1.7, lily(p), 1.5, 1.5),
    potted(second - thick * 1.4, cushion(p, ink.marian), 1.15, 1.05),
  );
}

export const heroWide = (p: Canvas): string =>
  cloister(
    p,
    [
      { x0: 76, x1: 510, apex: 170 },
      { x0: 576, x1: 1024, apex: 96 },
      { x0: 1090, x1: 1524, apex: 170 },
    ],
    500,
    980,
    580,
    1,
  );

export const heroTall = (p: Canvas): string =>
  cloister(
    p,
    [
      { x0: 66, x1: 232, apex: 236 },
      { x0: 282, x1: 618, apex: 96 },
      { x0: 668, x1: 834, apex: 236 },
    ],
    470,
    980,
    560,
    0.56,
  );
