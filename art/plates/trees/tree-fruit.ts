import type { Figure } from "#art/figures/figure.ts";
import { hues } from "#art/pen/colors.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import { pawpaws } from "./pawpaw-fruit.ts";
import { cluster, type DrawFruit, raspberry } from "./tree-berries.ts";
import { acorn, nut, spikyBall } from "./tree-nuts.ts";
import {
  aggregate,
  bracts,
  capsule,
  cone,
  hanging,
  pod,
  samara,
  silverbell,
} from "./tree-seeds.ts";

type Fruit = NonNullable<NonNullable<Figure["tree"]>["fruit"]>;

const draws: Record<Fruit["kind"], DrawFruit> = {
  pod,
  berry: cluster(7, 15, 62),
  drupe: cluster(3, 18, 62),
  pome: cluster(5, 18, 72),
  acorn,
  nut,
  samara,
  ball: spikyBall,
  cone,
  capsule,
  aggregate,
  "winged-nutlet": bracts,
  catkin: hanging(3, 110, 12),
  raspberry,
  silverbell,
  "fleshy-seed": (sheet, _r, t) => pawpaws(sheet, t),
  plumes: cluster(5, 6, 70),
};

/**
 * The motif of a tree's fruit, hanging from 0, 0 and about 100 high; undefined where it has none
 * worth drawing.
 */
export function fruitMotif(sheet: Sheet, figure: Figure): string | undefined {
  const fruit = figure.tree?.fruit;
  if (!fruit) return undefined;
  return sheet.motif("fruit", (r) => draws[fruit.kind](sheet, r, hues[fruit.color], figure));
}

/** Catkins as they hang in spring, for trees that flower so. */
export function catkins(sheet: Sheet, figure: Figure): string {
  const t = hues[figure.flower?.colors[0] ?? "green"];
  return sheet.motif("catkins", (r) => hanging(3, 120, 9)(sheet, r, t, figure));
}
