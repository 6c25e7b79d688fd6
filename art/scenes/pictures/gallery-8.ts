import { dot, ink, line, marks, mix, type Point, shape, trace, within } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";
import { framed } from "../motifs/arches-and-frame.ts";
import { lantern } from "../motifs/bell-lantern-skep-and-wagon.ts";
import { greenhouse } from "../motifs/buildings.ts";
import { cushion, daisies, lavender, sunflower } from "../motifs/flowers.ts";
import { evening, far, greens, hedge, shrub, tuft } from "../motifs/foliage.ts";
import { bank, lawn, path, railFence, row, shadow } from "../motifs/ground.ts";
import { cross } from "../motifs/monuments.ts";
import { can } from "../motifs/pots-and-tables.ts";
import { pumpkin } from "../motifs/produce.ts";
import { birds, hours, ridge, sky } from "../motifs/skies.ts";
import { column, tree } from "../motifs/trees.ts";
import { visitor } from "../motifs/visitors-hats-letters-and-beads.ts";

/** Gallery plates 17 to 21. */

export function beanTent(p: Canvas): string {
  const h = hours.morning;
  const leaf = p.motif("bean leaf", () =>
    shape(
      trace().leaf(0, 0, 0, 26, 9).leaf(0, 0, -72, 22, 8).leaf(0, 0, 72, 22, 8),
      mix(ink.moss, ink.sage, 0.3),
      ink.ink,
      0.9,
    ),
  );
  const poles: Point[] = [
    [252, 520],
    [300, 548],
    [356, 560],
    [470, 560],
    [524, 546],
    [566, 520],
    [330, 496],
    [480, 496],
  ];
  const timber = trace(1);
  const red = trace();
  let vines = "";
  for (const [x, y] of poles) {
    timber.move(x, y).line([412 + (412 - x) * 0.16, 120]);
    for (let k = 0; k < 11; k++) {
      const t = 0.04 + k * 0.078;
      const [vx, vy] = [x + (412 - x) * t + (k % 2 ? 9 : -9), y + (150 - y) * t];
      vines += p.put(leaf, vx, vy, within(p.rand, 0.75, 1.1), {
        turn: (k % 2 ? 70 : -70) + within(p.rand, -40, 40),
      });
      if (k % 3 === 1) for (const o of [0, 5, 10]) red.mark(vx + o * 0.6, vy - 10 - o);
    }
  }
  return framed(
    p,
    {
      arch: "round",
      spandrel: "vine",
      front: [
        p.put(pumpkin(p), 664, 574, 0.9),
        p.put(can(p, mix(ink.rubric, ink.clay, 0.3)), 146, 576, 0.82),
      ],
    },
    [
      sky(p, h, 360, { sun: [190, 190, 34], clouds: [[500, 210, 180]] }),
      ridge(p, 350, 60, mix(ink.marian, h.haze, 0.58)),
      ridge(p, 372, 26, mix(ink.sage, h.haze, 0.3), { trees: true }),
      lawn(p, 386, mix(ink.sage, ink.straw, 0.25), { tufts: 20 }),
      railFence(40, 770, 430, 54, mix(ink.paper, ink.mist, 0.4), { posts: 9 }),
      p.put(sunflower(p), 150, 500, 1.12),
      p.put(sunflower(p), 208, 512, 0.92, { flip: true }),
      p.put(sunflower(p), 650, 500, 1.05, { flip: true }),
      p.put(sunflower(p), 706, 520, 1.25),
      shadow(p, 420, 556, 190, 22, ink.moss),
      `<path d="M412 150L300 540L520 540Z" fill="${mix(ink.fern, ink.ink, 0.3)}"/>`,
      `<path d="M412 236L366 560L462 560Z" fill="${mix(ink.umber, ink.ink, 0.45)}"/>`,
      line(timber, 6),
      line(timber, 4, mix(ink.clay, ink.umber, 0.2)),
      vines,
      marks(red, 6, ink.rubric, ink.ink, 0.8),
      line(trace(1).move(398, 148).line([428, 156]).move(397, 156).line([428, 149]), 4, ink.straw),
      bank(
        p,
        [cushion(p, mix(ink.gilt, ink.clay, 0.4)), cushion(p, ink.rubric)],
        40,
        320,
        574,
        580,
        0.8,
        0.9,
        1,
        4,
      ),
      bank(
        p,
        [cushion(p, mix(ink.gilt, ink.clay, 0.4)), daisies(p, ink.paper)],
        520,
        770,
        574,
        580,
        0.8,
        0.9,
        1,
        4,
      ),
    ],
  );
}

export function pilgrimsPath(p: Canvas): string {
  const h = hours.dusk;
  const dim = far(evening, h.haze, 0.2);
  const lamps: [number, number, number][] = [
    [446, 268, 0.22],
    [388, 290, 0.3],
    [496, 318, 0.4],
    [330, 356, 0.54],
    [560, 408, 0.74],
    [232, 484, 1.05],
    [640, 562, 1.45],
  ];
  const people: [number, number, number, string, boolean][] = [
    [424, 302, 0.24, ink.night, false],
    [440, 304, 0.24, ink.rubric, true],
    [430, 386, 0.5, ink.marian, true],
    [400, 392, 0.54, mix(ink.umber, ink.night, 0.4), false],
  ];
  const hill = trace(1)
    .flow([
      [0, 380],
      [180, 330],
      [330, 250],
      [440, 230],
      [560, 262],
      [680, 320],
      [800, 350],
    ])
    .line([800, 620], [0, 620])
    .close();
  return framed(p, { arch: "tudor", spandrel: "star" }, [
    sky(p, h, 330, { stars: 26 }),
    birds(
      [
        [250, 170],
        [276, 184],
      ],
      ink.night,
    ),
    ridge(p, 320, 60, mix(ink.heather, h.haze, 0.35)),
    ridge(p, 346, 26, mix(ink.night, ink.heather, 0.5), { trees: true }),
    shape(hill, mix(ink.fern, ink.night, 0.3), ink.ink, 1),
    shape(hill, p.hatch(-12, 9, mix(ink.fern, ink.night, 0.65))),
    path(
      [
        [440, 246, 10],
        [404, 282, 20],
        [480, 318, 32],
        [360, 366, 56],
        [520, 430, 92],
        [330, 510, 150],
        [430, 640, 270],
      ],
      mix(ink.straw, ink.heather, 0.28),
      mix(ink.night, ink.umber, 0.4),
    ),
    dot(440, 190, 40, mix(ink.straw, ink.rose, 0.4)),
    p.put(cross(p, mix(ink.umber, ink.night, 0.5)), 440, 242, 0.7),
    p.put(shrub(p, dim), 250, 330, 0.42),
    p.put(shrub(p, dim), 620, 326, 0.5),
    p.put(column(p, dim), 700, 420, 0.9),
    p.put(column(p, dim), 736, 440, 1.05),
    p.put(tree(p, dim), 118, 450, 0.95),
    ...people.map(([x, y, k, c, dress]) => p.put(visitor(p, c, dress), x, y, k)),
    ...lamps.map(([x, y, k]) => p.put(lantern(p), x, y, k * 0.8)),
    bank(p, [tuft(p, mix(ink.sage, ink.night, 0.3))], 50, 260, 540, 580, 0.9, 1.2, 3, 4),
    bank(p, [tuft(p, mix(ink.sage, ink.night, 0.3))], 580, 750, 500, 580, 0.8, 1.2, 3, 4),
  ]);
}

export function eveningTour(p: Canvas): string {
  const h = hours.gold;
  const purple = lavender(p);
  const rows = [-3, -2, -1, 1, 2, 3].map((k) =>
    row(p, [purple], [400 + k * 22, 312, 0.16], [400 + k * 230, 640, 1.7], 15, {
      jitter: 3,
      bias: 2,
    }),
  );
  const strips = [-3, -2, -1, 1, 2, 3].map((k) =>
    shape(
      trace(1).polygon(
        [400 + k * 22 - 6, 308],
        [400 + k * 22 + 6, 308],
        [400 + k * 236 + 70, 650],
        [400 + k * 236 - 70, 650],
      ),
      mix(ink.heather, ink.fern, 0.45),
    ),
  );
  return framed(p, { arch: "roundel", spandrel: "rose" }, [
    sky(p, h, 300, { sun: [520, 262, 36], rays: true }),
    birds(
      [
        [280, 130],
        [310, 146],
        [262, 150],
      ],
      ink.umber,
    ),
    ridge(p, 296, 60, mix(ink.heather, h.haze, 0.45)),
    ridge(p, 310, 24, mix(ink.moss, h.haze, 0.5), { trees: true }),
    p.put(greenhouse(p, ink.straw), 250, 322, 0.36),
    p.put(tree(p, far(greens, h.haze, 0.3)), 140, 340, 0.75),
    p.put(column(p, far(greens, h.haze, 0.25)), 600, 332, 0.7),
    p.put(column(p, far(greens, h.haze, 0.25)), 632, 334, 0.62),
    p.put(column(p, far(greens, h.haze, 0.25)), 664, 340, 0.8),
    p.put(hedge(p, 130, 30, far(greens, h.haze, 0.3)), 660, 336),
    lawn(p, 310, mix(ink.sage, ink.straw, 0.5)),
    ...strips,
    path(
      [
        [400, 312, 20],
        [400, 640, 300],
      ],
      mix(ink.straw, ink.vellum, 0.4),
      ink.clay,
      { hatch: p.hatch(0, 9, ink.clay, 0.7) },
    ),
    ...rows,
    p.put(visitor(p, ink.rubric, false), 404, 372, 0.5),
    p.put(visitor(p, mix(ink.sage, ink.paper, 0.2)), 380, 376, 0.48),
    shadow(p, 362, 472, 60, 7, ink.clay),
    p.put(visitor(p, ink.marian), 352, 470, 1.15),
    p.put(visitor(p, mix(ink.clay, ink.paper, 0.2), false), 424, 474, 1.2),
    p.put(visitor(p, ink.rose), 470, 466, 0.72),
  ]);
}
