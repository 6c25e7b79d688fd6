import { fingered, pinnate } from "#drawing/compound-leaf.ts";
import type { Point } from "#drawing/ink.ts";
import { type LeafLook, leaf } from "#drawing/leaf.ts";
import { leafShapes } from "#drawing/leaf-shapes.ts";
import type { Sheet } from "#drawing/sheet.ts";
import { greens, hues, type Tint } from "#drawing/tones.ts";
import type { Figure } from "#features/plants/figure.ts";

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
  sword: "sword",
  strap: "strap",
  grass: "grass",
  arrow: "heart",
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
      return { count: many, deep: 0.018, kind: "saw" };
    case "double-saw":
      return { count: Math.round(many * 1.4), deep: 0.026, kind: "saw" };
    case "spiny":
      return { count: Math.round(many * 0.5), deep: 0.055, kind: "saw" };
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

export const leafTint = (figure: Figure): Tint => greens[figure.leaf.color];
export const stemTint = ({ stem: { color } }: Figure): Tint =>
  color === "brown" ? hues.brown : color === "black" ? hues.black : greens[color];

export interface LeafPose {
  bend?: number;
  halves?: readonly [left: number, right: number];
  wide?: number;
  stalk?: number;
  weight?: number;
  veins?: 0 | 1 | 2;
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
  const { shape, margin, compound, leaflets } = figure.leaf;
  const blade = compound === "pinnate" || compound === "bipinnate" ? length * 0.4 : length;
  const teeth = teethOf(margin, blade);
  const look: LeafLook = {
    shape: leafShapes[shapes[shape]],
    tint: leafTint(figure),
    ...(teeth ? { teeth } : {}),
    ...pose,
  };
  if (compound === "pinnate" || compound === "bipinnate") {
    const count = leaflets ?? 9;
    const paired = Math.floor(count / 2);
    return pinnate(sheet, from, angle, length, look, paired, {
      ending: count % 2 === 1,
      leaflet: Math.min(0.44, 2 / (paired + 1.5)),
    });
  }
  if (compound === "palmate" || compound === "pedate")
    return fingered(sheet, from, angle, length, look, leaflets ?? 5, 75);
  if (compound) return fingered(sheet, from, angle, length, look, 3, 58);
  return leaf(sheet, from, angle, length, look);
}

export const paintOf = (word: keyof typeof hues): Tint => hues[word];

/**
 * Leaves that are engraved in a few poses and then set down many times: flat, half turned, and
 * folded so that the back shows. For every plant with more than about eight leaves.
 */
export function leafPrinter(sheet: Sheet, figure: Figure, pose: LeafPose = {}) {
  const unit = 200;
  const poses: LeafPose[] = [
    { bend: 0.14, halves: [1, 0.92], ...pose },
    { bend: 0.22, halves: [1, 0.6], ...pose },
    { bend: 0.18, halves: [1, -0.4], ...pose },
  ];
  const ids = poses.map((p, i) =>
    sheet.motif(`leaf ${i}`, () => leafOf(sheet, figure, [0, 0], 0, unit, p)),
  );
  return (from: Point, angle: number, length: number, side: 1 | -1, i: number): string =>
    sheet.put(ids[[0, 1, 0, 2, 1][i % 5] ?? 0] ?? "", from, length / unit, {
      turn: angle,
      flip: side < 0,
    });
}
