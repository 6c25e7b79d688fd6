import { blend, type Tint } from "./colors.ts";
import { angleAt, between, brush, type Curve, cubic, steps, toward } from "./curve.ts";
import { type Point, pen, type Rand, seeded, type Trace, within } from "./ink.ts";
import type { Sheet } from "./plate-sheet.ts";
import { crownFoot, crownHalf, type Growth, isVase, type Limb, wayOut } from "./tree-skeleton.ts";

export interface Foliage {
  tint: Tint;
  leaf: { inches: number; isPointed: boolean };
  high: number;
  broad: number;
  growth: Growth;
  key: string;
}

/** One mass of leaves in a crown: its middle and its half breadth. */
interface Mass {
  at: Point;
  size: number;
}

/** How a crown's leaves are seen from afar: the larger they are, the fewer and the more by themselves. */
function grainOf({ inches, isPointed }: Foliage["leaf"]) {
  const large = Math.max(0, Math.min(1, (inches - 2.5) / 5));
  return {
    many: Math.round(16 - 6 * large),
    mass: 1 + 0.2 * large,
    isPointed,
  };
}

/**
 * Leaves in masses as the limbs bear them, in the tree's own outline, lit from the upper left and dark below. What is
 * borne together has one edge: a whole closed crown, one level bough, or what hangs at the end of one limb.
 */
export function foliage(
  sheet: Sheet,
  f: Foliage,
  limbs: readonly Limb[],
): { places: Point[]; behind: string; before: string } {
  const { tint: t, high, broad, key, growth } = f;
  // The same leaves at every size and in every season.
  const r = seeded(`${sheet.seed} crown`);
  const grain = grainOf(f.leaf);
  // A small tree has fewer and larger masses, each seen in one light.
  const isSmall = high < 280;
  const usual =
    Math.sqrt(high * (1 - crownFoot(growth)) * Math.min(broad, high)) *
    (isSmall && growth.leaves !== "level" ? 0.23 : 0.15) *
    grain.mass;
  const levels = growth.leaves === "level" ? levelBoughs(r, f, usual) : [];
  const groups =
    growth.leaves === "level"
      ? levels.map((bough) => onLevelBough(r, bough, usual))
      : growth.leaves === "open"
        ? atEndsOf(r, f, limbs, usual)
        : byBough(closedCrown(r, f, usual), limbs, isPointed(growth) ? 0.05 : 0.3);
  const shapes = [0, 1].map((n) => ({
    shade: sheet.motif(`${key} shade ${n}`, () =>
      sheet.bound(
        leafy(seeded(`leaves ${n}`), [0, 0], [50, 50 * growth.tall], grain.many, grain.isPointed),
        blend(t.shade, t.rim, 0.24),
        // Within a closed crown what a limb bears is parted from the rest by its shade alone.
        blend(t.shade, t.rim, growth.leaves === "closed" ? 0.4 : 0.6),
        2,
      ),
    ),
    lights: [0, 0.4, 0.9].map((dark) =>
      sheet.motif(`${key} light ${n} ${dark}`, () => lightOn(sheet, n, f, dark, isSmall)),
    ),
  }));
  const wood = pen();
  for (const bough of levels) brush(bough, (k) => high * 0.016 * (1 - 0.8 * k), 4, wood);
  const before = groups.map((masses) => {
    const placed = masses.map(({ at, size }) => {
      const shape = shapes[r() < 0.5 ? 0 : 1];
      const depth = shadeAt(r, f, at);
      const light = shape?.lights[depth < 0.32 ? 0 : depth < 0.66 ? 1 : 2] ?? "";
      const flip = { flip: r() < 0.5 };
      return {
        shade: sheet.put(shape?.shade ?? "", at, size / 50, flip),
        light: sheet.put(light, at, size / 50, flip),
      };
    });
    return placed.map(({ shade }) => shade).join("") + placed.map(({ light }) => light).join("");
  });
  const isSeenThrough = growth.leaves === "open" || (growth.leaves === "closed" && !growth.leader);
  const behind = isSeenThrough ? farSide(sheet, f, groups) : "";
  return {
    places: groups.flat().map(({ at }) => at),
    behind: behind + sheet.fill(wood, t.rim),
    before: before.join(""),
  };
}

/**
 * The far side of a crown, in its own shade: leaves as those before them, nearer to its middle, so that none stands out.
 * They are seen between limbs.
 */
function farSide(sheet: Sheet, f: Foliage, groups: readonly Mass[][]) {
  const { tint: t, high, growth, leaf } = f;
  const far = sheet.motif(`${f.key} far`, () =>
    sheet.fill(
      leafy(seeded("leaves 0"), [0, 0], [50, 50 * growth.tall], grainOf(leaf).many, leaf.isPointed),
      blend(t.shade, t.rim, 0.4),
    ),
  );
  const foot = high * crownFoot(growth);
  const middle: Point = [0, -foot - (high - foot) * 0.52];
  return groups
    .flatMap((masses) => masses.slice(0, 1))
    .map(({ at, size }) => sheet.put(far, between(at, middle, 0.34), (size * 1.1) / 50))
    .join("");
}

/** How dark a mass of leaves is where it hangs: light comes from the upper left. */
const shadeAt = (r: Rand, { high, broad, growth }: Foliage, [x, y]: Point) =>
  0.5 +
  (0.36 * x) / (broad / 2) -
  0.7 * ((-y / high - crownFoot(growth)) / (1 - crownFoot(growth)) - 0.45) +
  within(r, -0.14, 0.14);

/** Whether a crown narrows to a point. */
const isPointed = ({ crown: [, , blunt] }: Growth) => blunt < 1.4;

/** A closed crown: masses all along its edge and as many within as leave no gap. Whoever stands under it looks up to its limbs. */
export function closedCrown(
  r: Rand,
  { high, broad, growth }: Pick<Foliage, "high" | "broad" | "growth">,
  usual: number,
): Mass[] {
  const half = crownHalf(growth);
  const foot = high * crownFoot(growth);
  const tall = high - foot;
  const isToGround = growth.clear < 0.05;
  /** Toward a pointed top its masses are smaller. */
  const sizeAt = (u: number) => usual * (isPointed(growth) ? 1.05 - 0.6 * u : 1.08 - 0.16 * u);
  /** How high the underside lies over the crown's foot, at a part of its breadth. */
  const hollow = isVase(growth) ? 0.32 : growth.leader ? 0.06 : 0.14;
  const under = (k: number) => (isToGround ? 0 : hollow * (1 - k * k));
  const boughs = boughsOf(r, isPointed(growth) ? 0.12 : 0.2);
  const masses: Mass[] = [];
  const add = (x: number, u: number, size: number) => {
    const y = Math.min(-foot - size * 0.3, Math.max(-foot - tall * u, -high + size * growth.tall));
    masses.push({ at: [x, y], size: size * within(r, 0.88, 1.16) });
  };
  for (const side of [-1, 1]) {
    let u = side < 0 ? 0.97 : 0.93;
    while (u > 0.02) {
      const size = sizeAt(u);
      const edge = (half(u) * boughs(side, u) * broad) / 2;
      add(side * Math.max(0, edge - size * within(r, 0.72, 1)), u, size);
      // As far along the edge, however steep it is.
      const slope = ((half(u - 0.03) - half(u)) * broad) / 2 / (0.03 * tall);
      u -= (size * within(r, 0.9, 1.25)) / tall / Math.hypot(1, Math.min(4, slope));
    }
  }
  let row = 0.9;
  while (row > 0) {
    const size = sizeAt(row);
    const reach = (half(row) * broad) / 2 - size * 1.5;
    const many = Math.ceil((2 * reach) / (size * 1.25)) + 1;
    for (const x of reach > 0 ? steps(many, -reach, reach) : [0])
      if (row > under((2 * x) / broad))
        add(x + within(r, -0.25, 0.25) * size, row + (within(r, -0.2, 0.2) * size) / tall, size);
    row -= (size * growth.tall * 1.3) / tall;
  }
  return masses.sort((a, b) => a.at[1] - b.at[1]);
}

/** How far a crown's boughs stand out of its outline, each side by its own: between them the sky comes in. */
function boughsOf(r: Rand, deep: number) {
  const ways = [0, 1].map(() => ({ many: within(r, 2.4, 3.4), first: r() }));
  return (side: number, u: number) => {
    const { many = 0, first = 0 } = ways[side < 0 ? 0 : 1] ?? {};
    return 1 - deep * (1 - Math.abs(Math.sin(Math.PI * (many * u + first)))) ** 1.4;
  };
}

/** A closed crown's masses, each drawn a little toward the limb that bears it, so that its edge has as many lobes. */
function byBough(masses: readonly Mass[], limbs: readonly Limb[], drawn: number): Mass[][] {
  const ends = limbs.filter(({ depth }) => depth === 1).map(({ curve }) => curve.at(1));
  const groups = new Map<Point, Mass[]>();
  for (const { at, size } of masses) {
    const far = ([x, y]: Point) => Math.hypot(x - at[0], y - at[1]);
    const end = ends.reduce((best, it) => (far(it) < far(best) ? it : best), ends[0] ?? at);
    const group = groups.get(end) ?? [];
    groups.set(end, group);
    group.push({ at: between(at, end, Math.min(0.3, (drawn * size) / far(end))), size });
  }
  return [...groups].sort(([[, a]], [[, b]]) => a - b).map(([, group]) => group);
}

/** What hangs at the end of each limb, a broad heap of masses, and smaller heaps on the way there. */
function atEndsOf(
  r: Rand,
  { high, broad, growth }: Foliage,
  limbs: readonly Limb[],
  usual: number,
): Mass[][] {
  const heap = ([x, y]: Point, size: number): Mass[] =>
    [
      [-0.1, -0.72],
      [-0.8, 0.06],
      [0.76, 0],
    ].map(([dx = 0, dy = 0]) => ({
      at: [
        x + dx * size * within(r, 0.9, 1.15),
        y + dy * size * growth.tall + within(r, -0.1, 0.1) * size,
      ],
      size: size * within(r, 0.86, 1.1),
    }));
  const heaps = limbs
    .filter(({ depth }) => depth === 1)
    .flatMap(({ curve }, i) => {
      const end = curve.at(1);
      const out = wayOut(end, angleAt(curve, 1), growth, high, broad);
      const size = Math.max(usual * 0.66, Math.min(usual * 0.94, out * 0.52));
      const atEnd = heap(
        toward(end, angleAt(curve, 1), Math.max(-0.2, Math.min(0.5, out / size - 1.5)) * size),
        size,
      );
      // What hangs low is joined to the rest by leaves on the way.
      const isLow = -end[1] < high * (crownFoot(growth) + 0.2);
      return i % 2 && !isLow ? [atEnd] : [heap(curve.at(isLow ? 0.62 : 0.74), size * 0.8), atEnd];
    });
  // Where no limb of the near side ends, the crown's outline has leaves of others.
  const foot = high * crownFoot(growth);
  for (const side of [-1, 1])
    for (const u of [0.6, 0.36, 0.14]) {
      const half = (crownHalf(growth)(u) * broad) / 2;
      const size = usual * 0.7;
      const at: Point = [side * (half - size), -foot - (high - foot) * u];
      const isBare = heaps
        .flat()
        .every((mass) => Math.hypot(mass.at[0] - at[0], mass.at[1] - at[1]) > size * 1.1);
      if (isBare) heaps.push(heap(at, size));
    }
  return heaps.sort(([a], [b]) => (a?.at[1] ?? 0) - (b?.at[1] ?? 0));
}

/** Boughs that lie level over each other, by turns to both sides, each as long as the crown is broad there. */
function levelBoughs(r: Rand, { high, broad, growth }: Foliage, usual: number): Curve[] {
  const half = crownHalf(growth);
  const foot = high * crownFoot(growth);
  const many = 2 * Math.round((high - foot) / (1.05 * usual));
  return steps(many, 0.95, 0.02).map((u, i) => {
    const side = i % 2 ? 1 : -1;
    const long = Math.max(usual * 1.4, half(u) * broad * within(r, 0.38, 0.47)) * side;
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

/** The leaves of a level bough: a row of flat masses, the outermost small. */
function onLevelBough(r: Rand, bough: Curve, usual: number): Mass[] {
  const [x] = bough.at(1);
  const many = Math.max(2, Math.round(Math.abs(x) / (usual * 0.74)));
  return steps(many, 0.94, 0).map((k) => {
    const [px, py] = bough.at(k);
    return {
      at: [px, py - usual * 0.16 + within(r, -0.14, 0.14) * usual],
      size: usual * (1.05 - 0.42 * k) * within(r, 0.88, 1.14),
    };
  });
}

/** The lit leaves on a mass a hundred broad, on its upper left. */
function lightOn(
  sheet: Sheet,
  n: number,
  { tint: t, growth: { tall }, leaf }: Foliage,
  dark: number,
  isSmall: boolean,
): string {
  const { many, isPointed } = grainOf(leaf);
  const q = seeded(`light on leaves ${n}`);
  const lit = leafy(q, [-4, -9 * tall], [44, 36 * tall], many - 2, isPointed);
  const bright = leafy(q, [-13, -20 * tall], [25, 18 * tall], Math.round(many * 0.6), isPointed);
  const light = blend(t.wash, t.shade, 0.06 + 0.9 * dark);
  return (
    sheet.fill(lit, isSmall && !dark ? blend(t.wash, t.pale, 0.3) : light) +
    (isSmall
      ? ""
      : sheet.fill(bright, dark ? blend(light, t.wash, 0.45) : blend(t.wash, t.pale, 0.5)))
  );
}

/** One leaf of an edge, from where the last ended: it swells, and its tip is round or drawn out to a point. */
function leafEdge(d: Trace, from: Point, tip: Point, end: Point, isPointed: boolean): Trace {
  if (!isPointed) return d.quad(...tip, ...end);
  const [near, far] = [between(from, tip, 0.5), between(tip, end, 0.5)];
  // Both its sides are bent outward, away from the line between its feet.
  const [dx, dy] = [(end[0] - from[0]) * 0.16, (end[1] - from[1]) * 0.16];
  return d.quad(near[0] - dx, near[1] - dy, ...tip).quad(far[0] + dx, far[1] + dy, ...end);
}

/** A closed edge of small leaves round an ellipse, no two alike: they stand in tufts, so that it goes out and in. */
export function leafy(
  q: Rand,
  [cx, cy]: Point,
  [rx, ry]: Point,
  many: number,
  isPointed = false,
): Trace {
  const turn = q();
  const [tufts, shift] = [Math.max(3, Math.round(many / 4)), q() * 6];
  const on = (i: number, k: number): Point => {
    const a = ((i + turn) / many) * 2 * Math.PI;
    const tuft = 1 + 0.05 * Math.sin(a * tufts + shift);
    return [cx + Math.cos(a) * rx * k * tuft, cy + Math.sin(a) * ry * k * tuft];
  };
  // Leaves are not all as broad, nor as far out.
  const feet = Array.from({ length: many }, (_, i) => i + within(q, -0.3, 0.3));
  const deep = Array.from({ length: many }, () => within(q, 0.86, 1));
  const foot = (i: number) =>
    on((feet[i % many] ?? 0) + (i < many ? 0 : many), deep[i % many] ?? 1);
  const d = pen().move(...foot(0));
  for (let i = 0; i < many; i++)
    leafEdge(
      d,
      foot(i),
      on(i + within(q, 0.35, 0.65), isPointed ? within(q, 1.06, 1.22) : within(q, 1.08, 1.3)),
      foot(i + 1),
      isPointed,
    );
  return d.close();
}
