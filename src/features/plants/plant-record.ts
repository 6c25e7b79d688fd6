import type { Figure } from "#art/index.ts";
import { plateWords } from "#art/index.ts";
import type { PlantPhotograph, PlantStock, StockNote } from "./answers.ts";
import { annuals, perennials, trees } from "./built-in-catalogues.ts";
import type { CatalogueName } from "./catalogue-names.ts";
import { annualSeasons } from "./data/leaf-fruit-and-fall-color/annuals.ts";
import { perennialSeasons } from "./data/leaf-fruit-and-fall-color/perennials.ts";
import { treeSeasons } from "./data/leaf-fruit-and-fall-color/trees.ts";
import { pronunciations } from "./data/pronunciations.ts";
import { knownUses } from "./data/recommended-uses.ts";
import { figureOf } from "./figure-of-plant.ts";
import type { KnownSeasons, PlantSeasons } from "./plant-seasons.ts";
import type { PlantUse } from "./plant-uses.ts";
import { type UseFact, usesOf } from "./plant-uses.ts";
import type { BuiltInPlant, KnownFacts } from "./schema-of-plant-facts.ts";

/** Everything known about a plant. Unwritten texts are empty, also the Latin name. */
export interface PlantRecord extends Omit<BuiltInPlant, "facts"> {
  catalogue: CatalogueName;
  facts: KnownFacts;
  /** How the accepted name is spoken: "ek-ih-NAY-shee-uh pur-PUR-ee-uh". */
  pronunciation: string;
  /** What its plate shows: "Rose daisies with copper cones above deep green leaves"; empty if it has none. */
  plateWords: string;
  seasons: KnownSeasons;
  goodFor: readonly UseFact[];
  /** What follows from its facts and from that. */
  uses: readonly PlantUse[];
  /** Of a plant that the owner changed or added. */
  own?: OwnPlant;
  /** The owner's, the first of which is `imageUrl`; absent if she has none. */
  photographs?: readonly PlantPhotograph[];
  stock?: PlantStock;
  stockNote?: StockNote;
}

interface OwnPlant {
  key: string;
  /** Added or made another genus by her, or changed by her in what its sources were asked about. */
  factsAre?: "added" | "changed";
  /** What its plate is drawn from, and its name; absent: the built-in one; null: too little is known. */
  plate?: { figure: Figure; mark: string } | null;
}

/** The slug that it had at first, under which the database knows it. */
export function keyOf({ slug, own }: Pick<PlantRecord, "slug" | "own">): string {
  return own?.key ?? slug;
}

/** A plant that the site is delivered with: every fact is known. */
export interface BuiltInRecord extends PlantRecord {
  facts: BuiltInPlant["facts"];
  seasons: PlantSeasons;
}

function recordsOf(
  catalogue: CatalogueName,
  plants: readonly BuiltInPlant[],
  seasonsById: Readonly<Record<number, PlantSeasons>>,
): BuiltInRecord[] {
  return plants.map((plant) => {
    const { id, name, facts } = plant;
    const pronunciation = pronunciations[facts.acceptedName];
    const seasons = seasonsById[id];
    if (!pronunciation || !seasons) {
      throw new Error(`${catalogue} ${id}, ${name}, has no pronunciation or no seasons.`);
    }
    const goodFor = knownUses[catalogue][id]?.goodFor ?? [];
    return {
      ...plant,
      catalogue,
      pronunciation,
      plateWords: plateWords({ isTree: catalogue === "trees", facts, figure: figureOf(plant) }),
      seasons,
      goodFor,
      uses: usesOf({ catalogue, facts, goodFor }),
    };
  });
}

/** Every built-in plant with all its facts, perennials first, each catalogue in its own order. */
export const plantRecords: readonly BuiltInRecord[] = [
  ...recordsOf("perennials", perennials, perennialSeasons),
  ...recordsOf("trees", trees, treeSeasons),
  ...recordsOf("annuals", annuals, annualSeasons),
];
