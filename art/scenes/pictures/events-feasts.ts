import { dot, ink, line, mix, type Point, rect, shape, trace } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";
import { framed } from "../motifs/arches-and-frame.ts";
import { arc, lantern } from "../motifs/bell-lantern-skep-and-wagon.ts";
import { daffodil, tulip } from "../motifs/bulbs.ts";
import { cushion, roseBush } from "../motifs/flowers.ts";
import { autumn, blossom, boxBall, far, fern, greens, shrub, spring } from "../motifs/foliage.ts";
import { bank, lawn, railFence, row, scatter, shadow } from "../motifs/ground.ts";
import { cross } from "../motifs/monuments.ts";
import { basket, pot } from "../motifs/pots-and-tables.ts";
import { pumpkin, seedling } from "../motifs/produce.ts";
import { birds, hours, ridge, sky } from "../motifs/skies.ts";
import { lady, pedestal } from "../motifs/stone.ts";
import { bare, column, tree } from "../motifs/trees.ts";
import { beads } from "../motifs/visitors-hats-letters-and-beads.ts";
import { apple, shock } from "../motifs/wreaths-and-harvest.ts";

/** The events' pictures, 900 by 600. */

export function springSale(p: Canvas): string {
  const h = hours.morning;
  const stripes = trace(1);
  const valance = trace(1).move(190, 196);
  for (let i = 0; i < 10; i++) {
    const [x, w] = [190 + i * 52, 52];
    if (i % 2) stripes.polygon([250 + i * 40, 110], [290 + i * 40, 110], [x + w, 196], [x, 196]);
    valance.quad(x + w / 2, 228, x + w, 196);
  }
  const clay = pot(p);
  const potted = (x: number, y: number, k: number, id: string, s: number) =>
    p.put(id, x, y - 54 * k, s) + p.put(clay, x, y, k);
  return framed(
    p,
    {
      arch: "tudor",
      spandrel: "rose",
      front: [
        potted(110, 576, 0.95, tulip(p, ink.rubric), 0.9),
        potted(180, 580, 0.8, cushion(p, ink.heather), 0.75),
        potted(790, 576, 0.95, daffodil(p), 1),
        potted(720, 580, 0.8, cushion(p, ink.straw), 0.75),
      ],
    },
    [
      sky(p, h, 340, {
        clouds: [
          [90, 250, 160],
          [690, 230, 150],
        ],
      }),
      ridge(p, 340, 60, mix(ink.marian, h.haze, 0.6)),
      ridge(p, 356, 24, mix(ink.sage, h.haze, 0.35), { trees: true }),
      lawn(p, 372, mix(ink.sage, ink.straw, 0.3), { tufts: 18 }),
      p.put(bare(p, 0, blossom), 104, 450, 0.9),
      p.put(bare(p, 1, blossom), 806, 450, 0.85),
      railFence(40, 860, 420, 40, mix(ink.paper, ink.mist, 0.4), { posts: 9 }),
      rect(206, 180, 9, 360, ink.umber, ink.ink),
      rect(685, 180, 9, 360, ink.umber, ink.ink),
      shadow(p, 450, 544, 280, 16, ink.moss),
      rect(222, 330, 456, 12, mix(ink.clay, ink.umber, 0.3), ink.ink),
      ...[260, 330, 400, 470, 540, 610].map((x, i) =>
        potted(
          x + 12,
          330,
          0.62,
          [
            daffodil(p),
            seedling(p),
            tulip(p, ink.rose),
            cushion(p, ink.rose),
            tulip(p, ink.straw),
            fern(p, spring),
          ][i] ?? "",
          [0.75, 1.5, 0.8, 0.6, 0.8, 0.36][i] ?? 1,
        ),
      ),
      rect(206, 440, 488, 96, mix(ink.clay, ink.umber, 0.2), ink.ink),
      rect(206, 440, 488, 96, p.hatch(0, 16, ink.umber)),
      rect(196, 428, 508, 16, mix(ink.clay, ink.vellum, 0.35), ink.ink),
      ...[250, 330, 412, 492, 574, 652].map((x, i) =>
        potted(
          x,
          430,
          0.78,
          [
            tulip(p, ink.rubric),
            cushion(p, ink.heather),
            daffodil(p),
            roseBush(p),
            cushion(p, ink.paper),
            tulip(p, ink.rose),
          ][i] ?? "",
          [0.95, 0.75, 0.95, 0.56, 0.75, 0.95][i] ?? 1,
        ),
      ),
      shape(valance.line([650, 110], [250, 110]).close(), ink.paper, ink.ink, 1.3),
      shape(stripes, ink.rubric),
      line(trace(1).move(190, 196).line([710, 196]).move(250, 110).line([650, 110]), 1.2),
      scatter(p, 60, 470, 200, 540, 12, mix(ink.rose, ink.paper, 0.4), ink.rose, 3),
    ],
  );
}

export function harvestDay(p: Canvas): string {
  const h = hours.dusk;
  return framed(
    p,
    {
      arch: "round",
      spandrel: "vine",
      front: [
        p.put(basket(p), 170, 578, 1.15),
        ...[
          [-42, -66],
          [-14, -70],
          [14, -70],
          [42, -66],
          [-26, -86],
          [2, -92],
          [28, -86],
        ].map(([x = 0, y = 0], i) =>
          p.put(
            apple(p, i % 3 ? ink.rubric : mix(ink.gilt, ink.straw, 0.3)),
            170 + x * 1.1,
            590 + y * 1.1,
            1.15,
          ),
        ),
        p.put(pumpkin(p), 726, 578, 1.25),
        p.put(pumpkin(p, mix(ink.vellum, ink.clay, 0.25)), 640, 582, 0.9),
      ],
    },
    [
      sky(p, h, 330),
      dot(560, 250, 78, mix(ink.straw, ink.rose, 0.3)),
      dot(560, 250, 60, mix(ink.straw, ink.gilt, 0.15), ink.gilt, 1.4),
      birds(
        [
          [330, 170],
          [362, 184],
          [306, 190],
          [390, 164],
        ],
        ink.night,
      ),
      ridge(p, 326, 50, mix(ink.heather, h.haze, 0.3)),
      ridge(p, 346, 28, mix(ink.night, ink.umber, 0.55), { trees: true }),
      p.put(tree(p, far(autumn.russet, ink.night, 0.3)), 128, 410, 1),
      lawn(p, 358, mix(ink.gilt, ink.clay, 0.35), { hatch: p.hatch(-5, 12, ink.umber, 0.9) }),
      row(p, [shock(p)], [350, 378, 0.24], [150, 520, 1.15], 5),
      row(p, [shock(p)], [480, 376, 0.22], [480, 540, 1.4], 4),
      row(p, [shock(p)], [610, 378, 0.24], [820, 500, 1.1], 5),
      row(p, [shock(p)], [420, 370, 0.18], [300, 420, 0.5], 3),
      bank(
        p,
        [pumpkin(p, mix(ink.clay, ink.rubric, 0.25)), pumpkin(p)],
        330,
        640,
        440,
        450,
        0.24,
        0.3,
        1,
        5,
      ),
    ],
  );
}

export function rosaryWalk(p: Canvas): string {
  const h = hours.dusk;
  const stones: [number, number, number, boolean][] = [];
  for (let i = 0; i <= 55; i++) {
    const a = ((i / 55) * 318 + 111) * (Math.PI / 180);
    const y = 440 + Math.sin(a) * 78;
    stones.push([450 + Math.cos(a) * 310, y, 5 + (y - 370) * 0.062, i % 11 === 0]);
  }
  stones.sort((a, b) => a[1] - b[1]);
  /** Half of the rosary that follows the arch: up one side to its point. */
  const side = (s: number): Point[] => [
    ...[536, 522, 508, 494, 480, 466, 452, 438, 424].map((y): Point => [450 - s * 372, y]),
    ...arc(0, 413, 397, 397, 180, 266, 43).map(([x, y]): Point => [450 - s * (-x - 25), y]),
  ];
  const slabs = stones.map(([x, y, s, big]) =>
    shape(
      trace(1).ellipse(x, y, s * (big ? 2.2 : 1.35), s * (big ? 0.95 : 0.6)),
      big ? mix(ink.straw, ink.paper, 0.3) : mix(ink.vellum, ink.heather, 0.15),
      ink.ink,
      1,
    ),
  );
  return framed(
    p,
    {
      arch: "pointed",
      spandrel: "rose",
      margin: [beads([...side(1), ...side(-1).reverse().slice(1)], 7, ink.marian)],
    },
    [
      sky(p, h, 330, { stars: 14 }),
      ridge(p, 320, 50, mix(ink.heather, h.haze, 0.3)),
      ridge(p, 342, 24, mix(ink.night, ink.fern, 0.5), { trees: true }),
      lawn(p, 352, mix(ink.moss, ink.night, 0.2), {
        tufts: 18,
        tint: mix(ink.sage, ink.night, 0.25),
      }),
      p.put(column(p, far(greens, ink.night, 0.35)), 210, 400, 0.9),
      p.put(column(p, far(greens, ink.night, 0.35)), 690, 400, 0.9),
      p.put(tree(p, far(greens, ink.night, 0.4)), 300, 372, 0.5),
      p.put(tree(p, far(greens, ink.night, 0.4), 1), 610, 372, 0.46),
      ...slabs,
      p.put(cross(p, mix(ink.umber, ink.night, 0.2), false), 450, 408, 1.4),
      p.put(roseBush(p), 388, 402, 0.5),
      p.put(roseBush(p), 512, 402, 0.5),
      p.put(pedestal(p, 50), 450, 490, 0.9),
      p.put(lady(p, ink.marian), 450, 446, 0.95),
      bank(p, [roseBush(p, mix(ink.rose, ink.paper, 0.3))], 390, 520, 494, 494, 0.4, 0.4, 1, 4),
      p.put(lantern(p, 100), 270, 470, 0.9),
      p.put(lantern(p, 100), 630, 470, 0.9),
      p.put(shrub(p, far(greens, ink.night, 0.3)), 176, 560, 1),
      p.put(boxBall(p, far(greens, ink.night, 0.3)), 720, 566, 1),
    ],
  );
}
