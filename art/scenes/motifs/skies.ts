import {
  dot,
  group,
  ink,
  line,
  mix,
  type Point,
  seeded,
  shape,
  trace,
  within,
} from "#art/pen/ink.ts";
import type { Canvas } from "../canvas.ts";

/** The light of an hour: sky from zenith to horizon, the engraver's line, and what distance fades to. */
export interface Hour {
  bands: readonly string[];
  rule: string;
  haze: string;
}

const wash = (c: string, t: number) => mix(ink.paper, c, t);

export const hours = {
  dawn: {
    bands: [wash(ink.marian, 0.3), wash(ink.rose, 0.3), wash(ink.rose, 0.5), wash(ink.straw, 0.8)],
    rule: mix(ink.heather, ink.paper, 0.25),
    haze: mix(ink.rose, ink.paper, 0.45),
  },
  morning: {
    bands: [
      wash(ink.marian, 0.32),
      wash(ink.marian, 0.2),
      wash(ink.straw, 0.35),
      wash(ink.straw, 0.6),
    ],
    rule: mix(ink.marian, ink.paper, 0.4),
    haze: mix(ink.mist, ink.paper, 0.2),
  },
  noon: {
    bands: [
      wash(ink.marian, 0.5),
      wash(ink.marian, 0.36),
      wash(ink.marian, 0.22),
      wash(ink.marian, 0.08),
    ],
    rule: mix(ink.marian, ink.paper, 0.3),
    haze: ink.mist,
  },
  gold: {
    bands: [
      wash(ink.straw, 0.45),
      wash(ink.straw, 0.75),
      mix(ink.straw, ink.clay, 0.22),
      mix(ink.straw, ink.rose, 0.35),
    ],
    rule: mix(ink.clay, ink.straw, 0.2),
    haze: mix(ink.straw, ink.clay, 0.2),
  },
  dusk: {
    bands: [
      mix(ink.marian, ink.night, 0.35),
      mix(ink.marian, ink.heather, 0.55),
      mix(ink.heather, ink.rose, 0.6),
      mix(ink.rose, ink.straw, 0.55),
    ],
    rule: mix(ink.night, ink.marian, 0.4),
    haze: mix(ink.heather, ink.rose, 0.3),
  },
  night: {
    bands: [
      mix(ink.night, ink.ink, 0.35),
      ink.night,
      mix(ink.night, ink.marian, 0.4),
      mix(ink.marian, ink.mist, 0.2),
    ],
    rule: mix(ink.marian, ink.night, 0.25),
    haze: mix(ink.night, ink.marian, 0.5),
  },
  snow: {
    bands: [
      mix(ink.mist, ink.marian, 0.32),
      mix(ink.mist, ink.marian, 0.16),
      ink.mist,
      mix(ink.mist, ink.paper, 0.6),
    ],
    rule: mix(ink.marian, ink.mist, 0.4),
    haze: mix(ink.mist, ink.marian, 0.2),
  },
  rain: {
    bands: [
      mix(ink.mist, ink.night, 0.32),
      mix(ink.mist, ink.night, 0.2),
      mix(ink.mist, ink.sage, 0.3),
      ink.mist,
    ],
    rule: mix(ink.night, ink.mist, 0.4),
    haze: mix(ink.mist, ink.sage, 0.25),
  },
} as const satisfies Record<string, Hour>;

export interface SkyParts {
  sun?: readonly [x: number, y: number, radius: number];
  moon?: readonly [x: number, y: number, radius: number];
  stars?: number;
  clouds?: readonly (readonly [x: number, y: number, width: number])[];
  rays?: boolean;
}

/** The sky down to the horizon: flat bands with a brush's edge, ruled like an engraving. */
export function sky(p: Canvas, hour: Hour, horizon: number, parts: SkyParts = {}): string {
  const { rand: r, width: w } = p;
  const out: string[] = [shape(`M0 0H${w}V${horizon + 4}H0z`, hour.bands[0] ?? ink.mist)];
  hour.bands.slice(1).forEach((band, i) => {
    const y = horizon * (0.26 + i * 0.255);
    const edge: Point[] = [];
    for (let k = 0; k <= 5; k++) edge.push([(w * k) / 5, y + within(r, -9, 9)]);
    out.push(
      shape(
        trace(1)
          .flow(edge)
          .line([w, horizon + 4], [0, horizon + 4])
          .close(),
        band,
      ),
    );
  });
  if (parts.sun && parts.rays) out.push(rays(p, parts.sun, hour.rule));
  const rules = trace(1);
  for (let y = 12; y < horizon - 4; y += 10 + (y / horizon) * 10) {
    let x = within(r, -40, 60);
    while (x < w) {
      const run = within(r, w * 0.3, w * 0.7);
      rules.move(x, y).line([x + run, y + within(r, -1, 1)]);
      x += run + within(r, 14, 70);
    }
  }
  if (!parts.rays) out.push(line(rules, 0.8, hour.rule));
  if (parts.sun) {
    const [x, y, s] = parts.sun;
    out.push(
      dot(x, y, s * 1.45, mix(ink.straw, ink.paper, 0.35)),
      dot(x, y, s, mix(ink.straw, ink.gilt, 0.22), ink.gilt, 1.4),
    );
  }
  if (parts.moon) {
    const [x, y, s] = parts.moon;
    const d = trace(1)
      .move(x, y - s)
      .quad(x + s * 1.5, y - s * 0.7, x + s * 0.9, y + s * 0.55)
      .quad(x + s * 0.2, y + s * 1.25, x - s * 0.75, y + s * 0.7)
      .quad(x + s * 0.9, y + s * 0.5, x, y - s)
      .close();
    out.push(
      dot(x, y, s * 1.9, mix(ink.night, ink.marian, 0.35)),
      shape(d, mix(ink.straw, ink.paper, 0.5), ink.gilt, 1),
    );
  }
  const clouds = (parts.clouds ?? []).map(([x, y, width]) => cloud(p, x, y, width, hour));
  // Seen only by night where none were drawn by day; of a stream of their own, which changes no day.
  const starry = parts.stars
    ? stars(p, parts.stars, horizon)
    : group('class="n"', stars({ rand: seeded("stars"), width: w }, 26, horizon));
  return group('class="y"', ...out) + starry + group('class="y"', ...clouds);
}

function rays(p: Canvas, [x, y, s]: readonly [number, number, number], color: string): string {
  const t = trace(1);
  for (let i = 0; i < 72; i++) {
    const a = (i / 72) * Math.PI * 2;
    const from = s * (i % 2 ? 2 : 1.7);
    const to = p.width * (i % 2 ? 0.75 : 0.95);
    t.move(x + Math.cos(a) * from, y + Math.sin(a) * from).line([
      x + Math.cos(a) * to,
      y + Math.sin(a) * to,
    ]);
  }
  return line(t, 0.8, color);
}

function stars(p: Pick<Canvas, "rand" | "width">, count: number, horizon: number): string {
  const { rand: r, width: w } = p;
  const big = trace();
  const small = trace(1);
  for (let i = 0; i < count; i++) {
    const x = w * ((i * 0.618 + r() * 0.08) % 1);
    const y = within(r, 24, horizon * 0.8);
    if (i % 4 === 0) for (let k = 0; k < 4; k++) big.leaf(x, y, k * 90, within(r, 5, 8), 1.6);
    else small.mark(x, y);
  }
  return shape(big, ink.straw) + line(small, 2.8, mix(ink.straw, ink.paper, 0.5));
}

/** A flat-bottomed summer cloud, left in the paper's color. */
function cloud(p: Canvas, x: number, y: number, width: number, hour: Hour): string {
  const { rand: r } = p;
  const h = width * 0.2;
  const top = trace(1).move(x, y);
  const bumps = 6;
  let [px, py] = [x, y];
  for (let i = 1; i <= bumps; i++) {
    const nx = x + (width * i) / bumps;
    const ny = i === bumps ? y : y - Math.sin((Math.PI * i) / bumps) * h * within(r, 0.7, 1.15);
    top.quad((px + nx) / 2 + within(r, -4, 4), Math.min(py, ny) - h * within(r, 0.45, 0.8), nx, ny);
    [px, py] = [nx, ny];
  }
  const under = trace(1).flow([
    [x, y],
    [x + width * 0.3, y + 4],
    [x + width * 0.7, y - 3],
    [x + width, y],
  ]);
  const shade = trace(1);
  for (let i = 1; i < 4; i++)
    shade.lines(
      [x + width * (0.1 + 0.08 * i), y - i * 5],
      [x + width * (0.82 - 0.09 * i), y - i * 5],
    );
  return (
    shape(
      top.quad(x + width / 2, y + 5, x, y).close(),
      mix(ink.paper, hour.haze, 0.12),
      hour.rule,
      1,
    ) +
    line(under, 1, hour.rule) +
    line(shade, 0.8, hour.rule)
  );
}

/** A line of hills across the whole plate, filled to the foot; `trees` puts a wood's edge on it. */
export function ridge(
  p: Canvas,
  y: number,
  rise: number,
  color: string,
  o: { trees?: boolean; hatch?: string; edge?: string; steps?: number } = {},
): string {
  const { rand: r, width: w, height: h } = p;
  const steps = o.steps ?? 6;
  const phase = r() * 6;
  const at = (x: number) =>
    y -
    rise *
      (0.5 +
        0.36 * Math.sin((x / w) * steps + phase) +
        0.14 * Math.sin((x / w) * steps * 2.3 + phase * 2));
  const crest: Point[] = [];
  if (o.trees) {
    const t = trace(1).lines([-5, h], [-5, at(-5)]);
    for (let x = -5; x < w; ) {
      const step = within(r, 14, 28);
      t.quad(x + step / 2, at(x + step / 2) - step * within(r, 0.6, 1.2), x + step, at(x + step));
      x += step;
    }
    const d = t.line([w + 20, h]).close();
    return (
      shape(d, color, o.edge ?? mix(color, ink.ink, 0.4), 0.8) + (o.hatch ? shape(d, o.hatch) : "")
    );
  }
  for (let i = -1; i <= 13; i++) crest.push([(w * i) / 12, at((w * i) / 12)]);
  const d = trace(1)
    .flow(crest)
    .line([w + 20, h], [-80, h])
    .close();
  return (
    shape(d, color, o.edge ?? mix(color, ink.ink, 0.35), 0.9) + (o.hatch ? shape(d, o.hatch) : "")
  );
}

/** Weather in front of the scene: slanting rain, or snowflakes of three sizes. */
export function rain(p: Canvas, count: number, color: string): string {
  const t = trace(1);
  for (let i = 0; i < count; i++) {
    const x = within(p.rand, -20, p.width);
    const y = within(p.rand, 0, p.height);
    const l = within(p.rand, 14, 40);
    t.move(x, y).line([x - l * 0.28, y + l]);
  }
  return line(t, 0.9, color);
}

export function snowfall(p: Canvas, count: number): string {
  const sizes = [trace(1), trace(1), trace(1)];
  for (let i = 0; i < count; i++)
    sizes[i % 3]?.mark(within(p.rand, 0, p.width), within(p.rand, 0, p.height));
  return sizes.map((t, i) => line(t, 2.6 + i * 1.9, ink.paper)).join("");
}

/** Birds far off, as an engraver writes them. */
export function birds(at: readonly Point[], color: string): string {
  const t = trace(1);
  for (const [x, y] of at)
    t.move(x - 9, y - 3)
      .quad(x - 4, y - 6, x, y)
      .quad(x + 5, y - 7, x + 10, y - 4);
  return line(t, 1.2, color);
}
