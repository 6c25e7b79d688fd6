import { ink, line, marks, mix, rect, shape, trace } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";
import { framed } from "../motifs/arches-and-frame.ts";
import { arc } from "../motifs/bell-lantern-skep-and-wagon.ts";
import { iris, lily } from "../motifs/bulbs.ts";
import { bee } from "../motifs/creatures.ts";
import { coneflower, cushion, daisies, spire } from "../motifs/flowers.ts";
import { boxBall, fern, hedge, shrub, spring } from "../motifs/foliage.ts";
import { lawn, railFence, shadow } from "../motifs/ground.ts";
import { hours, ridge, sky } from "../motifs/skies.ts";
import { wall } from "../motifs/stone.ts";
import { tool } from "../motifs/tools.ts";
import { spruce, tree } from "../motifs/trees.ts";

/** The product categories' pictures, 800 by 600. */

export function perennials(p: Canvas): string {
  const h = hours.noon;
  return framed(p, { arch: "tudor", spandrel: "rose" }, [
    sky(p, h, 420, {
      clouds: [
        [120, 220, 170],
        [520, 300, 180],
      ],
    }),
    ridge(p, 414, 40, mix(ink.sage, h.haze, 0.5), { trees: true }),
    p.put(
      hedge(p, 820, 60, {
        lit: mix(ink.sage, h.haze, 0.3),
        body: mix(ink.moss, h.haze, 0.3),
        shade: mix(ink.fern, h.haze, 0.3),
      }),
      -10,
      452,
    ),
    lawn(p, 440, mix(ink.umber, ink.moss, 0.4), { hatch: p.hatch(0, 7) }),
    p.put(spire(p, ink.marian), 150, 500, 2),
    p.put(spire(p, ink.rose), 230, 490, 1.7),
    p.put(spire(p, ink.heather), 620, 500, 1.9),
    p.put(lily(p), 420, 500, 1.9),
    p.put(lily(p), 350, 504, 1.6, { flip: true }),
    p.put(iris(p), 512, 510, 1.9),
    p.put(coneflower(p), 250, 540, 1.9),
    p.put(coneflower(p), 680, 530, 2.1, { flip: true }),
    p.put(daisies(p, ink.paper), 560, 544, 1.7),
    p.put(daisies(p, ink.straw, ink.umber), 140, 550, 1.7),
    ...[90, 190, 300, 400, 500, 610, 710].map((x, i) =>
      p.put(cushion(p, [ink.heather, ink.rose, ink.paper][i % 3] ?? ink.rose), x, 572, 1.35),
    ),
    p.put(bee(p), 470, 250, 1.6),
    p.put(bee(p), 300, 300, 1.4, { flip: true }),
  ]);
}

export function annuals(p: Canvas): string {
  const window = "M220 400V190A180 150 0 0 1 580 190V400Z";
  const trail = trace(1);
  const blooms = trace();
  for (let i = 0; i < 13; i++) {
    const x = 176 + i * 37;
    const long = 50 + ((i * 29) % 46);
    trail.move(x, 440).quad(x + 10, 470, x - 4, 440 + long);
    for (let k = 1; k < 5; k++) blooms.mark(x + (k % 2 ? 7 : -6), 440 + (long * k) / 5);
  }
  const flowers = [
    daisies(p, ink.rubric, ink.straw),
    cushion(p, ink.rose),
    daisies(p, mix(ink.gilt, ink.straw, 0.3), ink.umber),
    cushion(p, ink.paper),
    daisies(p, ink.rose, ink.straw),
    cushion(p, ink.heather),
  ];
  const bars = trace(1)
    .lines([400, 44], [400, 400])
    .lines([220, 200], [580, 200])
    .lines([220, 300], [580, 300]);
  return framed(p, { arch: "round", spandrel: "vine" }, [
    wall(p, 0, 0, 800, 600, mix(ink.vellum, ink.paper, 0.3), { course: 36 }),
    shape(window, mix(ink.night, ink.mist, 0.35), ink.ink),
    shape(window, p.hatch(-50, 11, ink.mist)),
    `<path d="${window}" stroke="${ink.ink}" stroke-width="15"/><path d="${window}" stroke="${ink.paper}" stroke-width="12"/>`,
    line(bars, 8),
    line(bars, 5.6, ink.paper),
    ...[-1, 1].map(
      (s) =>
        shape(
          trace(1).polygon(
            [400 + s * 192, 402],
            [400 + s * 192, 176],
            [400 + s * 270, 150],
            [400 + s * 270, 424],
          ),
          mix(ink.marian, ink.fern, 0.3),
          ink.ink,
          1.3,
        ) +
        shape(
          trace(1).polygon(
            [400 + s * 200, 390],
            [400 + s * 200, 186],
            [400 + s * 262, 164],
            [400 + s * 262, 410],
          ),
          p.hatch(0, 9),
        ),
    ),
    ...arc(400, 414, 232, 10, 180, 360, 13).map(([x], i) =>
      p.put(flowers[i % 6] ?? "", x, 424, i % 2 ? 1.15 : 1.3, { flip: i % 3 === 0 }),
    ),
    rect(150, 408, 500, 66, mix(ink.clay, ink.umber, 0.3), ink.ink),
    rect(150, 408, 500, 66, p.hatch(0, 11, ink.umber)),
    rect(142, 402, 516, 13, mix(ink.clay, ink.vellum, 0.3), ink.ink),
    line(
      trace(1).lines([210, 474], [180, 520], [180, 474]).lines([590, 474], [620, 520], [620, 474]),
      5,
      ink.umber,
    ),
    line(trail, 2, ink.moss),
    marks(blooms, 11, mix(ink.heather, ink.paper, 0.15), ink.ink),
  ]);
}

export function treesShrubs(p: Canvas): string {
  const h = hours.morning;
  const earth = trace()
    .move(-12, -58)
    .cubic(-50, -60, -58, -10, -36, 0)
    .quad(0, 6, 36, 0)
    .cubic(58, -10, 50, -60, 12, -58)
    .close();
  const ball = p.motif(
    "root ball",
    () =>
      shape(earth, mix(ink.clay, ink.straw, 0.3), ink.ink, 1.3) +
      shape(earth, p.hatch(45, 5, ink.umber, 0.6)) +
      shape(
        trace().move(8, 2).quad(30, -20, 20, -58).cubic(50, -56, 58, -10, 36, 0).close(),
        p.hatch(-45, 5, ink.umber),
      ) +
      line(
        trace()
          .move(-44, -34)
          .quad(0, -22, 44, -34)
          .move(-46, -16)
          .quad(0, -6, 46, -16)
          .move(-10, -56)
          .quad(-22, -26, -16, 2)
          .move(10, -56)
          .quad(22, -26, 16, 2),
        1.6,
        ink.umber,
      ) +
      line(trace().move(-11, -57).quad(0, -52, 11, -57), 4, ink.umber),
  );
  const hydrangea = p.motif("hydrangea", (r) => {
    let out = p.put(shrub(p), 0, 0, 1.5);
    for (const [x, y] of [
      [-50, -64],
      [0, -100],
      [50, -70],
      [-22, -40],
      [28, -34],
      [-64, -30],
      [66, -30],
    ] as const) {
      const t = trace();
      for (let i = 0; i < 15; i++)
        t.mark(
          x + Math.cos(i * 2.4) * Math.sqrt(i) * 5,
          y + Math.sin(i * 2.4) * Math.sqrt(i) * 4.4,
        );
      out += marks(t, 9 + r(), mix(ink.marian, ink.paper, 0.45), mix(ink.marian, ink.ink, 0.5));
    }
    return out;
  });
  return framed(p, { arch: "pointed", spandrel: "oak" }, [
    sky(p, h, 400, { clouds: [[470, 230, 150]] }),
    ridge(p, 396, 60, mix(ink.marian, h.haze, 0.6)),
    ridge(p, 416, 26, mix(ink.sage, h.haze, 0.35), { trees: true }),
    lawn(p, 430, mix(ink.sage, ink.straw, 0.25), { tufts: 22 }),
    railFence(90, 720, 462, 44, mix(ink.umber, ink.mist, 0.4), { posts: 6 }),
    p.put(spruce(p), 176, 500, 1.1),
    shadow(p, 330, 536, 90, 12, ink.moss),
    p.put(tree(p, spring), 320, 486, 1.28),
    p.put(ball, 320, 538, 1.15),
    shadow(p, 560, 530, 120, 12, ink.moss),
    p.put(hydrangea, 560, 528, 1.05),
    p.put(boxBall(p), 440, 552, 1.05),
    p.put(tool(p, "spade"), 664, 548, 1.25, { turn: 9 }),
    p.put(fern(p), 178, 556, 0.55),
  ]);
}
