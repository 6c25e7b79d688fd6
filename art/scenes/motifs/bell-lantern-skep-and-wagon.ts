import { dot, ink, line, mix, rect, shape, trace, within } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";
import { rose, roseLeaf } from "./flowers.ts";

/** Garden works of timber, iron and straw, with their foot at 0,0. */

const edge = ink.ink;

const oak = ink.umber;

/** A straw bee skep on a low stand, 100 wide, 120 high. */
export const skep = (p: Canvas) =>
  p.motif("skep", () => {
    const coils = trace();
    for (let k = 1; k < 8; k++) {
      const y = -28 - k * 11;
      const half = 44 * Math.sqrt(Math.max(0, 1 - ((k * 11) / 92) ** 2)) + 1;
      coils.move(-half, y).quad(0, y + 8, half, y);
      for (let x = -half + 8; x < half; x += 11)
        coils.move(x, y + 5 - (x * x) / 500).line([x + 3, y + 13 - (x * x) / 500]);
    }
    const dome = trace()
      .move(-45, -28)
      .cubic(-47, -84, -28, -116, 0, -118)
      .cubic(28, -116, 47, -84, 45, -28)
      .quad(0, -18, -45, -28)
      .close();
    return (
      rect(-42, -16, 9, 18, oak, edge, 1) +
      rect(33, -16, 9, 18, oak, edge, 1) +
      shape(dome, mix(ink.straw, ink.clay, 0.25), edge, 1.2) +
      line(coils, 0.9, ink.umber) +
      shape(
        trace().move(10, -24).quad(44, -70, 4, -117).cubic(30, -114, 47, -84, 45, -28).close(),
        p.hatch(-50, 4.5, ink.umber),
      ) +
      shape(
        trace().move(-9, -25).line([-9, -34]).quad(0, -46, 9, -34).line([9, -25]).close(),
        ink.ink,
      ) +
      rect(-58, -26, 116, 11, mix(oak, ink.clay, 0.5), edge, 1.1)
    );
  });

/** A lantern: on a post when `post` is above zero, else on its ring. `lit` shows the flame and its glow. */
export const lantern = (p: Canvas, post = 120, lit = true) =>
  p.motif(`lantern ${post} ${lit}`, () => {
    const y = -post;
    const rays = trace();
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * Math.PI * 2;
      rays.lines(
        [Math.cos(a) * 30, y - 22 + Math.sin(a) * 30],
        [Math.cos(a) * (i % 2 ? 40 : 50), y - 22 + Math.sin(a) * (i % 2 ? 40 : 50)],
      );
    }
    return (
      (lit && post ? line(rays, 1, ink.straw) : "") +
      (post ? rect(-3.5, y, 7, post + 2, oak, edge, 1) : "") +
      rect(-15, y - 4, 30, 5, ink.night, edge, 1) +
      rect(-12, y - 38, 24, 34, lit ? ink.straw : mix(ink.mist, ink.paper, 0.4), edge, 1.2) +
      (lit ? shape(trace().leaf(0, y - 10, 0, 20, 6), mix(ink.gilt, ink.rubric, 0.2)) : "") +
      rect(-3, y - 13, 6, 9, ink.paper, edge, 0.8) +
      line(
        trace()
          .lines([-4.5, y - 38], [-4.5, y - 4])
          .lines([4.5, y - 38], [4.5, y - 4]),
        0.8,
      ) +
      shape(
        trace().polygon([-17, y - 38], [-7, y - 52], [7, y - 52], [17, y - 38]),
        ink.night,
        edge,
        1,
      ) +
      line(
        trace()
          .move(-5, y - 52)
          .quad(-6, y - 64, 0, y - 64)
          .quad(6, y - 64, 5, y - 52),
        1.6,
      )
    );
  });

/** A bell hung in a timber frame with a little roof: 120 wide, 250 high. */
export const bell = (p: Canvas) =>
  p.motif("bell", () => {
    const body = trace()
      .move(-9, -172)
      .quad(0, -180, 9, -172)
      .cubic(17, -150, 15, -128, 32, -112)
      .quad(0, -103, -32, -112)
      .cubic(-15, -128, -17, -150, -9, -172)
      .close();
    return (
      rect(-58, -196, 12, 198, oak, edge, 1.2) +
      rect(46, -196, 12, 198, oak, edge, 1.2) +
      rect(52, -196, 6, 198, p.hatch(90, 3)) +
      rect(-50, -188, 100, 11, mix(oak, ink.clay, 0.3), edge, 1.1) +
      line(trace().move(-46, -160).line([-22, -180]).move(46, -160).line([22, -180]), 5, oak) +
      dot(0, -106, 6.5, ink.umber, edge, 1) +
      shape(body, mix(ink.gilt, ink.clay, 0.3), edge, 1.3) +
      shape(
        trace()
          .move(3, -175)
          .quad(9, -177, 11, -168)
          .cubic(17, -150, 15, -128, 32, -112)
          .quad(20, -108, 6, -108)
          .close(),
        p.hatch(80, 3.5),
      ) +
      line(
        trace()
          .move(-26, -117)
          .quad(0, -109, 26, -117)
          .move(-13, -160)
          .quad(0, -155, 13, -160)
          .move(-14, -156)
          .quad(0, -151, 14, -156),
        0.9,
      ) +
      line(trace().move(-9, -150).quad(-10, -132, -18, -121), 1.8, mix(ink.straw, ink.paper, 0.3)) +
      line(trace().move(0, -100).quad(3, -60, -2, -34), 1.4, ink.clay) +
      shape(
        trace().polygon([-82, -190], [0, -248], [82, -190], [70, -186], [0, -234], [-70, -186]),
        mix(oak, ink.clay, 0.45),
        edge,
        1.2,
      ) +
      line(trace().move(0, -248).line([0, -272]).move(-8, -264).line([8, -264]), 2.4, ink.gilt)
    );
  });

/** A harvest wagon, 260 wide, 120 high, its box open for a load. Drawn in two parts so that the load sits between. */
export const wagon = (p: Canvas) =>
  p.motif("wagon", () => {
    const wheel = (x: number, r: number) => {
      const spokes = trace();
      for (let i = 0; i < 10; i++)
        spokes.lines(
          [x, -r],
          [x + Math.cos((i * Math.PI) / 5) * (r - 3), -r + Math.sin((i * Math.PI) / 5) * (r - 3)],
        );
      return (
        line(trace().ellipse(x, -r, r), 6.5) +
        line(trace().ellipse(x, -r, r), 4, mix(oak, ink.clay, 0.3)) +
        line(spokes, 2.6, oak) +
        dot(x, -r, 6, mix(oak, ink.clay, 0.3), edge, 1.2)
      );
    };
    const boards = trace().move(-120, -74).line([118, -74]).move(-117, -58).line([114, -58]);
    for (const x of [-80, -30, 24, 76]) boards.move(x, -92).line([x, -44]);
    return (
      shape(
        trace().polygon([-126, -92], [126, -92], [114, -42], [-114, -42]),
        mix(ink.marian, ink.mist, 0.2),
        edge,
        1.3,
      ) +
      line(boards, 0.9) +
      shape(trace().polygon([-114, -42], [114, -42], [110, -34], [-110, -34]), oak, edge, 1.1) +
      line(trace().move(112, -40).line([176, -16]), 5, oak) +
      wheel(-74, 42) +
      wheel(76, 34)
    );
  });

/** A climbing rose trained along points, leaf and flower by turns. */
export function climber(
  p: Canvas,
  at: readonly (readonly [x: number, y: number])[],
  size: number,
  tint: string = ink.rose,
  every = 2,
): string {
  const [leaf, flower] = [roseLeaf(p), rose(p, tint)];
  let leaves = "";
  let flowers = "";
  at.forEach(([x, y], i) => {
    leaves += p.put(
      leaf,
      x + within(p.rand, -7, 7) * size,
      y + within(p.rand, -7, 7) * size,
      size * within(p.rand, 0.8, 1.1),
      { turn: within(p.rand, 0, 360) },
    );
    leaves += p.put(
      leaf,
      x + within(p.rand, -14, 14) * size,
      y + within(p.rand, -10, 10) * size,
      size * 0.8,
      { turn: within(p.rand, 0, 360) },
    );
    if (i % every === 0)
      flowers += p.put(
        flower,
        x + within(p.rand, -9, 9) * size,
        y + within(p.rand, -9, 9) * size,
        size * within(p.rand, 0.55, 0.85),
        { turn: within(p.rand, 0, 90) },
      );
  });
  return line(trace().flow(at), 3.2 * size, ink.umber) + leaves + flowers;
}

/** Points along an arc from one foot to the other, for arbors and wreaths. */
export function arc(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  count: number,
): [number, number][] {
  return Array.from({ length: count }, (_, i) => {
    const a = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180;
    return [cx + Math.cos(a) * rx, cy + Math.sin(a) * ry];
  });
}
