import type { Figure } from "./figure.ts";

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
  zone: "zoned",
  edge: "edged",
  mixed: "patterned",
  silvered: "silvered",
};

/** "heart-shaped blue-green leaves", "spotted green leaves", "deep green needles". */
export function leavesIn(leaf: Leaf, { tree = false } = {}): string {
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
export function frondsIn({ leaf, frond }: Figure): string {
  const fan = frond?.division === "fan";
  const cut = frond && !fan ? `, ${frond.division} divided` : "";
  return `${colors[leaf.color]} ${fan ? "fan-shaped " : ""}fern fronds${cut}`;
}

/** "arching green blades under feathery seedheads". */
export function bladesIn({ leaf, seedhead, stem }: Figure): string {
  const head = {
    spikelets: "flat, hanging spikelets",
    "awned-racemes": "feathery seedheads",
    "open-panicle": "an airy cloud of seedheads",
    plume: "soft plumes",
  }[seedhead as string];
  return `${stem.shape === "arching" ? "arching" : "upright"} ${colors[leaf.color]} grass blades under ${head ?? "narrow seedheads"}`;
}
