import type { Figure } from "#art/figures/figure.ts";
import { blend, contour, greens, hues, type Tint } from "#art/pen/colors.ts";
import { bow, brush, steps, toward } from "#art/pen/curve.ts";
import { type Point, pen } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { petalOf } from "./open-flowers.ts";

type Flower = NonNullable<Figure["flower"]>;

/** A composite's head cut lengthwise, round 0, 0: bracts, the receptacle's flesh, its florets, rays at the sides and behind. */
export function headSection(sheet: Sheet, { flower, leaf, section }: Figure): string {
  if (!flower) return "";
  const green = greens[leaf.color === "purple" ? "green" : leaf.color];
  const ray = hues[flower.colors[0] ?? "gold"];
  const { center } = flower;
  const few = flower.petals < 7;
  const isFull = flower.double === "double" && center?.kind !== "disc";
  const tube = hues[isFull ? (flower.colors[0] ?? "gold") : (center?.color ?? "gold")];
  const kind = section?.bracts;
  // A goldenrod's, a yarrow's and a ligularia's are narrow, with few flowers.
  const isSmall = flower.sizeInches < 0.5 || few;
  // A zinnia's florets stand on a cone; a sunflower's disk is broad and all but level.
  const isBroad = flower.sizeInches > 5;
  const dome = center?.kind === "cone" || kind === "broad" ? 60 : isBroad || isSmall ? 5 : 11;
  // A marigold's stand deep in its cup.
  const isCup = kind === "united";
  const half = isSmall ? 30 : isBroad ? 66 : isCup ? 30 : 46;
  const foot = isCup ? 44 : 34;
  /** How thick its flesh is over the stalk. */
  const thick = isCup ? 22 : 13;
  const top = (x: number) => foot - 8 - dome * (1 - (x / half) ** 2);
  const flat: Flower = { ...flower, poise: "flat" };
  // A ligularia's few rays are narrow.
  const around = few && flower.sizeInches < 0.5 ? 6 : 12;
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
  const dark = drawn("cut ray behind", { ...ray, wash: ray.shade });
  // A goldenrod's and a yarrow's rays are short, a double one's lie over each other.
  const long = flower.sizeInches < 0.5 ? 0.5 : isFull ? 0.8 : 1.2;
  const droops = flower.poise === "drooping" || flower.poise === "reflexed";
  const rays = (ring: number, isBehind: boolean) =>
    steps(few ? 3 : 7, -1, 1)
      .sort((a, b) => Math.abs(b) - Math.abs(a))
      .map((k) =>
        sheet.put(
          isBehind ? dark : one,
          [k * half * 0.8, foot - 14 - ring * 20],
          long - ring * 0.12,
          {
            turn: k * (droops ? 112 : 82),
            tall: ((isBehind ? 0.86 : 0.62) + 0.14 * Math.abs(k)) * (long > 1 ? 0.7 : 1),
          },
        ),
      )
      .join("");
  // A thin plate on the stalk, or a cone.
  const flesh = pen()
    .move(-9, foot + thick)
    .quad(-half * 0.5, foot + 8, -half, foot);
  for (const x of steps(7, -half, half)) flesh.line([x, top(x)]);
  flesh
    .line([half, foot])
    .quad(half * 0.5, foot + 8, 9, foot + thick)
    .close();
  const hairs = pen();
  const [tubes, lobes, seeds] = [pen(), pen(), pen()];
  for (const [i, x] of steps(isSmall ? 7 : 13, -half + 4, half - 4).entries()) {
    const at: Point = [x, top(x)];
    const a = x * 0.62;
    const tip = toward(at, a, 34 + (i % 2) * 4);
    brush(bow(at, tip, 0), (t) => 5 + 3 * t, 2, tubes);
    for (const b of [-34, 0, 34]) lobes.leaf(...tip, a + b, 9, 3);
    const long = isCup ? 32 : 15;
    seeds.leaf(...at, a, long, isCup ? 3 : 4);
    if (section?.pappus)
      for (const b of [-16, 16]) hairs.lines(toward(at, a, long), toward(at, a + b, long + 18));
  }
  // A ray stands on its own fruit, within the bracts.
  for (const k of [-1, 1]) seeds.leaf(k * (half - 4), foot - 6, k * 12, 20, 4.5);
  const stalk = brush(bow([0, foot + thick - 6], [4, 118], 0.05), () => 13, 3);
  const head =
    sheet.bound(stalk, green.wash, contour, 2) +
    (kind === "papery" ? papery(sheet, ray, half, foot) : rays(0, true)) +
    (isFull ? rays(1, false) + rays(2, true) + rays(3, false) : "") +
    (kind === "papery" ? [] : [-1, 1])
      .map((side) =>
        sheet.put(one, [side * half, foot - 24], long, {
          turn: side * (droops ? 116 : 70),
        }),
      )
      .join("") +
    (kind === "papery" ? "" : bractsOf(sheet, kind, green, half)) +
    sheet.line(hairs, hues.tan.rim, 1.6) +
    (isFull
      ? ""
      : sheet.bound(tubes, tube.wash, tube.rim, 1.6) +
        sheet.bound(lobes, tube.wash, tube.rim, 1.4)) +
    sheet.bound(flesh, green.pale, green.rim, 2.2) +
    sheet.bound(seeds, hues.tan.wash, hues.tan.rim, 1.6);
  return long > 1
    ? sheet.put(
        sheet.motif("cut head", () => head),
        [0, 0],
        0.84,
      )
    : head;
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
