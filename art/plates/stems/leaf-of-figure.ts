import type { Figure } from "#art/figures/figure.ts";
import { blend, greens, hues, type Tint } from "#art/pen/colors.ts";
import { fingered, pedate, pinnate, ternate } from "#art/pen/compound-leaf.ts";
import { bow, brush, steps, toward } from "#art/pen/curve.ts";
import { cleft, depths, feathered, palmatelyLobed, pinnatelyLobed } from "#art/pen/cut-leaf.ts";
import { type Point, pen } from "#art/pen/ink.ts";
import { type LeafLook, leaf } from "#art/pen/leaf.ts";
import { arched, type LeafShape, leafShapes, treeLeaves, widthAt } from "#art/pen/leaf-shapes.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { patternOf } from "./leaf-patterns.ts";
import { isUneven, treeLeafOf } from "./tree-leaf-of-figure.ts";

type Leaf = Figure["leaf"];

const shapes: Record<Leaf["shape"], keyof typeof leafShapes> = {
  linear: "linear",
  lance: "lance",
  "egg-lance": "egg-lance",
  oval: "oval",
  egg: "egg",
  "inverse-egg": "inverse-egg",
  spoon: "spoon",
  round: "round",
  heart: "heart",
  kidney: "kidney",
  shield: "round",
  sword: "sword",
  strap: "strap",
  grass: "grass",
  arrow: "shouldered",
  fan: "round",
  needle: "linear",
  scale: "linear",
  thread: "linear",
  maple: "maple",
  oak: "oak",
  palmate: "palmate",
  star: "maple",
  tulip: "maple",
};

/** Teeth of a margin, as many as can be drawn at this size. */
function teethOf(margin: Leaf["margin"], length: number): LeafLook["teeth"] | undefined {
  const many = Math.max(5, Math.min(15, Math.round(length / 15)));
  switch (margin) {
    case "saw":
      return { count: Math.round(many * 1.2), deep: 0.014, kind: "saw" };
    case "double-saw":
      return { count: Math.round(many * 1.4), deep: 0.026, kind: "saw" };
    case "spiny":
    case "bristled":
    case "fringed":
      return { count: many, deep: 0.012, kind: "saw" };
    case "round-toothed":
      return { count: many, deep: 0.022, kind: "round" };
    case "wavy":
      return { count: Math.round(many * 0.7), deep: 0.02, kind: "wave" };
    case "smooth":
      return undefined;
  }
}

/** What the leaves of a figure are painted with. */
export const leafTint = (figure: Figure): Tint => greens[figure.leaf.color];

/** What the stems of a figure are painted with. */
export const stemTint = ({ stem: { color } }: Figure): Tint =>
  color === "brown" ? hues.brown : color === "black" ? hues.black : greens[color];

/** Of the half width, how far out veins run that arch from base to tip. */
const arcs = [0.28, 0.54, 0.8];

/** A round leaf on a stalk that is joined under its middle; its veins run out from there. */
function shield(sheet: Sheet, figure: Figure, from: Point, angle: number, length: number): string {
  const t = leafTint(figure);
  const half = length * 0.5;
  const c = toward(from, angle, length * 0.75);
  const rim: Point[] = steps(12, 0, 330).map((a, i) =>
    toward(c, angle + a, half * (i % 2 ? 0.96 : 1.03)),
  );
  const [first = c] = rim;
  const veins = pen();
  for (const a of steps(8, 0, 315)) veins.move(...c).line(toward(c, angle + a + 8, half * 0.84));
  const dark = toward(c, 135, half * 0.3);
  return (
    sheet.bound(
      brush(bow(from, c), () => 5, 3),
      t.wash,
      t.rim,
      1.6,
    ) +
    sheet.bound(
      pen()
        .sweep([...rim, first])
        .close(),
      t.wash,
      t.rim,
      2.2,
    ) +
    sheet.fill(pen().ellipse(...dark, half * 0.62), blend(t.wash, t.shade, 0.55)) +
    sheet.line(veins, t.pale, 2.6)
  );
}

/** A leaf cut like a hand to threads, each of its five parts forked twice: a larkspur's. */
function handOfThreads(
  sheet: Sheet,
  figure: Figure,
  from: Point,
  angle: number,
  length: number,
  stalk = 0,
): string {
  const t = leafTint(figure);
  const hub = toward(from, angle, stalk * length);
  const d = stalk ? brush(bow(from, hub), () => 5, 3) : pen();
  for (const k of [-2, 2, -1, 1, 0]) {
    const a = angle + k * 42;
    const l = length * (0.78 - 0.1 * Math.abs(k));
    const [thick, fork, tip] = [length * 0.02, toward(hub, a, l * 0.4), toward(hub, a, l * 0.66)];
    d.leaf(...hub, a, l, thick);
    for (const side of [-1, 1]) {
      d.leaf(...fork, a + side * 30, l * 0.5, thick);
      d.leaf(...tip, a + side * 26, l * 0.26, thick);
      d.leaf(...toward(fork, a + side * 30, l * 0.22), a + side * 58, l * 0.2, thick);
    }
  }
  return sheet.bound(d, t.wash, t.line, 1);
}

/** A leaf parted to its very foot in three threads, the middle one forked: it has no stalk. */
function threads(sheet: Sheet, figure: Figure, from: Point, angle: number, length: number): string {
  const t = leafTint(figure);
  const d = pen();
  for (const k of [-1, 1, 0]) {
    const a = angle + k * 26;
    d.leaf(...from, a, length * (k ? 0.82 : 1), length * 0.026, k * length * 0.09);
    if (k) d.leaf(...toward(from, a, length * 0.4), a + k * 22, length * 0.34, length * 0.022);
  }
  return sheet.bound(d, t.wash, t.line, 1);
}

/** The outline of a leaf or leaflet, with its lobes. */
function shapeOf(leaf: Leaf): LeafShape {
  const { shape, lobes, lobing = "shallow", veins, compound, margin } = leaf;
  if (leaf.clasping) return leafShapes[shape === "spoon" ? "half-clasping" : "clasping"];
  const known = leafShapes[shapes[shape]];
  // A lily's run side by side from end to end; a sword has no others.
  const areSideBySide = veins === "parallel" && shape !== "fan" && known.veins.length > 0;
  if (veins === "arching" || areSideBySide)
    return { half: known.half, veins: arcs.map((k) => [0, 1, k]), course: "meeting" };
  if (!lobes) return known;
  if (shape === "heart" && lobes === 3) return leafShapes.shouldered;
  // Leaflets with lobes of their own.
  if (compound) return shape === "fan" ? leafShapes.wedge : cleft(lobes);
  if (veins === "palmate")
    return palmatelyLobed(
      lobes,
      depths[lobing],
      margin === "double-saw"
        ? "wedged"
        : shape === "round" || shape === "kidney"
          ? margin === "saw"
            ? "round and toothed"
            : "round"
          : "pointed",
      shape === "heart",
    );
  return pinnatelyLobed(
    shape === "oak" ? leafShapes.oval : known,
    Math.max(2, Math.floor(lobes / 2)),
    depths[lobing],
    ["spiny", "bristled", "saw", "double-saw"].includes(margin),
    margin === "spiny",
  );
}

/** How long the stalk of a leaf is where the figure does not say so, as a part of its blade. */
const petioles: Partial<Record<Leaf["shape"], number>> = {
  heart: 0.4,
  kidney: 0.4,
  round: 0.34,
  palmate: 0.45,
  arrow: 0.4,
  egg: 0.16,
  oval: 0.08,
  "egg-lance": 0.07,
  lance: 0.03,
};

/** The stalk of a leaf on its stem, as a part of its blade. */
export function petioleOf({ leaf: { shape, compound, stalk, lobes, veins } }: Figure): number {
  if (stalk) return { none: 0, short: 0.16, long: 0.4 }[stalk];
  if (compound) return 0.1;
  return lobes && veins === "palmate" ? 0.45 : (petioles[shape] ?? 0);
}

export interface LeafPose {
  bend?: number;
  halves?: readonly [left: number, right: number];
  wide?: number;
  stalk?: number;
  weight?: number;
  veins?: 0 | 1 | 2;
  teeth?: NonNullable<LeafLook["teeth"]>;
}

/** A leaf of the figure: its shape, margin and division, `length` units long without its stalk. */
export function leafOf(
  sheet: Sheet,
  figure: Figure,
  from: Point,
  angle: number,
  length: number,
  pose: LeafPose = {},
): string {
  const { shape, margin, compound, leaflets, lobing, lobes, veins } = figure.leaf;
  if (shape === "shield") return shield(sheet, figure, from, angle, length);
  const thread = shape === "thread" || shape === "needle";
  if (thread && compound === "three-parted") return threads(sheet, figure, from, angle, length);
  if (thread && veins === "palmate")
    return handOfThreads(sheet, figure, from, angle, length, pose.stalk);
  if (lobing === "finely-cut" || (thread && compound === "bipinnate")) {
    const isToothed = margin === "fringed" && !thread;
    const outline = leafShapes[thread || (leaflets && !isToothed) ? "egg" : shapes[shape]];
    const stalk = (pose.stalk ?? 0) * length;
    return feathered(sheet, from, angle, length + stalk, {
      tint: leafTint(figure),
      envelope: (t) =>
        Math.max(0.06, widthAt(outline.half, t) * (thread ? 1.15 : isToothed ? 2.2 : 1.4)),
      isToothed,
      pairs: leaflets ? Math.floor(leaflets / 2) : compound === "triternate" || thread ? 7 : 13,
      thick: isToothed ? 5 : leaflets ? 13 : compound === "triternate" ? 7 : thread ? 4 : 5,
      bend: pose.bend ?? 0.1,
    });
  }
  const hand = lobes !== undefined && veins === "palmate" && !compound;
  const blade = compound === "pinnate" || compound === "bipinnate" ? length * 0.4 : length;
  const treeLeaf = treeLeafOf(figure);
  // An outline of its own holds its teeth, but for the small ones of these three.
  const { redMaple, hawthorn, sweetgum } = treeLeaves;
  const toothed: LeafShape[] = [redMaple, hawthorn, sweetgum];
  const isSpined = margin === "spiny" && lobes !== undefined;
  const isWedged = hand && margin === "double-saw" && !treeLeaf;
  const isMantle = hand && margin === "saw" && shape === "kidney";
  const isOutlined = isSpined || isWedged || isMantle || (treeLeaf && !toothed.includes(treeLeaf));
  // A paperbark maple's leaflets have few blunt ones.
  const few = figure.tree && compound === "three-parted";
  const teeth = isOutlined
    ? undefined
    : few
      ? ({ count: 4, deep: 0.06, kind: "round" } as const)
      : teethOf(margin, blade);
  const bladeShape =
    treeLeaf ??
    (figure.tree && veins === "arching"
      ? arched(leafShapes[shapes[shape]].half)
      : shapeOf(figure.leaf));
  const pattern = patternOf(sheet, figure.leaf, bladeShape);
  const look: LeafLook = {
    shape: bladeShape,
    tint: leafTint(figure),
    ...(veins === "hidden" ? { veins: 1 } : {}),
    ...(teeth ? { teeth } : {}),
    ...(pattern ? { pattern } : {}),
    ...(figure.leaf.pattern?.kind === "midrib" ? { midrib: leafTint(figure).pale } : {}),
    ...(figure.leaf.back ? { back: greens[figure.leaf.back] } : {}),
    ...(figure.tree && compound ? { isUnlit: true as const } : {}),
    // An elm's leaf, a linden's and a witch hazel's are lopsided at their foot.
    ...(isUneven(figure) ? { uneven: figure.tree ? 0.15 : 0.1 } : {}),
    // A broad blade is borne on a stout stalk.
    ...((hand || (shape === "heart" && figure.leaf.lengthInches >= 6)) && !figure.tree
      ? { stout: 5 }
      : {}),
    ...pose,
  };
  if (compound === "pinnate") {
    const count = leaflets ?? 9;
    const paired = Math.floor(count / 2);
    // A tree's broad leaflets would lie over each other.
    const isBroad = figure.tree !== undefined && shape === "egg";
    // Many small leaflets stand level, and fine lines keep them apart.
    const many = paired > 7;
    return pinnate(
      sheet,
      from,
      angle,
      length,
      paired > 6 ? { ...look, weight: 1.6, veins: 1, halves: [1, 0.9] } : look,
      paired,
      {
        ending: count % 2 === 1,
        spread: many ? 80 : 62,
        leaflet:
          paired === 1
            ? 0.72
            : paired === 2
              ? 0.62
              : Math.min(0.44, (paired > 7 ? 1.4 : isBroad ? 1.75 : 2) / (paired + 1.5)),
      },
    );
  }
  if (compound === "pedate") return pedate(sheet, from, angle, length, look, leaflets ?? 7);
  if (compound === "palmate") return fingered(sheet, from, angle, length, look, leaflets ?? 5, 75);
  if (compound === "biternate" || compound === "triternate")
    return ternate(sheet, from, angle, length, look, compound === "biternate" ? 2 : 3);
  // Broad leaflets would lie over each other.
  if (compound)
    // An anemone's stand on stalks of their own.
    return fingered(
      sheet,
      from,
      angle,
      length,
      look,
      3,
      shape === "heart" ? 92 : 58,
      lobes ? 0.14 : 0,
    );
  if (hand && look.teeth) look.teeth = { ...look.teeth, count: Math.round(look.teeth.count * 1.5) };
  // A hand-shaped leaf is as broad as two of its middle lobe.
  const broad = treeLeaf ? 0.8 : 0.62;
  return leaf(sheet, from, angle, hand ? length * broad : length, {
    ...look,
    ...(hand && look.stalk ? { stalk: look.stalk / broad } : {}),
  });
}

/**
 * Leaves that are engraved in a few poses and then set down many times: flat, half turned, and
 * folded so that the back shows. For every plant with more than about eight leaves.
 */
export function leafPrinter(sheet: Sheet, figure: Figure, pose: LeafPose = {}, name = "leaf") {
  const unit = 200;
  // A broad lobed leaf that bent as far would have one side much longer than the other.
  const { shape, veins, lengthInches, lobes, compound } = figure.leaf;
  const isHand = veins === "palmate" && (treeLeafOf(figure) || (lobes && !compound));
  const isBroad = shape === "kidney" || shape === "oak" || isHand;
  // A tree's leaf with straight veins is all but straight itself.
  const isPleated = figure.tree && /saw/.test(figure.leaf.margin) && shape !== "lance";
  // Short narrow leaves are stiff.
  const isStiff = lengthInches < 1.6 && ["needle", "linear", "thread", "lance"].includes(shape);
  const k = isBroad || isPleated ? 0.4 : isStiff ? 0.24 : 1;
  const poses: LeafPose[] = [
    { bend: 0.14 * k, halves: [1, 0.92], ...pose },
    // On a twig the half that is turned away lies on the outside of the bend.
    { bend: 0.22 * k, halves: figure.tree ? [isHand ? 0.84 : 0.62, 1] : [1, 0.6], ...pose },
    // Folded over, a hand could not be made out.
    {
      bend: 0.18 * k,
      halves: isHand || compound === "pedate" ? [figure.tree ? 0.84 : 0.7, 1] : [1, -0.4],
      ...pose,
    },
  ];
  // Leaves from the foot and on the stem are not stalked alike; of a short stalk nobody sees the difference.
  const key = `${(pose.stalk ?? 0) > 0.12 ? pose.stalk : ""} ${pose.wide ?? ""}`;
  const ids = poses.map((p, i) =>
    sheet.motif(`${name} ${i} ${key}`, () => leafOf(sheet, figure, [0, 0], 0, unit, p)),
  );
  return (from: Point, angle: number, length: number, side: 1 | -1, i: number, tall = 1): string =>
    sheet.put(ids[[0, 1, 0, 2, 1][i % 5] ?? 0] ?? "", from, length / unit, {
      turn: angle,
      flip: side < 0,
      tall,
    });
}
