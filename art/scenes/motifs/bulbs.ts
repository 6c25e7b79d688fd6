import { dot, ink, line, mix, shape, trace } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";
import { stalkLeaves } from "./flowers.ts";

/**
 * Flowers that grow from bulbs and rhizomes, in side view with their foot at 0,0, about 100 units
 * to the yard. Each returns a motif id.
 */

const edge = ink.ink;

/** The tint a motif is set down in; see Canvas.tinted. */
const petal = "currentColor";

/** A Madonna lily, 165 high: white trumpets and buds on a leafy stalk. */
export const lily = (p: Canvas) => {
  const bloom = p.motif("lily bloom", () => {
    const back = trace().leaf(0, 0, -24, 34, 9, -8).leaf(0, 0, 24, 34, 9, 8);
    const cup = trace()
      .move(0, 4)
      .cubic(-8, -4, -9, -18, -24, -27)
      .quad(-14, -28, -9, -22)
      .quad(-4, -34, 0, -38)
      .quad(4, -34, 9, -22)
      .quad(14, -28, 24, -27)
      .cubic(9, -18, 8, -4, 0, 4)
      .close();
    const veins = trace()
      .lines([0, 0], [0, -30])
      .move(-2, -4)
      .quad(-6, -15, -14, -23)
      .move(2, -4)
      .quad(6, -15, 14, -23);
    const pollen = trace().ellipse(-4, -29, 2, 1.3).ellipse(5, -30, 2, 1.3).ellipse(0, -33, 2, 1.3);
    return (
      shape(back, ink.paper, edge, 1) +
      shape(cup, ink.paper, edge, 1.1) +
      line(veins, 0.6, ink.sage) +
      shape(pollen, ink.gilt, ink.umber, 0.5)
    );
  });
  return p.motif("lily", (r) => {
    const buds = trace()
      .leaf(0, -148, 4, 20, 5)
      .leaf(0, -140, -28, 19, 4.5)
      .leaf(0, -141, 32, 18, 4.5);
    return (
      line(trace().move(0, 0).quad(2, -80, 0, -150), 2.2, ink.fern) +
      stalkLeaves(r, 8, 112, 15, 34, 0.13, 52) +
      shape(buds, mix(ink.paper, ink.sage, 0.35), edge, 1) +
      p.put(bloom, -3, -124, 0.95, { turn: -66 }) +
      p.put(bloom, 3, -120, 0.95, { turn: 62 }) +
      p.put(bloom, 0, -136, 0.8, { turn: -8 })
    );
  });
};

/** An iris, 112 high, with sword leaves. */
export const iris = (p: Canvas, tint: string = ink.marian) =>
  p.tinted("iris", tint, () => {
    const swords = trace()
      .leaf(-4, 0, -11, 82, 5, -8)
      .leaf(4, 0, 9, 90, 5, 8)
      .leaf(-9, 0, -24, 58, 5, -9)
      .leaf(9, 0, 21, 62, 5, 9);
    const falls = trace()
      .move(0, -90)
      .cubic(-14, -94, -26, -84, -22, -68)
      .cubic(-14, -66, -8, -78, 0, -88)
      .cubic(8, -78, 14, -66, 22, -68)
      .cubic(26, -84, 14, -94, 0, -90)
      .close();
    const drop = trace()
      .move(0, -90)
      .cubic(-10, -84, -10, -68, 0, -62)
      .cubic(10, -68, 10, -84, 0, -90)
      .close();
    const standards = trace()
      .move(0, -88)
      .cubic(-18, -96, -16, -116, 0, -120)
      .cubic(16, -116, 18, -96, 0, -88)
      .close();
    return (
      line(trace().move(0, 0).line([0, -88]), 2, ink.fern) +
      shape(swords, ink.moss, ink.fern, 1) +
      shape(standards, petal, edge, 1) +
      `<g opacity=".4">${shape(standards, ink.paper)}</g>` +
      shape(falls, petal, edge, 1) +
      shape(drop, petal, edge, 0.9) +
      `<g opacity=".25">${shape(drop, ink.night)}</g>` +
      line(
        trace()
          .lines([0, -90], [0, -116])
          .move(-4, -93)
          .quad(-9, -104, -5, -114)
          .move(4, -93)
          .quad(9, -104, 5, -114),
        0.6,
      ) +
      line(trace().move(0, -87).line([0, -76]), 2.2, ink.straw)
    );
  });

/** A tulip, 74 high. */
export const tulip = (p: Canvas, tint: string) =>
  p.tinted("tulip", tint, () => {
    const cup = trace()
      .move(0, -46)
      .cubic(-15, -48, -15, -66, -11, -76)
      .quad(-5, -71, -3, -67)
      .quad(-1, -74, 1, -79)
      .quad(4, -72, 5, -67)
      .quad(8, -72, 12, -76)
      .cubic(15, -66, 15, -48, 0, -46)
      .close();
    return (
      line(trace().move(0, 0).quad(1, -24, 0, -46), 2, ink.fern) +
      shape(trace().leaf(0, 0, -20, 48, 7, -6).leaf(0, 0, 18, 54, 7, 8), ink.moss, ink.fern, 1) +
      shape(cup, petal, edge, 1) +
      line(trace().move(-3, -67).quad(-6, -56, 0, -47).move(5, -67).quad(6, -56, 1, -47), 0.8)
    );
  });

/** A daffodil, 70 high. */
export const daffodil = (p: Canvas) =>
  p.motif("daffodil", () => {
    const petals = trace();
    for (let i = 0; i < 6; i++) petals.leaf(0, -60, i * 60 + 10, 16, 5.5);
    return (
      line(trace().move(0, 0).quad(-2, -30, 0, -58), 1.8, ink.fern) +
      shape(
        trace().leaf(-2, 0, -12, 58, 4, -5).leaf(2, 0, 12, 54, 4, 6).leaf(0, 0, 26, 40, 3.5, 8),
        ink.sage,
        ink.fern,
        0.9,
      ) +
      shape(petals, mix(ink.straw, ink.paper, 0.45), edge, 0.9) +
      shape(
        trace().scallop(0, -60, 5.6, 5.2, 7, () => 0.4),
        mix(ink.gilt, ink.straw, 0.3),
        edge,
        0.9,
      ) +
      dot(0, -60, 2.6, mix(ink.gilt, ink.umber, 0.4))
    );
  });
