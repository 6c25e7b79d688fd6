import { dot, ink, line, mix, rect, shape, trace } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";
import { church } from "../motifs/buildings.ts";
import { iris, lily } from "../motifs/bulbs.ts";
import { arcade } from "../motifs/cloister.ts";
import { cushion, lavender, roseBush, spire } from "../motifs/flowers.ts";
import { boxBall, far, greens, hedge, spring } from "../motifs/foliage.ts";
import { lawn, path, row, shadow } from "../motifs/ground.ts";
import { birds, hours, ridge, sky } from "../motifs/skies.ts";
import { birdbath, lady } from "../motifs/stone.ts";
import { column as cypress, tree } from "../motifs/trees.ts";

/** The home page's picture: a cloister garden at early morning through three arches, in two shapes. */

const stone = mix(ink.vellum, ink.paper, 0.35);

/** A gabled shrine of Our Lady with a well basin before it; foot in the middle, `k` its scale. */
function shrine(p: Canvas, x: number, y: number, k: number): string {
  const id = p.motif("shrine", () => {
    const open = "M-34 -30V-140A34 36 0 0 1 34-140V-30Z";
    const water = mix(ink.marian, ink.mist, 0.5);
    return (
      rect(-62, -170, 124, 172, stone, ink.ink) +
      shape(
        trace().polygon([-78, -166], [0, -246], [78, -166]),
        mix(ink.clay, ink.rubric, 0.22),
        ink.ink,
        1.3,
      ) +
      shape(trace().polygon([-58, -168], [0, -228], [58, -168]), stone, ink.ink) +
      shape(trace().polygon([0, -246], [78, -166], [58, -168], [0, -228]), p.hatch(45, 5)) +
      line(trace().move(0, -246).line([0, -284]).move(-12, -270).line([12, -270]), 4.4) +
      line(trace().move(0, -246).line([0, -283]).move(-11, -270).line([11, -270]), 2.4, ink.gilt) +
      line(
        trace()
          .lines([-62, -120], [-34, -120])
          .lines([34, -120], [62, -120])
          .lines([-62, -72], [-34, -72])
          .lines([34, -72], [62, -72])
          .lines([-48, -168], [-48, -120])
          .lines([50, -168], [50, -120])
          .lines([-50, -72], [-50, -28])
          .lines([48, -120], [48, -72]),
        0.8,
      ) +
      dot(0, -194, 11, water, ink.ink) +
      dot(0, -194, 7, "none", ink.gilt, 1.6) +
      shape(open, mix(ink.marian, ink.night, 0.35), ink.ink) +
      shape(open, p.hatch(90, 5)) +
      p.put(lady(p, mix(ink.marian, ink.mist, 0.2)), 0, -30, 1.22) +
      rect(-46, -30, 92, 9, mix(stone, ink.paper, 0.5), ink.ink) +
      rect(42, -168, 20, 168, p.hatch(90, 4)) +
      shape(
        trace().move(-88, -22).line([-80, 22]).quad(0, 46, 80, 22).line([88, -22]).close(),
        mix(stone, ink.mist, 0.3),
        ink.ink,
        1.3,
      ) +
      shape(trace().polygon([26, 0], [88, -20], [80, 22], [26, 33]), p.hatch(-45, 5)) +
      line(
        trace()
          .move(-86, -4)
          .quad(0, 20, 86, -4)
          .lines([-50, 2], [-48, 18])
          .lines([-10, 10], [-10, 32])
          .lines([34, 6], [33, 22]),
        0.8,
      ) +
      shape(trace().ellipse(0, -22, 89, 17), mix(stone, ink.paper, 0.4), ink.ink) +
      shape(trace().ellipse(0, -21, 74, 11.5), water, ink.ink) +
      line(trace().move(-40, -22).line([-12, -20]).move(6, -17).line([36, -20]), 1, ink.paper)
    );
  });
  return p.put(id, x, y, k);
}

/** The garden itself; `s` squeezes it sideways for the tall shape. */
export function garden(p: Canvas, cx: number, horizon: number, base: number, s: number): string[] {
  const h = hours.morning;
  const at = (u: number) => cx + u * s;
  const haze = (t: number) => far(greens, h.haze, t);
  const [bush, blush, blue, mint] = [
    roseBush(p),
    roseBush(p, mix(ink.rose, ink.paper, 0.45)),
    spire(p, ink.marian),
    lavender(p),
  ];
  const sun: [number, number, number] = [at(-452), horizon - 128, 46];
  const k = 0.75 + s * 0.25;
  return [
    sky(p, h, horizon + 6, { sun, rays: true }),
    birds(
      [
        [at(330), horizon - 250],
        [at(372), horizon - 232],
        [at(310), horizon - 226],
      ],
      mix(ink.marian, ink.ink, 0.4),
    ),
    ridge(p, horizon, 110, mix(ink.marian, h.haze, 0.62)),
    ridge(p, horizon + 16, 70, mix(ink.heather, h.haze, 0.62)),
    ridge(p, horizon + 34, 30, mix(ink.sage, h.haze, 0.42), { trees: true }),
    p.put(church(p), at(470), horizon + 36, 1.05),
    p.put(tree(p, haze(0.35)), at(-690), horizon + 96, 1.25 * k),
    p.put(tree(p, far(spring, h.haze, 0.25), 1), at(-310), horizon + 70, 0.72 * k),
    p.put(tree(p, haze(0.3), 1), at(650), horizon + 96, 1.5 * k),
    lawn(p, horizon + 42, mix(ink.sage, ink.straw, 0.28), { tufts: 30 }),
    s > 0.8 ? arcade(p, at(300), at(600), horizon + 86, 6, 84) : "",
    p.put(hedge(p, 420, 44, haze(0.15)), at(-720), horizon + 92),
    p.put(hedge(p, 420, 44, haze(0.15)), at(300) + (s > 0.8 ? 0 : 20), horizon + 108),
    p.put(cypress(p, haze(0.1)), cx - 150, horizon + 110, 1.3),
    p.put(cypress(p, haze(0.1)), cx + 150, horizon + 110, 1.3, { flip: true }),
    shadow(p, cx + 14, horizon + 160, 130, 16, ink.moss),
    path(
      [
        [cx, horizon + 130, 150],
        [cx, horizon + 250, 190],
        [cx, base + 60, 420 * (0.6 + s * 0.4)],
      ],
      ink.vellum,
      ink.clay,
      { stones: p.rand, hatch: p.hatch(0, 13, mix(ink.clay, ink.vellum, 0.3)) },
    ),
    shrine(p, cx, horizon + 130, 1.16),
    row(
      p,
      [lily(p), blue, lily(p)],
      [cx - 118, horizon + 146, 0.5],
      [at(-560), base + 10, 1.75],
      10,
    ),
    row(
      p,
      [lily(p), blue, lily(p)],
      [cx + 118, horizon + 146, 0.5],
      [at(560), base + 10, 1.75],
      10,
    ),
    row(p, [bush, iris(p), blush], [cx - 108, horizon + 164, 0.42], [at(-400), base + 40, 1.8], 10),
    row(p, [blush, iris(p), bush], [cx + 108, horizon + 164, 0.42], [at(400), base + 40, 1.8], 10),
    row(
      p,
      [mint, cushion(p, ink.paper)],
      [cx - 92, horizon + 170, 0.4],
      [cx - 214 * (0.55 + s * 0.45), base + 30, 1.35],
      9,
    ),
    row(
      p,
      [cushion(p, ink.paper), mint],
      [cx + 92, horizon + 170, 0.4],
      [cx + 214 * (0.55 + s * 0.45), base + 30, 1.35],
      9,
    ),
    s > 0.8
      ? p.put(birdbath(p), cx + 600, base - 60, 1.7) +
        p.put(boxBall(p), cx - 640, base - 60, 1.5) +
        p.put(mint, cx + 540, base - 20, 1.4) +
        p.put(bush, cx + 676, base - 4, 1.5) +
        p.put(blush, cx - 566, base, 1.4) +
        p.put(mint, cx - 690, base + 10, 1.6)
      : "",
  ];
}
