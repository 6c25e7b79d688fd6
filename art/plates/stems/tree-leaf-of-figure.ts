import type { Figure } from "#art/figures/figure.ts";
import { type LeafShape, treeLeaves } from "#art/pen/leaf-shapes.ts";

/** A tree's leaf whose outline is its own; undefined for every other leaf. */
export function treeLeafOf(figure: Figure): LeafShape | undefined {
  const { leaf, tree } = figure;
  const { shape, margin, lobing, lobes, compound } = leaf;
  const fruit = tree?.fruit?.kind;
  if (fruit === "catkin") return treeLeaves.birch;
  if (fruit === "winged-nutlet") return treeLeaves.hornbeam;
  if (fruit === "nut" && shape === "oval" && !compound) return treeLeaves.beech;
  if (fruit === "samara" && shape === "oval") return treeLeaves.elm;
  if (isWitchHazel(figure)) return treeLeaves.witchHazel;
  if (shape === "oval" && margin === "spiny" && !compound) return treeLeaves.holly;
  if (tree && shape === "inverse-egg") return treeLeaves.pawpaw;
  if (compound || !lobes) return undefined;
  if (shape === "oak") {
    if (lobing === "shallow") return treeLeaves.swampWhiteOak;
    if (margin === "bristled") return lobing === "deep" ? treeLeaves.pinOak : treeLeaves.redOak;
    return treeLeaves.whiteOak;
  }
  if (shape === "maple") {
    if (lobing === "shallow") return treeLeaves.sycamore;
    return lobes === 3 ? treeLeaves.redMaple : treeLeaves.sugarMaple;
  }
  if (shape === "egg" && margin === "double-saw") return treeLeaves.hawthorn;
  if (shape === "star") return treeLeaves.sweetgum;
  if (shape === "tulip") return treeLeaves.tulipTree;
  return shape === "fan" ? treeLeaves.ginkgo : undefined;
}

const isWitchHazel = ({ leaf: { margin }, tree }: Figure) =>
  tree?.fruit?.kind === "capsule" && margin === "round-toothed";

/** Whether one half of a leaf begins farther up, as an elm's, a linden's, a witch hazel's and a begonia's. */
export const isUneven = (figure: Figure) =>
  figure.leaf.arrangement === "alternate" &&
  // A begonia's, too.
  (figure.section?.ovary === "winged" ||
    figure.tree?.fruit?.kind === "samara" ||
    (figure.tree?.fruit?.kind === "nut" && figure.leaf.shape === "heart") ||
    isWitchHazel(figure));
