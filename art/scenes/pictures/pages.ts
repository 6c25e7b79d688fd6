import { dot, ink, line, mix, type Point, rect, shape, trace } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";
import { framed } from "../motifs/arches-and-frame.ts";
import { barn, church, greenhouse } from "../motifs/buildings.ts";
import { daffodil, lily } from "../motifs/bulbs.ts";
import { bird, lamb } from "../motifs/creatures.ts";
import {
  coneflower,
  cushion,
  daisies,
  lavender,
  rose,
  roseBush,
  roseLeaf,
  spire,
} from "../motifs/flowers.ts";
import { far, greens, spring } from "../motifs/foliage.ts";
import { bank, lawn, path, railFence, row, shadow } from "../motifs/ground.ts";
import { cross, gatepost } from "../motifs/monuments.ts";
import { tabletop } from "../motifs/pots-and-tables.ts";
import { birds, hours, ridge, sky } from "../motifs/skies.ts";
import { column, tree } from "../motifs/trees.ts";
import { graveCross, letter, quill } from "../motifs/visitors-hats-letters-and-beads.ts";

/** The pictures of the visit, cemetery and contact pages. */

/** The lane to the nursery between two gateposts, with a hanging sign that shows a rose. */
export function visit(p: Canvas): string {
  const h = hours.morning;
  const sign =
    rect(148, 318, 9, 296, ink.umber, ink.ink) +
    rect(148, 336, 150, 9, ink.umber, ink.ink) +
    line(trace(1).move(157, 384).line([196, 345]), 4, ink.umber) +
    line(trace(1).move(190, 345).line([190, 366]).move(276, 345).line([276, 366]), 2.4) +
    shape(
      trace(1)
        .lines([172, 366], [294, 366], [294, 448])
        .quad(294, 486, 233, 496)
        .quad(172, 486, 172, 448)
        .close(),
      mix(ink.marian, ink.night, 0.2),
      ink.ink,
      1.6,
    ) +
    line(
      trace(1)
        .lines([180, 374], [286, 374], [286, 446])
        .quad(284, 478, 233, 487)
        .quad(182, 478, 180, 446)
        .close(),
      2.2,
      ink.gilt,
    ) +
    p.put(roseLeaf(p), 214, 440, 0.95, { turn: -100 }) +
    p.put(roseLeaf(p), 252, 440, 0.95, { turn: 100 }) +
    p.put(rose(p), 233, 426, 1.5);
  return framed(p, { arch: "round", spandrel: "oak" }, [
    sky(p, h, 400, {
      sun: [760, 240, 42],
      clouds: [
        [200, 200, 220],
        [560, 300, 200],
      ],
    }),
    birds(
      [
        [480, 180],
        [518, 196],
        [462, 202],
      ],
      ink.night,
    ),
    ridge(p, 396, 100, mix(ink.marian, h.haze, 0.6)),
    ridge(p, 420, 60, mix(ink.heather, h.haze, 0.65)),
    ridge(p, 440, 30, mix(ink.sage, h.haze, 0.4), { trees: true }),
    lawn(p, 446, mix(ink.sage, ink.straw, 0.28), {
      tufts: 26,
      hatch: p.hatch(-3, 16, mix(ink.sage, ink.moss, 0.5), 0.7),
    }),
    p.put(tree(p, far(greens, h.haze, 0.1)), 110, 560, 0.95),
    p.put(barn(p), 452, 486, 0.92),
    p.put(greenhouse(p, mix(ink.mist, ink.paper, 0.3)), 690, 496, 0.6),
    p.put(tree(p, far(greens, h.haze, 0.25)), 330, 490, 0.72),
    p.put(tree(p, far(spring, h.haze, 0.15), 1), 850, 510, 0.95),
    p.put(column(p, far(greens, h.haze, 0.2)), 574, 494, 0.5),
    path(
      [
        [560, 490, 26],
        [500, 530, 54],
        [470, 590, 110],
        [540, 660, 210],
        [500, 790, 420],
      ],
      mix(ink.vellum, ink.straw, 0.25),
      ink.clay,
      { hatch: p.hatch(2, 13, ink.clay, 0.7) },
    ),
    row(p, [lavender(p)], [590, 500, 0.22], [640, 560, 0.6], 6, { bias: 1.2 }),
    railFence(20, 330, 604, 70, mix(ink.umber, ink.mist, 0.35), { posts: 5, drop: 14 }),
    railFence(690, 980, 616, 70, mix(ink.umber, ink.mist, 0.35), { posts: 5, drop: -12 }),
    sign,
    p.put(gatepost(p), 340, 640, 1.28),
    p.put(gatepost(p), 672, 640, 1.28),
    p.put(roseBush(p), 282, 656, 1),
    p.put(roseBush(p), 738, 656, 1.05),
    p.put(bird(p), 672, 420, 1.2, { flip: true }),
    bank(p, [coneflower(p), daisies(p, ink.paper), lavender(p)], 60, 330, 680, 706, 1, 1.1, 2, 5),
    bank(
      p,
      [daisies(p, ink.paper), lavender(p), spire(p, ink.marian)],
      690,
      940,
      680,
      706,
      1,
      1.1,
      2,
      5,
    ),
  ]);
}

/** A hillside of small wooden crosses with a lamb, flowers and an oak at evening. */
export function cemetery(p: Canvas): string {
  const h = hours.gold;
  const wood = graveCross(p);
  const rows: [number, number, number][] = [
    [404, 356, 0.42],
    [446, 350, 0.42],
    [488, 350, 0.42],
    [530, 354, 0.42],
    [380, 392, 0.56],
    [436, 386, 0.56],
    [492, 386, 0.56],
    [548, 390, 0.56],
    [352, 438, 0.76],
    [424, 432, 0.76],
    [568, 434, 0.76],
    [318, 498, 1.02],
    [412, 494, 1.02],
    [640, 440, 0.76],
    [606, 394, 0.56],
  ];
  const crest: Point[] = [
    [0, 420],
    [180, 366],
    [380, 330],
    [520, 330],
    [700, 372],
    [900, 430],
  ];
  return framed(p, { arch: "tudor", spandrel: "star" }, [
    sky(p, h, 380, { sun: [640, 262, 40], rays: true }),
    birds(
      [
        [420, 170],
        [452, 184],
      ],
      ink.umber,
    ),
    ridge(p, 376, 90, mix(ink.heather, h.haze, 0.5)),
    ridge(p, 400, 60, mix(ink.moss, h.haze, 0.6), { trees: true }),
    shape(
      trace(1).flow(crest).line([900, 620], [0, 620]).close(),
      mix(ink.sage, ink.straw, 0.35),
      mix(ink.moss, ink.ink, 0.3),
    ),
    shape(
      trace(1).flow(crest).line([900, 620], [0, 620]).close(),
      p.hatch(-7, 12, mix(ink.sage, ink.moss, 0.6), 0.7),
    ),
    lawn(p, 452, mix(ink.sage, ink.moss, 0.25), { tufts: 30 }),
    p.put(tree(p, far(greens, h.haze, 0.12)), 180, 470, 1.3),
    p.put(cross(p), 740, 446, 1.1),
    p.put(column(p, far(greens, h.haze, 0.2)), 806, 450, 0.7),
    ...rows.map(
      ([x, y, k]) =>
        p.put(wood, x, y, k) +
        p.put(cushion(p, x % 3 ? ink.rose : ink.paper), x, y + 3 * k, k * 0.26),
    ),
    shadow(p, 560, 540, 130, 10, ink.moss),
    p.put(lamb(p), 560, 538, 1.6),
    p.put(daffodil(p), 462, 546, 0.9),
    p.put(lily(p), 660, 546, 0.82),
    p.put(lily(p), 690, 550, 0.7, { flip: true }),
    bank(
      p,
      [cushion(p, ink.paper), daisies(p, ink.paper), cushion(p, ink.rose), cushion(p, ink.heather)],
      60,
      440,
      556,
      566,
      0.7,
      0.85,
      1,
      6,
    ),
    bank(
      p,
      [cushion(p, ink.rose), cushion(p, ink.paper), daisies(p, ink.paper)],
      700,
      840,
      552,
      562,
      0.7,
      0.85,
      1,
      3,
    ),
  ]);
}

/** A writing table: letter, quill, ink, a sprig of rose, a window on the garden. */
export function contact(p: Canvas): string {
  const h = hours.morning;
  const pane = "M300 322V190A110 100 0 0 1 520 190V322Z";
  const well =
    shape(
      trace()
        .lines([-34, -6], [-26, -50])
        .quad(0, -58, 26, -50)
        .line([34, -6])
        .quad(0, 6, -34, -6)
        .close(),
      mix(ink.marian, ink.night, 0.3),
      ink.ink,
      1.2,
    ) +
    shape(trace().ellipse(0, -51, 19, 6), ink.night, ink.ink) +
    shape(
      trace().move(8, -48).line([10, 0]).quad(26, -2, 34, -6).line([26, -50]).close(),
      p.hatch(-50, 4),
    ) +
    line(trace().move(-22, -40).line([-26, -14]), 1.8, mix(ink.marian, ink.paper, 0.6));
  const inkwell = p.motif("inkwell", () => well);
  const seal = trace().scallop(0, 0, 17, 15, 9, p.rand);
  return framed(p, { arch: "round", spandrel: "rose" }, [
    rect(0, 0, 900, 600, mix(ink.vellum, ink.straw, 0.2)),
    rect(0, 0, 900, 600, p.hatch(88, 12, mix(ink.clay, ink.vellum, 0.5))),
    p.inside(
      pane,
      sky(p, h, 250),
      ridge(p, 246, 40, mix(ink.marian, h.haze, 0.55)),
      lawn(p, 256, ink.sage),
      p.put(tree(p, far(spring, h.haze, 0.2)), 462, 306, 0.62),
      p.put(church(p), 346, 276, 0.55),
      row(p, [roseBush(p)], [310, 324, 0.4], [520, 324, 0.4], 6, { bias: 1 }),
    ),
    `<path d="${pane}" stroke="${ink.ink}" stroke-width="11"/><path d="${pane}" stroke="${ink.umber}" stroke-width="8"/>`,
    line(trace(1).move(410, 90).line([410, 322]).move(300, 196).line([520, 196]), 3.4, ink.umber),
    rect(284, 320, 252, 12, mix(ink.vellum, ink.paper, 0.4), ink.ink),
    p.put(cross(p, ink.umber, false), 196, 300, 0.75),
    tabletop(p, 372, 150, 90),
    shadow(p, 456, 494, 200, 24, ink.umber),
    p.put(letter(p), 320, 396, 1.05),
    p.put(inkwell, 600, 424, 1.15),
    p.put(quill(p), 612, 372, 1.25),
    shape(
      trace().polygon([150, 420], [290, 410], [304, 482], [164, 496]),
      mix(ink.paper, ink.vellum, 0.4),
      ink.ink,
      1.2,
    ),
    line(trace().move(150, 420).line([232, 458], [290, 410]), 1),
    `<g transform="translate(230 456)">${shape(seal, ink.rubric, ink.ink, 1)}${shape(trace().ellipse(0, 0, 9, 8), mix(ink.rubric, ink.ink, 0.2), ink.ink, 0.8)}${line(trace().move(0, -5).line([0, 5]).move(-4, -1).line([4, -1]), 1.4, mix(ink.rubric, ink.paper, 0.5))}</g>`,
    line(
      trace(1).flow([
        [560, 506],
        [640, 486],
        [700, 500],
        [770, 470],
      ]),
      3,
      ink.fern,
    ),
    p.put(roseLeaf(p), 620, 492, 1.15, { turn: 40 }),
    p.put(roseLeaf(p), 664, 494, 1.15, { turn: 140 }),
    p.put(roseLeaf(p), 590, 500, 0.95, { turn: 150 }),
    p.put(roseLeaf(p), 720, 492, 1, { turn: 20 }),
    p.put(rose(p), 782, 464, 1.5),
    p.put(rose(p, mix(ink.rose, ink.paper, 0.4)), 700, 510, 1.05),
    dot(520, 516, 2.6, ink.night),
  ]);
}
