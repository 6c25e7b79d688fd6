import { memoizeByObject } from "../memoize-by-object.ts";
import type { PlantTraits } from "../search-vocabulary/vocabulary-entry.ts";
import { foldWords } from "./fold-search-text.ts";
import { type ParsedSearch, parseSearch } from "./read-facts-from-search.ts";
import { everyGroup } from "./read-together.ts";
import type { Searchable } from "./search-by-substring.ts";

/** A plant in which the facts and the words of a search are looked for. */
export type SearchablePlant = PlantTraits & Searchable;

/**
 * The plants that fit a search by facts, synonyms, family and planting text, in their order; none for
 * a search that asks nothing. Those that the plain search lists are among them or not: the caller
 * leaves them out.
 */
export function plantsFitting<Plant extends SearchablePlant>(
  plants: readonly Plant[],
  text: string,
): Plant[] {
  return plantsMeeting(plants, parseSearch(text, plants));
}

/** Those that fit a search that was read. */
export function plantsMeeting<Plant extends SearchablePlant>(
  plants: readonly Plant[],
  { clauses, remaining }: ParsedSearch,
): Plant[] {
  if (clauses.length === 0 && remaining.length === 0) return [];
  return plants.filter((plant) => {
    return (
      everyGroup(clauses, ({ test }) => test(plant)) &&
      remaining.every((word) => isMentioned(plant, word))
    );
  });
}

/** Every word of a list's plants once, because each word of a search is looked for in it. It is a sixth of their texts. */
const wordsOfPlants = memoizeByObject((plants: readonly SearchablePlant[]) => {
  const texts = plants.map((plant) => {
    return `${textsOf(plant).all}${foldWords(`${plant.description} ${plant.guide}`)}`;
  });
  return ` ${[...new Set(texts.join(" ").split(" "))].join(" ")} `;
});

/** Whether any plant has the word, or one that begins so, in a text of it. */
export function isWordOfPlants(plants: readonly SearchablePlant[], word: string): boolean {
  return beginsWord(wordsOfPlants(plants), word);
}

const nearly = 0.7;
const minor = 0.4;

/**
 * The wishes that stay if nothing meets all, in this order. "Trees under 15 feet" keeps the trees. A plant dies in
 * the wrong light or moisture, and a poisonous one is no answer. A color or a height can be missed.
 */
const staying = [
  /catalogue|kind/,
  /weeping|columnar/,
  /moisture/,
  /use-small-yard/,
  /full-sun|shade/,
  /safe|deer/,
];

/**
 * The plants that fit the most of a search, by facts and by names: a mention in a text alone says little. None
 * where nothing of it fits.
 */
export function plantsFittingInPart<Plant extends SearchablePlant>(
  plants: readonly Plant[],
  { clauses, remaining }: ParsedSearch,
): Plant[] {
  if (clauses.length === 0 && remaining.length < 2) return [];
  let possible = plants;
  for (const groups of staying) {
    const asked = clauses.filter(({ group }) => groups.test(group));
    const meeting = possible.filter((plant) => everyGroup(asked, ({ test }) => test(plant)));
    const near = possible.filter((plant) => asked.every((of) => of.howWell?.(plant, "")));
    possible = [meeting, near].find(({ length }) => length > 0) ?? possible;
  }
  const fits = possible.map((plant) => {
    const { names } = textsOf(plant);
    const facts = clauses.map(({ test, isOfSize, isMinor, howWell }) => {
      if (test(plant)) return isMinor ? minor : 1;
      return isOfSize && (howWell?.(plant, "") ?? 0) >= nearly ? 0.5 : 0;
    });
    const named = remaining.filter((word) => word.length > 3 && beginsWord(names, word));
    return facts.reduce<number>((sum, fit) => sum + fit, named.length);
  });
  const most = fits.reduce((max, fit) => Math.max(max, fit), 0);
  return most === 0 ? [] : possible.filter((_, at) => fits[at] === most);
}

/** Whether a text has the word or one that begins so; of one or two letters, the word itself. */
function beginsWord(folded: string, word: string): boolean {
  return folded.includes(word.length > 2 ? ` ${word}` : ` ${word} `);
}

/** Whether a text has the words whole, or their plural; a plural itself is put right where no text has it. */
function hasWord(folded: string, words: string): boolean {
  const forms = [words, `${words}s`, `${words}es`];
  return forms.some((form) => folded.includes(` ${form} `));
}

/** Whether a name has a word that begins so, or a text of it the word itself: "should" is in no "shoulder-high". */
export function isMentioned(plant: SearchablePlant, word: string): boolean {
  const { names, all } = textsOf(plant);
  return beginsWord(names, word) || hasWord(all, word);
}

/** A sentence that warns is no praise: "Keep it far from salted roads." */
const warning =
  /\b(?:never|avoid|spare|away from|back from|far from|out of|guard|fence|net|protect|shelter|against|will not|does not|cannot|kills?|rots?|yellows|go yellow|leaves yellow|burns|scorch\w*|dislikes?|hates?|resents?|sulks?|suffers?|wilts?|dies?|thins it|weakens)\b/i;

function withoutWarnings(text: string): string {
  const parts = text.split(/(?<=[.;:!?])\s|, (?=(?:and|but|so|for|or|then)\b)/);
  return parts.filter((part) => !warning.test(part)).join(" ");
}

interface FoldedTexts {
  name: string;
  latin: string;
  /** Synonyms, and what tradition calls it. */
  others: readonly string[];
  /** Name, Latin name and synonyms, a blank around each word. */
  names: string;
  /** The names, the family, the description, the planting text and what tradition tells, without what they warn of. */
  all: string;
}

/** The folded texts of a plant, worked out once and gone with it. */
export const textsOf = memoizeByObject((plant: SearchablePlant): FoldedTexts => {
  const { name, latin, description, guide, facts } = plant;
  const { synonyms, family, tradition } = facts;
  const each = [name, latin, ...synonyms].map(foldWords);
  const names = ` ${each.join(" ")} `;
  const praise = [description, guide].map(withoutWarnings);
  const told = [tradition?.name ?? "", tradition?.story ?? ""];
  const texts = foldWords([family, ...praise, ...told].join(" "));
  return {
    name: foldWords(name),
    latin: foldWords(latin),
    others: [...synonyms, ...(tradition?.name ? [tradition.name] : [])].map((other) =>
      foldWords(other).replace(/^saint /, "st "),
    ),
    names,
    all: `${names}${texts.replaceAll(" saint ", " st ")} `,
  };
});
