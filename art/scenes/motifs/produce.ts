import { ink, line, mix, rect, shape, trace } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";

/** What the kitchen garden bears, with its foot at 0,0. */

const edge = ink.ink;

/** A pumpkin, 84 wide, 62 high. */
export const pumpkin = (p: Canvas, tint: string = mix(ink.clay, ink.gilt, 0.4)) =>
  p.motif(`pumpkin ${tint}`, () => {
    const ribs = trace();
    for (const s of [-1, 1])
      ribs
        .move(0, -50)
        .cubic(s * 14, -46, s * 15, -12, s * 4, -1)
        .move(0, -50)
        .cubic(s * 32, -48, s * 34, -12, s * 15, -1);
    return (
      shape(
        trace()
          .move(0, -50)
          .cubic(-20, -62, -44, -50, -43, -27)
          .cubic(-43, -4, -24, 2, 0, 0)
          .cubic(24, 2, 43, -4, 43, -27)
          .cubic(44, -50, 20, -62, 0, -50)
          .close(),
        tint,
        edge,
        1.2,
      ) +
      shape(
        trace()
          .move(14, -2)
          .cubic(34, -12, 32, -44, 18, -54)
          .cubic(40, -54, 44, -38, 43, -27)
          .cubic(43, -8, 30, 1, 14, -2)
          .close(),
        p.hatch(-55, 4),
      ) +
      line(ribs, 0.9, mix(tint, edge, 0.6)) +
      line(trace().move(-24, -46).quad(-35, -38, -34, -26), 2, mix(tint, ink.paper, 0.55)) +
      shape(
        trace().move(-5, -49).quad(-4, -60, -10, -66).line([-2, -69]).quad(5, -60, 6, -49).close(),
        ink.moss,
        edge,
        1,
      )
    );
  });

/** A long-necked gourd or butternut, 50 wide, 84 high. */
export const gourd = (p: Canvas, tint: string = mix(ink.straw, ink.clay, 0.25)) =>
  p.motif(
    `gourd ${tint}`,
    () =>
      shape(
        trace()
          .move(-6, -78)
          .cubic(-12, -50, -28, -40, -25, -18)
          .cubic(-22, 4, 22, 4, 25, -18)
          .cubic(28, -40, 10, -50, 7, -79)
          .close(),
        tint,
        edge,
        1.2,
      ) +
      shape(
        trace()
          .move(6, -76)
          .cubic(4, -50, 16, -30, 4, 0)
          .cubic(22, 2, 24, -10, 25, -18)
          .cubic(28, -40, 10, -50, 7, -79)
          .close(),
        p.hatch(-55, 4),
      ) +
      rect(-4, -86, 8, 9, ink.moss, edge, 1),
  );

/** A cabbage or lettuce, 80 wide, 44 high. */
export const cabbage = (p: Canvas, tint: string = mix(ink.sage, ink.mist, 0.3)) =>
  p.motif(`cabbage ${tint}`, (r) => {
    const outer = trace().scallop(-20, -16, 20, 15, 7, r).scallop(20, -16, 20, 15, 7, r);
    return (
      shape(outer, mix(tint, ink.fern, 0.45), edge, 1) +
      shape(trace().scallop(0, -14, 23, 13, 8, r), mix(tint, ink.moss, 0.35), edge, 1) +
      shape(trace().scallop(0, -25, 17, 15, 8, r), tint, edge, 1) +
      line(
        trace()
          .move(0, -12)
          .quad(-2, -26, -7, -36)
          .move(1, -14)
          .quad(6, -24, 9, -32)
          .lines([-3, -20], [-12, -26])
          .move(-24, -6)
          .quad(-26, -18, -34, -24)
          .move(24, -6)
          .quad(26, -18, 34, -24),
        0.8,
        ink.fern,
      )
    );
  });

/** A seedling with two leaves, 22 high. */
export const seedling = (p: Canvas, tint: string = ink.sage, fat = 5) =>
  p.motif(
    `seedling ${tint} ${fat}`,
    () =>
      line(trace().move(0, 0).line([0, -13]), 1.6, ink.moss) +
      shape(
        trace()
          .leaf(0, -12, -58, 15, fat, -2)
          .leaf(0, -12, 56, 15, fat, 2)
          .leaf(0, -12, 4, 13, fat * 0.7),
        tint,
        ink.fern,
        1,
      ),
  );
