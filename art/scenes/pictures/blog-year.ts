import { ink, line, mix, type Point, rect, shape, trace } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";
import { framed } from "../motifs/arches-and-frame.ts";
import { church } from "../motifs/buildings.ts";
import { bee, bird, monarch } from "../motifs/creatures.ts";
import { coneflower, cushion, daisies } from "../motifs/flowers.ts";
import { autumn, far, greens } from "../motifs/foliage.ts";
import { bank, lawn, railFence, scatter, shadow } from "../motifs/ground.ts";
import { basket } from "../motifs/pots-and-tables.ts";
import { hours, ridge, sky, snowfall } from "../motifs/skies.ts";
import { trowel } from "../motifs/tools.ts";
import { bare, spruce, tree } from "../motifs/trees.ts";
import { bulb } from "../motifs/wreaths-and-harvest.ts";

/** The blog posts' pictures, 900 by 600. */

/** Coneflowers near at hand, with bees and a monarch. */
export function pollinators(p: Canvas): string {
  const h = hours.noon;
  const [purple, white] = [coneflower(p), coneflower(p, mix(ink.paper, ink.sage, 0.12))];
  return framed(
    p,
    { arch: "pointed", spandrel: "vine", front: [p.put(monarch(p), 746, 250, 1.7, { turn: 24 })] },
    [
      sky(p, h, 420, {
        clouds: [
          [170, 250, 170],
          [520, 160, 190],
        ],
      }),
      ridge(p, 420, 40, mix(ink.sage, h.haze, 0.5)),
      ridge(p, 440, 20, mix(ink.moss, h.haze, 0.4), { trees: true }),
      lawn(p, 440, ink.sage),
      bank(
        p,
        [daisies(p, ink.straw, ink.umber), purple, cushion(p, ink.heather)],
        90,
        810,
        470,
        540,
        0.5,
        0.8,
        3,
        11,
      ),
      p.put(purple, 220, 600, 3),
      p.put(purple, 640, 610, 3.3, { flip: true }),
      p.put(white, 430, 600, 2.6),
      p.put(purple, 330, 610, 1.9),
      p.put(purple, 540, 610, 2, { flip: true }),
      p.put(white, 730, 600, 1.9),
      p.put(monarch(p), 434, 322, 2, { turn: -14 }),
      ...[
        [250, 250, -20],
        [330, 420, 16],
        [560, 330, -10],
        [500, 180, 24],
        [690, 220, 8],
      ].map(([x = 0, y = 0, t = 0], i) => p.put(bee(p), x, y, 2, { turn: t, flip: i % 2 === 1 })),
    ],
  );
}

/** Bulbs tipped out of a basket onto autumn ground; some already lie in the cut earth below. */
export function bulbsInFall(p: Canvas): string {
  const h = hours.gold;
  const [brown, red] = [bulb(p), bulb(p, mix(ink.heather, ink.rubric, 0.45))];
  const earth = mix(ink.umber, ink.ink, 0.15);
  const cut = trace(1)
    .flow([
      [0, 440],
      [150, 446],
      [320, 436],
      [520, 448],
      [720, 438],
      [900, 446],
    ])
    .line([900, 620], [0, 620])
    .close();
  return framed(p, { arch: "round", spandrel: "oak" }, [
    sky(p, h, 300, { sun: [200, 210, 34] }),
    ridge(p, 300, 50, mix(ink.heather, h.haze, 0.5)),
    ridge(p, 320, 28, mix(ink.clay, h.haze, 0.3), { trees: true }),
    p.put(tree(p, autumn.red), 730, 380, 1.12),
    p.put(tree(p, far(autumn.gold, h.haze, 0.2), 1), 560, 350, 0.6),
    p.put(tree(p, far(autumn.russet, h.haze, 0.25)), 130, 356, 0.7),
    p.put(church(p), 330, 330, 0.5),
    lawn(p, 336, mix(ink.sage, ink.straw, 0.5), { tufts: 14, tint: ink.moss }),
    scatter(p, 500, 370, 860, 436, 40, mix(ink.rubric, ink.clay, 0.3), ink.umber, 5),
    scatter(p, 80, 370, 500, 432, 22, mix(ink.gilt, ink.straw, 0.4), ink.umber, 5),
    shape(cut, earth, ink.ink, 1.2),
    shape(cut, p.hatch(-28, 8, ink.umber)),
    ...[
      [120, 520],
      [220, 524],
      [320, 518],
      [430, 526],
      [540, 518],
      [650, 524],
      [752, 518],
    ].map(
      ([x = 0, y = 0], i) =>
        shape(trace().ellipse(x, y - 24, 30, 38), mix(ink.umber, ink.clay, 0.25)) +
        p.put(
          bulb(
            p,
            i % 2 ? mix(ink.heather, ink.rubric, 0.45) : mix(ink.clay, ink.umber, 0.25),
            true,
          ),
          x,
          y,
          1.1,
        ),
    ),
    shadow(p, 300, 432, 110, 8, ink.umber),
    p.put(basket(p), 280, 430, 1.15, { turn: -4 }),
    ...[
      [-40, -64],
      [-12, -66],
      [18, -66],
      [44, -62],
    ].map(([x = 0, y = 0], i) =>
      p.put(i % 2 ? red : brown, 278 + x, 432 + y, 0.95, { turn: i * 14 - 20 }),
    ),
    ...[
      [400, 434, 74],
      [444, 438, -60],
      [372, 440, 20],
      [484, 436, 100],
    ].map(([x = 0, y = 0, t = 0], i) => p.put(i % 2 ? brown : red, x, y, 0.95, { turn: t })),
    p.put(trowel(p), 600, 466, 1.3, { turn: 10 }),
  ]);
}

/** A garden under snow at rest: seed heads, a cottage with smoke, birds. */
export function winterRest(p: Canvas): string {
  const h = hours.snow;
  const white = ink.paper;
  const blue = mix(ink.marian, ink.mist, 0.45);
  const heads = p.motif(
    "seed heads",
    () =>
      line(
        trace()
          .move(0, 0)
          .quad(-4, -50, -16, -92)
          .move(0, 0)
          .quad(3, -60, 8, -112)
          .move(0, 0)
          .quad(8, -40, 28, -76)
          .lines([2, -40], [-10, -60]),
        1.8,
        ink.umber,
      ) +
      [
        [-16, -92],
        [8, -112],
        [28, -76],
        [-10, -60],
      ]
        .map(
          ([x = 0, y = 0]) =>
            shape(
              trace()
                .move(x - 8, y)
                .quad(x, y - 16, x + 8, y)
                .quad(x, y + 5, x - 8, y)
                .close(),
              ink.umber,
              ink.ink,
              1,
            ) +
            shape(
              trace()
                .move(x - 8, y - 4)
                .quad(x, y - 20, x + 8, y - 4)
                .quad(x, y - 9, x - 8, y - 4)
                .close(),
              ink.paper,
              blue,
              0.7,
            ),
        )
        .join(""),
  );
  const cottage =
    rect(560, 332, 150, 76, mix(ink.vellum, ink.clay, 0.3), ink.ink) +
    rect(560, 332, 150, 76, p.hatch(0, 9)) +
    rect(672, 246, 22, 50, mix(ink.clay, ink.rubric, 0.3), ink.ink) +
    shape(trace(1).polygon([540, 338], [590, 268], [680, 268], [730, 338]), white, blue, 1.2) +
    rect(588, 356, 24, 26, ink.straw, ink.ink) +
    rect(660, 356, 24, 26, ink.straw, ink.ink) +
    rect(624, 354, 24, 54, ink.rubric, ink.ink) +
    line(
      trace(1).flow([
        [684, 240],
        [700, 216],
        [676, 190],
        [704, 160],
        [690, 128],
      ]),
      5,
      mix(white, blue, 0.2),
    ) +
    rect(668, 240, 30, 8, white, blue, 1);
  const drift = (pts: Point[], c: string) =>
    shape(trace(1).flow(pts).line([900, 620], [0, 620]).close(), c, blue, 1);
  return framed(p, { arch: "ogee", spandrel: "star" }, [
    sky(p, h, 360, { sun: [300, 250, 30] }),
    ridge(p, 356, 80, mix(ink.marian, h.haze, 0.5)),
    ridge(p, 380, 24, mix(ink.night, ink.mist, 0.5), { trees: true }),
    drift(
      [
        [0, 390],
        [200, 372],
        [420, 396],
        [640, 384],
        [900, 398],
      ],
      mix(white, ink.marian, 0.1),
    ),
    p.put(spruce(p, greens, true), 780, 420, 0.85),
    p.put(spruce(p, greens, true), 500, 404, 0.5),
    cottage,
    railFence(40, 480, 436, 44, ink.umber, { posts: 6 }),
    drift(
      [
        [0, 470],
        [180, 438],
        [400, 462],
        [640, 428],
        [900, 452],
      ],
      mix(white, ink.mist, 0.3),
    ),
    p.put(bare(p, 1), 210, 500, 1.28),
    p.put(bird(p, ink.rubric), 188, 398, 0.8),
    line(
      trace(1)
        .move(590, 410)
        .quad(560, 440, 610, 470)
        .quad(650, 500, 600, 560)
        .move(650, 410)
        .quad(640, 440, 690, 470)
        .quad(730, 500, 700, 560),
      1.2,
      blue,
    ),
    drift(
      [
        [0, 540],
        [240, 508],
        [460, 540],
        [700, 520],
        [900, 536],
      ],
      white,
    ),
    ...[
      [96, 560, 1],
      [420, 566, 1.15],
      [480, 572, 0.9],
      [540, 562, 1.05],
      [760, 560, 1.1],
      [810, 566, 0.8],
      [330, 570, 0.8],
    ].map(([x = 0, y = 0, k = 1], i) => p.put(heads, x, y, k, { flip: i % 2 === 0 })),
    p.put(bird(p), 650, 536, 0.85, { flip: true }),
    snowfall(p, 70),
  ]);
}
