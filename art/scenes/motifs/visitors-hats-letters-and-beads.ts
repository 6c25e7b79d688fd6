import { dot, ink, line, marks, mix, type Point, shape, trace } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";

/** Visitors, letters, beads and other small things. Foot at 0,0 unless said. */

const edge = ink.ink;

/** A visitor walking away from us in a straw hat, 104 high, in a long dress or in trousers. */
export const visitor = (p: Canvas, coat: string, dress = true) =>
  p.motif(`visitor ${coat} ${dress}`, () => {
    const legs = dress
      ? trace().move(-5, -14).line([-6, 0]).move(5, -14).line([5, 0])
      : trace().move(-5, -46).line([-7, 0]).move(5, -46).line([6, -1]);
    const body = dress
      ? trace()
          .move(-8, -76)
          .cubic(-15, -72, -14, -56, -9, -46)
          .line([-19, -12])
          .quad(0, -6, 19, -12)
          .line([9, -46])
          .cubic(14, -56, 15, -72, 8, -76)
          .close()
      : trace()
          .move(-9, -76)
          .cubic(-16, -72, -14, -56, -12, -38)
          .quad(0, -34, 12, -38)
          .cubic(14, -56, 16, -72, 9, -76)
          .close();
    return (
      line(legs, dress ? 4 : 9.5) +
      (dress ? "" : line(legs, 7.6, mix(ink.umber, ink.night, 0.4))) +
      line(
        trace().move(-12, -70).quad(-18, -54, -15, -40).move(12, -70).quad(18, -54, 14, -42),
        5.4,
      ) +
      line(
        trace().move(-12, -70).quad(-18, -54, -15, -40).move(12, -70).quad(18, -54, 14, -42),
        3.6,
        coat,
      ) +
      shape(body, coat, edge, 1.1) +
      (dress
        ? line(
            trace()
              .move(-9, -46)
              .quad(0, -43, 9, -46)
              .lines([-4, -40], [-8, -12])
              .lines([4, -40], [7, -12]),
            0.9,
          )
        : line(trace().move(0, -72).line([0, -40]), 0.8)) +
      shape(
        trace().move(3, -76).quad(13, -72, 9, -46).line([18, -12]).quad(10, -9, 6, -9).close(),
        dress ? p.hatch(70, 3, edge, 0.6) : "none",
      ) +
      dot(0, -84, 7.4, mix(ink.umber, ink.clay, 0.3), edge, 1) +
      shape(trace().ellipse(0, -88, 15, 4), ink.straw, edge, 1) +
      shape(
        trace().move(-8, -89).quad(-8, -100, 0, -100).quad(8, -100, 8, -89).close(),
        ink.straw,
        edge,
        1,
      ) +
      line(trace().move(-8, -90).quad(0, -87, 8, -90), 2, coat)
    );
  });

/** A straw hat lying down, 130 wide, 50 high. */
export const hat = (p: Canvas, ribbon: string = ink.marian) =>
  p.motif(`hat ${ribbon}`, () => {
    const weave = trace()
      .move(-46, -14)
      .quad(0, -2, 46, -14)
      .move(-26, -36)
      .quad(0, -44, 26, -36)
      .move(-30, -28)
      .quad(0, -34, 30, -28);
    return (
      shape(trace().ellipse(0, -12, 65, 13), ink.straw, edge, 1.2) +
      shape(
        trace().move(-33, -14).cubic(-33, -62, 33, -62, 33, -14).quad(0, -4, -33, -14).close(),
        mix(ink.straw, ink.paper, 0.3),
        edge,
        1.2,
      ) +
      shape(
        trace().move(-34, -24).quad(0, -14, 34, -24).line([34, -13]).quad(0, -3, -34, -13).close(),
        ribbon,
        edge,
        1,
      ) +
      line(weave, 0.8, ink.umber) +
      shape(
        trace().move(8, -48).cubic(34, -46, 33, -30, 33, -14).quad(20, -9, 10, -9).close(),
        p.hatch(-50, 4, ink.umber),
      )
    );
  });

/** A folded letter with a few ruled lines that are no writing, 190 wide, 130 deep, top left at 0,0. */
export const letter = (p: Canvas) =>
  p.motif("letter", () => {
    const lines = trace();
    for (let i = 0; i < 7; i++)
      lines
        .move(20 + i * 2, 22 + i * 13)
        .quad(80, 19 + i * 13, i === 6 ? 100 : 168 + i * 2, 22 + i * 13);
    return (
      shape(trace().polygon([0, 0], [182, 0], [206, 128], [14, 128]), ink.paper, edge, 1.2) +
      line(lines, 1, ink.umber) +
      shape(
        trace().polygon([7, 64], [194, 64], [200, 96], [10, 96]),
        mix(ink.vellum, ink.paper, 0.5),
      ) +
      line(lines, 1, mix(ink.umber, ink.vellum, 0.25)) +
      line(trace().move(7, 64).line([194, 64]), 0.8, ink.clay)
    );
  });

/** A quill, 190 long, its nib at 0,0, leaning right. */
export const quill = (p: Canvas) =>
  p.motif("quill", () => {
    const barbs = trace();
    for (let i = 0; i < 13; i++)
      barbs
        .lines([44 + i * 6.6, -62 - i * 8.4], [34 + i * 6.6, -76 - i * 9.2])
        .lines([44 + i * 6.6, -62 - i * 8.4], [60 + i * 6.8, -66 - i * 8.6]);
    return (
      shape(
        trace()
          .move(38, -54)
          .cubic(30, -90, 70, -160, 128, -182)
          .cubic(132, -140, 100, -76, 50, -58)
          .close(),
        mix(ink.paper, ink.mist, 0.25),
        edge,
        1.1,
      ) +
      line(barbs, 0.7, mix(ink.marian, ink.mist, 0.3)) +
      line(trace().move(0, 0).quad(60, -84, 126, -178), 2.2) +
      line(trace().move(4, -6).quad(60, -84, 120, -170), 1, ink.vellum)
    );
  });

/** A small wooden grave cross, 62 high. */
export const graveCross = (p: Canvas, tint: string = mix(ink.umber, ink.clay, 0.25)) =>
  p.motif(
    `graveCross ${tint}`,
    () =>
      shape(
        trace().polygon(
          [-3.6, 2],
          [-3.6, -38],
          [-19, -38],
          [-19, -45],
          [-3.6, -45],
          [-3.6, -62],
          [3.6, -62],
          [3.6, -45],
          [19, -45],
          [19, -38],
          [3.6, -38],
          [3.6, 2],
        ),
        tint,
        edge,
        1.1,
      ) +
      line(
        trace()
          .lines([1, 0], [1, -36])
          .lines([-1.4, -14], [-1.4, -34])
          .lines([-15, -41], [14, -41]),
        0.6,
      ),
  );

/** Beads on a cord through the points: small ones, and a larger after every tenth. */
export function beads(at: readonly Point[], size: number, tint: string): string {
  const [small, large] = [trace(), trace()];
  for (const [i, [x, y]] of at.entries()) (i % 11 === 0 ? large : small).mark(x, y);
  return (
    line(trace().flow(at), 1.4) +
    marks(small, size, tint, edge, 1) +
    marks(large, size * 1.5, mix(ink.gilt, ink.straw, 0.2), edge, 1)
  );
}
