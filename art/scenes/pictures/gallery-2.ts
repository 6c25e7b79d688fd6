import { ink, line, mix, shape, trace } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";
import { framed } from "../motifs/arches-and-frame.ts";
import { arc, climber } from "../motifs/bell-lantern-skep-and-wagon.ts";
import { iris, lily } from "../motifs/bulbs.ts";
import { cushion, lavender, roseBush } from "../motifs/flowers.ts";
import { boxBall, clump, far, greens, hedge } from "../motifs/foliage.ts";
import { bank, lawn, path, row } from "../motifs/ground.ts";
import { hours, ridge, sky } from "../motifs/skies.ts";
import { lady, niche, pedestal, wall } from "../motifs/stone.ts";
import { column, tree } from "../motifs/trees.ts";

/** Gallery plates 1 to 8. Each draws one picture on an 800 by 600 plate and returns the file. */

export function roseArbor(p: Canvas): string {
  const h = hours.noon;
  const mass = clump(p, greens);
  const posts = trace();
  for (const x of [226, 268, 532, 574])
    posts.polygon([x - 5, 600], [x - 5, 250], [x + 5, 250], [x + 5, 600]);
  const rungs = trace();
  for (let y = 280; y < 560; y += 30) rungs.move(226, y).line([268, y]).move(532, y).line([574, y]);
  for (const [x, y] of arc(400, 252, 153, 122, 188, 352, 13))
    rungs.move(x, y).line([400 + (x - 400) * 1.22, 252 + (y - 252) * 1.22]);
  return framed(p, { arch: "ogee", spandrel: "rose" }, [
    sky(p, h, 300, {
      clouds: [
        [90, 200, 150],
        [560, 170, 170],
      ],
    }),
    ridge(p, 300, 50, mix(ink.sage, h.haze, 0.55)),
    p.put(tree(p, far(greens, h.haze, 0.4)), 90, 350, 0.85),
    p.put(tree(p, far(greens, h.haze, 0.4), 1), 716, 350, 0.85),
    lawn(p, 336, ink.sage, { tufts: 14 }),
    p.put(hedge(p, 250, 60, far(greens, h.haze, 0.2)), 42, 352),
    p.put(hedge(p, 250, 60, far(greens, h.haze, 0.2)), 512, 352),
    path(
      [
        [400, 350, 46],
        [400, 420, 96],
        [400, 620, 250],
      ],
      ink.vellum,
      ink.clay,
      { stones: p.rand },
    ),
    p.put(pedestal(p, 40), 400, 356, 0.75),
    p.put(boxBall(p), 400, 330, 0.55),
    p.put(boxBall(p), 336, 372, 0.6),
    p.put(boxBall(p), 464, 372, 0.6),
    row(p, [lavender(p), cushion(p, ink.rose)], [366, 366, 0.3], [230, 590, 0.9], 9),
    row(p, [lavender(p), cushion(p, ink.rose)], [434, 366, 0.3], [570, 590, 0.9], 9),
    shape(posts, mix(ink.paper, ink.mist, 0.3), ink.ink, 1.1),
    line(rungs, 3.6),
    line(rungs, 2, ink.paper),
    `<path d="M226 252A174 142 0 0 1 574 252M268 252A132 108 0 0 1 532 252" stroke="${ink.ink}" stroke-width="6"/><path d="M226 252A174 142 0 0 1 574 252M268 252A132 108 0 0 1 532 252" stroke="${ink.paper}" stroke-width="4"/>`,
    ...arc(400, 252, 154, 126, 178, 362, 12).map(([x, y], i) =>
      p.put(mass, x, y, 0.66 + (i % 3) * 0.08, { turn: i * 20, flip: i % 2 === 0 }),
    ),
    ...[300, 350, 402, 456].flatMap((y, i) => [
      p.put(mass, 245 + (i % 2) * 6, y, 0.58 - i * 0.04),
      p.put(mass, 555 - (i % 2) * 6, y, 0.58 - i * 0.04, { flip: true }),
    ]),
    climber(
      p,
      [
        [246, 590],
        [232, 540],
        [262, 490],
        [238, 440],
        [258, 390],
        [238, 340],
        [252, 290],
      ],
      1.05,
      ink.rose,
      1,
    ),
    climber(
      p,
      [
        [554, 590],
        [568, 540],
        [538, 490],
        [562, 440],
        [542, 390],
        [562, 340],
        [548, 290],
      ],
      1.05,
      ink.rose,
      1,
    ),
    climber(p, arc(400, 252, 156, 128, 176, 364, 15), 1.2, ink.rose, 1),
    bank(
      p,
      [roseBush(p, mix(ink.rose, ink.paper, 0.4)), cushion(p, ink.heather)],
      40,
      210,
      560,
      590,
      0.9,
      1.1,
      2,
      3,
    ),
    bank(
      p,
      [roseBush(p, mix(ink.rose, ink.paper, 0.4)), cushion(p, ink.heather)],
      600,
      780,
      560,
      590,
      0.9,
      1.1,
      2,
      3,
    ),
  ]);
}

export function marianGarden(p: Canvas): string {
  const white = lily(p);
  const blue = iris(p);
  return framed(p, { arch: "pointed", spandrel: "star" }, [
    sky(p, hours.noon, 220, { clouds: [[470, 130, 150]] }),
    p.put(column(p), 176, 300, 0.95),
    p.put(column(p), 624, 300, 0.95),
    p.put(tree(p, far(greens, ink.mist, 0.3)), 268, 262, 0.6),
    p.put(tree(p, far(greens, ink.mist, 0.3), 1), 540, 262, 0.55),
    wall(p, 20, 236, 760, 260, undefined, { coping: true }),
    niche(p, 400, 440, 128, 290),
    p.put(lady(p), 400, 438, 2.2),
    climber(
      p,
      [
        [290, 480],
        [306, 440],
        [292, 390],
        [304, 340],
        [290, 290],
        [304, 240],
        [326, 190],
        [352, 150],
      ],
      0.85,
      ink.rose,
      1,
    ),
    climber(
      p,
      [
        [510, 480],
        [494, 440],
        [508, 390],
        [496, 340],
        [510, 290],
        [496, 240],
        [474, 190],
        [448, 150],
      ],
      0.85,
      ink.rose,
      1,
    ),
    lawn(p, 486, ink.moss),
    p.put(white, 132, 520, 1.3),
    p.put(white, 184, 512, 1.12, { flip: true }),
    p.put(white, 238, 522, 1.25),
    p.put(white, 562, 522, 1.25, { flip: true }),
    p.put(white, 616, 512, 1.12),
    p.put(white, 668, 520, 1.3, { flip: true }),
    bank(p, [blue, blue, iris(p, ink.heather)], 60, 350, 552, 566, 0.82, 0.9, 1, 7),
    bank(p, [blue, iris(p, ink.heather), blue], 450, 750, 552, 566, 0.82, 0.9, 1, 7),
    path(
      [
        [400, 454, 90],
        [400, 520, 130],
        [400, 620, 220],
      ],
      ink.vellum,
      ink.clay,
      { stones: p.rand },
    ),
    bank(p, [cushion(p, ink.paper), cushion(p, ink.straw)], 40, 320, 584, 584, 0.9, 0.9, 1, 5),
    bank(p, [cushion(p, ink.straw), cushion(p, ink.paper)], 480, 760, 584, 584, 0.9, 0.9, 1, 5),
  ]);
}
