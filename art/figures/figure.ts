import type { BarkKind } from "#art/pen/bark.ts";
import type { greens, hues, woods } from "#art/pen/colors.ts";
import type { growths } from "#art/pen/tree-skeleton.ts";

/**
 * What a plate is drawn from: the parts of a plant in a botanist's words. The lists are closed: each
 * word is drawn, and tested.
 */

/** Colors a flower, a fruit or a fall leaf is painted in. */
export type Paint = keyof typeof hues;
/** Colors of leaves, in the facts and on the plate. */
export type FoliageColor = keyof typeof greens;

/** The families of figures: plants that are built alike on paper, not only by descent. */
export type FigureFamily =
  | "cups-and-stars"
  | "dense-spikes"
  | "umbels-and-domes"
  | "rayed"
  | "spires"
  | "plumes"
  | "globes"
  | "double-composites"
  | "hearts-and-spurs"
  | "woodland-bells"
  | "foliage"
  | "two-lipped"
  | "lilies"
  | "irises"
  | "crowns"
  | "climbers"
  | "grasses"
  | "ferns"
  | "trumpets"
  | "peas"
  | "peonies"
  | "blossom-trees"
  | "chain-trees"
  | "lobed-trees"
  | "leaf-trees"
  | "conifers";

/** One flower of the plant, or one flower head. */
interface FlowerFigure {
  /** Of the petals, the most telling one first; several where a mixture is sold. */
  colors: readonly Paint[];
  /** Petals, rays or lobes of one flower; of a double one, of its outer ring; 0 of what the wind dusts. */
  petals: number;
  /** Without petals, of the stamens. */
  petalShape:
    | "lance"
    | "strap"
    | "oval"
    | "round"
    | "spoon"
    | "wedge"
    | "heart"
    | "pointed"
    | "thread";
  double?: "semi-double" | "double";
  symmetry: "radial" | "two-sided";
  /** Across one flower or flower head. */
  sizeInches: number;
  facing: "up" | "out" | "nodding" | "up-and-out" | "all-round";
  /** How the petals stand: flat, cupped, forming a bell or tube, bent back. */
  poise: "flat" | "cupped" | "bell" | "tube" | "funnel" | "reflexed" | "drooping" | "globed";
  /** What is in the middle, and its color. */
  center?: {
    kind: "disc" | "cone" | "eye" | "throat" | "boss" | "crown" | "lip" | "cup";
    color: Paint;
    tips?: Paint;
  };
  markings?: {
    kind:
      | "spots"
      | "stripes"
      | "veins"
      | "blotch"
      | "band"
      | "halo"
      | "tips"
      | "whiskers"
      | "signal";
    color: Paint;
  };
  edge?: {
    kind: "plain" | "notched" | "fringed" | "ruffled" | "toothed" | "picotee";
    color?: Paint;
  };
  /** A few are five, or six of four or six petals, where no count is given. */
  stamens?: { kind: "few" | "boss" | "long" | "column"; color: Paint; count?: number };
  spur?: "short" | "long" | "hooked";
  /** Colored bracts, sepals or the outside, where they differ from the petals. */
  outside?: Paint;
  /** The bud's color where it is not the flower's. */
  bud?: Paint;
}

/** One flower of the plant taken apart: how it is built and what stands in it. */
interface SectionFigure {
  /**
   * Cut lengthwise: free petals spread or cupped, or joined; a narrow tube under a flat limb is a salver, free petals
   * on claws within a tube of sepals are clawed, a head is a composite's. A lady's mantle's is whole, from above. A
   * mint's two-lipped one is seen from the side,
   * and so is a larkspur's and a balsam's for its spur.
   */
  form:
    | "dish"
    | "cup"
    | "bell"
    | "tube"
    | "funnel"
    | "salver"
    | "clawed"
    | "head"
    | "face"
    | "lipped"
    | "spurred";
  /** Whose lips a two-lipped one has. */
  lips?:
    | "sage"
    | "garden-sage"
    | "russian-sage"
    | "catmint"
    | "lavender"
    | "thyme"
    | "hyssop"
    | "mountain-mint"
    | "coleus"
    | "bee-balm"
    | "obedient-plant"
    | "scarlet-sage"
    | "lantana"
    | "turtlehead";
  /** Where what is drawn as its petals on the plant are others, as a masterwort's bracts. */
  petals?: number;
  petalShape?: FlowerFigure["petalShape"];
  /** A scabious's are bristles, in a papery cup. */
  sepals?: "free" | "toothed" | "bracts" | "bristles";
  /** Twenty and more are many. */
  stamens?: number;
  /** Where not all are alike: two or four of them long, the threads joined to a column or a cup, one without an anther. */
  stamensAre?: "two-long" | "four-long" | "column" | "cupped" | "one-sterile";
  /** Of a pair of carpels each is free, under one style; of carpels all are. */
  ovary?: "superior" | "half-inferior" | "inferior" | "winged" | "carpels" | "paired" | "nutlets";
  /** Where the ovary is not as broad as an egg. */
  ovaryShape?: "long" | "flat";
  /** How many ovules the cut shows, where they are few: one or two in a cell. */
  ovules?: 1 | 2;
  /** A hellebore's petals are small tubes of nectar; a pelargonium has one, grown to its stalk. */
  nectaries?: true | "tube";
  /** How many branches the style has, or how many carpels there are. */
  stigmas?: number;
  /** Where its styles are free from the ovary on. */
  stylesAre?: "free";
  /** Whether a head's fruits have a crown of hairs. */
  pappus?: true;
  /** A head's, where they are not narrow scales: grown together to a cup, leafy, broad and dark-edged, in two unlike rows, or papery in many. */
  bracts?: "united" | "leafy" | "broad" | "two-rows" | "papery";
  /** Of a head whose florets stand on a cone under a disc that is all but flat. */
  receptacle?: "conical";
  /** Of a head whose rays have a style; others' are barren. */
  rays?: "fertile";
  /** Whether scales stand between a head's florets; a purple coneflower's are spines over them. */
  chaff?: true | "spines";
  /** Where it is another than its first color. */
  color?: Paint;
}

interface LeafFigure {
  arrangement: "alternate" | "opposite" | "whorled" | "basal" | "basal-and-stem" | "tuft";
  shape:
    | "linear"
    | "lance"
    | "egg-lance"
    | "oval"
    | "egg"
    | "inverse-egg"
    | "spoon"
    | "round"
    | "heart"
    | "kidney"
    | "shield"
    | "sword"
    | "strap"
    | "grass"
    | "arrow"
    | "fan"
    | "needle"
    | "scale"
    | "thread"
    | "maple"
    | "oak"
    | "palmate"
    | "star"
    | "tulip";
  compound?:
    | "pinnate"
    | "bipinnate"
    | "palmate"
    | "three-parted"
    | "biternate"
    | "triternate"
    | "pedate";
  /** Of one compound leaf, or the lobes of a lobed one. */
  leaflets?: number;
  lobes?: number;
  /** How deep the lobes go, of the way to the midrib. */
  lobing?: "shallow" | "half" | "deep" | "finely-cut";
  margin:
    | "smooth"
    | "saw"
    | "double-saw"
    | "round-toothed"
    | "wavy"
    | "spiny"
    | "bristled"
    | "fringed";
  lengthInches: number;
  color: FoliageColor;
  veins: "feather" | "parallel" | "palmate" | "arching" | "hidden";
  /** How long its stalk is, where that is not what leaves of its shape have. */
  stalk?: "none" | "short" | "long";
  /** Whether its foot goes round the stem in two ears. */
  clasping?: true;
  pattern?: {
    kind: "spots" | "veins" | "midrib" | "zone" | "edge";
    color: Paint | FoliageColor;
  };
  /** The back, where it is another color. */
  back?: FoliageColor;
}

interface StemFigure {
  color: FoliageColor | "brown" | "black";
  shape:
    | "stiff"
    | "slender"
    | "arching"
    | "branching"
    | "square"
    | "winged"
    | "wiry"
    | "sprawling"
    | "leafless"
    | "fleshy"
    | "woody";
  climbs?: "twining" | "tendrils";
}

/** What a tree has beside flowers and leaves: fall colors, bark, branches, fruit. */
interface TreeFigure {
  evergreen: boolean;
  fall?: readonly Paint[];
  bark: {
    kind: BarkKind;
    color: keyof typeof woods;
  };
  branching: keyof typeof growths;
  fruit?: {
    kind:
      | "pod"
      | "berry"
      | "drupe"
      | "pome"
      | "acorn"
      | "nut"
      | "samara"
      | "ball"
      | "cone"
      | "capsule"
      | "aggregate"
      | "winged-nutlet"
      | "catkin"
      | "raspberry"
      | "silverbell"
      | "fleshy-seed"
      | "plumes";
    color: Paint;
  };
  /** When the flowers open: on bare wood or among the leaves. */
  blooms: "before-leaves" | "with-leaves" | "after-leaves" | "fall" | "none";
  /** What the small second tree shows. */
  glory: "fall" | "winter" | "spring" | "none";
}

export interface Figure {
  family: FigureFamily;
  flower?: FlowerFigure;
  inflorescence?: {
    kind:
      | "solitary"
      | "few"
      | "raceme"
      | "spike"
      | "spire"
      | "whorls"
      | "panicle"
      | "plume"
      | "umbel"
      | "corymb"
      | "dome"
      | "head"
      | "globe"
      | "arching-raceme"
      | "axillary"
      | "cyme"
      | "catkins"
      | "on-bare-wood";
    density: "open" | "medium" | "dense";
    oneSided?: boolean;
    /** Where it stands. */
    position: "terminal" | "axillary" | "along-stem" | "basal" | "on-old-wood";
  };
  leaf: LeafFigure;
  stem: StemFigure;
  tree?: TreeFigure;
  needles?: {
    bundle: number;
    lengthInches: number;
    set: "bundles" | "flat" | "all-round" | "scales" | "awl-and-scale";
  };
  cone?: {
    shape: "long" | "egg" | "ball" | "upright" | "berry" | "rosebud";
    lengthInches: number;
  };
  frond?: {
    division: "once" | "twice" | "thrice" | "fan";
    pinnae: number;
    pinnaShape: "eared" | "comb" | "fan-leaflets" | "lance";
    fertile: "tip" | "separate" | "under-edge" | "same";
  };
  seedhead?:
    | "spikelets"
    | "awned-racemes"
    | "open-panicle"
    | "cone"
    | "pods"
    | "beak"
    | "fluff"
    | "inflated"
    | "plume"
    | "none";
  /** The detail is drawn of it where there is one. */
  section?: SectionFigure;
  detail:
    | "cut-flower"
    | "single-flower"
    | "flower-side"
    | "leaf"
    | "floret"
    | "seedhead"
    | "seed-pod"
    | "fruit"
    | "cone"
    | "needle-bundle"
    | "bark"
    | "winter-twig"
    | "flowers-on-wood"
    | "pinna"
    | "spores"
    | "bulb"
    | "corm"
    | "rhizome"
    | "root"
    | "spikelet"
    | "stem-section"
    | "bud";
}

/** Figures by the slug of their plant; each file holds a part of them. */
export type Figures = Readonly<Record<string, Figure>>;
