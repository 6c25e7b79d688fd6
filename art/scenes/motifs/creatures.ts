import { dot, ink, line, mix, rect, shape, trace } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";

/** Animals of the garden, and the lamb carved in stone. Foot at 0,0 unless said. */

const edge = ink.ink;

/** A lamb lying on a low marker of stone, 96 wide, 78 high. */
export const lamb = (p: Canvas) =>
  p.motif("lamb", (r) => {
    const curls = trace();
    for (let i = 0; i < 17; i++) {
      const [x, y] = [
        -20 + (i % 6) * 8.4 + (i > 5 ? 4 : 0) - (i > 11 ? 4 : 0),
        -56 + Math.floor(i / 6) * 7.5,
      ];
      curls
        .move(x - 3, y)
        .quad(x - 2, y + 4, x + 1, y + 1.5)
        .quad(x + 1, y - 1, x - 1, y);
    }
    const fleece = mix(ink.paper, ink.vellum, 0.35);
    const stone = mix(ink.vellum, ink.mist, 0.35);
    return (
      rect(-48, -26, 96, 28, stone, edge, 1.2) +
      rect(12, -26, 36, 28, p.hatch(-45, 4.5)) +
      rect(-53, -34, 106, 9, mix(stone, ink.paper, 0.4), edge, 1.1) +
      shape(
        trace().move(-34, -34).cubic(-40, -40, -28, -44, -14, -42).line([-6, -35]).close(),
        fleece,
        edge,
        1,
      ) +
      shape(
        trace().move(30, -34).cubic(38, -40, 28, -46, 16, -44).line([12, -35]).close(),
        fleece,
        edge,
        1,
      ) +
      shape(trace(2).scallop(2, -48, 29, 14, 13, r), fleece, edge, 1.1) +
      line(curls, 0.6, ink.clay) +
      shape(
        trace()
          .move(-22, -52)
          .cubic(-26, -64, -34, -70, -41, -62)
          .cubic(-48, -56, -46, -49, -40, -50)
          .quad(-30, -48, -22, -46)
          .close(),
        fleece,
        edge,
        1,
      ) +
      shape(trace().leaf(-29, -64, 62, 14, 4, 2), mix(fleece, ink.rose, 0.3), edge, 0.9) +
      shape(trace(2).scallop(-31, -67, 6, 4, 5, r), fleece, edge, 0.8) +
      dot(-38.5, -59, 1.1, edge) +
      line(trace().move(-45, -54).quad(-43, -53, -42, -54), 0.9)
    );
  });

/** A songbird in profile, 46 long, facing right. */
export const bird = (p: Canvas, tint: string = mix(ink.marian, ink.mist, 0.25)) =>
  p.motif(
    `bird ${tint}`,
    () =>
      line(trace().move(-2, 0).line([-2, -8]).move(4, 0).line([4, -8]), 1.2) +
      shape(
        trace()
          .lines([-30, -8], [-12, -16])
          .cubic(-8, -30, 4, -34, 10, -38)
          .cubic(20, -42, 24, -32, 20, -28)
          .cubic(20, -10, 4, -4, -8, -8)
          .close(),
        tint,
        edge,
        1.1,
      ) +
      shape(
        trace().move(19, -26).cubic(18, -10, 4, -6, -4, -8).cubic(6, -16, 10, -24, 19, -26).close(),
        mix(ink.clay, ink.paper, 0.3),
      ) +
      shape(
        trace().move(-26, -9).line([-8, -24]).quad(4, -22, 2, -14).quad(-8, -8, -26, -9).close(),
        mix(tint, ink.night, 0.4),
        edge,
        0.9,
      ) +
      shape(trace().polygon([22, -36], [30, -33], [22, -31]), ink.gilt, edge, 0.8) +
      dot(16, -35, 1.3, edge),
  );

/** A honeybee, 14 long. */
export const bee = (p: Canvas) =>
  p.motif(
    "bee",
    () =>
      shape(
        trace().leaf(0, -2, -30, 11, 3.4).leaf(1, -2, 14, 11, 3.4),
        mix(ink.mist, ink.paper, 0.5),
        edge,
        0.7,
      ) +
      shape(trace().ellipse(0, 0, 7, 4), mix(ink.gilt, ink.straw, 0.3), edge, 0.8) +
      line(trace().move(-2, -3.6).line([-2, 3.6]).move(1.5, -3.6).line([1.5, 3.6]), 1.5),
  );

/** A monarch, 50 wide, wings open. */
export const monarch = (p: Canvas) =>
  p.motif("monarch", () => {
    const wing = (s: number) =>
      trace()
        .move(0, 0)
        .quad(s * 10, -22, s * 27, -20)
        .quad(s * 25, -2, s * 3, 2)
        .quad(s * 21, 4, s * 17, 17)
        .quad(s * 6, 18, 0, 6)
        .close();
    const veins = trace();
    const spots = trace();
    for (const s of [-1, 1]) {
      veins
        .lines([0, 0], [s * 23, -15])
        .lines([0, 0], [s * 20, -6])
        .lines([0, 3], [s * 14, 12]);
      spots
        .ellipse(s * 24, -16, 1)
        .ellipse(s * 23, -10, 1)
        .ellipse(s * 16, 12, 1);
    }
    return (
      shape(wing(-1), mix(ink.clay, ink.rubric, 0.35), edge, 2) +
      shape(wing(1), mix(ink.clay, ink.rubric, 0.35), edge, 2) +
      line(veins, 1.2) +
      shape(spots, ink.paper) +
      line(trace().move(0, 10).line([0, -6]), 3) +
      line(trace().move(0, -6).quad(-2, -13, -6, -15).move(0, -6).quad(2, -13, 6, -15), 0.8)
    );
  });
