import * as z from "zod/mini";
import { foliageColors } from "./contract.ts";
import { FlowerFigure, inches, paints } from "./plate-figure-flower.ts";
import { TreeFigure } from "./plate-figure-tree.ts";

/**
 * What a plate is drawn from: the parts of a plant in a botanist's words. The lists are closed, as
 * in contract.ts: each word is drawn, and tested.
 */

/** The families of figures: plants that are built alike on paper, not only by descent. */
export const figureFamilies = [
  "cups-and-stars",
  "dense-spikes",
  "umbels-and-domes",
  "rayed",
  "spires",
  "plumes",
  "globes",
  "double-composites",
  "hearts-and-spurs",
  "woodland-bells",
  "foliage",
  "two-lipped",
  "lilies",
  "irises",
  "crowns",
  "climbers",
  "grasses",
  "ferns",
  "trumpets",
  "peas",
  "peonies",
  "blossom-trees",
  "chain-trees",
  "lobed-trees",
  "leaf-trees",
  "conifers",
] as const;
export type FigureFamily = (typeof figureFamilies)[number];

const inflorescences = [
  "solitary",
  "few",
  "raceme",
  "spike",
  "spire",
  "whorls",
  "panicle",
  "plume",
  "umbel",
  "corymb",
  "dome",
  "head",
  "globe",
  "arching-raceme",
  "axillary",
  "cyme",
  "catkins",
  "on-bare-wood",
] as const;

const leafColor = z.enum(foliageColors);

const LeafFigure = z.strictObject({
  arrangement: z.enum(["alternate", "opposite", "whorled", "basal", "basal-and-stem", "tuft"]),
  shape: z.enum([
    "linear",
    "lance",
    "egg-lance",
    "oval",
    "egg",
    "inverse-egg",
    "spoon",
    "round",
    "heart",
    "kidney",
    "shield",
    "sword",
    "strap",
    "grass",
    "arrow",
    "fan",
    "needle",
    "scale",
    "thread",
    "maple",
    "oak",
    "palmate",
    "star",
    "tulip",
  ]),
  compound: z.optional(
    z.enum([
      "pinnate",
      "bipinnate",
      "palmate",
      "three-parted",
      "biternate",
      "triternate",
      "pedate",
    ]),
  ),
  /** Of one compound leaf, or the lobes of a lobed one. */
  leaflets: z.optional(z.int().check(z.gte(2), z.lte(61))),
  lobes: z.optional(z.int().check(z.gte(2), z.lte(15))),
  /** How deep the lobes go, of the way to the midrib. */
  lobing: z.optional(z.enum(["shallow", "half", "deep", "finely-cut"])),
  margin: z.enum([
    "smooth",
    "saw",
    "double-saw",
    "round-toothed",
    "wavy",
    "spiny",
    "bristled",
    "fringed",
  ]),
  lengthInches: z.number().check(z.gte(0.05), z.lte(72)),
  color: leafColor,
  veins: z.enum(["feather", "parallel", "palmate", "arching", "hidden"]),
  pattern: z.optional(
    z.strictObject({
      kind: z.enum(["spots", "veins", "zone", "edge", "mixed", "silvered"]),
      color: z.enum([...paints, ...foliageColors]),
    }),
  ),
  /** The back, where it is another color. */
  back: z.optional(leafColor),
});

const StemFigure = z.strictObject({
  color: z.enum([...foliageColors, "brown", "black"]),
  shape: z.enum([
    "stiff",
    "slender",
    "arching",
    "branching",
    "square",
    "winged",
    "wiry",
    "sprawling",
    "leafless",
    "fleshy",
    "woody",
  ]),
  climbs: z.optional(z.enum(["twining", "tendrils"])),
});

/** The one thing drawn large in a corner. */
const details = [
  "cut-flower",
  "single-flower",
  "flower-side",
  "flower-back",
  "leaf",
  "leaf-back",
  "leafy-collar",
  "floret",
  "seedhead",
  "seed-pod",
  "fruit",
  "nut",
  "cone",
  "needle-bundle",
  "bark",
  "winter-twig",
  "flowers-on-wood",
  "bract",
  "pinna",
  "spores",
  "tendril",
  "bulb",
  "corm",
  "rhizome",
  "root",
  "spikelet",
  "stem-section",
  "bud",
  "rosette",
] as const;

export const Figure = z.strictObject({
  family: z.enum(figureFamilies),
  flower: z.optional(FlowerFigure),
  inflorescence: z.optional(
    z.strictObject({
      kind: z.enum(inflorescences),
      density: z.enum(["open", "medium", "dense"]),
      oneSided: z.optional(z.boolean()),
      /** Where it stands. */
      position: z.enum(["terminal", "axillary", "along-stem", "basal", "on-old-wood"]),
    }),
  ),
  leaf: LeafFigure,
  stem: StemFigure,
  tree: z.optional(TreeFigure),
  needles: z.optional(
    z.strictObject({
      bundle: z.int().check(z.gte(1), z.lte(30)),
      lengthInches: inches,
      set: z.enum(["bundles", "flat", "all-round", "scales", "awl-and-scale"]),
    }),
  ),
  cone: z.optional(
    z.strictObject({
      shape: z.enum(["long", "egg", "ball", "upright", "berry", "rosebud"]),
      lengthInches: inches,
    }),
  ),
  frond: z.optional(
    z.strictObject({
      division: z.enum(["once", "twice", "thrice", "fan"]),
      pinnae: z.int().check(z.gte(5), z.lte(60)),
      pinnaShape: z.enum(["eared", "comb", "fan-leaflets", "lance"]),
      fertile: z.enum(["tip", "separate", "under-edge", "same"]),
    }),
  ),
  seedhead: z.optional(
    z.enum([
      "spikelets",
      "awned-racemes",
      "open-panicle",
      "cone",
      "pods",
      "beak",
      "fluff",
      "inflated",
      "plume",
      "none",
    ]),
  ),
  detail: z.enum(details),
});
export type Figure = z.infer<typeof Figure>;
/** Figures by the slug of their plant; each file holds a part of them. */
export type Figures = Readonly<Record<string, Figure>>;
