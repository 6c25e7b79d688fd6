import type { Figure } from "./figure.ts";
import type { DrawnFacts } from "./usual-figure.ts";

type Leaf = Figure["leaf"];

const colors: Readonly<Record<Leaf["color"], string>> = {
  green: "green",
  "deep-green": "deep green",
  "blue-green": "blue-green",
  "gray-green": "gray-green",
  silver: "silver",
  "yellow-green": "yellow-green",
  purple: "purple",
  bronze: "bronze",
  variegated: "variegated",
  red: "red",
};

const shapes: Readonly<Partial<Record<Leaf["shape"], string>>> = {
  linear: "narrow",
  lance: "slender",
  spoon: "spoon-shaped",
  round: "round",
  shield: "round",
  heart: "heart-shaped",
  kidney: "kidney-shaped",
  sword: "sword-shaped",
  strap: "strap-shaped",
  arrow: "arrow-shaped",
  fan: "fan-shaped",
  thread: "threadlike",
  star: "star-shaped",
  tulip: "four-pointed",
  palmate: "lobed",
  maple: "lobed",
  oak: "lobed",
};

const patterns: Readonly<Record<NonNullable<Leaf["pattern"]>["kind"], string>> = {
  spots: "spotted",
  veins: "veined",
  midrib: "ribbed",
  zone: "zoned",
  edge: "edged",
};

/** "heart-shaped blue-green leaves", "spotted green leaves", "deep green needles". */
function leavesIn(leaf: Leaf, { tree = false } = {}): string {
  const color = colors[leaf.color];
  if (leaf.shape === "needle") return `${color} needles`;
  if (leaf.shape === "scale") return `flat ${color} sprays of scales`;
  if (leaf.shape === "grass") return `grassy ${color} leaves`;
  if (tree && leaf.shape === "thread") return `soft ${color} needles`;
  const pattern =
    leaf.pattern && leaf.color !== "variegated" ? `${patterns[leaf.pattern.kind]} ` : "";
  return `${pattern}${formOf(leaf, tree)}${color} leaves`;
}

function formOf({ shape, compound }: Leaf, tree: boolean): string {
  if (compound)
    return shape === "thread"
      ? "ferny "
      : compound === "three-parted"
        ? "three-parted "
        : "divided ";
  if (tree && (shape === "oak" || shape === "maple")) return `${shape}-like `;
  const word = shapes[shape];
  return word ? `${word} ` : "";
}

/** "deep green fronds, once divided". */
function frondsIn({ leaf, frond }: Figure): string {
  const fan = frond?.division === "fan";
  const cut = frond && !fan ? `, ${frond.division} divided` : "";
  return `${colors[leaf.color]} ${fan ? "fan-shaped " : ""}fern fronds${cut}`;
}

/** "arching green blades under feathery seedheads". */
function bladesIn({ leaf, seedhead, stem }: Figure): string {
  const head = {
    spikelets: "flat, hanging spikelets",
    "awned-racemes": "feathery seedheads",
    "open-panicle": "an airy cloud of seedheads",
    plume: "soft plumes",
  }[seedhead as string];
  return `${stem.shape === "arching" ? "arching" : "upright"} ${colors[leaf.color]} grass blades under ${head ?? "narrow seedheads"}`;
}

interface Drawn {
  isTree: boolean;
  facts: DrawnFacts;
  figure: Figure;
}

/**
 * What a plate shows, for whoever does not see it: "Spikes of lavender flowers over gray-green
 * leaves". One line of 30 to 140 characters, without a full stop.
 */
export function plateWords(plant: Drawn): string {
  const words = plant.isTree ? treeIn(plant) : herbIn(plant.figure);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function herbIn(figure: Figure): string {
  const { family, leaf, flower, stem } = figure;
  if (family === "ferns") return `a clump of ${frondsIn(figure)}`;
  if (family === "grasses") return bladesIn(figure);
  const leaves = leavesIn(leaf);
  if (!flower) return `a clump of ${leaves}`;
  if (family === "foliage") return `${leaves} with ${flowersIn(figure)}`;
  if (family === "climbers" || stem.climbs)
    return `${flowersIn(figure)} on climbing stems with ${leaves}`;
  return `${flowersIn(figure)} ${leaf.arrangement === "basal" || leaf.arrangement === "tuft" ? "over" : "above"} ${leaves}`;
}

/** "spikes of lavender flowers", "nodding sky-blue bells". */
function flowersIn(figure: Figure): string {
  const { family, flower, inflorescence } = figure;
  if (!flower) return "flowers";
  const color = colorsIn(flower.colors);
  const kind = inflorescence?.kind;
  const single = `${color} ${shapeOf(flower)}`;
  switch (family) {
    case "rayed":
      return `${color} daisies with ${flower.center ? `${plain(flower.center.color)} ${flower.center.kind === "cone" ? "cones" : "centers"}` : "wide rays"}`;
    case "double-composites":
      return `full, many-rayed ${color} flowers`;
    case "dense-spikes":
      return `dense spikes of ${color} flowers`;
    case "spires":
      return `${kind === "raceme" ? "loose" : "tall"} spires of ${single}`;
    case "plumes":
      if (kind === "plume") return `feathery ${color} plumes`;
      if (kind === "head") return `a crested ${color} head`;
      return `airy sprays of small ${color} ${flower.poise === "bell" ? "bells" : "flowers"}`;
    case "umbels-and-domes":
      return `${clusterOf(kind)} of small ${flower.center?.kind === "disc" ? `${color} flowers` : single}`;
    case "globes":
      return kind === "globe"
        ? `round ${color} flower globes`
        : `rounded heads of ${color} flowers`;
    case "hearts-and-spurs":
      return heartsIn(flower, color);
    case "woodland-bells":
      return `${flower.facing === "nodding" ? "nodding" : "clustered"} ${color} bells`;
    case "two-lipped":
      if (kind === "solitary") return `${color} flowers with a face`;
      return `${kind === "raceme" || kind === "spike" || kind === "whorls" ? "spikes of " : ""}${color} two-lipped flowers`;
    case "lilies":
      return liliesIn(flower, color);
    case "irises":
      return `${color} iris flowers with three upright and three falling petals`;
    case "crowns":
      return `shaggy crowns of ${color} flowers`;
    case "peas":
      return `winged ${color} pea flowers`;
    case "peonies":
      return `wide ${color} ${flower.double ? "double " : ""}flowers`;
    case "trumpets":
      return `wide ${color} trumpets`;
    default:
      return `${clusterOrNone(kind)}${single}`;
  }
}

type Flower = NonNullable<Figure["flower"]>;

/** "bells", "double flowers", "five-petaled flowers". */
function shapeOf({ poise, petals, double, petalShape, symmetry, center }: Flower): string {
  if (double) return double === "double" ? "double flowers" : "semi-double flowers";
  if (poise === "bell") return "bells";
  if (poise === "funnel") return "trumpets";
  if (poise === "tube") return "tubular flowers";
  if (poise === "cupped") return "cups";
  if (symmetry === "two-sided" || poise === "globed") return "flowers";
  if (center?.kind === "disc") return "daisies";
  const count = petalCounts[petals];
  if (count === undefined) return petals > 8 ? "many-petaled flowers" : "flowers";
  return petalShape === "thread" ? "threadlike flowers" : `${count}-petaled flowers`;
}

const petalCounts: Readonly<Record<number, string>> = {
  3: "three",
  4: "four",
  5: "five",
  6: "six",
  8: "eight",
};

function clusterOf(kind: NonNullable<Figure["inflorescence"]>["kind"] | undefined): string {
  if (kind === "corymb") return "flat clusters";
  if (kind === "dome" || kind === "umbel") return "rounded clusters";
  return "clusters";
}

function clusterOrNone(kind: NonNullable<Figure["inflorescence"]>["kind"] | undefined): string {
  if (kind === "raceme" || kind === "spike" || kind === "spire") return "spires of ";
  if (kind === "panicle" || kind === "plume") return "sprays of ";
  if (kind === "arching-raceme") return "hanging chains of ";
  return kind === "corymb" || kind === "dome" || kind === "umbel" ? `${clusterOf(kind)} of ` : "";
}

function heartsIn({ spur, facing, petalShape }: Flower, color: string): string {
  const hanging = facing === "nodding" ? "nodding " : "";
  if (petalShape === "heart" && facing === "nodding") return `hanging ${color} hearts`;
  return `${hanging}${color} flowers${spur ? ` with ${spur} spurs` : ""}`;
}

function liliesIn({ petals, poise, markings, center }: Flower, color: string): string {
  const marks =
    markings?.kind === "spots"
      ? ` with ${plain(markings.color)} spots`
      : center?.kind === "throat" && plain(center.color) !== color
        ? ` with ${plain(center.color)} throats`
        : "";
  if (petals === 3) return `${color} three-petaled flowers${marks}`;
  if (poise === "reflexed") return `${color} lilies with petals bent back`;
  return `${color} ${poise === "funnel" ? "trumpets" : "six-pointed flowers"}${marks}`;
}

/** The first one or two, as the most telling stand first: "pink", "red and yellow". */
function colorsIn(colors: Flower["colors"]): string {
  const [first, second, third] = colors;
  if (!first) return "";
  return second && !third ? `${plain(first)} and ${plain(second)}` : plain(first);
}

/** "sky blue": a word of the lists as one writes it. */
const plain = (word: string) => word.replaceAll("-", " ");

const crowns: Readonly<Record<string, string>> = {
  "multi-stem-tree": "tree of several stems",
  "vase-tree": "vase-shaped tree",
};

function treeIn({ facts, figure }: Drawn): string {
  const { flower, tree, leaf, inflorescence } = figure;
  const shown = flower && !isQuiet(facts) && tree?.fruit?.kind !== "plumes";
  const leaves = leavesIn(leaf, { tree: true });
  const clusters = shown ? clusterOrNone(inflorescence?.kind) : "";
  const blooms = shown ? `${clusters}${colorsIn(flower.colors)} flowers` : "";
  const bare = shown && tree?.blooms === "before-leaves";
  const borne = [blooms, leaves, shown ? "" : fruitIn(figure)].filter(Boolean).join(" and ");
  const branch = bare ? `bare twigs with ${blooms}, and ${leaves}` : `a branch with ${borne}`;
  const crown = crowns[facts.habit] ?? facts.habit.replace("-", " ");
  const season =
    tree?.glory === "fall" && tree.fall ? `, ${colorsIn(tree.fall.slice(0, 2))} in fall` : "";
  return `${branch}, beside the whole ${crown}${season}`;
}

/** The fruit where the plate shows it, large or on its branch: "acorns", "red berries". */
function fruitIn({ family, tree, cone, detail }: Figure): string {
  if (cone) return cone.shape === "berry" ? "berry-like cones" : "cones";
  if (tree?.fruit?.kind === "plumes") return `plumes of ${plain(tree.fruit.color)} hairs`;
  const bearsIt = family === "leaf-trees" || family === "lobed-trees";
  const isShown = bearsIt || ["fruit", "nut", "seed-pod"].includes(detail);
  if (!tree?.fruit || !isShown) return "";
  const { kind, color } = tree.fruit;
  if (kind === "berry" || kind === "drupe") return `${plain(color)} berries`;
  return fruits[kind] ?? "fruit";
}

const fruits: Readonly<Partial<Record<NonNullable<Tree["fruit"]>["kind"], string>>> = {
  acorn: "acorns",
  nut: "nuts",
  samara: "winged seeds",
  pod: "seed pods",
  ball: "seed balls",
  catkin: "catkins",
  "winged-nutlet": "winged nutlets",
};
type Tree = NonNullable<Figure["tree"]>;

/** Whether its flowers are too small to be what one sees of it. */
function isQuiet({ flowerForm }: DrawnFacts): boolean {
  return ["none", "cone", "catkin", "inconspicuous"].includes(flowerForm);
}
