import { dot, ink, line, mix, type Rand, rect, shape, trace, within } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";

/** Wells, fountains, crosses and gateposts, with their foot at 0,0. */

const edge = ink.ink;

const pale = mix(ink.vellum, ink.mist, 0.35);

/** A well of laid stone under a shingled roof, with a bucket; 150 wide, 210 high. */
export const well = (p: Canvas) =>
  p.motif("well", (r) => {
    const wood = ink.umber;
    const drum = trace().move(-60, -62).line([-56, 0]).quad(0, 20, 56, 0).line([60, -62]).close();
    const joints = trace();
    for (let k = 1; k < 4; k++)
      joints.move(-59 + k, -62 + k * 16).quad(0, -44 + k * 18, 59 - k, -62 + k * 16);
    for (let k = 0; k < 4; k++)
      for (let i = 0; i < 6; i++) {
        const x = -46 + i * 18 + (k % 2 ? 8 : 0);
        const y = -62 + k * 16 + 15 - (x * x) / 260;
        joints.move(x, y - 4).line([x, y + 9]);
      }
    const roof = trace().polygon([-86, -138], [-34, -206], [34, -206], [86, -138]);
    const shingles = trace();
    for (let k = 1; k < 5; k++) {
      const y = -206 + k * 14;
      const half = 34 + (52 * k * 14) / 68;
      shingles.move(-half, y).line([half, y]);
      for (let x = -half + (k % 2 ? 8 : 14); x < half; x += 15)
        shingles.move(x, y).line([x + within(r, -1, 1), y + 13]);
    }
    return (
      rect(-54, -150, 9, 96, wood, edge, 1) +
      rect(45, -150, 9, 96, wood, edge, 1) +
      rect(-58, -122, 116, 7, mix(wood, ink.clay, 0.4), edge, 1) +
      line(trace().move(6, -118).line([6, -84]), 1.6, ink.clay) +
      shape(
        trace().polygon([-6, -86], [18, -86], [15, -62], [-3, -62]),
        mix(wood, ink.clay, 0.5),
        edge,
        1,
      ) +
      line(trace().move(-5, -79).line([17, -79]), 0.9) +
      shape(drum, pale, edge, 1.2) +
      shape(trace().polygon([14, -46], [60, -60], [56, 0], [30, 9], [12, 11]), p.hatch(-45, 5)) +
      line(joints, 0.8) +
      shape(trace().ellipse(0, -62, 62, 12), mix(pale, ink.paper, 0.4), edge, 1.2) +
      shape(trace().ellipse(0, -61, 50, 7.5), ink.night, edge, 1) +
      shape(
        trace().polygon([-6, -86], [18, -86], [15.6, -66], [-3.5, -66]),
        mix(wood, ink.clay, 0.5),
        edge,
        1,
      ) +
      shape(roof, mix(ink.umber, ink.clay, 0.3), edge, 1.2) +
      line(shingles, 0.8) +
      shape(trace().polygon([20, -206], [34, -206], [86, -138], [44, -138]), p.hatch(55, 5))
    );
  });

/** A fountain: a raised round basin with a small upper bowl, 190 wide, 150 high. */
export const fountain = (p: Canvas) =>
  p.motif("fountain", () => {
    const water = mix(ink.marian, ink.mist, 0.55);
    const jets = trace();
    for (const s of [-1, 1])
      for (const k of [1, 0.6])
        jets
          .move(0, -134)
          .quad(s * 20 * k, -158, s * 30 * k, -104)
          .move(s * 26 * k, -98)
          .quad(s * 46 * k, -96, s * 50 * k, -40);
    return (
      shape(
        trace().move(-92, -42).line([-84, -2]).quad(0, 26, 84, -2).line([92, -42]).close(),
        pale,
        edge,
        1.2,
      ) +
      shape(trace().polygon([30, -22], [91, -40], [84, -2], [30, 11]), p.hatch(-45, 5)) +
      line(trace().move(-90, -30).quad(0, -4, 90, -30).move(-85, -8).quad(0, 20, 85, -8), 0.8) +
      shape(trace().ellipse(0, -42, 93, 17), mix(pale, ink.paper, 0.4), edge, 1.2) +
      shape(trace().ellipse(0, -41, 80, 12), water, edge, 1) +
      shape(
        trace().move(-10, -36).quad(-4, -70, -9, -96).line([9, -96]).quad(4, -70, 10, -36).close(),
        pale,
        edge,
        1.1,
      ) +
      shape(
        trace().move(-36, -104).quad(-26, -88, 0, -88).quad(26, -88, 36, -104).close(),
        pale,
        edge,
        1.1,
      ) +
      shape(trace().ellipse(0, -104, 36, 6), water, edge, 1) +
      shape(
        trace().move(-5, -104).line([-3, -132]).line([3, -132]).line([5, -104]).close(),
        pale,
        edge,
        1,
      ) +
      line(jets, 1.2, mix(ink.marian, ink.paper, 0.35)) +
      line(trace().move(-50, -40).line([-26, -38]).move(20, -36).line([52, -40]), 0.9, ink.marian)
    );
  });

/** A wayside cross of timber or stone, 150 high, on two steps. */
export const cross = (p: Canvas, tint: string = ink.umber, steps = true) =>
  p.motif(`cross ${tint} ${steps}`, () => {
    const d = trace().polygon(
      [-6, 0],
      [-6, -100],
      [-38, -100],
      [-38, -112],
      [-6, -112],
      [-6, -150],
      [6, -150],
      [6, -112],
      [38, -112],
      [38, -100],
      [6, -100],
      [6, 0],
    );
    return (
      shape(d, tint, edge, 1.2) +
      shape(trace().polygon([1, 0], [1, -150], [6, -150], [6, 0]), p.hatch(90, 2.5, edge, 0.7)) +
      line(trace().move(-36, -103).line([36, -103]), 0.7) +
      (steps
        ? rect(-22, -14, 44, 14, pale, edge, 1.1) +
          rect(-36, 0, 72, 14, pale, edge, 1.1) +
          rect(6, -13, 15, 12, p.hatch(-40, 4)) +
          rect(10, 1, 25, 12, p.hatch(-40, 4))
        : "")
    );
  });

/** A square gatepost of stone with a ball, 170 high and 54 wide. */
export const gatepost = (p: Canvas) =>
  p.motif("gatepost", (r: Rand) => {
    const joints = trace();
    for (let k = 1; k < 6; k++) {
      joints.move(-25, -k * 22).line([25, -k * 22]);
      joints.move(within(r, -14, 14), -k * 22).line([within(r, -12, 12), -k * 22 + 21]);
    }
    return (
      rect(-25, -132, 50, 132, pale, edge, 1.2) +
      line(joints, 0.8) +
      rect(6, -132, 19, 132, p.hatch(-45, 4.5)) +
      rect(-32, -144, 64, 13, mix(pale, ink.paper, 0.4), edge, 1.2) +
      dot(0, -157, 14, pale, edge, 1.2) +
      shape(trace().ellipse(4, -153, 9, 9), p.hatch(-45, 3.5)) +
      rect(-31, -8, 62, 10, pale, edge, 1.1)
    );
  });
