import { blend, type Tint } from "./colors.ts";
import { brush, type Curve, cubic, steps, toward } from "./curve.ts";
import { type Point, pen, type Rand, seeded, type Trace, within } from "./ink.ts";
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
  key: string;
}

/** One mass of leaves in a crown: its middle, its half breadth, and how dark it lies. */
interface Mass {
  at: Point;
  size: number;
  shade: number;
}

/**
 * Leaves in masses as the limbs bear them, in the tree's own outline: behind the limbs the crown's outline and the
 * shade within it, before them each mass, lit from the upper left and dark below, the lower over the upper.
 */
export function foliage(
  sheet: Sheet,
  f: Foliage,
  limbs: readonly Limb[],
): { behind: string; before: string } {
  const { tint: t, high, broad, key, growth } = f;
  const flat = growth.flat ? 0.7 : 1;
  const boughs = growth.flat ? levelBoughs(sheet.rand, f) : [];
  const masses = growth.flat ? massesOn(sheet.rand, f, boughs) : massesOf(sheet.rand, f, limbs);
  // A small tree's are seen in one light each.
  const isSmall = high < 280;
  const tints = [0, 0.4, 0.9].map((dark, n) =>
    sheet.motif(`${key} mass ${n}`, () => massOfLeaves(sheet, t, dark, flat, isSmall)),
  ) as [string, string, string];
  // The shade within the crown, drawn in so that only masses make its outline.
  const half = crownHalf(growth);
  const foot = high * crownFoot(growth);
  const low = isVase(growth) ? 0.36 : 0.2;
  const breadth = (u: number) => half(u) * broad * 0.34 * Math.min(1, (u - low) * 4 + 0.05);
  const inner = steps(9, low, 0.86).map((u): Point => [breadth(u), -foot - (high - foot) * u]);
  const shade = pen()
    .sweep([...inner, ...inner.toReversed().map(([x, y]): Point => [-x, y])])
    .close();
  const wood = pen();
  for (const bough of boughs) brush(bough, (k) => high * 0.016 * (1 - 0.8 * k), 4, wood);
  return {
    behind: growth.flat ? sheet.fill(wood, t.rim) : sheet.fill(shade, blend(t.shade, t.rim, 0.25)),
    before: masses
      .map(({ at, size, shade }, i) =>
        sheet.put(tints[shade < 0.32 ? 0 : shade < 0.66 ? 1 : 2], at, size / 50, {
          flip: i % 2 === 1,
        }),
      )
      .join(""),
  };
}

/** How dark a mass of leaves is where it hangs: light comes from the upper left. */
const shadeAt = (r: Rand, { high, broad, growth }: Foliage, [x, y]: Point) =>
  0.5 +
  (0.44 * x) / (broad / 2) -
  0.7 * ((-y / high - crownFoot(growth)) / (1 - crownFoot(growth)) - 0.45) +
  within(r, -0.14, 0.14);

/** Where the masses of a crown hang, from its top down; one lies over the end of each limb that is seen. */
function massesOf(r: Rand, f: Foliage, limbs: readonly Limb[]): Mass[] {
  const { high, broad, growth } = f;
  const half = crownHalf(growth);
  const foot = high * crownFoot(growth);
  const tall = high - foot;
  const isPointed = growth.crown[2] < 1.4;
  // Neither a pointed crown nor one that is closed to the ground shows its limbs.
  const isOpen = !isPointed && growth.clear > 0.05;
  const usual = Math.max(
    17,
    Math.sqrt(tall * Math.min(broad, tall * 1.3)) * (broad < tall * 0.2 ? 0.11 : 0.135),
  );
  const masses: Mass[] = [];
  const add = (at: Point, size: number) => masses.push({ at, size, shade: shadeAt(r, f, at) });
  let u = 0.94;
  while (u > 0.02) {
    // A pointed crown ends in smaller masses.
    const size = usual * (isPointed ? 1.16 - 0.64 * u : 1.08 - 0.24 * u);
    const reach = Math.max(0, (half(u - 0.02) * broad) / 2 - size * 0.8);
    const many = Math.max(1, Math.round((2 * reach) / (size * 1.36)) + 1);
    for (const k of many === 1 ? [0] : steps(many, -1, 1)) {
      const isSide = Math.abs(k) > 0.7;
      // Whoever stands under it looks up to where the limbs part; here and there light falls through.
      const under = (isVase(growth) ? 0.42 : 0.3) - u;
      if (isOpen && under > 0 && Math.abs(k) < (isVase(growth) ? 0.5 : 0.3) + 1.4 * under) continue;
      if (!isPointed && !isSide && u < 0.8 && r() < 0.1) continue;
      const aside = (isPointed ? 0.1 : 0.3) * size;
      const x = k * reach * within(r, isPointed ? 0.92 : 0.86, 1.06) + within(r, -aside, aside);
      // Its lowest hang at its sides, a little higher, so that its foot is round.
      const lifted = isOpen ? 0.12 * tall * Math.max(0, 1 - 2 * u) * k * k : 0;
      const y = -foot - tall * u + within(r, -0.3, 0.3) * size - lifted;
      add([x, y], size * within(r, 0.82, 1.26));
    }
    u -= (size * 0.94) / tall;
  }
  for (const { curve } of limbs) {
    const [x, y] = curve.at(1);
    if (!isVase(growth) || -y > foot + 0.3 * tall) add([x, y - usual * 0.3], usual * 0.86);
  }
  return masses.sort((a, b) => a.at[1] - b.at[1]);
}

/** Boughs that lie level over each other, by turns to both sides, each as long as the crown is broad there. */
function levelBoughs(r: Rand, { high, broad, growth }: Foliage): Curve[] {
  const half = crownHalf(growth);
  const foot = high * crownFoot(growth);
  const many = 2 * Math.round((high - foot) / (0.86 * levelMass(high, broad)));
  return steps(many, 0.93, 0.02).map((u, i) => {
    const side = i % 2 ? 1 : -1;
    const long = half(u) * broad * within(r, 0.4, 0.48) * side;
    const y = -foot - (high - foot) * u;
    const rise = Math.abs(long) * within(r, 0.02, 0.16);
    return cubic(
      [0, y + rise],
      [long * 0.4, y],
      [long * 0.7, y - rise * 0.4],
      [long, y - rise * 0.2],
    );
  });
}

/** The half breadth of a mass of leaves on a level bough. */
const levelMass = (high: number, broad: number) => Math.max(17, Math.sqrt(high * broad) * 0.118);

/** The leaves of level boughs: on each a row of flat masses, the outermost small. */
function massesOn(r: Rand, f: Foliage, boughs: readonly Curve[]): Mass[] {
  const usual = levelMass(f.high, f.broad);
  const out: Mass[] = [{ at: [0, -f.high * 0.965], size: usual * 0.8, shade: 0.2 }];
  for (const bough of boughs) {
    const [x] = bough.at(1);
    const many = Math.max(2, Math.round(Math.abs(x) / (usual * 1.15)));
    for (const k of steps(many, 1, 0.12)) {
      const [px, py] = bough.at(k);
      const at: Point = [px, py - usual * 0.16 + within(r, -0.12, 0.12) * usual];
      const size = usual * (1.02 - 0.3 * k) * within(r, 0.9, 1.12);
      out.push({ at, size, shade: shadeAt(r, f, at) });
    }
  }
  return out;
}

/** Masses of small blossom along bare wood, the brightest first: flowers beside flowers, lit on the upper left. */
export const massesOfBlossom = (sheet: Sheet, t: Tint, key = "blossom"): string[] =>
  [0, 0.4, 0.9].map((dark, n) =>
    sheet.motif(`mass of ${key} ${n}`, (q) => {
      const flowers = pen();
      for (let i = 0; i < 13; i++) {
        const [x, y] = toward([0, 0], i * 137.5 + within(q, -20, 20), 4.4 * Math.sqrt(i + 0.4));
        if (x + y < 13 - 12 * dark) flowers.mark(1.25 * x, 0.72 * y - 1);
      }
      const [body, lit] = [
        blend(t.wash, t.shade, 0.5 + 0.5 * dark),
        blend(t.wash, t.pale, 0.5 - dark * 0.5),
      ];
      return (
        sheet.bound(leafy(q, [0, 0], 22, 13, 12), body, t.rim, 1.5) + sheet.line(flowers, lit, 6.5)
      );
    }),
  );

/** A mass of leaves a hundred broad: dark below, lit on its upper left, its leaves as rows of small arcs. */
function massOfLeaves(sheet: Sheet, t: Tint, dark: number, flat: number, isSmall: boolean): string {
  // The same leaves in every light, which a file holds once.
  const q = seeded("leaves");
  const body = leafy(q, [0, 2], 52, 33 * flat, 17);
  const lit = leafy(q, [-3, -4 * flat], 45, 25 * flat, 14);
  const rows = pen();
  for (const [k, from, to] of [
    [0.86, 20, 100],
    [0.6, -10, 70],
    [0.62, 118, 190],
  ] as const)
    leafArcs(q, rows, [48 * k, 30 * flat * k], from, to);
  const edge = blend(t.shade, t.rim, 0.7);
  const light = blend(t.wash, t.shade, 0.06 + 0.9 * dark);
  if (isSmall) return sheet.bound(body, dark ? light : blend(t.wash, t.pale, 0.3), edge, 1.5);
  return (
    sheet.bound(body, blend(t.shade, t.rim, 0.04 + 0.22 * dark), edge, 1.5) +
    sheet.fill(lit, light) +
    (dark < 0.5
      ? sheet.fill(
          leafy(q, [-13, -11 * flat], 27, 14 * flat, 9),
          blend(t.wash, t.pale, 0.55 - dark),
        )
      : "") +
    sheet.line(rows, edge, 1.5)
  );
}

/** A row of leaves' edges along an ellipse, clockwise from the right. */
function leafArcs(q: Rand, d: Trace, [rx, ry]: Point, from: number, to: number): void {
  const on = (a: number, k: number): Point => [
    Math.cos((a * Math.PI) / 180) * rx * k,
    Math.sin((a * Math.PI) / 180) * ry * k,
  ];
  const places = steps(4, from, to);
  d.move(...on(from, 1));
  for (const [i, a] of places.slice(1).entries())
    d.quad(...on(((places[i] ?? a) + a) / 2, within(q, 1.2, 1.36)), ...on(a, within(q, 0.9, 1.04)));
}

/** A closed edge of small leaves round an ellipse, no two alike. */
function leafy(q: Rand, [cx, cy]: Point, rx: number, ry: number, many: number): Trace {
  const turn = q();
  const on = (i: number, k: number): Point => {
    const a = ((i + turn) / many) * 2 * Math.PI;
    return [cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k];
  };
  const deep = Array.from({ length: many }, () => within(q, 0.84, 1.02));
  const d = pen().move(...on(0, deep[0] ?? 1));
  for (let i = 0; i < many; i++)
    d.quad(
      ...on(i + within(q, 0.3, 0.7), within(q, 1.14, 1.34)),
      ...on(i + 1, deep[(i + 1) % many] ?? 1),
    );
  return d.close();
}
