import { onceForEach } from "../once-for-each.ts";
import type { PlantTraits, SearchClause } from "../search-vocabulary/vocabulary-entry.ts";
import { foldWords } from "./fold-search-text.ts";
import { parseSearch, singularsOf, type UnderstoodClause } from "./read-facts-from-search.ts";
import type { Searchable } from "./search-by-substring.ts";

/** A plant in which the facts and the words of a search are looked for. */
export interface SearchablePlant extends PlantTraits, Searchable {
  /** The planting text. */
  guide: string;
}

/** Whether what is asked holds: of each group of alternatives one at least. */
export function everyGroup<Clause extends SearchClause>(
  clauses: readonly Clause[],
  holds: (clause: Clause) => boolean,
): boolean {
  return clauses.every(
    (clause) =>
      holds(clause) || clauses.some((other) => other.group === clause.group && holds(other)),
  );
}

/**
 * The plants that fit a search by facts, synonyms, family and planting text, in their order; none for
 * a search that asks nothing. Those that the plain search lists are among them or not: the caller
 * leaves them out.
 */
export function plantsFitting<Plant extends SearchablePlant>(
  plants: readonly Plant[],
  text: string,
): Plant[] {
  const { clauses, remaining } = parseSearch(text);
  if (clauses.length === 0 && remaining.length === 0) return [];
  return plants.filter((plant) => {
    const { names, all } = textsOf(plant);
    // "Rose mallow" is no rose-colored mallow: a plant that is called so is meant.
    const isMeant = ({ test, typed, leadsTo }: UnderstoodClause) =>
      test(plant) ||
      [typed, ...singularsOf(typed)].some((form) => names.includes(` ${form} `)) ||
      // A saint or a feast that its story names.
      (leadsTo !== undefined && hasWord(all, typed));
    return everyGroup(clauses, isMeant) && remaining.every((word) => hasWord(all, word));
  });
}

/**
 * The plants whose name a text is when blanks are not looked at: "fox glove", "beebalm", "day lily". With
 * the ending of the plural or without. None for a text of fewer letters than such a name has.
 */
export function plantsCalled<Plant extends SearchablePlant>(
  plants: readonly Plant[],
  text: string,
): Plant[] {
  const folded = foldWords(text);
  const typed = folded.replaceAll(" ", "");
  if (typed.length < joinedLengthMin) return [];
  const forms = [typed, ...singularsOf(typed)].map((form) => ` ${form} `);
  // A single word that is a word of a name is nothing to put together.
  const isApart = folded.includes(" ");
  return plants.filter((plant) => {
    const { names, joined } = textsOf(plant);
    return forms.some((form) => joined.includes(form) || (isApart && names.includes(form)));
  });
}

const joinedLengthMin = 6;

/** Every word of a list's plants, once: a sixth of their texts, and looked through for each word of a search. */
const wordsOfPlants = onceForEach((plants: readonly SearchablePlant[]) => {
  const words = new Set(plants.flatMap((plant) => textsOf(plant).all.split(" ")));
  return ` ${[...words].join(" ")} `;
});

/** Whether any plant has the word, or one that begins so, in a text of it. */
export function isWordOfPlants(plants: readonly SearchablePlant[], word: string): boolean {
  return hasWord(wordsOfPlants(plants), word);
}

/**
 * The plants that fit the most of a search of several things, by facts and by names: a mention in a text
 * alone says little. None where nothing of it fits, or where it asks for one thing alone.
 */
export function plantsFittingInPart<Plant extends SearchablePlant>(
  plants: readonly Plant[],
  text: string,
): Plant[] {
  const { clauses, remaining } = parseSearch(text);
  if (clauses.length + remaining.length < 2) return [];
  const fits = plants.map((plant) => {
    const { names } = textsOf(plant);
    const facts = clauses.filter(({ test }) => test(plant));
    const named = remaining.filter((word) => word.length > 3 && hasWord(names, word));
    return facts.length + named.length;
  });
  const most = fits.reduce((max, fit) => Math.max(max, fit), 0);
  return most === 0 ? [] : plants.filter((_, at) => fits[at] === most);
}

/** Whether a text has the word or one that begins so; of one or two letters, the word itself. */
function hasWord(folded: string, word: string): boolean {
  return folded.includes(word.length > 2 ? ` ${word}` : ` ${word} `);
}

interface FoldedTexts {
  name: string;
  latin: string;
  /** Synonyms, and what tradition calls it. */
  others: readonly string[];
  /** Name, Latin name and synonyms, a blank around each word. */
  names: string;
  /** Two words of a name and more, without the blanks between them: "beebalm". */
  joined: string;
  /** The names, the family, the description, the planting text and what tradition tells. */
  all: string;
}

/** The folded texts of a plant, worked out once and gone with it. */
export const textsOf = onceForEach((plant: SearchablePlant): FoldedTexts => {
  const { name, latin, description, guide, facts } = plant;
  const { synonyms, family, tradition } = facts;
  const each = [name, latin, ...synonyms].map(foldWords);
  const names = ` ${each.join(" ")} `;
  const told = [tradition?.name ?? "", tradition?.story ?? ""];
  const rest = foldWords([family, description, guide, ...told].join(" "));
  return {
    name: foldWords(name),
    latin: foldWords(latin),
    others: [...synonyms, ...(tradition?.name ? [tradition.name] : [])].map((other) =>
      foldWords(other).replace(/^saint /, "st "),
    ),
    names,
    joined: ` ${each.flatMap(joinedRuns).join(" ")} `,
    all: `${names}${rest.replaceAll(" saint ", " st ")} `,
  };
});

function joinedRuns(name: string): string[] {
  const words = name.split(" ");
  return words.flatMap((_, from) =>
    words.slice(from + 1).map((_, at) => words.slice(from, from + at + 2).join("")),
  );
}
