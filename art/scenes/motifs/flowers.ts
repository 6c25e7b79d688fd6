import {
  dot,
  ink,
  line,
  marks,
  mix,
  type Point,
  type Rand,
  shape,
  trace,
  within,
} from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";

/** Flowers in side view with their foot at 0,0, about 100 units to the yard. Each returns a motif id. */
const edge = ink.ink;

/** The tint a motif is set down in; see Canvas.tinted. */
const petal = "currentColor";

const rim = mix(ink.ink, ink.umber, 0.35);

/** Leaves along a stalk, alternately left and right. */
export function stalkLeaves(
  r: Rand,
  from: number,
  to: number,
  count: number,
  size: number,
  slim = 0.2,
  spread = 58,
): string {
  const t = trace();
  for (let i = 0; i < count; i++) {
    const y = -(from + ((to - from) * i) / Math.max(1, count - 1));
    const l = size * (1 - (0.45 * i) / count) * within(r, 0.85, 1.15);
    t.leaf(
      0,
      y,
      (i % 2 ? 1 : -1) * within(r, spread - 12, spread + 12),
      l,
      l * slim,
      i % 2 ? 4 : -4,
    );
  }
  return shape(t, ink.moss, ink.fern, 0.9);
}

/** A tall spire of florets (delphinium, foxglove, lupine, hollyhock by tint), 160 high. */
export const spire = (p: Canvas, tint: string, big = 1) =>
  p.tinted(`spire ${big}`, tint, (r) => {
    let out =
      line(trace().move(0, 0).line([0, -158]), 2, ink.fern) + stalkLeaves(r, 4, 50, 7, 34, 0.27);
    for (const [from, to, size] of [
      [50, 76, 11],
      [78, 101, 9],
      [103, 122, 7],
      [124, 138, 5],
      [139, 152, 3.6],
    ] as const) {
      const [body, front, throat] = [trace(), trace(), trace()];
      for (let y = from; y < to; y += size * 0.86 * big) {
        for (const side of [-1, 1])
          body.mark(side * size * 0.74 * big + within(r, -1.5, 1.5), -y + within(r, -1.5, 1.5));
        front.mark(within(r, -1, 1), -y - size * 0.4);
        throat
          .mark(-size * 0.7 * big, -y)
          .mark(size * 0.7 * big, -y)
          .mark(0, -y - size * 0.4);
      }
      out +=
        marks(body, size * big, petal, rim) +
        marks(front, size * big, petal, rim) +
        (size > 6 ? line(throat, size * 0.22, rim) : "");
    }
    return out + marks(trace().mark(0, -154).mark(0, -158), 2.6, ink.sage, ink.fern);
  });

/** Composite flowers on stalks from one foot. `reflex` bends the rays down, as a coneflower's are. */
export const daisies = (
  p: Canvas,
  tint: string,
  eye: string = ink.gilt,
  height = 84,
  reflex = false,
) => {
  const head = p.motif(`head ${eye} ${reflex}`, () => {
    const rays = trace();
    if (reflex)
      for (let i = -4; i <= 4; i++)
        rays.leaf(i * 1.6, 1, 180 - i * 17, 21 - Math.abs(i), 3.7, -i * 0.4);
    else for (let i = 0; i < 11; i++) rays.leaf(0, 0, (i * 360) / 11 + 10, 13, 2.8);
    const cone = reflex
      ? trace().move(-9, 3).quad(-8, -10, 0, -10).quad(8, -10, 9, 3).quad(0, 6, -9, 3).close()
      : trace().ellipse(0, 0, 4.4, 4);
    return (
      shape(rays, petal, edge, 0.8) +
      shape(cone, eye, edge, 0.9) +
      (reflex
        ? line(
            trace().lines([-5, -1], [-4, -5]).lines([-1, 0], [-1, -6]).lines([3, -1], [3, -5]),
            0.8,
            ink.umber,
          )
        : "")
    );
  });
  return p.tinted(`daisies ${eye} ${height} ${reflex}`, tint, (r) => {
    const stems = trace();
    let heads = "";
    for (const [x, k] of [
      [-22, 0.8],
      [2, 1],
      [24, 0.86],
      [-9, 0.6],
      [14, 0.56],
    ] as const) {
      stems.move(x * 0.2, 0).quad(x * 0.3, -height * k * 0.5, x, -height * k);
      heads += p.put(head, x, -height * k, 1, { turn: Math.round(x / 2) });
    }
    return line(stems, 1.5, ink.fern) + stalkLeaves(r, 2, height * 0.45, 9, 30, 0.2, 50) + heads;
  });
};

export const coneflower = (p: Canvas, tint: string = mix(ink.rose, ink.heather, 0.35)) =>
  daisies(p, tint, mix(ink.gilt, ink.umber, 0.45), 104, true);

/** A clump of lavender or catmint: many slim spikes, 90 wide, 70 high. */
export const lavender = (p: Canvas, tint: string = ink.heather) =>
  p.tinted("lavender", tint, (r) => {
    const stems = trace();
    const florets = trace();
    for (let i = 0; i < 19; i++) {
      const a = -62 + (i * 124) / 18 + within(r, -4, 4);
      const l = within(r, 54, 72) * (1 - Math.abs(a) / 260);
      const [s, c] = [Math.sin((a * Math.PI) / 180), Math.cos((a * Math.PI) / 180)];
      stems.move(s * 8, -2).line([s * l, -c * l]);
      for (let k = 0; k < 5; k++)
        florets.mark(
          s * l * (0.64 + k * 0.08) + (k % 2 ? 1.2 : -1.2) * c,
          -c * l * (0.64 + k * 0.08),
        );
    }
    return (
      shape(trace().scallop(0, -14, 31, 15, 11, r), ink.sage, ink.moss, 0.9) +
      line(stems, 1, ink.moss) +
      marks(florets, 4.6, petal, mix(ink.heather, ink.night, 0.6), 0.7)
    );
  });

/** A low cushion of small flowers: phlox, asters, thyme, mums by tint; 90 wide, 46 high. */
export const cushion = (p: Canvas, tint: string, leafTint: string = ink.moss) =>
  p.tinted(`cushion ${leafTint}`, tint, (r) => {
    const [back, front, eyes] = [trace(), trace(), trace()];
    for (let i = 0; i < 34; i++) {
      const k = Math.sqrt((i + 0.5) / 34);
      const [x, y] = [Math.cos(i * 2.4) * 41 * k, -24 + Math.sin(i * 2.4) * 19 * k];
      (i % 2 ? front : back).mark(x, y);
      if (i % 2) eyes.mark(x, y);
    }
    return (
      shape(trace(2).scallop(0, -22, 40, 19, 13, r), leafTint, edge, 0.9) +
      shape(trace(2).scallop(6, -13, 34, 11, 9, r), mix(leafTint, ink.fern, 0.6)) +
      marks(back, 7, petal, rim) +
      marks(front, 7, petal, rim) +
      line(eyes, 2, ink.straw)
    );
  });

/** A sunflower, 235 high, its head turned a little. */
export const sunflower = (p: Canvas) =>
  p.motif("sunflower", (r) => {
    const leaf = trace();
    for (let i = 0; i < 7; i++)
      leaf.leaf(
        0,
        -28 - i * 24,
        (i % 2 ? 1 : -1) * within(r, 62, 84),
        50 - i * 2,
        17,
        i % 2 ? 9 : -9,
      );
    const back = trace();
    const front = trace();
    for (let i = 0; i < 18; i++) {
      back.leaf(0, -212, i * 20, 43, 7.5);
      front.leaf(0, -212, i * 20 + 10, 37, 7);
    }
    const seeds = trace();
    for (let i = 0; i < 40; i++)
      seeds.mark(
        Math.cos(i * 2.4) * Math.sqrt(i) * 2.7,
        -212 + Math.sin(i * 2.4) * Math.sqrt(i) * 2.6,
      );
    return (
      line(trace().move(0, 0).quad(7, -110, 0, -206), 5, ink.fern) +
      line(trace().move(-1, 0).quad(6, -110, -1, -206), 1.4, ink.sage) +
      shape(leaf, ink.moss, edge, 1.1) +
      shape(back, mix(ink.gilt, ink.straw, 0.35), edge, 0.9) +
      shape(front, ink.straw, edge, 0.9) +
      dot(0, -212, 19, ink.umber, edge, 1.2) +
      line(seeds, 1.8, ink.straw)
    );
  });

/** Roses: the flower, its leaf, the bush, about 100 units to the yard. Each returns a motif id. */

/** The tint a motif is set down in; see Canvas.tinted. */

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
