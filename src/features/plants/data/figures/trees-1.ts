import type { Figures } from "#features/plants/figure.ts";

/** Trees 1 to 24. */
export const treesFigures1: Figures = {
  "eastern-redbud": {
    family: "blossom-trees",
    flower: {
      colors: ["rose"],
      petals: 5,
      petalShape: "round",
      symmetry: "two-sided",
      sizeInches: 0.5,
      facing: "all-round",
      poise: "flat",
      bud: "magenta",
    },
    inflorescence: { kind: "on-bare-wood", density: "dense", position: "on-old-wood" },
    leaf: {
      arrangement: "alternate",
      shape: "heart",
      margin: "smooth",
      lengthInches: 4,
      color: "green",
      veins: "palmate",
    },
    stem: { color: "brown", shape: "woody" },
    tree: {
      evergreen: false,
      fall: ["yellow"],
      bark: { kind: "scaly", color: "dark" },
      branching: "spreading",
      fruit: { kind: "pod", color: "brown" },
      blooms: "before-leaves",
      glory: "spring",
    },
    detail: "single-flower",
  },
};
