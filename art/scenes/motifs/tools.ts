import { dot, ink, line, mix, rect, shape, trace } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";

/** Garden tools, with their foot at 0,0. */

const edge = ink.ink;

/** Pruning shears lying open, 90 long. */
export const shears = (p: Canvas) =>
  p.motif(
    "shears",
    () =>
      line(
        trace().move(0, 0).cubic(14, 6, 34, 18, 48, 12).move(0, 0).cubic(14, -4, 36, -14, 50, -6),
        6,
      ) +
      line(
        trace().move(0, 0).cubic(14, 6, 34, 18, 48, 12).move(0, 0).cubic(14, -4, 36, -14, 50, -6),
        3.6,
        ink.rubric,
      ) +
      shape(
        trace()
          .move(2, -4)
          .quad(-22, -18, -40, -10)
          .quad(-22, -4, -2, 4)
          .close()
          .move(2, 3)
          .quad(-20, 14, -36, 12)
          .quad(-18, 4, 0, -2)
          .close(),
        ink.mist,
        edge,
        1.1,
      ) +
      dot(0, 0, 3, ink.gilt, edge, 0.9),
  );

/** A trowel, upright with its blade down, 100 high. */
export const trowel = (p: Canvas) =>
  p.motif(
    "trowel",
    () =>
      line(trace().move(0, -34).line([0, -56]), 3) +
      shape(
        trace()
          .move(-13, -36)
          .quad(-15, -12, 0, 2)
          .quad(15, -12, 13, -36)
          .quad(0, -40, -13, -36)
          .close(),
        mix(ink.mist, ink.marian, 0.2),
        edge,
        1.1,
      ) +
      shape(trace().move(2, -37).line([2, 0]).quad(15, -12, 13, -36).close(), p.hatch(-50, 3.5)) +
      shape(
        trace()
          .move(-5, -56)
          .quad(-8, -84, -5, -98)
          .quad(0, -104, 5, -98)
          .quad(8, -84, 5, -56)
          .close(),
        ink.umber,
        edge,
        1.1,
      ) +
      line(trace().move(-2, -60).line([-2, -92]), 1, ink.clay),
  );

/** A long tool standing or leaning: spade, fork or rake, 210 high, blade down. */
export const tool = (p: Canvas, kind: "spade" | "fork" | "rake" | "hoe") =>
  p.motif(`tool ${kind}`, () => {
    const iron = mix(ink.night, ink.mist, 0.45);
    const shaft = rect(-3.5, -190, 7, 150, mix(ink.clay, ink.umber, 0.3), edge, 1.1);
    const grip =
      kind === "rake" || kind === "hoe"
        ? ""
        : line(trace().move(0, -186).line([-11, -202], [11, -202], [0, -186]), 5) +
          line(trace().move(0, -186).line([-11, -202], [11, -202], [0, -186]), 2.8, ink.clay);
    const head = {
      spade:
        shape(
          trace()
            .lines([-18, -54], [-18, -14])
            .quad(-14, 0, 0, 2)
            .quad(14, 0, 18, -14)
            .line([18, -54])
            .close(),
          iron,
          edge,
          1.2,
        ) + rect(-5, -76, 10, 26, iron, edge, 1),
      fork:
        line(
          trace()
            .lines([-16, 0], [-16, -42])
            .lines([-5.5, 2], [-5.5, -44])
            .lines([5.5, 2], [5.5, -44])
            .lines([16, 0], [16, -42])
            .move(-16, -44)
            .quad(0, -54, 16, -44),
          4,
        ) + rect(-5, -72, 10, 26, iron, edge, 1),
      rake:
        rect(-30, -46, 60, 7, iron, edge, 1.1) +
        line(
          trace()
            .lines([-26, -40], [-26, -22])
            .lines([-15, -40], [-15, -22])
            .lines([-5, -40], [-5, -22])
            .lines([5, -40], [5, -22])
            .lines([15, -40], [15, -22])
            .lines([26, -40], [26, -22]),
          2.6,
        ),
      hoe: shape(trace().polygon([-18, -44], [18, -44], [22, -20], [-22, -20]), iron, edge, 1.1),
    }[kind];
    return shaft + head + grip;
  });
