import type { Figure } from "#art/figures/figure.ts";
import { type Layer, type Petal, petal, project, stacked, type View } from "#art/pen/bloom.ts";
import { contour, greens, hues, type Tint } from "#art/pen/colors.ts";
import { steps, toward } from "#art/pen/curve.ts";
import { type Point, pen, type Rand, within } from "#art/pen/ink.ts";
import { swell } from "#art/pen/petal-and-leaf-surface.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { stamensIn } from "./petal-marks-and-stamens.ts";

type Flower = NonNullable<Figure["flower"]>;

const breadth = {
  lance: 0.17,
  strap: 0.2,
  oval: 0.31,
  round: 0.43,
  spoon: 0.24,
  wedge: 0.5,
  heart: 0.44,
  pointed: 0.27,
  thread: 0.07,
} as const;

/** A pelargonium has two larger petals above, feathered dark, and three below. */
export const isPelargonium = ({ symmetry, petals, spur, poise, stamens }: Flower) =>
  symmetry === "two-sided" && petals === 5 && !spur && !stamens && poise === "flat";
const pelargonium = [
  [128, 0.94],
  [180, 0.98],
  [232, 0.94],
  [-30, 1.06],
  [30, 1.06],
] as const;

/** Petals round an axis; of another two-sided flower the lower ones are the larger. */
function ring(r: Rand, flower: Flower, radius: number): Petal[] {
  const uneven = flower.symmetry === "two-sided";
  const n = Math.min(flower.petals, 16);
  return Array.from({ length: n }, (_, i) => {
    const own = isPelargonium(flower) ? pelargonium[i] : undefined;
    const azimuth =
      own?.[0] ??
      (i * 360) / n + (isCross(flower) ? 42 : 0) + (uneven ? 180 / n : 0) + within(r, -5, 5);
    const low = own
      ? own[1]
      : uneven
        ? 0.62 + 0.38 * ((1 - Math.cos((azimuth * Math.PI) / 180)) / 2)
        : 1;
    const l = radius * low * within(r, 0.94, 1.05);
    // A little narrower than the petals are, so that between them the paper shows.
    const w =
      (isCross(flower) ? 0.92 : 0.78) * l * breadth[flower.petalShape] * Math.min(1, 6.5 / n);
    const blunt = ["pointed", "lance"].includes(flower.petalShape) ? 0.5 : 0.9;
    const isBroadAbove = isCross(flower) || ["wedge", "heart"].includes(flower.petalShape);
    const shape = swell(isBroadAbove ? 0.76 : 0.62, blunt);
    const lift = flower.poise === "reflexed" ? -0.7 : flower.poise === "flat" ? 0.06 : 0.35;
    return {
      azimuth,
      half: (t) => w * (0.2 * (1 - t) + shape(t)),
      out: (t) => radius * 0.05 + l * 0.95 * t,
      rise: (t) => lift * l * t * t,
      cup: 0.16,
    };
  });
}

/** Four petals in a cross, each on its claw: a cress's, which has six stamens. */
const isCross = ({ petals, symmetry, stamens }: Flower) =>
  petals === 4 && symmetry === "radial" && !stamens;

/** Where its stamens point: a speedwell and a culver's root have two, most have as many as petals or twice that. */
function stamenAngles(flower: Flower): number[] {
  const { petals, stamens } = flower;
  if (stamens?.kind === "boss") return steps(20, 0, 342);
  if (isCross(flower)) return [0, 50, 130, 180, 230, 310];
  if (petals === 4) return [-40, 42];
  const many = stamens?.kind === "long" ? petals * 2 : petals;
  return steps(many, 36, 36 + 360 * (1 - 1 / many));
}

/** A small flower of a cluster round 0, 0: from before, or leaning away as `tilt` grows. */
export function floret(
  sheet: Sheet,
  r: Rand,
  flower: Flower,
  radius: number,
  tilt: number,
  color: Tint,
  turn = 0,
): string {
  if (flower.petalShape === "thread" && !flower.stamens)
    return radius > 70
      ? threadedHead(sheet, flower, radius, color)
      : fluff(sheet, r, radius, color, tilt < 30);
  if (flower.poise === "reflexed" && flower.center?.kind === "crown")
    return crowned(sheet, flower, radius, color);
  if (flower.petalShape === "thread" && flower.stamens?.kind === "boss" && radius >= 27)
    return puff(sheet, radius, color);
  if (radius < 27) return tiny(sheet, r, flower, radius, tilt, color, turn);
  const view: View = { at: [0, 0], tilt, turn };
  const weight = radius > 70 ? 2.4 : 1.7;
  const layers: Layer[] = ring(r, flower, radius).flatMap((p) =>
    petal(sheet, view, p, {
      inside: color,
      outside: color,
      finish: { weight, hatch: radius > 70 ? 3 : 0, n: 4, exact: true },
    }),
  );
  let out = stacked(layers);
  if (isPelargonium(flower)) {
    const feathers = pen();
    for (const a of [-38, -30, -22, 22, 30, 38]) {
      const at = (k: number) => project(view, [...toward([0, 0], a, radius * k), radius * 0.1 * k]);
      feathers.lines(at(0.28), at(0.62));
    }
    out += sheet.line(feathers, color.rim, 2.4);
  }
  const { center } = flower;
  const stamens = radius > 70 && tilt < 60 ? stamensIn(flower) : flower.stamens;
  if (center && !isCross(flower)) {
    const broad = radius * (center.kind === "disc" || center.kind === "boss" ? 0.5 : 0.3);
    const e = hues[center.color];
    if (radius > 30) out += sheet.bound(pen().ellipse(0, 0, broad / 2), e.wash, e.rim, 1.5);
    else out += sheet.line(pen().mark(0, 0), e.shade, broad);
  }
  if (stamens) {
    const s = hues[stamens.color];
    const [lines, tips] = [pen(), pen()];
    // In a tube they stand close round its mouth.
    const few = radius > 70 ? 0.34 : center?.kind === "eye" ? 0.2 : 0.5;
    const far = radius * ({ long: 0.95, boss: 0.8, column: 0.12 }[stamens.kind as string] ?? few);
    for (const a of stamenAngles(flower)) {
      lines.move(0, 0).line(toward([0, 0], a, far));
      tips.mark(...toward([0, 0], a, far));
    }
    // A thread is as long as the inset is large, and has two edges there.
    const threads =
      radius > 70
        ? sheet.line(lines, color.rim, 5) + sheet.line(lines, color.pale, 2.8)
        : sheet.line(lines, color.rim, 1.2);
    out +=
      threads +
      sheet.line(tips, s.rim, radius * 0.11 + 3) +
      sheet.line(tips, s.wash, radius * 0.11);
  }
  return out;
}

/** Dark edges would make a cloud of small white flowers gray. */
const edgeOf = (color: Tint) => (color.wash === hues.white.wash ? color.shade : color.rim);

/** A flower too small for shading: one outline for all its petals, pressed flat where it leans away. */
function tiny(
  sheet: Sheet,
  r: Rand,
  flower: Flower,
  radius: number,
  tilt: number,
  color: Tint,
  turn: number,
): string {
  const flat = Math.cos((tilt * Math.PI) / 180);
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const far = (a: number, l: number): [number, number] => {
    const [x, y] = [Math.sin((a * Math.PI) / 180) * l, -Math.cos((a * Math.PI) / 180) * l * flat];
    return [x * c - y * s, x * s + y * c];
  };
  if (flower.petalShape === "thread") {
    const d = pen();
    for (const a of steps(15, 0, 336)) {
      const l = radius * within(r, 0.8, 1.1);
      d.move(0, 0).line(far(a, l));
    }
    return sheet.line(d, color.line, 4) + sheet.line(d, color.wash, 2.4);
  }
  const n = Math.min(flower.petals, 10);
  const petals = pen();
  // A candytuft's outer petals and a thyme's lower ones are the larger.
  const isUneven = flower.symmetry === "two-sided";
  const isHead = flower.center?.kind === "disc" && flower.petalShape === "round";
  const cup = pen().leaf(0, radius * 1.1, 0, radius * 0.8, radius * 0.3);
  for (let i = 0; i < n; i++) {
    const a = (360 * (isUneven ? i + 0.5 : i)) / n;
    const long = isUneven ? 0.94 - 0.24 * Math.cos((a * Math.PI) / 180) : 1;
    const [x, y] = far(a + within(r, -6, 6), radius * long);
    // A yarrow's rays are short and blunt, a cress's petals and a forget-me-not's round.
    if (flower.petalShape === "round") {
      const half = radius * long * (isHead ? 0.36 : Math.min(0.44, 1.9 / n));
      petals.ellipse(x * 0.64, y * 0.64, half, half * (0.4 + 0.6 * flat));
    } else
      petals.leaf(
        0,
        0,
        (Math.atan2(x, -y) * 180) / Math.PI,
        Math.hypot(x, y),
        radius * breadth[flower.petalShape] * (0.95 + 0.35 * flat) * Math.min(1.4, 7.5 / n),
      );
  }
  let out = isHead ? sheet.bound(cup, greens["gray-green"].wash, contour, 1.1) : "";
  out += sheet.bound(petals, color.wash, edgeOf(color), radius < 22 ? 1.1 : 1.4);
  if (flower.stamens) {
    const [lines, tips] = [pen(), pen()];
    for (const a of stamenAngles(flower)) {
      // In a tube they stand close round its mouth.
      const isIn = flower.center?.kind === "eye";
      const p = far(a, radius * (flower.stamens.kind === "long" ? 0.96 : isIn ? 0.24 : 0.6));
      lines.move(0, 0).line(p);
      tips.mark(...p);
    }
    out +=
      sheet.line(lines, color.rim, 1.1) + sheet.line(tips, hues[flower.stamens.color].shade, 4);
  }
  if (flower.center)
    out += sheet.line(
      pen().mark(0, 0),
      hues[flower.center.color].shade,
      radius * (isHead ? 0.8 : flower.center.kind === "disc" ? 0.6 : 0.3),
    );
  return out;
}

/** A head of threads: floss flower, Joe Pye, ironweed. One that looks at the eye hides its cup. */
function fluff(sheet: Sheet, r: Rand, radius: number, color: Tint, isFace: boolean): string {
  const [d, e] = [pen(), pen()];
  for (let i = 0; i < 19; i++) {
    const a = -96 + i * (isFace ? 19 : 10.7) + within(r, -5, 5);
    const end = toward([0, 0], a, radius * within(r, 0.8, 1.1));
    (i % 2 ? d : e)
      .move(0, isFace ? 0 : radius * 0.2)
      .quad(...toward([0, 0], a * 0.6, radius * 0.5), ...end);
  }
  const cup = pen()
    .move(-radius * 0.2, 0)
    .quad(-radius * 0.28, radius * 0.7, 0, radius * 0.75)
    .quad(radius * 0.28, radius * 0.7, radius * 0.2, 0)
    .close();
  return (
    (isFace ? "" : sheet.bound(cup, greens.green.shade, contour, 1.4)) +
    sheet.line(d, color.shade, radius * 0.11) +
    sheet.line(e, color.wash, radius * 0.12)
  );
}

/** A head of threads, shut: its cup, as high as an open one's, and the tips of its florets. */
export function tuftedBud(sheet: Sheet, radius: number, color: Tint): string {
  return (
    sheet.bound(
      pen().leaf(0, radius * 0.3, 0, radius * 0.7, radius * 0.24),
      color.wash,
      color.rim,
      1.2,
    ) +
    sheet.bound(
      pen().leaf(0, radius * 0.75, 0, radius * 0.85, radius * 0.3),
      greens.green.shade,
      contour,
      1.4,
    )
  );
}

/**
 * A head of Joe Pye weed, ironweed or floss flower by itself: out of a cup slim tubes with forked threads. A floss
 * flower's are forty and more, in a bell of narrow bracts that are all but as long as each other.
 */
function threadedHead(
  sheet: Sheet,
  { petals, poise }: Flower,
  radius: number,
  color: Tint,
): string {
  const isMany = petals > 20;
  const isBell = poise === "globed";
  const [tubes, threads] = [pen(), pen()];
  const foot = radius * 0.1;
  const half = radius * (isMany ? 0.4 : 0.27);
  for (const [i, k] of steps(isMany ? 25 : 9, -1, 1).entries()) {
    const a = k * (isMany ? 58 : 44);
    const from: Point = [k * half * 0.74, foot + radius * 0.3];
    const far = radius * (isMany ? 0.5 + 0.13 * ((i * 2) % 3) : i % 2 ? 0.96 : 0.82);
    const tip = toward(from, a, far);
    tubes.leaf(...from, a, far, radius * (isMany ? 0.035 : 0.05));
    if (!isMany)
      for (const b of [-26, 0, 26])
        tubes.leaf(...toward(tip, a, -radius * 0.06), a + b, radius * 0.17, radius * 0.03);
    for (const b of [-16, 16])
      threads
        .move(...tip)
        .quad(...toward(tip, a, radius * 0.16), ...toward(tip, a + b, radius * 0.36));
  }
  const t = greens.green;
  const [rim, low] = [foot + radius * 0.06, foot + radius * 0.78];
  const cup = pen()
    .move(-half, rim)
    .cubic(-half * 1.2, low - radius * 0.3, -half * 0.6, low, -4, low)
    .line([4, low])
    .cubic(half * 0.6, low, half * 1.2, low - radius * 0.3, half, rim)
    .close();
  // Row under row, each seated on the cup, the lowest before the others; or side by side from its foot.
  const scales = (isBell ? [6, 5] : [3, 4, 3]).map((n, row) => {
    const d = pen();
    for (const k of steps(n, -1, 1))
      if (isBell)
        d.leaf(k * half * 0.4, low - 4, k * 24, radius * 0.78, radius * 0.075, k * radius * 0.1);
      else
        d.leaf(
          k * half * (0.68 - 0.14 * row),
          low - radius * (0.32 - 0.14 * row),
          k * 8,
          radius * (0.42 - 0.04 * row),
          half * 0.38,
        );
    return sheet.bound(d, t.wash, contour, 1.6);
  });
  return (
    sheet.line(threads, color.shade, 2.4) +
    sheet.bound(tubes, color.wash, color.rim, 1.6) +
    sheet.line(pen().lines([0, low - 4], [2, radius * 1.2]), t.rim, 8) +
    sheet.line(pen().lines([0, low - 4], [2, radius * 1.2]), t.wash, 4.5) +
    sheet.bound(cup, t.shade, contour, 1.8) +
    scales.join("")
  );
}

/**
 * A flower that is all stamens, as a bugbane's: white threads with their tips round a green pistil; by itself from the
 * side, on its stalk.
 */
function puff(sheet: Sheet, radius: number, color: Tint): string {
  const [threads, tips] = [pen(), pen()];
  const isLarge = radius > 70;
  const edge = isLarge ? contour : edgeOf(color);
  const foot = isLarge ? radius * 0.5 : 0;
  for (const [i, a] of (isLarge ? steps(40, -88, 88) : steps(30, 0, 348)).entries()) {
    const end = toward(
      [0, foot],
      a,
      radius * (isLarge ? 1.25 : 1) * (0.7 + 0.28 * ((i * 0.618) % 1)),
    );
    threads.move(0, foot).line(end);
    tips.mark(...end);
  }
  const green = greens.green;
  const pistil = isLarge
    ? pen().leaf(0, foot + 8, 0, radius * 0.62, radius * 0.15)
    : pen().leaf(0, 12, 0, radius * 0.36, radius * 0.13);
  return (
    (isLarge ? sheet.line(pen().lines([0, foot], [4, radius * 1.1]), green.rim, 7) : "") +
    sheet.line(threads, edge, 4.5) +
    sheet.line(threads, color.wash, 2.6) +
    sheet.line(tips, edge, radius * 0.1 + 2) +
    sheet.line(tips, hues.cream.wash, radius * 0.1) +
    sheet.bound(pistil, green.wash, contour, 2) +
    (isLarge
      ? sheet.line(pen().mark(0, foot - radius * 0.56), contour, 16) +
        sheet.line(pen().mark(0, foot - radius * 0.56), hues.cream.wash, 11)
      : "")
  );
}

/** A milkweed's flower: petals bent down, hoods standing up. */
function crowned(sheet: Sheet, flower: Flower, radius: number, color: Tint): string {
  const [petals, hoods] = [pen(), pen()];
  for (const k of [-1, 1, -0.5, 0.5, 0])
    petals.leaf(
      k * radius * 0.16,
      0,
      180 - k * 50,
      radius * (0.94 - 0.1 * Math.abs(k)),
      radius * 0.22,
      -k * radius * 0.14,
    );
  for (const k of [-1, 1, 0])
    hoods.leaf(
      k * radius * 0.17,
      radius * 0.06,
      k * 20,
      radius * 0.78,
      radius * 0.16,
      -k * radius * 0.14,
    );
  const crown = hues[flower.center?.color ?? "gold"];
  const green = greens.green;
  // Its stalk is seen in the inset alone.
  const isLarge = radius > 70;
  return (
    (isLarge ? sheet.line(pen().lines([0, 0], [0, radius * 1.16]), green.rim, radius * 0.09) : "") +
    sheet.bound(petals, color.wash, color.rim, 1.7) +
    sheet.bound(hoods, crown.wash, crown.rim, 1.7) +
    // Out of each hood bends a horn.
    (isLarge
      ? sheet.line(
          pen()
            .move(-radius * 0.26, -radius * 0.56)
            .quad(-radius * 0.24, -radius * 0.86, -radius * 0.06, -radius * 0.8)
            .move(radius * 0.26, -radius * 0.56)
            .quad(radius * 0.24, -radius * 0.86, radius * 0.06, -radius * 0.8)
            .move(0, -radius * 0.6)
            .quad(radius * 0.16, -radius * 0.92, 0, -radius * 0.96),
          crown.rim,
          4,
        )
      : "")
  );
}

/** A closed floret, its foot at 0, 0. */
export function floretBud(sheet: Sheet, radius: number, color: Tint): string {
  return (
    sheet.bound(
      pen().leaf(0, radius * 0.2, 0, radius * 0.95, radius * 0.46),
      color.wash,
      color.rim,
      1.6,
    ) +
    sheet.fill(pen().leaf(radius * 0.06, radius * 0.2, 12, radius * 0.6, radius * 0.2), color.shade)
  );
}
