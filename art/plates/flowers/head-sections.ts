import type { Figure } from "#art/figures/figure.ts";
import { blend, contour, greens, hues, type Tint } from "#art/pen/colors.ts";
import { bow, brush, steps, toward } from "#art/pen/curve.ts";
import { type Point, pen } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { petalOf } from "./open-flowers.ts";
import { standingRound } from "./section-forms.ts";

type Flower = NonNullable<Figure["flower"]>;

/** A composite's head cut lengthwise, round 0, 0: bracts, the receptacle's flesh, its florets, rays at the sides and behind. */
export function headSection(sheet: Sheet, { flower, leaf, section }: Figure): string {
  if (!flower) return "";
  const green = greens[leaf.color === "purple" ? "green" : leaf.color];
  const ray = hues[flower.colors[0] ?? "gold"];
  const { center } = flower;
  const isFull = flower.double === "double" && center?.kind !== "disc";
  const tube = hues[isFull ? (flower.colors[0] ?? "gold") : (center?.color ?? "gold")];
  const kind = section?.bracts;
  if (flower.sizeInches < 0.5 || flower.petals < 7)
    return narrowHead(sheet, ray, tube, flower, section?.pappus);
  // A zinnia's florets stand on a cone; a sunflower's disk is broad and all but level.
  const isBroad = flower.sizeInches > 5;
  const isConical = section?.receptacle === "conical";
  const dome =
    section?.chaff === "spines"
      ? 84
      : center?.kind === "cone" || kind === "broad"
        ? 60
        : isConical
          ? 40
          : isBroad
            ? 5
            : 11;
  // A marigold's stand deep in its cup.
  const isCup = kind === "united";
  const half = isBroad ? 66 : isCup ? 30 : dome > 60 ? 40 : 46;
  const foot = isCup ? 44 : 34;
  /** How thick its flesh is over the stalk. */
  const thick = isCup ? 22 : 13;
  const top = (x: number) =>
    foot - 8 - dome * (isConical ? 1 - Math.abs(x / half) ** 1.3 : 1 - (x / half) ** 2);
  const flat: Flower = { ...flower, poise: "flat" };
  const around = Math.max(8, Math.min(isFull ? 12 : flower.petals, 30));
  // A ray with tips or an edge of another color is of that color, and its own lies within.
  const second = flower.edge?.color ?? (flower.markings?.kind === "tips" && flower.markings.color);
  const inner = flower.edge?.color ? ([0.76, 0.86] as const) : ([0.92, 0.68] as const);
  const drawn = (key: string, t: Tint) =>
    sheet.motif(key, (q) =>
      second
        ? petalOf(sheet, q, flat, around, hues[second]) +
          petalOf(sheet, q, flat, around, t, 0, inner)
        : petalOf(sheet, q, flat, around, t),
    );
  const one = drawn("cut ray", ray);
  const dark = drawn("cut ray behind", { ...ray, wash: blend(ray.wash, ray.shade, 0.5) });
  const droops = flower.poise === "drooping" || flower.poise === "reflexed";
  const rays = (ring: number, isBehind: boolean) =>
    standingRound(
      sheet,
      isBehind ? dark : one,
      // A marigold's leave its cup over the rim.
      isCup ? steps(9, -62, 62) : steps(isFull ? 9 : Math.ceil(around / 2), -86, 86),
      {
        at: [0, foot - 14 - ring * 20 - (isCup ? 18 : 0)],
        long: (isFull ? 96 : 118) - ring * 12,
        apart: half * 0.8,
        rise: droops ? -8 : 4 + ring * 10,
      },
    );
  // A thin plate on the stalk, or a cone.
  const flesh = pen()
    .move(-9, foot + thick)
    .quad(-half * 0.5, foot + 8, -half, foot);
  for (const x of steps(9, -half, half)) flesh.line([x, top(x)]);
  flesh
    .line([half, foot])
    .quad(half * 0.5, foot + 8, 9, foot + thick)
    .close();
  const hairs = pen();
  const [tubes, lobes, styles, seeds, chaff] = [pen(), pen(), pen(), pen(), pen()];
  /** A style that forks in two, out of a floret. */
  const forked = (from: Point, a: number, long: number) => {
    for (const b of [-20, 20])
      styles.move(...from).quad(...toward(from, a, long * 0.7), ...toward(from, a + b, long));
  };
  for (const [i, x] of steps(13, -half + 4, half - 4).entries()) {
    const at: Point = [x, top(x)];
    const a = x * (dome > 30 ? 1.3 : 0.62);
    const tip = toward(at, a, 34 + (i % 2) * 4);
    brush(bow(at, tip, 0), (t) => 5 + 3 * t, 2, tubes);
    for (const b of [-40, 40]) lobes.leaf(...tip, a + b, 8, 3);
    forked(tip, a, 15);
    // Between its florets stand scales, a coneflower's as spines that are longer than they.
    if (section?.chaff)
      chaff.leaf(x + 3, top(x + 3), a + 5, section.chaff === "spines" ? 54 : 36, 4);
    const long = isCup ? 32 : 15;
    seeds.leaf(...at, a, long, isCup ? 3 : 4);
    if (section?.pappus)
      for (const b of [-16, 16]) hairs.lines(toward(at, a, long), toward(at, a + b, long + 18));
  }
  // A ray stands on its own fruit, within the bracts.
  for (const k of [-1, 1]) {
    seeds.leaf(k * (half - 4), foot - 6, k * 12, 20, 4.5);
    if (section?.rays === "fertile") forked([k * half, foot - 20], k * 62, 34);
  }
  const stalk = brush(bow([0, foot + thick - 6], [4, 118], 0.05), () => 13, 3);
  const scales = section?.chaff === "spines" ? hues[center?.tips ?? "orange"] : hues.tan;
  const head =
    sheet.bound(stalk, green.wash, contour, 2) +
    (kind === "papery" ? papery(sheet, ray, half, foot) : rays(0, true)) +
    (isFull ? rays(1, false) + rays(2, true) + rays(3, false) : "") +
    (kind === "papery" ? [] : [-1, 1])
      .map((side) =>
        sheet.put(one, [side * half, foot - (isCup ? 38 : 18)], isFull ? 0.8 : 1.2, {
          turn: side * (droops ? 122 : isCup ? 62 : 86),
          wide: 0.7,
        }),
      )
      .join("") +
    (kind === "papery" ? "" : bractsOf(sheet, kind, green, half)) +
    sheet.line(hairs, hues.tan.rim, 1.6) +
    sheet.bound(chaff, scales.wash, scales.rim, 1.4) +
    (isFull
      ? ""
      : sheet.bound(tubes, tube.wash, tube.rim, 1.6) +
        sheet.bound(lobes, tube.wash, tube.rim, 1.4) +
        sheet.line(styles, tube.rim, 2)) +
    sheet.bound(flesh, green.pale, green.rim, 2.2) +
    sheet.bound(seeds, hues.tan.wash, hues.tan.rim, 1.6);
  return isFull
    ? head
    : sheet.put(
        sheet.motif("cut head", () => head),
        [0, 0],
        0.84,
      );
}

/**
 * A head of few flowers, whole, from the side: a slender cup of bracts, tubes out of it, and few rays. A yarrow's rays
 * are broader than long, a ligularia's narrow and two or three, a goldenrod's short.
 */
function narrowHead(
  sheet: Sheet,
  ray: Tint,
  tube: Tint,
  { petals, petalShape }: Flower,
  hasHairs: boolean | undefined,
): string {
  const green = greens.green;
  const isBlunt = petalShape === "round";
  const isTall = petals < 5;
  const [half, high] = isBlunt ? [33, 74] : isTall ? [20, 100] : [25, 80];
  const foot = 84;
  const rim = foot - high;
  const one = sheet.motif("narrow ray", () => {
    const d = pen();
    if (isBlunt)
      d.move(-5, 0)
        .cubic(-10, -18, -34, -16, -32, -38)
        .quad(-22, -52, -11, -44)
        .quad(0, -56, 11, -44)
        .quad(22, -52, 32, -38)
        .cubic(34, -16, 10, -18, 5, 0)
        .close();
    else d.leaf(0, 0, 0, isTall ? 112 : 62, isTall ? 13 : 10);
    return sheet.bound(d, ray.wash, ray.rim, 2.2);
  });
  const [tubes, lobes, styles, hairs] = [pen(), pen(), pen(), pen()];
  for (const k of steps(isBlunt ? 7 : 5, -1, 1)) {
    const from: Point = [k * half * 0.7, rim + 14];
    const tip = toward(from, k * 20, 44 - 8 * k * k);
    brush(bow(from, tip, 0), (t) => 6 + 5 * t, 2, tubes);
    for (const b of [-44, -15, 15, 44]) lobes.leaf(...tip, k * 20 + b, 12, 4);
    for (const b of [-14, 14])
      styles.move(...tip).quad(...toward(tip, k * 20, 12), ...toward(tip, k * 20 + b, 24));
    if (hasHairs)
      for (const b of [-14, 14]) hairs.lines(toward(from, k * 20, 4), toward(from, k * 20 + b, 34));
  }
  const cup = pen()
    .move(-half, rim + 8)
    .cubic(-half * 1.25, foot - high * 0.4, -half * 0.7, foot - 4, -5, foot)
    .line([5, foot])
    .cubic(half * 0.7, foot - 4, half * 1.25, foot - high * 0.4, half, rim + 8)
    .close();
  // Row under row, the lowest before the others; of a ligularia's five, all in one row, three are seen.
  const bracts = (isTall ? [3] : [4, 3, 4, 3]).map((n, row) => {
    const d = pen();
    for (const k of steps(n, -1, 1))
      d.leaf(
        k * half * (isTall ? 0.6 : 0.7 - 0.13 * row),
        isTall ? foot - 10 : rim + 44 + row * ((high - 46) / 3),
        k * (isTall ? 2 : 8),
        isTall ? high : 42,
        half * (isTall ? 0.56 : 0.36),
      );
    return sheet.bound(d, green.wash, contour, 1.6);
  });
  const sideways = isBlunt ? 80 : isTall ? 58 : 62;
  const behind = isBlunt ? [0] : isTall ? [-14] : [-26, 26];
  return (
    sheet.line(
      pen()
        .move(3, 122)
        .quad(2, 100, 0, foot - 6),
      green.rim,
      10,
    ) +
    sheet.line(
      pen()
        .move(3, 122)
        .quad(2, 100, 0, foot - 6),
      green.wash,
      6,
    ) +
    behind.map((turn) => sheet.put(one, [turn * 0.4, rim + 4], 1, { turn, tall: 0.9 })).join("") +
    sheet.line(hairs, hues.tan.rim, 1.6) +
    sheet.line(styles, tube.rim, 2) +
    sheet.bound(tubes, tube.wash, tube.rim, 1.8) +
    sheet.bound(lobes, tube.wash, tube.rim, 1.6) +
    [-1, 1]
      .map((k) =>
        sheet.put(one, [k * (half - 4), rim + 8], 1, {
          turn: k * sideways,
          wide: isBlunt ? 0.8 : 1,
        }),
      )
      .join("") +
    sheet.bound(cup, green.shade, contour, 2) +
    bracts.join("")
  );
}

/** A strawflower's bracts, row over row at both sides: the innermost long and of its color, the outermost short, of straw. */
function papery(sheet: Sheet, color: Tint, half: number, foot: number): string {
  const bract = (k: number) =>
    pen().leaf(half * (0.9 - 0.1 * k), foot + 3 * k, 16 + 13 * k, 92 - 13 * k, 19 - k, 6);
  const side = sheet.motif("papery", () =>
    steps(6, 0, 5)
      .map((k) => sheet.bound(bract(k), blend(color.wash, hues.cream.wash, k / 5), contour, 2))
      .join(""),
  );
  return sheet.put(side, [0, 0]) + sheet.put(side, [0, 0], 1, { flip: true });
}

/** A cut head's bracts at both sides of its flesh. */
function bractsOf(
  sheet: Sheet,
  kind: NonNullable<Figure["section"]>["bracts"],
  green: Tint,
  half: number,
): string {
  const [outer, inner] = [pen(), pen()];
  // A marigold's are one long cup with teeth, and the stalk thickens under it.
  if (kind === "united")
    outer
      .move(-8, 104)
      .quad(-half - 8, 80, -half - 6, -8)
      .line(...steps(9, -half, half).map((x, i): Point => [x, i % 2 ? -10 : 6]), [half + 6, -8])
      .quad(half + 8, 80, 8, 104)
      .close();
  for (const side of kind === "united" ? [] : [-1, 1]) {
    const x = (k: number) => side * k;
    if (kind === "broad")
      for (const k of steps(5, 1, 0.1))
        outer.ellipse(x(14 + (half - 14) * k), 52 - 30 * k, 15, 12 + 3 * k);
    else if (kind === "two-rows") {
      inner.leaf(x(half - 8), 38, x(8), 54, 13);
      for (const k of [1, 0.5])
        outer.leaf(x(10 + 16 * k), 52 - 10 * k, x(70 + 44 * k), 52, 8, x(12));
    } else {
      // Of its bracts the outer ones are the shorter.
      for (const k of steps(4, 1, 0))
        inner.leaf(x(8 + (half - 10) * k), 48 - 12 * k, x(74 - 52 * k), 26 + 16 * k, 15, x(-6));
      // A China aster has leaves about them.
      if (kind === "leafy")
        for (const a of [66, 96, 128]) outer.leaf(x(16), 50, x(a), 86 - (a - 66) * 0.4, 18, x(10));
    }
  }
  const edge = kind === "broad" ? hues.brown.rim : contour;
  const papery = kind === "two-rows" ? hues.tan : green;
  return (
    sheet.bound(inner, papery.wash, contour, 2) +
    sheet.bound(outer, green.wash, edge, kind === "broad" ? 3.4 : 2)
  );
}
