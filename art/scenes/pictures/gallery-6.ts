import { ink, mix, shape, trace } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";
import { framed } from "../motifs/arches-and-frame.ts";
import { climber, lantern } from "../motifs/bell-lantern-skep-and-wagon.ts";
import { church } from "../motifs/buildings.ts";
import { coneflower, cushion, daisies, spire } from "../motifs/flowers.ts";
import { autumn, boxBall, evening, far, greens, hedge } from "../motifs/foliage.ts";
import { bank, lawn, path, railFence, scatter, shadow } from "../motifs/ground.ts";
import { well } from "../motifs/monuments.ts";
import { birds, hours, ridge, sky } from "../motifs/skies.ts";
import { bench } from "../motifs/stone.ts";
import { column, tree } from "../motifs/trees.ts";

/** Gallery plates 9 to 16. */

export function mapleAvenue(p: Canvas): string {
  const h = hours.gold;
  const kinds = [autumn.red, autumn.gold, autumn.russet].map((l) => tree(p, l));
  const side = (s: number, i: number) => {
    const t = (i / 6) ** 1.9;
    return p.put(
      kinds[(i + (s > 0 ? 1 : 0)) % 3] ?? "",
      400 + s * (26 + t * 330),
      326 + t * 230,
      0.2 + t * 1.75,
      { flip: s > 0 },
    );
  };
  return framed(p, { arch: "pointed", spandrel: "oak" }, [
    sky(p, h, 320, { sun: [400, 286, 30], rays: true }),
    ridge(p, 322, 34, mix(ink.heather, h.haze, 0.5)),
    lawn(p, 322, mix(ink.sage, ink.straw, 0.5)),
    path(
      [
        [400, 322, 12],
        [400, 620, 430],
      ],
      mix(ink.straw, ink.vellum, 0.5),
      ink.clay,
      { hatch: p.hatch(0, 11, ink.clay, 0.8) },
    ),
    ...[0, 1, 2, 3, 4, 5, 6].flatMap((i) => [
      side(-1, i),
      side(1, i),
      scatter(
        p,
        400 - 20 - i * 42,
        330 + i * i * 6,
        400 + 20 + i * 42,
        340 + i * i * 7.4,
        8,
        [ink.clay, mix(ink.rubric, ink.clay, 0.3), mix(ink.gilt, ink.straw, 0.4)][i % 3] ??
          ink.clay,
        ink.umber,
        2 + i * 0.9,
      ),
    ]),
    scatter(p, 130, 470, 680, 570, 40, mix(ink.rubric, ink.clay, 0.25), ink.umber, 6),
    scatter(p, 130, 440, 680, 570, 40, mix(ink.gilt, ink.straw, 0.4), ink.umber, 6),
  ]);
}

export function benchAtCompline(p: Canvas): string {
  const h = hours.night;
  const dark = far(evening, ink.night, 0.25);
  return framed(p, { arch: "ogee", spandrel: "star" }, [
    sky(p, h, 400, { stars: 70, moon: [548, 190, 34] }),
    ridge(p, 400, 60, mix(ink.night, ink.marian, 0.35), { edge: ink.night }),
    ridge(p, 420, 30, mix(ink.night, ink.fern, 0.3), { trees: true, edge: ink.night }),
    p.put(church(p, mix(ink.night, ink.mist, 0.3), ink.night), 560, 424, 0.5),
    lawn(p, 432, mix(ink.fern, ink.night, 0.55), {
      tufts: 12,
      tint: mix(ink.sage, ink.night, 0.35),
    }),
    p.put(hedge(p, 200, 46, dark), 520, 462),
    p.put(column(p, dark), 700, 470, 1.15),
    p.put(column(p, dark), 650, 462, 0.85),
    p.put(tree(p, dark), 190, 500, 1.42),
    shape(trace().ellipse(420, 524, 230, 34), mix(ink.straw, ink.fern, 0.62)),
    p.put(bench(p, mix(ink.mist, ink.night, 0.35)), 372, 520, 1.35),
    p.put(lantern(p, 0), 470, 446, 0.95),
    p.put(lantern(p, 128), 556, 528, 1.25),
    bank(
      p,
      [
        cushion(p, mix(ink.paper, ink.marian, 0.2), mix(ink.fern, ink.night, 0.5)),
        daisies(p, mix(ink.mist, ink.marian, 0.25), ink.straw),
      ],
      90,
      330,
      562,
      570,
      0.9,
      1,
      1,
      5,
    ),
    bank(
      p,
      [
        daisies(p, mix(ink.mist, ink.marian, 0.25), ink.straw),
        cushion(p, mix(ink.paper, ink.marian, 0.2), mix(ink.fern, ink.night, 0.5)),
      ],
      480,
      760,
      576,
      584,
      0.9,
      1,
      1,
      5,
    ),
  ]);
}

export function theWell(p: Canvas): string {
  const h = hours.morning;
  const [holly, blush] = [
    spire(p, ink.rubric, 1.25),
    spire(p, mix(ink.rose, ink.paper, 0.2), 1.25),
  ];
  return framed(
    p,
    {
      arch: "tall",
      spandrel: "rose",
      margin: [
        climber(
          p,
          [
            [88, 540],
            [106, 470],
            [78, 400],
            [104, 330],
            [80, 260],
            [100, 190],
            [84, 130],
          ],
          0.95,
          ink.rose,
          1,
        ),
        climber(
          p,
          [
            [712, 540],
            [694, 470],
            [722, 400],
            [696, 330],
            [720, 260],
            [700, 190],
            [716, 130],
          ],
          0.95,
          ink.rose,
          1,
        ),
      ],
    },
    [
      sky(p, h, 330, { clouds: [[220, 170, 130]] }),
      birds(
        [
          [470, 140],
          [496, 154],
        ],
        ink.night,
      ),
      ridge(p, 320, 60, mix(ink.marian, h.haze, 0.55)),
      ridge(p, 340, 26, mix(ink.sage, h.haze, 0.35), { trees: true }),
      p.put(tree(p, far(greens, h.haze, 0.35)), 244, 370, 0.75),
      p.put(column(p, far(greens, h.haze, 0.3)), 560, 366, 0.7),
      lawn(p, 358, ink.sage, { tufts: 22 }),
      railFence(180, 640, 396, 40, mix(ink.umber, ink.mist, 0.4), { posts: 6, drop: 6 }),
      p.put(boxBall(p), 300, 410, 0.6),
      path(
        [
          [440, 500, 110],
          [400, 560, 180],
          [380, 620, 260],
        ],
        ink.vellum,
        ink.clay,
        { stones: p.rand },
      ),
      shadow(p, 420, 500, 130, 18, ink.moss),
      p.put(well(p), 400, 494, 1.28),
      p.put(holly, 232, 520, 1.35),
      p.put(blush, 268, 540, 1.15),
      p.put(blush, 562, 520, 1.4, { flip: true }),
      p.put(holly, 530, 544, 1.1),
      bank(
        p,
        [daisies(p, ink.paper), coneflower(p), cushion(p, ink.heather)],
        190,
        330,
        572,
        580,
        0.75,
        0.85,
        1,
        4,
      ),
      bank(
        p,
        [cushion(p, ink.heather), daisies(p, ink.paper)],
        480,
        620,
        572,
        580,
        0.75,
        0.85,
        1,
        4,
      ),
    ],
  );
}
