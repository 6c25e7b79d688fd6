import { ink, line, mix, type Point, shape, trace } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";
import { framed } from "../motifs/arches-and-frame.ts";
import { barn, church } from "../motifs/buildings.ts";
import { daffodil } from "../motifs/bulbs.ts";
import { bird } from "../motifs/creatures.ts";
import { blossom, far, greens, spring, tuft } from "../motifs/foliage.ts";
import { bank, lawn, path, railFence, scatter, shadow } from "../motifs/ground.ts";
import { hours, ridge, sky } from "../motifs/skies.ts";
import { bare, tree } from "../motifs/trees.ts";

/** Gallery plates 9 to 16. */

export function redbud(p: Canvas): string {
  const h = hours.morning;
  return framed(p, { arch: "pointed", spandrel: "vine" }, [
    sky(p, h, 360, { clouds: [[150, 250, 150]] }),
    ridge(p, 350, 80, mix(ink.marian, h.haze, 0.62)),
    ridge(p, 372, 40, mix(ink.sage, h.haze, 0.35), { trees: true }),
    p.put(church(p), 206, 392, 0.62),
    lawn(p, 384, mix(ink.sage, ink.straw, 0.3), { tufts: 22 }),
    p.put(tree(p, far(spring, h.haze, 0.3)), 650, 420, 0.55),
    railFence(80, 740, 452, 62, mix(ink.umber, ink.mist, 0.35), { posts: 6, drop: 22 }),
    shadow(p, 440, 532, 170, 18, ink.moss),
    p.put(bare(p, 0, blossom), 418, 536, 1.62),
    scatter(
      p,
      250,
      520,
      620,
      566,
      34,
      mix(ink.rose, ink.heather, 0.25),
      mix(ink.rubric, ink.heather, 0.6),
      4,
    ),
    bank(p, [daffodil(p)], 100, 330, 556, 572, 0.8, 0.95, 2, 5),
    bank(p, [daffodil(p), tuft(p)], 560, 720, 560, 574, 0.8, 0.95, 2, 4),
  ]);
}

/** Four white bracts with a notched tip, as the dogwood bears them. */
const dogwoodFlower = (p: Canvas) =>
  p.motif("dogwood", () => {
    const bracts = trace();
    const veins = trace();
    for (let i = 0; i < 4; i++) {
      const a = (i * Math.PI) / 2 + 0.4;
      const at = (along: number, aside: number): Point => [
        Math.cos(a) * along - Math.sin(a) * aside,
        Math.sin(a) * along + Math.cos(a) * aside,
      ];
      bracts
        .move(0, 0)
        .cubic(...at(8, -18), ...at(30, -20), ...at(34, -5))
        .quad(...at(30, 0), ...at(34, 5))
        .cubic(...at(30, 20), ...at(8, 18), 0, 0)
        .close();
      veins
        .lines(at(6, 0), [...at(28, 0)])
        .move(...at(8, -3))
        .quad(...at(18, -9), ...at(28, -9))
        .move(...at(8, 3))
        .quad(...at(18, 9), ...at(28, 9))
        .lines(at(31, -3), [...at(31, 3)]);
    }
    return (
      shape(bracts, ink.paper, ink.ink, 1.1) +
      line(veins, 0.7, ink.rose) +
      shape(
        trace().scallop(0, 0, 6, 5.5, 7, () => 0.5),
        mix(ink.sage, ink.gilt, 0.4),
        ink.ink,
        0.9,
      )
    );
  });

export function dogwoodBranch(p: Canvas): string {
  const h = hours.noon;
  const flower = dogwoodFlower(p);
  const leaf = p.motif(
    "dogwood leaf",
    () =>
      shape(trace().leaf(0, 0, 0, 46, 14, 3), mix(ink.sage, ink.straw, 0.25), ink.ink, 1) +
      line(
        trace()
          .lines([0, 0], [2, -42])
          .move(0, -12)
          .quad(6, -20, 6, -30)
          .move(0, -12)
          .quad(-6, -20, -5, -30),
        0.7,
        ink.fern,
      ),
  );
  const limbs: [Point, number][] = [
    [[80, 296], 0.8],
    [[190, 236], 1],
    [[120, 176], 0.86],
    [[300, 262], 0.95],
    [[290, 160], 1.05],
    [[404, 210], 1.1],
    [[512, 262], 0.92],
    [[420, 120], 0.8],
    [[548, 176], 1],
    [[646, 244], 0.86],
    [[236, 336], 0.74],
    [[700, 190], 0.75],
  ];
  return framed(p, { arch: "tudor", spandrel: "oak" }, [
    sky(p, h, 400, {
      clouds: [
        [430, 360, 190],
        [120, 390, 130],
      ],
    }),
    ridge(p, 390, 60, mix(ink.marian, h.haze, 0.6)),
    ridge(p, 420, 60, mix(ink.sage, h.haze, 0.45), { trees: true }),
    ridge(p, 466, 50, mix(ink.sage, ink.straw, 0.25), { hatch: p.hatch(-8, 11, ink.moss, 0.7) }),
    p.put(church(p), 360, 470, 1.05),
    p.put(barn(p), 560, 476, 0.5),
    ...[
      [300, 474],
      [424, 482],
      [466, 474],
      [640, 478],
      [250, 480],
    ].map(([x = 0, y = 0], i) =>
      p.put(tree(p, far(greens, h.haze, 0.25)), x, y, 0.24 + (i % 3) * 0.05),
    ),
    ridge(p, 540, 36, ink.sage, { hatch: p.hatch(8, 10, ink.moss, 0.7) }),
    path(
      [
        [372, 472, 8],
        [430, 510, 20],
        [330, 560, 44],
        [300, 620, 90],
      ],
      ink.vellum,
      ink.clay,
    ),
    shape(
      trace()
        .flow([
          [0, 190],
          [130, 250],
          [280, 216],
          [460, 236],
          [700, 176],
          [790, 190],
        ])
        .flow(
          [
            [790, 198],
            [700, 190],
            [470, 256],
            [280, 240],
            [120, 286],
            [0, 230],
          ],
          false,
        )
        .close(),
      mix(ink.umber, ink.ink, 0.25),
      ink.ink,
      1.2,
    ),
    line(
      trace()
        .flow([
          [60, 246],
          [90, 270],
          [80, 296],
        ])
        .flow([
          [250, 226],
          [200, 190],
          [120, 176],
        ])
        .flow([
          [330, 226],
          [330, 190],
          [290, 160],
        ])
        .flow([
          [460, 240],
          [430, 180],
          [420, 120],
        ])
        .flow([
          [500, 240],
          [540, 210],
          [548, 176],
        ])
        .flow([
          [560, 226],
          [610, 226],
          [646, 244],
        ])
        .flow([
          [270, 236],
          [240, 280],
          [236, 336],
        ])
        .flow([
          [420, 236],
          [480, 250],
          [512, 262],
        ]),
      4.5,
      mix(ink.umber, ink.ink, 0.25),
    ),
    ...limbs.flatMap(([[x, y], k], i) => [
      p.put(leaf, x, y, k * 0.9, { turn: i * 67 }),
      p.put(leaf, x, y, k * 0.8, { turn: i * 67 + 140 }),
    ]),
    ...limbs.map(([[x, y], k], i) => p.put(flower, x, y, k * 1.12, { turn: i * 31 })),
    p.put(bird(p), 636, 200, 1.5, { flip: true }),
  ]);
}
