import { ink, line, mix, rect, shape, trace } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";
import { framed } from "../motifs/arches-and-frame.ts";
import { bell } from "../motifs/bell-lantern-skep-and-wagon.ts";
import { barn, church, greenhouse } from "../motifs/buildings.ts";
import { cushion, daisies, sunflower } from "../motifs/flowers.ts";
import { boxBall, evening, far, greens, tuft } from "../motifs/foliage.ts";
import { bank, lawn, shadow } from "../motifs/ground.ts";
import { candle, tabletop } from "../motifs/pots-and-tables.ts";
import { birds, hours, ridge, sky, snowfall } from "../motifs/skies.ts";
import { shears } from "../motifs/tools.ts";
import { spruce } from "../motifs/trees.ts";
import { bough, bow, wreath } from "../motifs/wreaths-and-harvest.ts";

/** Gallery plates 1 to 8. Each draws one picture on an 800 by 600 plate and returns the file. */

export function greenhouseInSnow(p: Canvas): string {
  const h = hours.dusk;
  const fir = spruce(p, far(greens, ink.night, 0.35), true);
  const drift = mix(ink.paper, ink.marian, 0.14);
  return framed(p, { arch: "round", spandrel: "star" }, [
    sky(p, h, 330, { stars: 18 }),
    ridge(p, 318, 70, mix(ink.heather, ink.paper, 0.35)),
    ridge(p, 338, 26, mix(ink.night, ink.heather, 0.45), { trees: true }),
    lawn(p, 346, drift, { hatch: p.hatch(3, 13, mix(ink.marian, ink.mist, 0.3), 0.8) }),
    p.put(fir, 116, 372, 0.9),
    p.put(fir, 62, 396, 1.1),
    p.put(fir, 668, 380, 0.85, { flip: true }),
    p.put(greenhouse(p, ink.straw, true), 400, 446, 1.22),
    p.put(fir, 730, 470, 1.35),
    shape(
      trace()
        .lines([262, 450], [312, 450])
        .quad(330, 520, 420, 620)
        .line([200, 620])
        .quad(270, 520, 262, 450)
        .close(),
      mix(ink.straw, ink.paper, 0.35),
    ),
    shape(
      trace()
        .flow([
          [0, 500],
          [120, 466],
          [250, 488],
          [240, 520],
          [200, 610],
        ])
        .line([0, 610])
        .close(),
      ink.paper,
      mix(ink.marian, ink.mist, 0.3),
      1,
    ),
    shape(
      trace()
        .flow([
          [800, 486],
          [640, 462],
          [420, 486],
          [330, 500],
          [380, 610],
        ])
        .line([800, 610])
        .close(),
      ink.paper,
      mix(ink.marian, ink.mist, 0.3),
      1,
    ),
    line(
      trace()
        .move(90, 520)
        .quad(150, 508, 210, 524)
        .move(60, 548)
        .quad(130, 536, 200, 556)
        .move(450, 530)
        .quad(560, 512, 700, 528)
        .move(470, 556)
        .quad(560, 542, 640, 552),
      1,
      mix(ink.marian, ink.mist, 0.3),
    ),
    snowfall(p, 110),
  ]);
}

export function bellAndSunflowers(p: Canvas): string {
  const h = hours.noon;
  const tall = sunflower(p);
  return framed(p, { arch: "tudor", spandrel: "oak" }, [
    sky(p, h, 420, {
      clouds: [
        [80, 330, 190],
        [430, 190, 210],
        [560, 370, 180],
      ],
    }),
    birds(
      [
        [330, 150],
        [366, 166],
        [312, 176],
      ],
      ink.night,
    ),
    ridge(p, 424, 50, mix(ink.sage, h.haze, 0.55)),
    ridge(p, 440, 24, mix(ink.moss, h.haze, 0.4), { trees: true }),
    p.put(barn(p, mix(ink.rubric, h.haze, 0.25)), 560, 458, 0.5),
    lawn(p, 450, mix(ink.sage, ink.straw, 0.3), { tufts: 10 }),
    shadow(p, 260, 556, 120, 14),
    p.put(bell(p), 236, 556, 1.72),
    p.put(boxBall(p), 126, 566, 0.8),
    p.put(boxBall(p), 344, 570, 0.7),
    p.put(tall, 470, 570, 1.2, { flip: true }),
    p.put(tall, 700, 575, 1.5),
    p.put(tall, 545, 585, 1.62),
    p.put(tall, 626, 590, 1.28, { flip: true }),
    p.put(tall, 745, 600, 1.1),
    bank(
      p,
      [daisies(p, ink.straw, ink.umber), daisies(p, ink.paper), tuft(p)],
      380,
      770,
      580,
      590,
      0.8,
      0.9,
      2,
      7,
    ),
    bank(p, [cushion(p, ink.rubric), cushion(p, ink.straw)], 40, 420, 586, 592, 0.8, 0.9, 1, 6),
  ]);
}

export function adventWreath(p: Canvas): string {
  const window = "M290 286V130A110 100 0 0 1 510 130V286Z";
  const [violet, pink] = [candle(p, ink.heather, false), candle(p, ink.rose, false)];
  return framed(p, { arch: "trefoil", spandrel: "star" }, [
    rect(0, 0, 800, 600, mix(ink.umber, ink.night, 0.35)),
    rect(0, 0, 800, 600, p.hatch(90, 24, ink.ink, 1.2)),
    p.inside(
      window,
      sky(p, hours.night, 290, { stars: 22, moon: [452, 120, 17] }),
      ridge(p, 270, 20, mix(ink.mist, ink.marian, 0.3)),
      p.put(spruce(p, evening, true), 340, 290, 0.5),
      p.put(church(p, mix(ink.mist, ink.marian, 0.15)), 420, 284, 0.6),
    ),
    `<path d="${window}" stroke="${ink.ink}" stroke-width="12"/><path d="${window}" stroke="${ink.clay}" stroke-width="9"/>`,
    line(trace().move(400, 40).line([400, 286]).move(290, 200).line([510, 200]), 4, ink.clay),
    rect(272, 284, 256, 14, ink.clay, ink.ink),
    tabletop(p, 356, 150, 100),
    shadow(p, 404, 462, 232, 66, ink.umber),
    p.put(violet, 400, 400, 1.15),
    wreath(p, 400, 434, 172, 52, 62, 16),
    p.put(violet, 236, 446, 1.3),
    p.put(pink, 564, 446, 1.3),
    p.put(violet, 400, 500, 1.4),
    p.put(shears(p), 690, 470, 1.1, { turn: 200 }),
    p.put(bow(p), 120, 420, 0.85),
    p.put(bough(p), 640, 392, 1.3, { turn: 76 }),
    p.put(bough(p), 96, 504, 1.3, { turn: 60 }),
  ]);
}
