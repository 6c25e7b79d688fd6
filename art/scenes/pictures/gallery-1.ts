import { ink, line, mix, rect, shape, trace } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";
import { framed } from "../motifs/arches-and-frame.ts";
import { coneflower, cushion, daisies, roseBush, spire } from "../motifs/flowers.ts";
import { far, fern, greens, spring, tuft } from "../motifs/foliage.ts";
import { lawn, path, row, strip } from "../motifs/ground.ts";
import { basket, can, pot, potStack, tabletop } from "../motifs/pots-and-tables.ts";
import { pumpkin, seedling } from "../motifs/produce.ts";
import { birds, hours, ridge, sky } from "../motifs/skies.ts";
import { wall } from "../motifs/stone.ts";
import { shears, trowel } from "../motifs/tools.ts";
import { column, tree } from "../motifs/trees.ts";

/** Gallery plates 1 to 8. Each draws one picture on an 800 by 600 plate and returns the file. */

export function perennialBedsAtDawn(p: Canvas): string {
  const h = hours.dawn;
  const f = far(greens, h.haze, 0.45);
  const soil = mix(ink.moss, ink.umber, 0.32);
  const [tallBlue, tallRose] = [spire(p, ink.marian), spire(p, ink.rose)];
  return framed(p, { arch: "round", spandrel: "rose" }, [
    sky(p, h, 268, { sun: [318, 232, 34], rays: true }),
    ridge(p, 262, 50, mix(ink.heather, h.haze, 0.55)),
    ridge(p, 282, 26, mix(ink.moss, h.haze, 0.6), { trees: true }),
    p.put(tree(p, f), 96, 300, 0.5),
    p.put(tree(p, f, 1), 690, 305, 0.62),
    p.put(column(p, f), 610, 300, 0.42),
    p.put(column(p, f), 580, 298, 0.36),
    lawn(p, 288, mix(ink.sage, ink.straw, 0.35), { tufts: 16 }),
    strip(
      [366, 292],
      [330, 292],
      [-420, 620],
      [240, 620],
      soil,
      ink.umber,
      p.hatch(0, 7, ink.umber),
    ),
    strip(
      [382, 292],
      [420, 292],
      [1200, 620],
      [560, 620],
      soil,
      ink.umber,
      p.hatch(0, 7, ink.umber),
    ),
    path(
      [
        [374, 290, 14],
        [400, 620, 300],
      ],
      mix(ink.sage, ink.straw, 0.4),
      ink.moss,
      { hatch: p.hatch(0, 9, ink.moss, 0.7) },
    ),
    row(p, [tallRose, tallBlue, spire(p, ink.heather)], [330, 298, 0.2], [-120, 470, 1.35], 14),
    row(p, [tallBlue, tallRose, spire(p, ink.paper)], [420, 298, 0.2], [920, 474, 1.35], 14),
    row(p, [coneflower(p), daisies(p, ink.paper)], [343, 298, 0.18], [-40, 540, 1.3], 14),
    row(
      p,
      [daisies(p, ink.straw, ink.umber), coneflower(p)],
      [408, 298, 0.18],
      [840, 544, 1.3],
      14,
    ),
    row(
      p,
      [daisies(p, ink.paper), spire(p, ink.marian), coneflower(p)],
      [352, 298, 0.15],
      [70, 590, 1.05],
      13,
    ),
    row(
      p,
      [coneflower(p), daisies(p, ink.paper), spire(p, ink.heather)],
      [398, 298, 0.15],
      [732, 590, 1.05],
      13,
    ),
    row(p, [cushion(p, ink.rose), cushion(p, ink.heather)], [362, 297, 0.12], [216, 606, 1.35], 14),
    row(p, [cushion(p, ink.paper), cushion(p, ink.rose)], [386, 297, 0.12], [588, 606, 1.35], 14),
    birds(
      [
        [470, 120],
        [500, 136],
        [446, 142],
      ],
      mix(ink.heather, ink.ink, 0.4),
    ),
  ]);
}

export function pottingBench(p: Canvas): string {
  const plaster = mix(ink.vellum, ink.straw, 0.25);
  const light = "M250 300V150A90 90 0 0 1 430 150V300Z";
  const clay = pot(p);
  return framed(p, { arch: "tudor", spandrel: "oak" }, [
    rect(0, 0, 800, 600, plaster),
    rect(0, 0, 800, 600, p.hatch(-20, 9, mix(ink.clay, ink.vellum, 0.4), 0.8)),
    p.inside(
      light,
      rect(240, 50, 200, 260, mix(ink.marian, ink.paper, 0.72)),
      ridge(p, 240, 40, mix(ink.sage, ink.mist, 0.4)),
      p.put(tree(p, far(spring, ink.mist, 0.3)), 372, 300, 0.5),
      p.put(column(p, far(greens, ink.mist, 0.3)), 284, 300, 0.6),
      lawn(p, 284, ink.sage),
    ),
    `<path d="${light}" stroke="${ink.ink}" stroke-width="9"/><path d="${light}" stroke="${mix(ink.vellum, ink.paper, 0.5)}" stroke-width="6.5"/>`,
    line(
      trace()
        .lines([340, 62], [340, 300])
        .lines([250, 150], [430, 150])
        .lines([250, 226], [430, 226]),
      2.4,
      ink.umber,
    ),
    rect(236, 298, 208, 12, ink.vellum, ink.ink),
    rect(500, 214, 230, 9, ink.umber, ink.ink),
    p.put(clay, 532, 214, 0.7),
    p.put(clay, 592, 214, 0.85),
    p.put(clay, 660, 214, 0.62),
    p.put(cushion(p, ink.rose), 592, 170, 0.6),
    p.put(tuft(p, ink.moss), 532, 178, 1.1),
    p.put(fern(p, spring), 660, 184, 0.42),
    line(
      trace()
        .lines([110, 150], [110, 172])
        .lines([160, 150], [160, 174])
        .lines([90, 150], [190, 150]),
      2.2,
      ink.umber,
    ),
    p.put(trowel(p), 110, 270, 0.95),
    p.put(shears(p), 160, 196, 0.8, { turn: 90 }),
    tabletop(p, 404, 60, 34),
    rect(0, 498, 800, 110, mix(ink.umber, ink.ink, 0.35), ink.ink),
    rect(0, 498, 800, 110, p.hatch(90, 7)),
    p.put(potStack(p), 120, 556, 0.8),
    p.put(basket(p, false), 300, 558, 0.72),
    p.put(clay, 404, 558, 0.8),
    p.put(clay, 404, 534, 0.8),
    p.put(clay, 462, 558, 0.74),
    p.put(basket(p, false), 572, 558, 0.78),
    p.put(pumpkin(p), 690, 558, 0.8),
    p.put(potStack(p), 92, 424, 1.05),
    p.put(clay, 300, 436, 1.15),
    p.put(daisies(p, ink.paper), 300, 374, 1.05),
    p.put(can(p), 452, 446, 1.15, { flip: true }),
    p.put(clay, 568, 428, 0.95),
    p.put(seedling(p), 568, 374, 1.5),
    p.put(clay, 640, 452, 1.25),
    p.put(roseBush(p), 640, 384, 0.85),
    shape(
      trace().move(336, 460).quad(370, 436, 410, 458).quad(380, 468, 336, 460).close(),
      ink.umber,
      ink.ink,
    ),
    p.put(trowel(p), 392, 452, 0.7, { turn: 72 }),
  ]);
}

export function seedlingTrays(p: Canvas): string {
  const h = hours.morning;
  const bars = trace();
  for (let x = 40; x <= 760; x += 80)
    bars.lines(
      [400 + (x - 400) * 0.72, 276],
      [400 + (x - 400) * 0.72, 150],
      [400 + (x - 400) * 1.5, 20],
    );
  bars.move(0, 210).line([800, 210]).move(0, 150).line([800, 150]).move(0, 86).line([800, 86]);
  const leaf = seedling(p);
  const herb = seedling(p, mix(ink.sage, ink.straw, 0.45), 4);
  let trays = "";
  for (let k = 0; k < 4; k++) {
    const [y, s] = [332 + k * 45 + k * k * 8, 0.66 + k * 0.3];
    for (let c = -5; c <= 4; c++) {
      const [w, d] = [112 * s, 15 * s];
      const x = 400 + (c + 0.5) * (w + 22 * s);
      if (x < -60 || x > 860) continue;
      trays +=
        shape(
          trace(1).polygon(
            [x - w / 2 + 4 * s, y - d],
            [x + w / 2 - 4 * s, y - d],
            [x + w / 2, y + d * 0.5],
            [x - w / 2, y + d * 0.5],
          ),
          mix(ink.umber, ink.ink, 0.1),
          ink.ink,
          1.1,
        ) + rect(x - w / 2, y + d * 0.5, w, 16 * s, mix(ink.clay, ink.vellum, 0.25), ink.ink, 1.1);
      for (let i = 0; i < 5; i++)
        trays += p.put(
          (c + k) % 2 ? leaf : herb,
          x + (i - 2) * w * 0.19,
          y - (i % 2) * 5 * s + s,
          s * (0.9 + ((c * 7 + k * 5 + i * 3 + 40) % 5) * 0.12),
          { flip: i % 2 === 0 },
        );
    }
  }
  return framed(p, { arch: "round", spandrel: "vine" }, [
    sky(p, h, 280, { sun: [560, 130, 30] }),
    ridge(p, 268, 40, mix(ink.sage, h.haze, 0.5), { trees: true }),
    p.put(tree(p, far(spring, h.haze, 0.35)), 200, 290, 0.55),
    p.put(tree(p, far(spring, h.haze, 0.35), 1), 640, 292, 0.42),
    line(bars, 5.5, mix(ink.moss, ink.ink, 0.2)),
    line(bars, 3.4, mix(ink.sage, ink.paper, 0.25)),
    wall(p, 0, 276, 800, 26, mix(ink.vellum, ink.clay, 0.15), { course: 13 }),
    rect(0, 300, 800, 300, mix(ink.vellum, ink.clay, 0.45)),
    rect(0, 300, 800, 300, p.hatch(0, 16, ink.umber)),
    trays,
  ]);
}
