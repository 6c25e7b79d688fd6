import { ink, line, marks, mix, shape, trace, within } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";
import { arc } from "./bell-lantern-skep-and-wagon.ts";

/** Evergreen, ribbon and harvest: what is bound, hung or gathered. Foot at 0,0 unless said. */

const edge = ink.ink;

/** A short evergreen bough, 44 long, pointing up. */
export const bough = (p: Canvas, tint: string = mix(ink.fern, ink.moss, 0.3)) =>
  p.motif(`bough ${tint}`, () => {
    const t = trace();
    for (let i = 0; i < 6; i++)
      t.leaf(0, -i * 6, -48 + i * 3, 17 - i, 2.3).leaf(0, -i * 6, 48 - i * 3, 17 - i, 2.3);
    return (
      shape(t.leaf(0, -34, 0, 13, 2.4), tint, mix(tint, edge, 0.55), 0.8) +
      line(trace().move(0, 4).line([0, -36]), 1.2, ink.umber)
    );
  });

/** A wreath round an ellipse: boughs laid one way over a dark ring, with red berries. */
export function wreath(
  p: Canvas,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  thick: number,
  berries = 14,
): string {
  const [dark, light] = [bough(p), bough(p, mix(ink.moss, ink.sage, 0.15))];
  const r = p.rand;
  let out = line(trace().ellipse(cx, cy, rx, ry), thick * 0.7, mix(ink.fern, edge, 0.2));
  const n = Math.round(((rx + ry) / thick) * 3);
  for (let i = 0; i < n * 2; i++) {
    const a = (i / (n * 2)) * Math.PI * 2;
    const off = within(r, -0.24, 0.24) * thick;
    const [x, y] = [cx + Math.cos(a) * (rx + off), cy + Math.sin(a) * (ry + off * (ry / rx))];
    const way = (Math.atan2(Math.cos(a) * ry, -Math.sin(a) * rx) * 180) / Math.PI + 90;
    out += p.put(i % 3 === 1 ? light : dark, x, y, (thick / 44) * within(r, 0.9, 1.2), {
      turn: way + (i % 2 ? 28 : -28),
    });
  }
  const red = trace();
  for (const [x, y] of arc(cx, cy, rx, ry, 8, 352, berries))
    red
      .mark(x + 3, y - 2)
      .mark(x - 5, y + 3)
      .mark(x, y + 7);
  return out + marks(red, Math.max(5, thick * 0.12), ink.rubric, edge, 0.8);
}

/** A ribbon bow with two tails, 110 wide, knot at 0,0. */
export const bow = (p: Canvas, tint: string = ink.rubric) =>
  p.motif(`bow ${tint}`, () => {
    const deep = mix(tint, edge, 0.35);
    const tails = trace()
      .polygon([-4, 4], [-34, 78], [-22, 72], [-14, 84], [5, 8])
      .polygon([4, 4], [30, 82], [20, 74], [10, 84], [-5, 8]);
    const loops = trace()
      .move(0, 0)
      .cubic(-22, -34, -62, -34, -56, -4)
      .cubic(-54, 26, -20, 20, 0, 0)
      .close()
      .move(0, 0)
      .cubic(22, -34, 62, -34, 56, -4)
      .cubic(54, 26, 20, 20, 0, 0)
      .close();
    const inner = trace()
      .move(-8, -2)
      .cubic(-22, -18, -46, -18, -44, -2)
      .cubic(-42, 10, -22, 8, -8, -2)
      .close()
      .move(8, -2)
      .cubic(22, -18, 46, -18, 44, -2)
      .cubic(42, 10, 22, 8, 8, -2)
      .close();
    return (
      shape(tails, mix(tint, edge, 0.12), edge, 1.1) +
      shape(loops, tint, edge, 1.2) +
      shape(inner, deep, edge, 0.8) +
      shape(trace().ellipse(0, 1, 9, 10), tint, edge, 1.2)
    );
  });

/** A shock of corn stalks bound in the field, 90 wide, 150 high. */
export const shock = (p: Canvas, tint: string = mix(ink.straw, ink.clay, 0.4)) =>
  p.motif(`shock ${tint}`, (r) => {
    const stalks = trace();
    const husks = trace();
    for (let i = -6; i <= 6; i++) {
      stalks.move(i * 7, 0).quad(i * 2.6, -70, i * 4.6, -128 + Math.abs(i) * 3);
      husks
        .leaf(i * 3, -84, i * 9 + within(r, -8, 8), 56, 4, i)
        .leaf(i * 4.6, -48, i * 16 + 150 * Math.sign(i + 0.1), 34, 3.6, 5);
    }
    return (
      shape(
        trace()
          .move(-46, 2)
          .quad(-16, -70, -28, -122)
          .line([28, -122])
          .quad(16, -70, 46, 2)
          .close(),
        tint,
        edge,
        1.1,
      ) +
      line(stalks, 1.2, ink.umber) +
      shape(husks, mix(tint, ink.paper, 0.25), mix(tint, edge, 0.6), 0.8) +
      line(trace().move(-20, -76).quad(0, -70, 20, -76), 5, ink.umber)
    );
  });

/** A sheaf of wheat, 90 wide, 130 high. */
export const sheaf = (p: Canvas) =>
  p.motif("sheaf", (r) => {
    const straw = trace();
    const ears = trace();
    for (let i = -7; i <= 7; i++) {
      const [x, y] = [i * 6.6, -104 + Math.abs(i) * 3.4 + within(r, -5, 5)];
      straw.move(i * 4.4, 0).quad(i * 1.2, -52, x, y);
      for (let k = 0; k < 4; k++)
        ears
          .leaf(x + i * k * 0.5, y - k * 5, i * 4 - 22, 10, 2.5)
          .leaf(x + i * k * 0.5, y - k * 5, i * 4 + 22, 10, 2.5);
    }
    return (
      line(straw, 3.4) +
      line(straw, 2.1, mix(ink.gilt, ink.straw, 0.5)) +
      shape(ears, ink.straw, ink.umber, 0.7) +
      line(trace().move(-13, -50).quad(0, -45, 13, -50), 6) +
      line(trace().move(-13, -50).quad(0, -45, 13, -50), 4, ink.marian)
    );
  });

/** An apple, 30 wide. */
export const apple = (p: Canvas, tint: string = ink.rubric) =>
  p.motif(
    `apple ${tint}`,
    () =>
      shape(
        trace()
          .move(0, -25)
          .cubic(-9, -31, -18, -22, -15, -11)
          .cubic(-12, 2, -5, 1, 0, 0)
          .cubic(5, 1, 12, 2, 15, -11)
          .cubic(18, -22, 9, -31, 0, -25)
          .close(),
        tint,
        edge,
        1,
      ) +
      line(trace().move(0, -24).quad(0, -30, 4, -33), 1.4, ink.umber) +
      line(trace().move(-9, -20).quad(-12, -15, -10, -10), 1.6, mix(tint, ink.paper, 0.5)),
  );

/** A flower bulb with its paper skin, 34 wide, 46 high. `sprout` sends roots down and a tip up. */
export const bulb = (p: Canvas, tint: string = mix(ink.clay, ink.umber, 0.25), sprout = false) =>
  p.motif(`bulb ${tint} ${sprout}`, () => {
    const roots = trace();
    for (const x of [-9, -4, 0, 5, 9])
      roots.move(x * 0.6, -1).quad(x, 8, x * 1.8, 16 + Math.abs(x));
    return (
      (sprout
        ? line(roots, 1.1, mix(ink.paper, ink.clay, 0.3)) +
          shape(trace().leaf(-2, -38, -5, 30, 4).leaf(2, -38, 8, 24, 4), ink.sage, ink.fern, 1)
        : line(
            trace().move(-4, 0).line([-6, 5]).move(0, 0).line([0, 6]).move(4, 0).line([6, 5]),
            1,
          )) +
      shape(
        trace()
          .move(0, -46)
          .cubic(-5, -34, -18, -28, -17, -13)
          .cubic(-16, 0, -6, 1, 0, 1)
          .cubic(6, 1, 16, 0, 17, -13)
          .cubic(18, -28, 5, -34, 0, -46)
          .close(),
        tint,
        edge,
        1.1,
      ) +
      line(
        trace()
          .move(0, -42)
          .cubic(-3, -28, -11, -22, -8, -2)
          .move(0, -42)
          .cubic(3, -28, 10, -22, 7, -2),
        0.8,
        mix(tint, edge, 0.6),
      ) +
      shape(
        trace()
          .move(4, -34)
          .cubic(8, -28, 18, -26, 17, -13)
          .cubic(16, 0, 9, 0, 6, 0)
          .quad(12, -16, 4, -34)
          .close(),
        p.hatch(-55, 3),
      )
    );
  });
