import { ink, mix, shape, trace } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";
import { framed } from "../motifs/arches-and-frame.ts";
import { arc, lantern } from "../motifs/bell-lantern-skep-and-wagon.ts";
import { church, door } from "../motifs/buildings.ts";
import { iris, lily } from "../motifs/bulbs.ts";
import { bee } from "../motifs/creatures.ts";
import { coneflower, cushion, daisies, lavender, roseBush, spire } from "../motifs/flowers.ts";
import { clump, far, greens, hedge, spring } from "../motifs/foliage.ts";
import { bank, lawn, path, row, shadow } from "../motifs/ground.ts";
import { basket, pot } from "../motifs/pots-and-tables.ts";
import { seedling } from "../motifs/produce.ts";
import { hours, ridge, sky } from "../motifs/skies.ts";
import { bench, lady, pedestal, wall } from "../motifs/stone.ts";
import { tool } from "../motifs/tools.ts";
import { column, tree } from "../motifs/trees.ts";
import { hat } from "../motifs/visitors-hats-letters-and-beads.ts";

/** The events' pictures, 900 by 600. */

/** The default: a garden door left open in an ivied wall. */
export function openDoor(p: Canvas): string {
  const h = hours.morning;
  const ivy = clump(p, greens);
  return framed(p, { arch: "round", spandrel: "vine" }, [
    sky(p, h, 220),
    p.put(tree(p, far(greens, h.haze, 0.3)), 170, 230, 0.75),
    p.put(tree(p, far(spring, h.haze, 0.25), 1), 730, 230, 0.8),
    p.put(church(p), 500, 214, 0.7),
    wall(p, 20, 200, 860, 310, undefined, { coping: true, course: 28 }),
    ...arc(450, 332, 116, 122, 176, 364, 10).map(([x, y], i) =>
      p.put(ivy, x, y, 0.44 + (i % 3) * 0.06, { flip: i % 2 === 0 }),
    ),
    ...[
      [70, 212],
      [104, 226],
      [140, 214],
      [176, 228],
      [88, 262],
      [122, 258],
      [212, 214],
      [690, 214],
      [726, 226],
      [762, 214],
      [798, 232],
      [826, 214],
      [808, 268],
      [776, 260],
    ].map(([x = 0, y = 0], i) => p.put(ivy, x, y, 0.5, { flip: i % 2 === 0 })),
    p.put(door(p, mix(ink.straw, ink.paper, 0.35)), 450, 500, 1.55),
    p.inside(
      "M455 500V260H530V500Z",
      p.put(tree(p, far(spring, ink.straw, 0.3)), 512, 440, 0.5),
      p.put(spire(p, mix(ink.rose, ink.straw, 0.2)), 486, 480, 0.6),
      p.put(spire(p, mix(ink.marian, ink.straw, 0.3)), 510, 486, 0.6),
    ),
    lawn(p, 498, ink.moss, { tufts: 8 }),
    path(
      [
        [460, 498, 150],
        [450, 540, 190],
        [440, 640, 280],
      ],
      ink.vellum,
      ink.clay,
      { stones: p.rand },
    ),
    p.put(lantern(p, 0, false), 330, 330, 1.1),
    row(
      p,
      [spire(p, ink.marian), daisies(p, ink.paper), spire(p, ink.rose)],
      [80, 540, 1.05],
      [310, 530, 1.05],
      6,
      { bias: 1 },
    ),
    row(
      p,
      [spire(p, ink.rose), coneflower(p), spire(p, ink.marian)],
      [590, 530, 1.05],
      [830, 540, 1.05],
      6,
      { bias: 1 },
    ),
    bank(
      p,
      [cushion(p, ink.heather), cushion(p, ink.paper), cushion(p, ink.rose)],
      50,
      340,
      572,
      578,
      0.95,
      1,
      1,
      5,
    ),
    bank(p, [cushion(p, ink.rose), cushion(p, ink.heather)], 560, 860, 572, 578, 0.95, 1, 1, 5),
  ]);
}

export function summerTour(p: Canvas): string {
  const h = hours.noon;
  return framed(p, { arch: "tudor", spandrel: "rose" }, [
    sky(p, h, 300, {
      clouds: [
        [130, 220, 200],
        [560, 180, 230],
      ],
    }),
    ridge(p, 300, 60, mix(ink.marian, h.haze, 0.6)),
    ridge(p, 318, 26, mix(ink.sage, h.haze, 0.35), { trees: true }),
    p.put(tree(p, far(greens, h.haze, 0.2)), 760, 360, 0.95),
    p.put(column(p, far(greens, h.haze, 0.25)), 120, 350, 0.7),
    p.put(column(p, far(greens, h.haze, 0.25)), 152, 354, 0.56),
    lawn(p, 336, ink.sage, { tufts: 12 }),
    path(
      [
        [500, 338, 20],
        [560, 380, 60],
        [360, 450, 130],
        [520, 640, 240],
      ],
      ink.vellum,
      ink.clay,
      { hatch: p.hatch(0, 10, ink.clay, 0.6) },
    ),
    row(
      p,
      [spire(p, ink.marian), spire(p, ink.rose), spire(p, ink.heather)],
      [430, 356, 0.3],
      [60, 440, 0.95],
      9,
    ),
    row(p, [cushion(p, ink.rose), cushion(p, ink.paper)], [460, 362, 0.25], [70, 480, 1], 9),
    row(p, [lavender(p), coneflower(p)], [590, 366, 0.3], [850, 440, 0.9], 8),
    shadow(p, 310, 546, 210, 14, ink.moss),
    p.put(bench(p), 300, 546, 1.9),
    p.put(hat(p), 240, 438, 1.2),
    p.put(basket(p), 380, 438, 0.95),
    ...[
      [-30, -64],
      [0, -66],
      [28, -64],
    ].map(([x = 0, y = 0], i) =>
      p.put(
        [daisies(p, ink.paper), cushion(p, ink.rose), daisies(p, ink.straw)][i] ?? "",
        380 + x,
        438 + y + 14,
        0.62,
      ),
    ),
    bank(p, [daisies(p, ink.paper), coneflower(p)], 560, 860, 560, 584, 0.95, 1.1, 2, 5),
    bank(p, [cushion(p, ink.heather)], 60, 480, 586, 586, 0.9, 0.9, 1, 5),
    p.put(bee(p), 640, 446, 1.4),
    p.put(bee(p), 700, 470, 1.2, { flip: true }),
  ]);
}

export function marianPlanting(p: Canvas): string {
  const h = hours.morning;
  const marble = mix(ink.paper, ink.mist, 0.35);
  return framed(p, { arch: "ogee", spandrel: "rose" }, [
    sky(p, h, 320, { clouds: [[620, 250, 170]] }),
    ridge(p, 316, 50, mix(ink.marian, h.haze, 0.58)),
    ridge(p, 332, 24, mix(ink.sage, h.haze, 0.3), { trees: true }),
    p.put(tree(p, far(spring, h.haze, 0.15)), 160, 390, 1.05),
    p.put(column(p, far(greens, h.haze, 0.15)), 700, 380, 0.95),
    p.put(column(p, far(greens, h.haze, 0.15)), 742, 384, 0.76),
    lawn(p, 350, mix(ink.sage, ink.straw, 0.2), { tufts: 16 }),
    p.put(hedge(p, 420, 40, far(greens, h.haze, 0.15)), 240, 382),
    shape(trace(1).ellipse(420, 500, 300, 62), mix(ink.umber, ink.moss, 0.35), ink.ink),
    shape(trace(1).ellipse(420, 500, 300, 62), p.hatch(0, 7)),
    row(p, [iris(p), lily(p)], [200, 476, 0.62], [640, 476, 0.62], 7, { bias: 1 }),
    p.put(pedestal(p, 60), 420, 492, 1.4),
    p.put(lady(p, marble, ink.paper), 420, 410, 2.05),
    ...arc(420, 500, 270, 48, 20, 160, 9).map(([x, y], i) =>
      p.put([cushion(p, ink.paper), cushion(p, ink.marian)][i % 2] ?? "", x, y + 4, 0.72),
    ),
    p.put(roseBush(p), 250, 512, 0.72),
    p.put(roseBush(p), 590, 512, 0.72),
    p.put(tool(p, "spade"), 716, 556, 1.1, { turn: 7 }),
    shape(
      trace(1)
        .flow([
          [640, 560],
          [690, 528],
          [716, 524],
          [750, 536],
          [790, 560],
        ])
        .close(),
      ink.umber,
      ink.ink,
    ),
    p.put(pot(p), 150, 560, 0.95),
    p.put(lily(p), 150, 512, 0.72),
    p.put(pot(p), 94, 566, 0.8),
    p.put(iris(p, ink.heather), 94, 524, 0.8),
    p.put(seedling(p), 640, 558, 1.3),
  ]);
}
