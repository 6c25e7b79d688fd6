import type { Figure, FigureFamily, FoliageColor, Paint } from "./figure.ts";

type Leaf = Figure["leaf"];

/** What of a plant's facts its plate shows; the words are those that it knows how to draw. */
export interface DrawnFacts {
  habit: Habit;
  leafForm: keyof typeof leafShapes;
  foliageColor: FoliageColor;
  flowerForm: keyof typeof familyByFlower;
  bloomColors: readonly Paint[];
  heightInchesMax: number;
  spreadInchesMax: number;
}

export type Habit =
  | "upright-clump"
  | "mound"
  | "mat"
  | "arching"
  | "spire"
  | "rosette"
  | "fountain-grass"
  | "upright-grass"
  | "fern-vase"
  | "climber"
  | "trailing"
  | `${"rounded" | "oval" | "pyramidal" | "columnar" | "weeping"}-tree`
  | `${"vase" | "spreading" | "layered" | "multi-stem"}-tree`;

const familyByFlower = {
  daisy: "rayed",
  coneflower: "rayed",
  "double-rosette": "double-composites",
  pompon: "double-composites",
  spike: "dense-spikes",
  "spike-of-heads": "dense-spikes",
  "loose-raceme": "spires",
  "whorled-crown": "crowns",
  plume: "plumes",
  panicle: "plumes",
  "flat-cluster": "umbels-and-domes",
  "rounded-cluster": "umbels-and-domes",
  globe: "globes",
  thistle: "globes",
  pincushion: "globes",
  bell: "woodland-bells",
  trumpet: "trumpets",
  lily: "lilies",
  iris: "irises",
  cup: "cups-and-stars",
  star: "cups-and-stars",
  "five-petal": "cups-and-stars",
  "two-sided": "two-lipped",
  spurred: "hearts-and-spurs",
  "heart-pendant": "hearts-and-spurs",
  lipped: "two-lipped",
  slipper: "two-lipped",
  pea: "peas",
  hooded: "two-lipped",
  "bract-cross": "blossom-trees",
  spidery: "cups-and-stars",
  crest: "plumes",
  catkin: "leaf-trees",
  cone: "conifers",
  "tulip-cup": "blossom-trees",
  "grass-seedhead": "grasses",
  inconspicuous: "foliage",
  none: "ferns",
} satisfies Record<string, FigureFamily>;

const treeFamily = (facts: DrawnFacts): FigureFamily => {
  if (["needle", "scale"].includes(facts.leafForm) || facts.flowerForm === "cone")
    return "conifers";
  if (["bract-cross", "tulip-cup", "cup", "star", "five-petal", "pea"].includes(facts.flowerForm))
    return "blossom-trees";
  if (["maple-lobed", "oak-lobed", "star-lobed", "tulip-lobed"].includes(facts.leafForm))
    return "lobed-trees";
  return ["catkin", "inconspicuous"].includes(facts.flowerForm) ? "leaf-trees" : "chain-trees";
};

const leafShapes = {
  lance: "lance",
  linear: "linear",
  oval: "oval",
  heart: "heart",
  kidney: "kidney",
  "scalloped-round": "round",
  spoon: "spoon",
  succulent: "spoon",
  sword: "sword",
  "grass-blade": "grass",
  strap: "strap",
  feathery: "thread",
  "palmate-lobed": "palmate",
  "oak-lobed": "oak",
  "maple-lobed": "maple",
  arrow: "arrow",
  "broad-ribbed": "egg",
  "toothed-oval": "egg-lance",
  fan: "fan",
  "star-lobed": "star",
  "tulip-lobed": "tulip",
  needle: "needle",
  scale: "scale",
  "spiny-oval": "oval",
  pinnate: "oval",
  "three-whorled": "egg",
  "fern-frond": "lance",
  "pinnate-lobed": "lance",
  "palmate-compound": "lance",
  "three-parted": "lance",
  "twice-three-parted": "lance",
  "silver-felted": "lance",
} satisfies Record<string, Leaf["shape"]>;

const compounds: Partial<Record<DrawnFacts["leafForm"], NonNullable<Leaf["compound"]>>> = {
  pinnate: "pinnate",
  "palmate-compound": "palmate",
  "three-parted": "three-parted",
  "twice-three-parted": "biternate",
};

/**
 * The figure that plants with these facts usually have: where a new plant starts, before its own is
 * set down.
 */
export function usualFigure(facts: DrawnFacts): Figure {
  const tree = facts.habit.endsWith("-tree");
  const [first, ...rest] = facts.bloomColors;
  const compound = compounds[facts.leafForm];
  return {
    family: tree
      ? treeFamily(facts)
      : facts.habit === "climber"
        ? "climbers"
        : familyByFlower[facts.flowerForm],
    ...(first
      ? {
          flower: {
            colors: [first, ...rest],
            petals:
              facts.flowerForm === "daisy" || facts.flowerForm === "coneflower"
                ? 14
                : facts.flowerForm === "lily"
                  ? 6
                  : facts.flowerForm === "catkin" || facts.flowerForm === "grass-seedhead"
                    ? 0
                    : 5,
            petalShape: "oval" as const,
            symmetry:
              facts.flowerForm === "two-sided" ? ("two-sided" as const) : ("radial" as const),
            sizeInches: 2,
            facing: "up-and-out" as const,
            poise: "flat" as const,
          },
        }
      : {}),
    leaf: {
      arrangement: facts.leafForm === "three-whorled" ? "whorled" : "alternate",
      shape: leafShapes[facts.leafForm],
      ...(compound ? { compound } : {}),
      ...(facts.leafForm === "pinnate-lobed" ? { lobes: 9, lobing: "deep" as const } : {}),
      margin: facts.leafForm === "toothed-oval" ? "saw" : "smooth",
      lengthInches: 4,
      color: facts.foliageColor,
      veins: "feather",
    },
    stem: { color: tree ? "brown" : "green", shape: tree ? "woody" : "slender" },
    ...(tree
      ? {
          tree: {
            evergreen:
              facts.leafForm === "needle" ||
              facts.leafForm === "scale" ||
              facts.leafForm === "spiny-oval",
            bark: { kind: "furrowed" as const, color: "gray-brown" as const },
            branching: "spreading" as const,
            blooms: "with-leaves" as const,
            glory: "none" as const,
          },
        }
      : {}),
    detail: "leaf",
  };
}
