import { dot, ink, line, marks, mix, rect, shape, trace, within } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";
import { framed } from "../motifs/arches-and-frame.ts";
import { lantern } from "../motifs/bell-lantern-skep-and-wagon.ts";
import { lily } from "../motifs/bulbs.ts";
import { armillary } from "../motifs/cloister.ts";
import { bird } from "../motifs/creatures.ts";
import { cushion, sunflower } from "../motifs/flowers.ts";
import { boxBall, hedge } from "../motifs/foliage.ts";
import { lawn, railFence, row, shadow } from "../motifs/ground.ts";
import { basket, can, pot, potStack, tabletop } from "../motifs/pots-and-tables.ts";
import { cabbage, gourd, pumpkin, seedling } from "../motifs/produce.ts";
import { birds, hours, ridge, sky, snowfall } from "../motifs/skies.ts";
import { birdbath, lady, pedestal } from "../motifs/stone.ts";
import { tool, trowel } from "../motifs/tools.ts";
import { spruce } from "../motifs/trees.ts";
import { hat } from "../motifs/visitors-hats-letters-and-beads.ts";
import { apple, bow, wreath } from "../motifs/wreaths-and-harvest.ts";

/** The product categories' pictures, 800 by 600. */

const ledge = mix(ink.vellum, ink.mist, 0.3);

export function vegetables(p: Canvas): string {
  const h = hours.morning;
  const tomato = p.motif("tomato vine", (r) => {
    const leaf = trace();
    const red = trace();
    for (let i = 0; i < 13; i++) {
      const y = -16 - i * 12;
      leaf.leaf(0, y, (i % 2 ? 1 : -1) * within(r, 50, 80), 34 - i, 9, i % 2 ? 5 : -5);
      if (i % 2) red.mark(i % 4 === 1 ? 12 : -12, y + 6);
    }
    return (
      line(trace().move(0, 0).line([0, -196]), 4, ink.umber) +
      line(trace().move(2, 0).quad(8, -90, -2, -176), 2.4, ink.fern) +
      shape(leaf, ink.moss, ink.ink, 1) +
      marks(red, 15, mix(ink.rubric, ink.clay, 0.15), ink.ink, 1)
    );
  });
  const carrot = p.motif(
    "carrot top",
    () =>
      shape(
        trace()
          .leaf(0, 0, -30, 40, 7)
          .leaf(0, 0, -10, 48, 7)
          .leaf(0, 0, 14, 46, 7)
          .leaf(0, 0, 34, 38, 7),
        ink.sage,
        ink.fern,
      ) + shape(trace().ellipse(0, 0, 9, 5), mix(ink.clay, ink.gilt, 0.3), ink.ink),
  );
  const board = (y: number, x0: number, x1: number, deep: number) =>
    rect(x0, y, x1 - x0, deep, mix(ink.clay, ink.umber, 0.3), ink.ink, 1.2) +
    rect(x0, y, x1 - x0, deep, p.hatch(0, 9, ink.umber));
  return framed(
    p,
    {
      arch: "round",
      spandrel: "vine",
      front: [
        p.put(basket(p), 122, 578, 1.1),
        ...[
          [-44, 0],
          [-16, 1],
          [14, 0],
        ].map(([x = 0], i) =>
          p.put(
            i === 1 ? gourd(p) : apple(p, mix(ink.rubric, ink.clay, 0.2)),
            122 + x,
            512,
            i === 1 ? 0.6 : 1.1,
          ),
        ),
        p.put(pumpkin(p), 690, 576, 1.1),
      ],
    },
    [
      sky(p, h, 320, { sun: [600, 190, 34], clouds: [[130, 220, 170]] }),
      ridge(p, 316, 50, mix(ink.marian, h.haze, 0.6)),
      ridge(p, 334, 24, mix(ink.sage, h.haze, 0.35), { trees: true }),
      lawn(p, 344, mix(ink.sage, ink.straw, 0.3), { tufts: 16 }),
      railFence(40, 770, 372, 40, mix(ink.paper, ink.mist, 0.4), { posts: 9 }),
      p.put(sunflower(p), 92, 400, 0.9),
      p.put(sunflower(p), 712, 404, 0.95, { flip: true }),
      rect(150, 386, 500, 40, mix(ink.umber, ink.ink, 0.2), ink.ink),
      ...[190, 268, 346, 424, 502, 606].map((x, i) =>
        p.put(tomato, x, 416, 1 + (i % 2) * 0.1, { flip: i % 2 === 0 }),
      ),
      board(414, 144, 656, 34),
      rect(84, 462, 632, 40, mix(ink.umber, ink.ink, 0.2), ink.ink),
      ...[130, 200, 270, 340].map((x) => p.put(cabbage(p), x, 492, 1)),
      ...[390, 424, 458].map((x) => p.put(carrot, x, 486, 1)),
      ...[512, 582, 652].map((x) => p.put(cabbage(p, mix(ink.heather, ink.mist, 0.35)), x, 492, 1)),
      board(488, 76, 724, 44),
    ],
  );
}

export function supplies(p: Canvas): string {
  const boards = trace(1);
  for (let x = 60; x < 780; x += 60) boards.move(x, 0).line([x, 440]);
  const pegs = trace(1);
  for (const x of [170, 250, 330, 410]) pegs.move(x, 150).line([x, 138]);
  const sack =
    shape(
      trace(1)
        .move(540, 452)
        .cubic(520, 380, 530, 330, 560, 314)
        .line([640, 314])
        .cubic(670, 330, 684, 390, 664, 452)
        .close(),
      mix(ink.clay, ink.straw, 0.45),
      ink.ink,
      1.3,
    ) +
    shape(
      trace(1)
        .move(620, 452)
        .cubic(650, 400, 630, 340, 620, 314)
        .line([640, 314])
        .cubic(670, 330, 684, 390, 664, 452)
        .close(),
      p.hatch(-50, 5, ink.umber),
    ) +
    shape(
      trace(1)
        .move(556, 318)
        .quad(548, 286, 574, 296)
        .quad(600, 280, 624, 296)
        .quad(654, 286, 644, 318)
        .close(),
      mix(ink.clay, ink.straw, 0.6),
      ink.ink,
      1.2,
    ) +
    line(trace(1).move(556, 318).quad(600, 328, 644, 318), 4, ink.umber);
  const twine =
    shape(trace(1).ellipse(438, 430, 27, 25), mix(ink.straw, ink.clay, 0.3), ink.ink) +
    line(
      trace(1)
        .move(414, 424)
        .quad(438, 404, 463, 424)
        .move(413, 434)
        .quad(438, 418, 464, 434)
        .move(418, 444)
        .quad(438, 432, 460, 444)
        .move(428, 408)
        .quad(420, 432, 430, 452)
        .move(446, 408)
        .quad(456, 432, 446, 452)
        .move(464, 446)
        .quad(490, 458, 500, 448),
      1.1,
      ink.umber,
    );
  return framed(p, { arch: "tudor", spandrel: "oak" }, [
    rect(0, 0, 800, 600, mix(ink.sage, ink.vellum, 0.55)),
    line(boards, 1.1, mix(ink.moss, ink.sage, 0.3)),
    rect(0, 0, 800, 600, p.hatch(90, 20, mix(ink.sage, ink.vellum, 0.2))),
    rect(120, 138, 350, 14, ink.umber, ink.ink),
    p.put(tool(p, "spade"), 170, 372, 1.05),
    p.put(tool(p, "fork"), 250, 372, 1.05),
    p.put(tool(p, "rake"), 330, 354, 1.05),
    p.put(tool(p, "hoe"), 410, 354, 1.05),
    line(pegs, 4),
    p.put(hat(p, ink.rubric), 590, 214, 1.15, { turn: -8 }),
    dot(590, 152, 4, ink.umber, ink.ink),
    tabletop(p, 440, 50, 120),
    p.put(can(p), 180, 460, 1.3),
    p.put(potStack(p), 280, 462, 0.95),
    sack,
    twine,
    p.put(trowel(p), 500, 460, 0.95, { turn: 16 }),
    p.put(pot(p), 708, 462, 0.85),
    p.put(seedling(p), 708, 414, 1.6),
  ]);
}

export function seasonal(p: Canvas): string {
  const clay = pot(p);
  const potted = (x: number, y: number, k: number, id: string, s: number) =>
    p.put(id, x, y - 54 * k, s) + p.put(clay, x, y, k);
  return framed(p, { arch: "trefoil", spandrel: "star" }, [
    sky(p, hours.snow, 470),
    ridge(p, 420, 60, mix(ink.marian, ink.mist, 0.55)),
    ridge(p, 440, 24, mix(ink.fern, ink.mist, 0.5), { trees: true }),
    lawn(p, 444, mix(ink.paper, ink.mist, 0.3)),
    snowfall(p, 60),
    line(trace(1).move(400, 40).line([400, 106]), 9),
    line(trace(1).move(400, 40).line([400, 106]), 7, ink.rubric),
    wreath(p, 400, 176, 76, 76, 42, 12),
    p.put(bow(p), 400, 244, 0.8),
    rect(0, 496, 800, 120, ledge, ink.ink),
    rect(0, 496, 800, 14, mix(ledge, ink.paper, 0.5), ink.ink),
    rect(0, 510, 800, 14, p.hatch(0, 4)),
    potted(146, 502, 1.15, lily(p), 1.35),
    potted(260, 506, 0.95, cushion(p, mix(ink.gilt, ink.straw, 0.3)), 1),
    p.put(pumpkin(p), 352, 504, 1.15),
    p.put(gourd(p), 432, 506, 0.95),
    potted(520, 502, 1, cushion(p, ink.rubric), 1.1),
    p.put(spruce(p), 650, 450, 1.3),
    p.put(clay, 650, 504, 1.15),
    p.put(bow(p), 650, 476, 0.5),
    p.put(apple(p), 394, 508, 0.9),
  ]);
}

export function decor(p: Canvas): string {
  const h = hours.dusk;
  const marble = mix(ink.paper, ink.mist, 0.4);
  return framed(p, { arch: "ogee", spandrel: "rose" }, [
    sky(p, h, 400, { stars: 10 }),
    ridge(p, 396, 50, mix(ink.heather, h.haze, 0.4)),
    ridge(p, 414, 26, mix(ink.night, ink.fern, 0.45), { trees: true }),
    lawn(p, 424, mix(ink.moss, ink.night, 0.15), {
      tufts: 20,
      tint: mix(ink.sage, ink.night, 0.2),
    }),
    p.put(
      hedge(p, 760, 70, {
        lit: mix(ink.moss, ink.night, 0.2),
        body: mix(ink.fern, ink.night, 0.25),
        shade: mix(ink.fern, ink.night, 0.5),
      }),
      20,
      452,
    ),
    birds(
      [
        [300, 210],
        [330, 226],
      ],
      ink.night,
    ),
    shadow(p, 400, 526, 90, 12, ink.night),
    p.put(pedestal(p, 66), 400, 524, 1.3),
    p.put(lady(p, marble, ink.paper), 400, 438, 1.9),
    shadow(p, 210, 544, 70, 9, ink.night),
    p.put(birdbath(p), 210, 540, 1.6),
    p.put(bird(p), 186, 390, 1.05),
    p.put(pedestal(p, 60), 590, 536, 1.25),
    p.put(armillary(p), 590, 462, 1.5),
    p.put(lantern(p, 116), 690, 552, 1.25),
    p.put(lantern(p, 0), 300, 556, 1.15),
    ...[100, 480].map((x) => p.put(boxBall(p), x, 556, 0.85)),
    row(p, [cushion(p, ink.heather), cushion(p, ink.paper)], [70, 582, 0.9], [740, 582, 0.9], 10, {
      bias: 1,
    }),
  ]);
}
