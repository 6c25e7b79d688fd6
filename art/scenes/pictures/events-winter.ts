import { dot, ink, line, marks, mix, type Point, rect, shape, trace } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";
import { framed } from "../motifs/arches-and-frame.ts";
import { lantern } from "../motifs/bell-lantern-skep-and-wagon.ts";
import { lawn, railFence, shadow } from "../motifs/ground.ts";
import { cross } from "../motifs/monuments.ts";
import { basket, candle, tabletop } from "../motifs/pots-and-tables.ts";
import { seedling } from "../motifs/produce.ts";
import { birds, hours, ridge, sky } from "../motifs/skies.ts";
import { shears } from "../motifs/tools.ts";
import { bare } from "../motifs/trees.ts";
import { bough, bow, sheaf, wreath } from "../motifs/wreaths-and-harvest.ts";

/** The events' pictures, 900 by 600. */

export function wreathDay(p: Canvas): string {
  const planks = trace(1);
  for (let x = 262; x < 640; x += 54) planks.move(x, 40).line([x, 560]);
  const stone = mix(ink.vellum, ink.mist, 0.3);
  return framed(p, { arch: "tall", spandrel: "star", margin: [bowline(p, 112), bowline(p, 788)] }, [
    rect(0, 0, 900, 600, mix(ink.clay, ink.umber, 0.35)),
    rect(0, 0, 900, 600, p.hatch(88, 9, ink.umber)),
    line(planks, 2),
    rect(200, 150, 260, 14, mix(ink.night, ink.ink, 0.4), ink.ink),
    rect(200, 470, 260, 14, mix(ink.night, ink.ink, 0.4), ink.ink),
    dot(620, 340, 12, ink.gilt, ink.ink),
    wreath(p, 450, 300, 134, 134, 74, 18),
    p.put(bow(p), 450, 418, 1.5),
    rect(0, 548, 900, 60, stone, ink.ink),
    shape(
      trace()
        .flow([
          [150, 552],
          [260, 534],
          [380, 548],
          [450, 540],
          [560, 550],
          [660, 532],
          [760, 552],
        ])
        .line([760, 600], [150, 600])
        .close(),
      ink.paper,
      mix(ink.marian, ink.mist, 0.4),
    ),
    p.put(lantern(p, 0), 282, 550, 1.3),
    p.put(lantern(p, 0), 618, 550, 1.3),
  ]);
}

/** A garland of evergreen hung beside an arch, with a ribbon at its head. */
const bowline = (p: Canvas, x: number) => {
  const [dark, light] = [bough(p), bough(p, mix(ink.moss, ink.sage, 0.15))];
  let out = line(trace().move(x, 150).line([x, 500]), 3, ink.umber);
  for (let i = 15; i >= 0; i--)
    for (const s of [-1, 1])
      out += p.put(i % 2 ? dark : light, x, 190 + i * 21, 1.05, {
        turn: 180 + s * (26 + (i % 3) * 6),
      });
  return out + p.put(bow(p), x, 172, 0.8);
};

export function blessingOfSeeds(p: Canvas): string {
  const window = "M300 300V150A150 130 0 0 1 600 150V300Z";
  const clay = mix(ink.clay, ink.vellum, 0.25);
  const bowl = (x: number, y: number, k: number, tint: string, seed: string, size: number) => {
    const t = trace();
    for (let i = 0; i < 40; i++)
      t.mark(
        x + Math.cos(i * 2.4) * Math.sqrt(i) * 7.4 * k,
        y - 34 * k + Math.sin(i * 2.4) * Math.sqrt(i) * 1.7 * k - Math.max(0, 12 - i) * 0.5,
      );
    return (
      shape(
        trace()
          .move(x - 62 * k, y - 36 * k)
          .cubic(x - 54 * k, y, x - 26 * k, y, x - 22 * k, y)
          .line([x + 22 * k, y])
          .cubic(x + 26 * k, y, x + 54 * k, y, x + 62 * k, y - 36 * k)
          .close(),
        tint,
        ink.ink,
        1.2,
      ) +
      shape(
        trace()
          .lines([x + 14 * k, y], [x + 26 * k, y - 30 * k], [x + 61 * k, y - 34 * k])
          .cubic(x + 54 * k, y, x + 26 * k, y, x + 22 * k, y)
          .close(),
        p.hatch(-50, 4),
      ) +
      shape(
        trace().ellipse(x, y - 36 * k, 62 * k, 13 * k),
        mix(tint, ink.ink, 0.35),
        ink.ink,
        1.2,
      ) +
      marks(t, size, seed, ink.ink, 0.8)
    );
  };
  return framed(p, { arch: "pointed", spandrel: "star" }, [
    rect(0, 0, 900, 600, mix(ink.vellum, ink.straw, 0.25)),
    rect(0, 0, 900, 600, p.hatch(0, 10, mix(ink.clay, ink.vellum, 0.45))),
    p.inside(
      window,
      sky(p, hours.snow, 270),
      ridge(p, 266, 40, mix(ink.marian, ink.mist, 0.5)),
      lawn(p, 272, mix(ink.paper, ink.mist, 0.3)),
      p.put(bare(p, 1), 540, 296, 0.62),
    ),
    `<path d="${window}" stroke="${ink.ink}" stroke-width="11"/><path d="${window}" stroke="${ink.umber}" stroke-width="8"/>`,
    line(trace().move(450, 22).line([450, 300]).move(300, 200).line([600, 200]), 4, ink.umber),
    rect(284, 298, 332, 13, ink.vellum, ink.ink),
    tabletop(p, 396, 130, 100),
    shape(trace().polygon([250, 396], [650, 396], [720, 526], [180, 526]), ink.paper, ink.ink, 1.1),
    line(trace().move(262, 404).line([638, 404]).move(196, 516).line([704, 516]), 1.4, ink.rubric),
    p.put(cross(p, mix(ink.gilt, ink.umber, 0.3)), 450, 424, 1.25),
    p.put(candle(p), 344, 430, 1.25),
    p.put(candle(p), 556, 430, 1.25),
    p.put(sheaf(p), 214, 452, 1.15, { turn: -8 }),
    p.put(sheaf(p), 690, 452, 1.15, { turn: 8 }),
    bowl(300, 508, 0.95, clay, ink.straw, 6),
    bowl(600, 508, 0.95, mix(ink.marian, ink.mist, 0.35), ink.umber, 5),
    bowl(450, 528, 1.1, ink.vellum, mix(ink.rubric, ink.clay, 0.3), 7),
    p.put(seedling(p), 376, 526, 1.2),
    p.put(seedling(p), 524, 526, 1.2, { flip: true }),
  ]);
}

export function pruningDay(p: Canvas): string {
  const h = hours.snow;
  const snow = (pts: Point[]) =>
    shape(
      trace(1)
        .flow([...pts, pts[0] ?? [0, 0]])
        .close(),
      ink.paper,
      mix(ink.marian, ink.mist, 0.4),
      0.9,
    );
  const rungs = trace();
  for (let i = 0; i < 9; i++)
    rungs.move(-26 + i * 1.9, -i * 30 - 16).line([26 - i * 1.9, -i * 30 - 16]);
  const ladder = p.motif(
    "ladder",
    () =>
      line(trace().move(-28, 0).line([-8, -286]).move(28, 0).line([8, -286]), 7.4) +
      line(rungs, 5.6) +
      line(
        trace().move(-28, 0).line([-8, -286]).move(28, 0).line([8, -286]),
        5,
        mix(ink.clay, ink.umber, 0.2),
      ) +
      line(rungs, 3.6, ink.clay),
  );
  return framed(p, { arch: "tudor", spandrel: "oak" }, [
    sky(p, h, 380, { sun: [700, 200, 30] }),
    birds(
      [
        [200, 200],
        [230, 214],
      ],
      ink.night,
    ),
    ridge(p, 372, 70, mix(ink.marian, h.haze, 0.45)),
    ridge(p, 396, 26, mix(ink.heather, h.haze, 0.4), { trees: true }),
    lawn(p, 408, mix(ink.sage, ink.clay, 0.3), { tufts: 26, tint: ink.umber }),
    ...[
      [100, 440, 0.42],
      [200, 430, 0.36],
      [690, 432, 0.36],
      [800, 444, 0.44],
    ].map(([x = 0, y = 0, k = 1], i) => p.put(bare(p, i % 2), x, y, k, { fade: 0.75 })),
    railFence(40, 860, 452, 38, mix(ink.umber, ink.mist, 0.4), { posts: 9 }),
    snow([
      [60, 520],
      [180, 500],
      [280, 524],
      [160, 540],
    ]),
    snow([
      [560, 540],
      [680, 520],
      [820, 540],
      [700, 566],
    ]),
    snow([
      [300, 470],
      [380, 462],
      [420, 474],
      [350, 482],
    ]),
    shadow(p, 450, 544, 150, 13, ink.umber),
    p.put(bare(p, 1), 440, 546, 1.62),
    p.put(ladder, 560, 556, 1.02, { turn: -14 }),
    line(
      trace(1)
        .flow([
          [210, 470],
          [230, 484],
          [250, 500],
        ])
        .flow([
          [262, 462],
          [256, 480],
          [262, 500],
        ])
        .flow([
          [300, 466],
          [284, 484],
          [270, 500],
        ])
        .flow([
          [226, 462],
          [240, 480],
          [256, 490],
        ]),
      3.4,
      mix(ink.umber, ink.ink, 0.2),
    ),
    p.put(basket(p), 250, 544, 0.9),
    p.put(shears(p), 690, 528, 1.3, { turn: -8 }),
  ]);
}
