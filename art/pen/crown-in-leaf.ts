import { blend, type Tint } from "./colors.ts";
import { steps, through } from "./curve.ts";
import { type Point, pen, type Rand, type Trace, within } from "./ink.ts";
import type { Sheet } from "./plate-sheet.ts";
import { type Growth, isTrunk, isVase, type Limb } from "./tree-skeleton.ts";

/** Where a crown begins, as a part of the height. */
const crownFoot = (g: Growth) => g.clear + (isVase(g) ? 0.17 : 0.04);

/** How broad a crown is at a height over its foot, 0 to 1, of its half breadth. */
const crownHalf =
  ({ crown: [base, fullest, blunt] }: Growth) =>
  (u: number) =>
    u < fullest
      ? base + (1 - base) * Math.sin(((Math.PI / 2) * u) / fullest)
      : (1 - ((u - fullest) / (1 - fullest)) ** blunt) ** 0.8;

/** The wood of a tree in leaf: its trunks, and the low limbs as far as they are seen. All run out to a point in its crown. */
export function insideCrown(limbs: readonly Limb[], g: Growth, high: number, broad: number) {
  const up = ([, y]: Point) => (-y / high - crownFoot(g)) / (1 - crownFoot(g));
  const isInside = (p: Point) =>
    up(p) > 0.03 && up(p) < 0.8 && Math.abs(p[0]) < crownHalf(g)(up(p)) * broad * 0.44;
  const isSeen = (limb: Limb) =>
    isTrunk(limb) ||
    (!g.flat && isInside(limb.curve.at(1)) && (isVase(g) || up(limb.curve.at(0)) < 0.22));
  /** How far up a trunk is seen, before leaves lie over it. */
  const seen = (crownFoot(g) + 0.3 * (1 - crownFoot(g))) * high;
  return limbs.filter(isSeen).map((limb): Limb => {
    const { curve } = limb;
    const part = g.flat
      ? 1
      : isTrunk(limb)
        ? Math.min(1, seen / -curve.at(1)[1])
        : isVase(g)
          ? 0.62
          : 0.5;
    return {
      ...limb,
      tip: 3,
      curve: { at: (t) => curve.at(t * part), along: (t) => curve.along(t * part) },
    };
  });
}

export interface Foliage {
  tint: Tint;
  high: number;
  broad: number;
  growth: Growth;
  key?: string;
}

/**
 * Leaves in the tree's own outline, in two layers: what lies behind the limbs, in shade and closed, and before
 * them the masses that catch the light, between which the limbs are seen.
 */
export function foliage(sheet: Sheet, f: Foliage): { behind: string; before: string } {
  if (f.growth.flat) return { behind: "", before: tiers(sheet, f) };
  const r = sheet.rand;
  const { tint: t, high, broad, key = "leaves" } = f;
  const half = crownHalf(f.growth);
  const foot = high * crownFoot(f.growth);
  const size = Math.max(22, Math.min(high - foot, broad) * 0.11);
  const at = (k: number, u: number): Point => [
    (k * half(u) * broad) / 2,
    -foot - (high - foot) * u,
  ];
  /** Few sizes: what is set down alike is written alike. */
  const sized = (k: number) => k * (r() > 0.5 ? 1.14 : 0.95);
  const [wide, tall] = [1.25, 0.85];
  const mottled = blend(t.wash, t.shade, 0.5);
  /** A mass of leaves: its edge in small lobes, the leaves turned down in rows. */
  const mass = (name: string, fill: Tint["wash"]) =>
    sheet.motif(`${key} ${name}`, (q) => {
      const body = pen().scallop(0, 0, 52 * wide, 52 * tall, 13, q);
      const ticks = leafRows(52 * wide, 52 * tall, q);
      return (
        (name === "deep" ? "" : sheet.fill(body, fill)) +
        sheet.line(ticks, blend(t.shade, t.rim, 0.35), 3)
      );
    });
  const lights = [blend(t.wash, t.pale, 0.3), t.wash].map((fill, i) => mass(String(i), fill));
  const deep = mass("deep", mottled);
  // Whoever stands under it looks up into it, to where the limbs part; a conical one hangs to its foot.
  const isPointed = f.growth.crown[2] < 1.4;
  const arch = isPointed || f.growth.leader ? 0.06 : isVase(f.growth) ? 0.24 : 0.15;
  const behind = sheet.bound(
    scalloped(
      r,
      [
        ...steps(22, 0.02).map((u) => at(-1, u)),
        ...steps(22, 1, 0.02).map((u) => at(1, u)),
        ...steps(7, 0.88, -0.88).map((k) => at(k, arch * (1 - k * k))),
      ],
      size,
    ),
    mottled,
    t.rim,
    2,
  );
  let before = "";
  const rows = Math.max(4, Math.round((high - foot) / (size * 1.7)));
  for (const v of steps(rows)) {
    // A pointed crown is lit to its tip, in smaller masses.
    const u = 0.06 + (isPointed ? 0.88 : 0.82) * v;
    const grown = isPointed ? 1.1 - 0.55 * u : 1;
    const reach = Math.max(0, (half(u) * broad) / 2 - size * 0.86 * wide) * within(r, 0.92, 1.02);
    const many = Math.max(1, Math.round((2 * reach) / (size * 1.7 * wide)) + 1);
    for (const k of many === 1 ? [0] : steps(many, -1, 1)) {
      const point: Point = [
        k * reach + within(r, -0.3, 0.3) * size,
        -foot - (high - foot) * u + within(r, -0.3, 0.3) * size,
      ];
      // Low and inside the crown most is open; toward the light it is closed.
      const shadow = k * 0.5 - u + 0.55 + within(r, -0.2, 0.2);
      // Where limbs end, leaves lie over them.
      const isOver = u > 0.24 && Math.abs(k) < 0.7;
      const isLit = r() < 0.86 - 0.4 * shadow || isOver;
      if (!isLit && (v === 0 || Math.abs(k) === 1)) continue;
      // The middle of its foot is open, where the trunk goes in.
      if (v === 0 && Math.abs(k) < (isVase(f.growth) ? 0.9 : 0.4) && arch > 0.1) continue;
      const light = isLit ? (lights[shadow > 0.1 ? 1 : 0] ?? "") : deep;
      const lit: Point = [point[0] - size * 0.12, point[1] - size * 0.12];
      before += sheet.put(light, lit, sized((grown * size) / 62));
    }
  }
  return { behind, before };
}

/** Rows of leaves in a mass, turned down at their tips. */
function leafRows(wide: number, tall: number, q: Rand): Trace {
  const ticks = pen();
  for (const [x, y] of [
    [0.58, 0.65],
    [-0.08, 0.77],
    [0.85, 0.12],
    [0.15, 0.23],
    [-0.5, 0.15],
    [0.27, -0.35],
  ] as const)
    ticks
      .move((x - 0.17) * wide, y * tall)
      .quad(x * wide, (y + 0.23 + within(q, 0, 0.15)) * tall, (x + 0.17) * wide, (y - 0.04) * tall);
  return ticks;
}

/** Boughs that lie level over each other, each with its leaves in one flat layer, and air between them. */
function tiers(sheet: Sheet, { tint: t, high, broad, growth, key = "leaves" }: Foliage): string {
  const r = sheet.rand;
  const half = crownHalf(growth);
  const foot = high * crownFoot(growth);
  const rows = Math.max(5, Math.min(9, Math.round((7.5 * (high - foot)) / broad)));
  const layers = [0, 1].map((n) =>
    sheet.motif(`${key} tier ${n}`, (q) => {
      const edge = [
        ...steps(9, -1, 0.9).map((k): Point => [100 * k, -24 * (1 - k * k) + 6 * k * k]),
        ...steps(6, 1, -0.9).map((k): Point => [100 * k, 14 + within(q, -4, 4) - 4 * k * k]),
      ];
      const lights = pen()
        .scallop(-44, -6, 40, 12, 11, q)
        .scallop(18 + 14 * n, -11, 42, 11, 11, q);
      const limbs = pen();
      for (const side of [-1, 1]) limbs.move(0, 34).quad(side * 30, 16, side * 72, 4);
      const ticks = pen();
      for (const x of steps(9, -84, 84)) {
        const y = within(q, -6, 6);
        ticks.move(x - 8, y).quad(x, y + 8, x + 7, y - 1);
      }
      return (
        sheet.line(limbs, t.rim, 3) +
        sheet.bound(scalloped(q, edge, 13), blend(t.wash, t.shade, 0.5), t.rim, 2) +
        sheet.fill(lights, blend(t.wash, t.pale, 0.3)) +
        sheet.line(ticks, blend(t.shade, t.rim, 0.35), 2)
      );
    }),
  );
  // The upper lie behind the lower, which are nearer to whoever looks.
  return steps(rows, 0.97, 0.05)
    .map((u, i) => {
      const wide = Math.max(0.16, (half(Math.min(u, 0.95)) * broad) / 210) * within(r, 0.86, 1.02);
      const thick = (high - foot) / rows / (high > broad ? 34 : 42);
      const aside = within(r, -0.06, 0.06) * broad * (1 - u);
      return sheet.put(layers[i % 2] ?? "", [aside, -foot - (high - foot) * u], 1, {
        wide,
        tall: thick,
        flip: r() > 0.5,
      });
    })
    .join("");
}

/** A closed line round a crown: in lobes as large as masses of leaves, and these in small ones. */
function scalloped(r: Rand, edge: readonly Point[], size: number): Trace {
  const along = through([...edge, ...edge.slice(0, 1)]);
  const fine = steps(240).map(along.at);
  const lengths = [0];
  fine.slice(1).forEach((p, i) => {
    const [x, y] = fine[i] ?? p;
    lengths.push((lengths.at(-1) ?? 0) + Math.hypot(p[0] - x, p[1] - y));
  });
  const total = lengths.at(-1) ?? 1;
  const lobe = total / Math.round(total / (size * 2.3));
  const small = Math.round(total / (size * 0.62));
  /** A point of the edge, `out` beyond it. */
  const on = (part: number, out: number): Point => {
    const way = total * (part % 1);
    const i = lengths.findIndex((l) => l > way) - 1;
    const [a, b] = [fine[Math.max(0, i - 1)], fine[Math.min(fine.length - 1, i + 1)]];
    const [p, q] = [fine[i], fine[i + 1]];
    if (!a || !b || !p || !q) return [0, 0];
    const k = (way - (lengths[i] ?? 0)) / ((lengths[i + 1] ?? 0) - (lengths[i] ?? 0) || 1);
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const swell = out + size * 0.42 * (Math.abs(Math.sin((Math.PI * way) / lobe)) - 0.75);
    return [
      p[0] + (q[0] - p[0]) * k + ((b[1] - a[1]) / l) * swell,
      p[1] + (q[1] - p[1]) * k - ((b[0] - a[0]) / l) * swell,
    ];
  };
  const d = pen().move(...on(0, 0));
  for (let i = 0; i < small; i++)
    d.quad(
      ...on((i + 0.5) / small, size * within(r, 0.3, 0.5)),
      ...on((i + 1) / small, i + 1 === small ? 0 : within(r, -0.06, 0.06) * size),
    );
  return d.close();
}
