import { ink, line, mix, type Point, rect, shape, trace, within } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";
import { framed } from "../motifs/arches-and-frame.ts";
import { barn } from "../motifs/buildings.ts";
import { iris, lily } from "../motifs/bulbs.ts";
import { cushion, roseBush } from "../motifs/flowers.ts";
import { autumn, far, fern, greens, shrub, spring, tuft } from "../motifs/foliage.ts";
import { bank, lawn, path, railFence, row, scatter, shadow } from "../motifs/ground.ts";
import { fountain } from "../motifs/monuments.ts";
import { seedling } from "../motifs/produce.ts";
import { birds, hours, ridge, sky } from "../motifs/skies.ts";
import { lady, niche } from "../motifs/stone.ts";
import { tool } from "../motifs/tools.ts";
import { bare, column, spruce, tree } from "../motifs/trees.ts";

/** The blog posts' pictures, 900 by 600. */

/** Earth cut open: sod, loam, clay, stones; roots, a worm, seedlings above, a spade at work. */
export function soilInSpring(p: Canvas): string {
  const h = hours.morning;
  const loam = mix(ink.umber, ink.ink, 0.2);
  const roots = trace(1);
  for (const x of [180, 262, 344, 426, 508])
    for (const k of [-2, -1, 0, 1, 2])
      roots.flow([
        [x, 322],
        [x + k * 6, 344 + Math.abs(k) * 4],
        [x + k * 16 + within(p.rand, -6, 6), 372 - Math.abs(k) * 9],
      ]);
  const layer = (y: number, c: string, hatch: string) => {
    const pts: Point[] = [];
    for (let i = -1; i <= 8; i++) pts.push([i * 130, y + within(p.rand, -9, 9)]);
    const d = trace(1).flow(pts).line([1000, 620], [-130, 620]).close();
    return shape(d, c, ink.ink, 1) + shape(d, hatch);
  };
  const stones = Array.from({ length: 22 }, (_, i) =>
    shape(
      trace(2).scallop(
        90 + ((i * 131) % 730),
        500 + ((i * 37) % 58),
        within(p.rand, 8, 20),
        within(p.rand, 6, 12),
        5,
        p.rand,
      ),
      mix(ink.vellum, ink.mist, 0.4),
      ink.ink,
      1,
    ),
  );
  const worm = trace().flow([
    [600, 392],
    [630, 372],
    [660, 396],
    [696, 412],
    [724, 388],
  ]);
  const tall = seedling(p);
  return framed(p, { arch: "tudor", spandrel: "vine" }, [
    sky(p, h, 300, { sun: [250, 170, 34], clouds: [[520, 190, 190]] }),
    birds(
      [
        [400, 150],
        [430, 164],
      ],
      ink.night,
    ),
    ridge(p, 286, 50, mix(ink.marian, h.haze, 0.6)),
    ridge(p, 302, 24, mix(ink.sage, h.haze, 0.35), { trees: true }),
    p.put(barn(p), 196, 318, 0.42),
    p.put(tree(p, far(spring, h.haze, 0.25)), 760, 326, 0.5),
    lawn(p, 312, ink.sage, { tufts: 0 }),
    layer(326, loam, p.hatch(-30, 8, ink.umber)),
    layer(432, mix(ink.umber, ink.clay, 0.35), p.hatch(0, 8, ink.umber)),
    layer(488, mix(ink.clay, ink.straw, 0.2), p.hatch(20, 9, ink.umber)),
    ...stones,
    line(roots, 1.4, mix(ink.paper, ink.clay, 0.25)),
    line(worm, 10),
    line(worm, 7.6, ink.rose),
    line(worm, 7.6, p.hatch(88, 7, mix(ink.rose, ink.rubric, 0.6), 1.2)),
    p.put(tool(p, "spade"), 640, 352, 1.4, { turn: 6 }),
    shape(
      trace(1)
        .flow([
          [690, 330],
          [720, 296],
          [760, 290],
          [800, 306],
          [834, 332],
        ])
        .close(),
      loam,
      ink.ink,
      1.1,
    ),
    scatter(p, 90, 400, 800, 476, 24, mix(ink.clay, ink.straw, 0.3), ink.umber, 2.4),
    ...[180, 262, 344, 426, 508].map((x, i) =>
      p.put(tall, x, 328, 2 + (i % 3) * 0.35, { flip: i % 2 === 0 }),
    ),
    ...[120, 222, 304, 386, 466, 560].map((x) => p.put(tuft(p), x, 322, 0.5)),
  ]);
}

/** An enclosed garden: wattle fence, a fountain, lily, rose and iris, Our Lady at the end. */
export function maryGarden(p: Canvas): string {
  const h = hours.noon;
  const weave = trace(1);
  const stakes = trace(1);
  for (let x = 20; x < 890; x += 34) stakes.move(x, 590).line([x, 520]);
  for (let k = 0; k < 5; k++)
    for (let x = 3; x < 890; x += 68)
      weave
        .move(x, 532 + k * 11)
        .quad(x + 17, 526 + k * 11 + (k % 2 ? 12 : 0), x + 34, 532 + k * 11)
        .quad(x + 51, 538 + k * 11 - (k % 2 ? 12 : 0), x + 68, 532 + k * 11);
  const trellis = trace(1);
  for (let i = -2; i < 24; i++)
    trellis.lines([i * 42, 340], [i * 42 + 90, 236]).lines([i * 42 + 90, 340], [i * 42, 236]);
  return framed(p, { arch: "round", spandrel: "star" }, [
    sky(p, h, 260, {
      clouds: [
        [160, 170, 170],
        [640, 190, 160],
      ],
    }),
    p.put(tree(p, far(greens, h.haze, 0.3)), 130, 300, 0.9),
    p.put(tree(p, far(spring, h.haze, 0.25), 1), 780, 300, 0.85),
    p.put(column(p, far(greens, h.haze, 0.2)), 290, 290, 0.75),
    p.put(column(p, far(greens, h.haze, 0.2)), 610, 290, 0.75),
    rect(0, 236, 900, 104, mix(ink.sage, ink.mist, 0.35)),
    line(trellis, 2.2, ink.umber),
    rect(0, 230, 900, 9, ink.umber, ink.ink, 1),
    niche(p, 450, 330, 86, 190, mix(ink.marian, ink.night, 0.3)),
    p.put(lady(p, mix(ink.marian, ink.mist, 0.15)), 450, 328, 1.46),
    lawn(p, 338, mix(ink.sage, ink.straw, 0.25), { tufts: 20 }),
    row(p, [roseBush(p), roseBush(p, ink.rubric)], [90, 356, 0.62], [360, 352, 0.56], 6, {
      bias: 1,
    }),
    row(p, [roseBush(p, ink.rubric), roseBush(p)], [540, 352, 0.56], [820, 356, 0.62], 6, {
      bias: 1,
    }),
    path(
      [
        [450, 344, 60],
        [450, 460, 150],
      ],
      ink.vellum,
      ink.clay,
    ),
    shadow(p, 450, 470, 150, 16, ink.moss),
    p.put(fountain(p), 450, 464, 1.12),
    bank(p, [lily(p), iris(p)], 60, 320, 500, 520, 0.9, 1, 2, 5),
    bank(p, [iris(p), lily(p)], 590, 850, 500, 520, 0.9, 1, 2, 5),
    bank(p, [cushion(p, ink.paper), cushion(p, ink.rose)], 320, 590, 520, 520, 0.8, 0.8, 1, 4),
    line(stakes, 8),
    line(stakes, 5.6, ink.umber),
    line(weave, 8),
    line(weave, 6, mix(ink.clay, ink.umber, 0.25)),
  ]);
}

/** Trees of Penn's woods by their outlines: pine, oak, dogwood, tulip tree, hemlock. */
export function nativeTrees(p: Canvas): string {
  const h = hours.morning;
  const white = {
    lit: ink.paper,
    body: mix(ink.rose, ink.paper, 0.55),
    shade: mix(ink.rose, ink.umber, 0.4),
  };
  return framed(p, { arch: "tudor", spandrel: "oak" }, [
    sky(p, h, 380, {
      clouds: [
        [330, 150, 200],
        [650, 250, 150],
      ],
    }),
    birds(
      [
        [560, 140],
        [594, 152],
        [540, 160],
      ],
      ink.night,
    ),
    ridge(p, 370, 90, mix(ink.marian, h.haze, 0.65)),
    ridge(p, 400, 60, mix(ink.sage, h.haze, 0.5), { trees: true }),
    ridge(p, 430, 30, mix(ink.sage, h.haze, 0.25), { trees: true }),
    lawn(p, 440, mix(ink.sage, ink.straw, 0.25), { tufts: 26 }),
    p.put(spruce(p, far(greens, ink.mist, 0.15)), 140, 500, 1.5),
    p.put(spruce(p), 216, 512, 1.05),
    shadow(p, 360, 526, 110, 11, ink.moss),
    p.put(tree(p), 350, 524, 1.28),
    p.put(tree(p, autumn.gold, 1), 600, 506, 1.06, { tall: 1.28 }),
    shadow(p, 616, 508, 90, 9, ink.moss),
    p.put(tree(p, far(spring, h.haze, 0.1), 1), 770, 500, 0.9),
    p.put(bare(p, 0, white), 488, 546, 0.72),
    p.put(shrub(p), 260, 548, 0.8),
    p.put(fern(p), 690, 548, 0.7),
    p.put(fern(p, spring), 420, 560, 0.5),
    railFence(40, 200, 548, 44, mix(ink.umber, ink.mist, 0.3), { posts: 3 }),
  ]);
}
