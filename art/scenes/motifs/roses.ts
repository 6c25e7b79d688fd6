import { dot, ink, line, mix, type Point, shape, trace, within } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";

/** Roses: the flower, its leaf, the bush, about 100 units to the yard. Each returns a motif id. */

const edge = ink.ink;

/** The tint a motif is set down in; see Canvas.tinted. */
const petal = "currentColor";

/** A full rose seen from the front, centered on 0,0, radius 20. */
export const rose = (p: Canvas, tint: string = ink.rose) =>
  p.tinted("rose", tint, (r) => {
    const ring = (n: number, radius: number, size: number) => {
      const t = trace();
      for (let i = 0; i < n; i++) {
        const a = ((i + r() * 0.3) / n) * Math.PI * 2;
        t.ellipse(Math.cos(a) * radius, Math.sin(a) * radius, size * 1.12, size);
      }
      return t;
    };
    const heart = trace()
      .move(-5, 1)
      .quad(-4, -6, 1, -5)
      .quad(6, -3, 4, 2)
      .quad(1, 5, -1.5, 2)
      .quad(-3, -1, 1, -2);
    return (
      shape(ring(5, 11, 7.4), petal, edge, 1) +
      shape(ring(5, 6, 5.6), petal, edge, 0.9) +
      `<g opacity=".45">${dot(0, 0, 6, ink.rubric)}</g>` +
      line(trace().ellipse(0, 0, 6), 0.8) +
      line(heart, 0.9)
    );
  });

/** Three leaves with a saw edge on a short stem: what a rose stands among. Points up. */
export const roseLeaf = (p: Canvas) =>
  p.motif(
    "roseLeaf",
    () =>
      shape(
        trace().leaf(0, 0, -4, 26, 8).leaf(0, 0, -62, 19, 6).leaf(0, 0, 58, 19, 6),
        ink.moss,
        edge,
        0.9,
      ) +
      line(
        trace().move(0, 6).line([-1, -21]).move(-2, -1).line([-13, -7]).move(2, -1).line([12, -8]),
        0.7,
        ink.fern,
      ),
  );

/** A rose bush in flower, 110 wide and 100 high. */
export const roseBush = (p: Canvas, tint: string = ink.rose) => {
  const [flower, leaf] = [rose(p, petal), roseLeaf(p)];
  return p.tinted("roseBush", tint, (r) => {
    const canes = trace();
    for (let i = -3; i <= 3; i++) canes.move(i * 3, 0).quad(i * 5, -40, i * 15, -66);
    let out =
      line(canes, 2, ink.umber) +
      shape(trace().scallop(0, -56, 46, 36, 15, r), mix(ink.moss, ink.fern, 0.5), edge, 1);
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * Math.PI * 2;
      out += p.put(leaf, Math.cos(a) * 38, -55 + Math.sin(a) * 30, 0.75, {
        turn: (a * 180) / Math.PI + 90,
      });
    }
    const at: Point[] = [
      [-30, -72],
      [2, -86],
      [33, -70],
      [-8, -58],
      [22, -44],
      [-34, -40],
      [-2, -28],
    ];
    for (const [x, y] of at)
      out += p.put(flower, x, y, within(r, 0.5, 0.66), { turn: within(r, 0, 90) });
    return out;
  });
};
