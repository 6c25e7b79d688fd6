import { ink, line, mix, rect, shape, trace } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";
import { framed } from "../motifs/arches-and-frame.ts";
import { climber, skep, wagon } from "../motifs/bell-lantern-skep-and-wagon.ts";
import { barn } from "../motifs/buildings.ts";
import { bee } from "../motifs/creatures.ts";
import { daisies, lavender } from "../motifs/flowers.ts";
import { autumn, far, fern, greens, hosta, spring } from "../motifs/foliage.ts";
import { bank, lawn, path, row, shadow } from "../motifs/ground.ts";
import { gourd, pumpkin } from "../motifs/produce.ts";
import { hours, rain, ridge, sky } from "../motifs/skies.ts";
import { wall } from "../motifs/stone.ts";
import { tree } from "../motifs/trees.ts";
import { shock } from "../motifs/wreaths-and-harvest.ts";

/** Gallery plates 9 to 16. */

export function harvestWagon(p: Canvas): string {
  const h = hours.gold;
  const [orange, pale, green] = [
    pumpkin(p),
    pumpkin(p, mix(ink.vellum, ink.clay, 0.25)),
    pumpkin(p, mix(ink.moss, ink.fern, 0.3)),
  ];
  const neck = gourd(p);
  return framed(
    p,
    {
      arch: "round",
      spandrel: "vine",
      front: [
        p.put(orange, 92, 576, 1.35),
        p.put(neck, 172, 582, 0.9, { turn: -12 }),
        p.put(pale, 690, 578, 1.15),
        p.put(green, 622, 582, 0.8),
      ],
    },
    [
      sky(p, h, 300, { sun: [610, 250, 38], clouds: [[120, 190, 190]] }),
      ridge(p, 300, 60, mix(ink.heather, h.haze, 0.6)),
      ridge(p, 316, 30, mix(ink.clay, h.haze, 0.35), { trees: true }),
      lawn(p, 320, mix(ink.gilt, ink.straw, 0.55), { hatch: p.hatch(-4, 12, ink.clay, 0.9) }),
      p.put(barn(p, mix(ink.rubric, h.haze, 0.15)), 210, 352, 1.15),
      p.put(tree(p, far(autumn.gold, h.haze, 0.2)), 72, 368, 0.8),
      p.put(tree(p, far(autumn.red, h.haze, 0.25), 1), 706, 350, 0.62),
      row(p, [shock(p)], [440, 352, 0.26], [790, 440, 0.9], 6),
      row(p, [shock(p)], [520, 342, 0.2], [800, 372, 0.4], 5),
      lawn(p, 430, mix(ink.sage, ink.straw, 0.45), { tufts: 14, tint: ink.moss }),
      shadow(p, 400, 546, 210, 16, ink.umber),
      ...[
        [-100, 0],
        [-52, 4],
        [0, 0],
        [52, 3],
        [100, 0],
      ].map(([x = 0, y = 0], i) => p.put(i % 2 ? pale : orange, 396 + x * 1.62, 408 + y, 1.28)),
      ...[
        [-70, 0],
        [-14, 0],
        [40, 2],
        [82, 4],
      ].map(([x = 0, y = 0], i) =>
        p.put([neck, orange, green, pale][i] ?? orange, 396 + x * 1.62, 364 + y, 1.2),
      ),
      p.put(orange, 386, 322, 1.05),
      p.put(neck, 450, 334, 0.9, { turn: 14 }),
      p.put(wagon(p), 396, 544, 1.72),
    ],
  );
}

export function skepAndCatmint(p: Canvas): string {
  const h = hours.noon;
  const [mint, b] = [lavender(p), bee(p)];
  return framed(
    p,
    {
      arch: "trefoil",
      spandrel: "vine",
      front: [
        p.put(mint, 110, 578, 1.2),
        p.put(mint, 196, 580, 1),
        p.put(mint, 606, 580, 1.05, { flip: true }),
        p.put(mint, 690, 578, 1.25),
      ],
    },
    [
      sky(p, h, 260),
      p.put(tree(p, far(spring, h.haze, 0.15)), 322, 196, 0.5),
      p.put(tree(p, far(greens, h.haze, 0.2), 1), 476, 200, 0.56),
      wall(p, 0, 170, 800, 330, mix(ink.vellum, ink.clay, 0.18), { coping: true, course: 30 }),
      climber(
        p,
        [
          [70, 500],
          [90, 420],
          [76, 340],
          [110, 270],
          [190, 220],
        ],
        0.9,
        mix(ink.rose, ink.paper, 0.5),
      ),
      `<path d="M268 470V300A132 120 0 0 1 532 300V470Z" fill="${mix(ink.umber, ink.night, 0.45)}" stroke="${ink.ink}" stroke-width="1.4"/>`,
      shape("M268 470V300A132 120 0 0 1 532 300V470Z", p.hatch(90, 6)),
      `<path d="M268 470V300A132 120 0 0 1 532 300V470" stroke="${ink.ink}" stroke-width="24"/><path d="M268 470V300A132 120 0 0 1 532 300V470" stroke="${ink.vellum}" stroke-width="21.5"/><path d="M268 470V300A132 120 0 0 1 532 300V470" stroke="${ink.ink}" stroke-width="21.5" stroke-dasharray="1.4 36" stroke-linecap="butt"/>`,
      p.put(skep(p), 400, 472, 2.1),
      rect(240, 468, 320, 16, ink.vellum, ink.ink),
      lawn(p, 500, ink.moss),
      bank(p, [mint, mint, daisies(p, ink.straw)], 40, 760, 530, 590, 1, 1.35, 2, 8),
      ...[
        [350, 330, -20],
        [470, 300, 30],
        [300, 440, 10],
        [500, 420, -30],
        [560, 360, 12],
        [232, 380, -12],
        [620, 440, 8],
      ].map(([x = 0, y = 0, t = 0], i) => p.put(b, x, y, 1.35, { turn: t, flip: i % 2 === 0 })),
    ],
  );
}

export function rainOnHostas(p: Canvas): string {
  const h = hours.rain;
  const blue = {
    lit: ink.mist,
    body: mix(ink.sage, ink.marian, 0.3),
    shade: mix(ink.fern, ink.marian, 0.3),
  };
  const [big, small, lime] = [hosta(p, blue), hosta(p), hosta(p, spring)];
  const barrel =
    rect(120, 250, 110, 170, ink.umber, ink.ink) +
    line(
      trace()
        .lines([142, 252], [140, 420])
        .lines([164, 252], [164, 420])
        .lines([188, 252], [188, 420])
        .lines([210, 252], [212, 420]),
      0.9,
    ) +
    rect(116, 278, 118, 8, mix(ink.night, ink.mist, 0.3), ink.ink, 1) +
    rect(116, 384, 118, 8, mix(ink.night, ink.mist, 0.3), ink.ink, 1) +
    shape(trace().ellipse(175, 250, 55, 9), mix(ink.marian, ink.mist, 0.4), ink.ink, 1.2) +
    rect(168, 40, 13, 196, mix(ink.night, ink.mist, 0.5), ink.ink, 1);
  return framed(
    p,
    {
      arch: "round",
      spandrel: "oak",
      front: [p.put(big, 112, 568, 1.1), p.put(lime, 692, 570, 1, { flip: true })],
    },
    [
      sky(p, h, 330),
      ridge(p, 300, 50, mix(ink.moss, h.haze, 0.6), { trees: true }),
      p.put(tree(p, far(greens, h.haze, 0.45)), 470, 350, 0.9),
      p.put(tree(p, far(greens, h.haze, 0.35), 1), 650, 366, 1),
      wall(p, 0, 60, 290, 380, mix(ink.vellum, ink.night, 0.22), { course: 32 }),
      barrel,
      lawn(p, 388, mix(ink.moss, h.haze, 0.3), { tufts: 8 }),
      path(
        [
          [560, 392, 40],
          [500, 440, 70],
          [580, 520, 130],
          [520, 620, 220],
        ],
        mix(ink.mist, ink.vellum, 0.4),
        mix(ink.night, ink.mist, 0.4),
        { stones: p.rand },
      ),
      p.put(fern(p, far(greens, h.haze, 0.2)), 300, 440, 0.9),
      p.put(fern(p), 720, 440, 0.8),
      p.put(small, 240, 470, 1.1),
      p.put(lime, 380, 478, 1.05),
      p.put(big, 690, 500, 1.25),
      p.put(big, 110, 520, 1.45),
      p.put(lime, 238, 560, 1.5, { flip: true }),
      p.put(small, 400, 580, 1.7),
      p.put(small, 660, 596, 1.6, { flip: true }),
      rain(p, 120, mix(ink.paper, ink.mist, 0.3)),
      rain(p, 50, mix(ink.night, ink.mist, 0.5)),
    ],
  );
}
