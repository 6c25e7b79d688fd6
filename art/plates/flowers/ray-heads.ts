import type { Figure } from "#art/figures/figure.ts";
import {
  type Disc,
  disc,
  type Layer,
  type Petal,
  type PetalPaint,
  petal,
  project,
  stacked,
  type View,
  whorl,
} from "#art/pen/bloom.ts";
import { blend, contour, hues, type Tint } from "#art/pen/colors.ts";
import { bow, brush, radians, steps, toward } from "#art/pen/curve.ts";
import { type Point, pen, type Rand, within } from "#art/pen/ink.ts";
import { outline, swell, type Tip } from "#art/pen/petal-and-leaf-surface.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { branch } from "#art/pen/stem.ts";
import { leafTint, stemTint } from "../stems/leaf-of-figure.ts";

type Flower = NonNullable<Figure["flower"]>;
/** How broad a ray is in its length, by its shape. */
const breadth = {
  lance: 0.12,
  strap: 0.13,
  oval: 0.2,
  round: 0.27,
  spoon: 0.14,
  wedge: 0.24,
  heart: 0.25,
  pointed: 0.13,
  thread: 0.05,
};

const tipOf = ({ edge }: Flower): Tip | undefined =>
  edge?.kind === "notched" || edge?.kind === "toothed" ? edge.kind : undefined;

/** Rays that end round, not in a point. */
const isBlunt = ({ petalShape }: Flower) =>
  ["strap", "oval", "spoon", "round"].includes(petalShape);

/** A second color on a ray: a ring round the middle, or its end, into which the first runs in three streaks. */
function painted(sheet: Sheet, flower: Flower, color: Tint): PetalPaint["marks"] {
  const { markings } = flower;
  if (!markings) return undefined;
  const t = hues[markings.color];
  const isTip = markings.kind === "tips";
  const [a, b] = isTip ? [0.6, 1] : [0.02, 0.3];
  return (s, from, to) => {
    const [low, high] = [Math.max(a, from), Math.min(b, to)];
    if (high - low < 0.1) return "";
    const area = outline(s, 4, low, high, 0, b === 1 ? tipOf(flower) : undefined);
    if (!isTip) return sheet.bound(area, t.wash, t.rim, 1.4);
    const streaks = pen();
    for (const u of [-0.55, 0, 0.55])
      streaks
        .move(...s(low - 0.02, u - 0.3))
        .quad(...s(low + 0.04, u - 0.1), ...s(low + (u ? 0.16 : 0.22), u))
        .quad(...s(low + 0.04, u + 0.1), ...s(low - 0.02, u + 0.3))
        .close();
    return sheet.bound(area, t.wash, color.rim, 1.9) + sheet.fill(streaks, color.wash);
  };
}

/** Whether the side of a head shows its green cup: not where rays hang over it. */
const isFromBehind = ({ poise, center }: Flower, tilt: number) =>
  tilt > 55 && poise !== "drooping" && poise !== "reflexed" && center?.kind !== "cone";

/** Rays bent by how they stand and how old they are. */
function ray(
  r: Rand,
  flower: Flower,
  length: number,
  core: number,
  tilt: number,
  seen: number,
): Omit<Petal, "azimuth"> {
  const l = length * within(r, 0.93, 1.05);
  const droop =
    ({ drooping: 0.75, reflexed: 0.5, flat: 0.1, cupped: -0.25 }[flower.poise as string] ?? 0.08) +
    (flower.center?.kind === "cone" && flower.poise === "flat" ? 0.22 : 0) +
    // Seen from the side the near rays hang a little, or from behind rise, so that they keep their length.
    (isFromBehind(flower, tilt) ? -0.22 : tilt > 55 && tilt < 100 ? 0.3 : 0);
  const fall = droop + within(r, -0.09, 0.09);
  const crowd = Math.min(1, 20 / seen);
  const w =
    l *
    breadth[flower.petalShape] *
    // Few rays are broad, and close the ring; a sunflower's overlap.
    (seen < 10 || flower.sizeInches >= 5
      ? 1.3
      : Math.max(0.75, crowd) * (seen < flower.petals || tilt > 55 ? 1.3 : 1)) *
    within(r, 0.92, 1.06);
  const blunt = flower.petalShape === "pointed" || flower.petalShape === "lance" ? 0.5 : 0.86;
  const shape = swell(flower.petalShape === "wedge" ? 0.78 : 0.58, blunt);
  // A notched or toothed ray keeps some breadth to its end.
  const end = tipOf(flower)
    ? flower.edge?.kind === "toothed"
      ? 0.62
      : 0.34
    : isBlunt(flower)
      ? 0.42
      : 0;
  return {
    half: (t) => w * (0.28 * (1 - t) ** 3 + Math.max(shape(t), end * t ** 4)),
    out: (t) => core * 0.86 + l * (t - Math.min(0.7, Math.abs(fall)) * 0.42 * t * t),
    rise: (t) => -fall * l * t ** 1.7,
    cup: 0.22,
    ...(isBlunt(flower) && !tipOf(flower) ? { crown: (u: number) => l * 0.05 * (1 - u * u) } : {}),
  };
}

/** Two rows of thread-narrow rays, the hinder ones darker. */
function threadRays(sheet: Sheet, r: Rand, view: View, from: number, to: number, t: Tint): Layer {
  const row = (turn: number) => {
    const d = pen();
    for (const a of steps(27, turn, turn + 346.7)) {
      const [x, y] = toward([0, 0], a, 1);
      const long = to * (1 - 0.07 * ((a * 7) % 2));
      const [x0, y0] = project(view, [x * from, y * from, 0]);
      const [x1, y1] = project(view, [x * long, y * long, to * 0.08]);
      const angle = (Math.atan2(x1 - x0, y0 - y1) * 180) / Math.PI;
      d.leaf(x0, y0, angle, Math.hypot(x1 - x0, y1 - y0), to * 0.075, within(r, -4, 4));
    }
    return d;
  };
  return {
    near: -1,
    draw:
      sheet.bound(row(6.7), t.shade, t.rim, 1.4) +
      sheet.bound(row(0), blend(t.wash, t.pale, 0.25), t.rim, 1.4),
  };
}

/** A head seen so: rays, middle and, from the side, its green cup. */
export function head(
  sheet: Sheet,
  r: Rand,
  figure: Figure,
  seenAt: View,
  radius: number,
  colors: Tint,
): string {
  const { flower } = figure;
  if (!flower) return "";
  const isBehind = isFromBehind(flower, seenAt.tilt);
  const view: View = isBehind ? { ...seenAt, tilt: 112 } : seenAt;
  const cone = flower.center?.kind === "cone";
  const few = flower.petals < 10;
  const core = radius * (cone ? 0.3 : flower.sizeInches >= 5 ? 0.42 : few ? 0.19 : 0.26);
  const length = radius - core * 0.86;
  const large = radius > 150;
  const tip = tipOf(flower);
  const marks = painted(sheet, flower, colors);
  const paint: PetalPaint = {
    inside: colors,
    outside: { ...colors, wash: blend(colors.wash, colors.shade, 0.4), pale: colors.wash },
    finish: {
      weight: large ? 2.3 : 1.9,
      // Many narrow rays are not hatched.
      hatch: large && flower.petals < 18 ? (flower.petals < 14 ? 2 : 1) : 0,
      n: large ? 4 : 3,
      ...(tip ? { tip } : isBlunt(flower) ? { crown: 3 } : {}),
    },
    ...(marks ? { marks, isThrough: flower.markings?.kind === "tips" } : {}),
  };
  const seen =
    large || flower.double ? flower.petals : Math.min(flower.petals, view.tilt > 60 ? 13 : 20);
  // A semi-double one has a second, shorter row.
  const rows = flower.double === "semi-double" ? [1, 0.8] : [1];
  // A New England aster's are threads, and stand close in two rows.
  const isCrowded = flower.petals > 40;
  const layers: Layer[] = isCrowded
    ? [threadRays(sheet, r, view, core * 0.8, radius, colors)]
    : rows.flatMap((k, i) =>
        whorl(
          r,
          seen / rows.length,
          () => ray(r, flower, length * k, core, view.tilt, seen / rows.length),
          within(r, 0, 20) + i * (180 / seen) * rows.length,
        )
          .flatMap((p) => petal(sheet, view, p, paint))
          // The inner row lies on the outer.
          .map((layer) => ({ ...layer, near: layer.near + (isBehind ? -i : i) * radius })),
      );
  const middle = hues[flower.center?.color ?? "gold"];
  // A sneezeweed's middle is a ball.
  const isBall = cone && figure.stem.shape === "winged";
  const shape: Disc = {
    radius: core,
    height: core * (isBall ? 1.15 : cone ? 0.95 : 0.42),
    ...(isBall ? { foot: core * 0.35 } : {}),
    florets: radius > 150 ? (cone && !isBall ? 104 : 72) : 32,
    size: radius > 120 ? 5 : 3.5,
    bristle: cone && !isBall ? core * 0.11 : 0,
  };
  // From behind, its own rays hide it.
  if (!isBehind)
    layers.push(
      disc(sheet, view, shape, middle, hues[flower.center?.tips ?? flower.center?.color ?? "gold"]),
    );
  // Green bracts hide where its stalk is joined, and show between its rays; a sunflower's are long.
  if (!isBehind) {
    const long = radius * (flower.sizeInches >= 5 ? 0.78 : 0.5);
    const bracts = pen();
    for (const a of steps(flower.sizeInches >= 5 ? 22 : 11, 0, 343).map(radians)) {
      const end = project(view, [Math.sin(a) * long, -Math.cos(a) * long, 0]);
      brush(bow(view.at, end), (t) => radius * 0.24 * (1 - t), 3, bracts);
    }
    layers.push({ near: -1e6, draw: sheet.bound(bracts, leafTint(figure).wash, contour, 1.6) });
  }
  // From behind are seen its stalk and, in two rows, its green bracts, the lower over the gaps of the upper.
  if (isBehind) {
    const [cup, base] = [pen(), pen()];
    const large = flower.sizeInches >= 5 ? 1.5 : 1;
    for (const [n, long, wide] of [
      [9, 1.7, 0.24],
      [7, 1, 0.26],
    ] as const)
      for (const a of steps(n, 0, 360 - 360 / n)) {
        const [x, y] = toward([0, 0], a + n, core * long);
        const tip = project(view, [x, y, -core * 0.2]);
        brush(bow(view.at, tip), (t) => core * wide * large * 3 * (t + 0.3) * (1 - t), 3, cup);
      }
    const green = leafTint(figure);
    // Over the feet of its bracts, or their lines would be a tangle.
    base.sweep(
      steps(9, 0, 360).map((a) => {
        const [x, y] = toward([0, 0], a, core * 0.6);
        return project(view, [x, y, -core * 0.1]);
      }),
    );
    // It goes on from its stem, and no line parts the two.
    const stalk = bow(toward(view.at, view.turn + 180, radius * 0.42), view.at);
    layers.push({
      near: 1e6,
      draw:
        sheet.bound(cup, green.shade, contour, 2) +
        sheet.bound(base.close(), green.wash, contour, 1.6) +
        branch(sheet, stalk, 5.8, 9, stemTint(figure), 3),
    });
  }
  return stacked(layers);
}

/** A bud: rays folded in their green cup. */
export function bud(
  sheet: Sheet,
  figure: Figure,
  point: Point,
  angle: number,
  size: number,
  tip: Tint,
): string {
  const d = pen();
  for (const a of [-38, 38, -14, 14])
    d.leaf(...toward(point, angle + 180, size * 0.2), angle + a, size * 0.9, size * 0.2, a * -0.12);
  const rays = pen();
  for (const a of [-24, -8, 8, 24])
    rays.leaf(...toward(point, angle, size * 0.2), angle + a, size * 0.75, size * 0.14, 0);
  return (
    sheet.bound(rays, tip.wash, contour, 2) + sheet.bound(d, leafTint(figure).wash, contour, 2.2)
  );
}
