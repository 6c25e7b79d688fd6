import type { PageLink } from "../answers.ts";
import type { CatalogueName } from "../catalogue-names.ts";
import type { KnownSeasons } from "../plant-seasons.ts";
import type { PlantUse, UseFact } from "../plant-uses.ts";
import type { KnownFacts } from "../schema-of-plant-facts.ts";

/** What the words of the vocabulary look at. A fact that is not known fits none of them. */
export interface PlantTraits {
  name: string;
  catalogue: CatalogueName;
  facts: KnownFacts;
  seasons: KnownSeasons;
  goodFor: readonly UseFact[];
  uses: readonly PlantUse[];
  /** The texts of its page. */
  description: string;
  guide: string;
}

/** One thing asked of a plant. */
export interface SearchClause {
  /** The same for the same thing asked in other words: "deer". */
  key: string;
  /** Clauses of one group are alternatives: "blue and white" asks for either. */
  group: string;
  /** How a page says what was understood: "Seldom or rarely damaged by deer". */
  label: string;
  test(plant: PlantTraits): boolean;
  /**
   * How well a plant is it, from 0 to 1, by which equals are ordered: what is white before what is edged with it,
   * 14 feet before 40 where 12 are asked for; of a feast, on its next day from `today` on.
   */
  howWell?(plant: PlantTraits, today: string): number;
  /** It asks for a size: of what does not meet it, `howWell` says how near it comes. */
  isOfSize?: boolean;
  /** The page that answers it better than a list of plants can. */
  leadsTo?: PageLink;
  /** A wish that counts less than the site and the use, if nothing is all that is asked. */
  isMinor?: boolean;
  /** What it needs at least, if it only orders. */
  atLeast?: SearchClause["test"];
  /** What comes first, if it only orders. */
  preferred?: SearchClause["test"];
  /** It asks for a day: its own color and month give way to those that are named beside it. */
  occasion?: { months: readonly number[]; inAnyColor?: SearchClause["test"] };
  /** How far a plant carries the name of a feast, from 0 to 1: by its own name, or in its story. */
  howNamed?(plant: PlantTraits): number;
}

/** Words that mean a clause, as `foldWords` leaves them. */
export interface VocabularyEntry {
  phrases: readonly string[];
  clause: SearchClause;
}

/** Whether a plant's own page says so. The pattern is of what it says in praise, and fits no warning. */
export const pageSays =
  (pattern: RegExp) =>
  ({ description, guide }: PlantTraits): boolean =>
    pattern.test(`${description} ${guide}`);

/** An entry from its phrases, set apart by commas; alone in its group unless one is given. */
export const means = (
  key: string,
  label: string,
  phrases: string,
  test: SearchClause["test"],
  group = key,
  more: Omit<SearchClause, "key" | "group" | "label" | "test"> = {},
): VocabularyEntry => ({
  phrases: phrases.split(", "),
  clause: { key, group, label, test, ...more },
});
