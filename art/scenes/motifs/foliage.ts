import { ink, line, mix, shape, trace, within } from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";

/** Leaf plants, hedges and trees with their foot at 0,0. Each returns a motif id. */
const edge = ink.ink;

/** Three tints of one foliage: lit, body, shade. */
export interface Leafage {
  lit: string;
  body: string;
  shade: string;
}

export const greens: Leafage = { lit: ink.sage, body: ink.moss, shade: ink.fern };

export const spring: Leafage = {
  lit: mix(ink.sage, ink.straw, 0.5),
  body: ink.sage,
  shade: ink.moss,
};

export const autumn = {
  red: {
    lit: mix(ink.rubric, ink.clay, 0.55),
    body: mix(ink.rubric, ink.clay, 0.2),
    shade: mix(ink.rubric, ink.umber, 0.5),
  },
  gold: {
    lit: ink.straw,
    body: mix(ink.gilt, ink.straw, 0.35),
    shade: mix(ink.gilt, ink.umber, 0.45),
  },
  russet: { lit: ink.clay, body: mix(ink.clay, ink.umber, 0.4), shade: ink.umber },
} as const satisfies Record<string, Leafage>;

export const blossom: Leafage = {
  lit: mix(ink.rose, ink.paper, 0.45),
  body: mix(ink.rose, ink.heather, 0.25),
  shade: mix(ink.rubric, ink.heather, 0.6),
};

export const evening: Leafage = {
  lit: mix(ink.moss, ink.night, 0.25),
  body: mix(ink.fern, ink.night, 0.35),
  shade: mix(ink.fern, ink.night, 0.65),
};

/** Fades a foliage towards the haze of the hour. */
export const far = (l: Leafage, haze: string, t: number): Leafage => ({
  lit: mix(l.lit, haze, t),
  body: mix(l.body, haze, t),
  shade: mix(l.shade, haze, t),
});

export const key = (l: Leafage) => `${l.lit}${l.body}${l.shade}`;

/** One rounded mass of leaves, radius 50, centered on 0,0, lit from the upper left. */
export const clump = (p: Canvas, l: Leafage, variant = 0) =>
  p.motif(`clump ${key(l)} ${variant}`, (r) => {
    const ticks = trace(2);
    for (let i = 0; i < 12; i++) {
      const [a, k] = [within(r, -0.5, 2.4), Math.sqrt(r())];
      const [x, y] = [Math.cos(a) * 38 * k + 3, Math.sin(a) * 30 * k];
      ticks
        .move(x - 6, y)
        .quad(x - 4, y + 4.5, x - 1, y + 1)
        .quad(x + 2, y + 5, x + 5, y);
    }
    return (
      shape(trace(2).scallop(0, 0, 47, 40, 14, r), l.body, mix(l.shade, edge, 0.6), 1.2) +
      shape(trace(2).scallop(9, 14, 34, 23, 9, r), l.shade) +
      shape(trace(2).scallop(-13, -12, 24, 18, 7, r), l.lit) +
      line(ticks, 0.9, mix(l.shade, edge, 0.55))
    );
  });

/** A rounded shrub, 120 wide and 84 high. */
export const shrub = (p: Canvas, l: Leafage = greens) => {
  const [a, b] = [clump(p, l), clump(p, l)];
  return p.motif(
    `shrub ${key(l)}`,
    () =>
      p.put(a, -30, -30, 0.72) +
      p.put(b, 31, -31, 0.72) +
      p.put(b, 0, -50, 0.8) +
      p.put(a, 2, -26, 0.66),
  );
};

/** Clipped box: a ball, radius 40, standing on its foot. */
export const boxBall = (p: Canvas, l: Leafage = greens) =>
  p.motif(`boxBall ${key(l)}`, (r) => {
    const ticks = trace(2);
    for (let i = 0; i < 20; i++) {
      const [a, k] = [i * 2.4, Math.sqrt((i + 0.5) / 20)];
      const [x, y] = [Math.cos(a) * 33 * k, -39 + Math.sin(a) * 33 * k];
      ticks.move(x - 3, y).quad(x - 1, y + 3, x + 3, y);
    }
    return (
      shape(trace().scallop(0, -39, 38, 38, 20, r), l.body, edge, 1.1) +
      shape(trace().scallop(8, -30, 26, 26, 11, r), l.shade) +
      shape(trace().scallop(-12, -52, 17, 15, 10, r), l.lit) +
      line(ticks, 0.8, mix(l.shade, edge, 0.5))
    );
  });

/** A clipped hedge `w` wide and `h` high, foot at its left end. */
export const hedge = (p: Canvas, w: number, h: number, l: Leafage = greens) =>
  p.motif(`hedge ${w} ${h} ${key(l)}`, (r) => {
    const top = trace(1).move(0, 0).line([0, -h]);
    for (let x = 0; x < w; ) {
      const s = Math.min(within(r, 13, 22), w - x);
      top.quad(x + s / 2, -h - within(r, 3, 6), x + s, -h + within(r, -1.5, 1.5));
      x += s;
    }
    const ticks = trace(2);
    const count = Math.min(36, (w * h) / 420);
    for (let i = 0; i < count; i++) {
      const [x, y] = [within(r, 5, w - 8), -h * within(r, 0.06, 0.72)];
      ticks
        .move(x - 4, y)
        .quad(x - 2, y + 3.5, x, y + 0.5)
        .quad(x + 2, y + 4, x + 5, y);
    }
    const d = top.line([w, 0]).close();
    return (
      shape(d, l.body, edge, 1.1) +
      shape(trace().polygon([1, -h], [w - 1, -h], [w - 1, -h * 0.82], [1, -h * 0.8]), l.lit) +
      shape(trace().polygon([0, -h * 0.3], [w, -h * 0.34], [w, 0], [0, 0]), l.shade) +
      line(ticks, 0.9, mix(l.shade, edge, 0.5))
    );
  });

/** A fern: arching fronds from one foot, 170 wide and 100 high. */
export const fern = (p: Canvas, l: Leafage = greens) => {
  const frond = p.motif(`frond ${key(l)}`, () => {
    const t = trace();
    for (let i = 0; i < 13; i++) {
      const y = -14 - i * 6.6;
      const s = 19 * Math.sin(((i + 2.5) / 16.5) * Math.PI) + 1.5;
      const x = (i * i) / 30;
      t.leaf(x, y, -66 + i * 2, s, 2.9, -3).leaf(x, y, 70 + i * 1.5, s, 2.9, 3);
    }
    return (
      shape(t, l.body, l.shade, 0.7) + line(trace().move(0, 0).quad(0, -60, 6, -104), 1.3, l.shade)
    );
  });
  return p.motif(`fern ${key(l)}`, () =>
    [
      [-72, 0.72],
      [70, 0.72],
      [-48, 0.92],
      [46, 0.9],
      [-23, 1],
      [22, 1],
      [0, 0.92],
    ]
      .map(([turn, k]) => p.put(frond, 0, 0, k, { turn: turn ?? 0, flip: (turn ?? 0) < 0 }))
      .join(""),
  );
};

/** A hosta: broad ribbed leaves with a pale edge under nodding lilac bells, 150 wide, 130 high. */
export const hosta = (p: Canvas, l: Leafage = greens) => {
  const leaf = p.motif(`hosta leaf ${key(l)}`, () => {
    const blade = (k: number) =>
      trace()
        .move(0, -10)
        .cubic(-40 * k, -12, -38 * k, -62 * k, 0, -84 * k - 2)
        .cubic(38 * k, -62 * k, 40 * k, -12, 0, -10)
        .close();
    const ribs = trace().move(0, -4).line([0, -80]);
    for (const s of [-1, 1])
      for (const w of [7, 15])
        ribs.move(0, -13).cubic(s * w * 1.8, -24, s * w * 1.8, -56, s * 1, -78);
    return (
      line(trace().move(0, 0).line([0, -12]), 2.4, l.shade) +
      shape(blade(1), mix(l.lit, ink.paper, 0.35), edge, 1) +
      shape(blade(0.86), l.body) +
      line(ribs, 0.8, l.shade)
    );
  });
  const scapes = p.motif("hosta scapes", () => {
    const stems = trace();
    const bells = trace();
    for (const [x, y] of [
      [-24, -122],
      [16, -134],
    ] as const) {
      stems.move(0, -10).quad(x * 0.4, y * 0.6, x, y);
      for (let i = 0; i < 7; i++)
        bells.leaf(x * (1 - i * 0.07), y + i * 6.5, (i % 2 ? 1 : -1) * (128 - i * 5), 15, 4.2);
    }
    return line(stems, 1.6, ink.moss) + shape(bells, mix(ink.heather, ink.paper, 0.3), edge, 0.8);
  });
  return p.motif(
    `hosta ${key(l)}`,
    () =>
      `<use href="#${scapes}"/>` +
      [
        [-86, 0.78],
        [84, 0.78],
        [-60, 0.92],
        [57, 0.94],
        [-33, 0.96],
        [30, 1],
        [-4, 0.94],
        [-70, 0.62],
        [68, 0.6],
        [-22, 0.66],
        [24, 0.62],
      ]
        .map(([turn, k]) => p.put(leaf, (turn ?? 0) / 9, 0, k, { turn: turn ?? 0 }))
        .join(""),
  );
};

/** A tuft of grass, 34 wide. */
export const tuft = (p: Canvas, tint: string = ink.fern) =>
  p.motif(`tuft ${tint}`, () =>
    line(
      trace()
        .move(-3, 0)
        .quad(-6, -12, -15, -17)
        .move(-1, 0)
        .quad(-3, -16, -6, -24)
        .move(1, 0)
        .quad(2, -14, 7, -25)
        .move(3, 0)
        .quad(8, -10, 16, -15),
      1.3,
      tint,
    ),
  );
