import { shortNames } from "./data/short-names.ts";
import { memoizeByObject } from "./memoize-by-object.ts";
import { genusOf } from "./plant-entry/entry-rules.ts";
import { type PlantRecord, plantRecords } from "./plant-record.ts";

export type ReadablePost = Record<"title" | "slug" | "excerpt" | "content", string>;

/** Common words that are also plant names; in a post they rarely mean the plant. */
const commonWords = new Set(["stock", "everlasting"]);

/** After any other word it may be another plant's: a "gray-headed coneflower" is none of ours. */
const wordsBefore =
  "a|add|also|among|an|and|any|are|as|between|both|but|by|choose|cut|each|even|every|few|for|from|grow|her|his|in|is|its|like|many|more|most|near|no|of|on|only|or|our|plant|set|some|sow|than|that|the|their|then|these|this|those|to|try|under|was|were|with|your";

/** After a short name, these words make it another plant or a color. */
const wordsAfter =
  "blue|bush|colored|cotton|fern|flowered|grass|gray|haze|lily|mauve|mist|pink|purple|tree|vine|violet|weed|white";

/**
 * Whether a post names a plant: by its name or a name of two words, its Latin name of genus and species, or a short name
 * ("coneflower") where we have one species that is called so. A longer name goes first: "false sunflower" names no sunflower.
 */
export function namesPlant(
  post: ReadablePost,
  plant: PlantRecord,
  all: readonly PlantRecord[] = plantRecords,
): boolean {
  // Most posts do not contain the words at all, so the names of two hundred plants need not be tried.
  const mayName = namesAmong(all).own.get(plant)?.test(textOf(post)) ?? false;
  return mayName && plantsNamedIn(post, all).includes(plant);
}

/** The plants that a post names, as `namesPlant` says of each. */
export function plantsNamedIn(
  post: ReadablePost,
  all: readonly PlantRecord[] = plantRecords,
): PlantRecord[] {
  const names = namesAmong(all);
  const full = new Set<string>();
  const rest = textOf(post).replace(names.all, (name) => {
    full.add(name);
    return "*";
  });
  const short = new Set<string>(rest.match(names.short));
  return all.filter((plant) => {
    const own = names.of.get(plant);
    return own?.full.some((it) => full.has(it)) || own?.short.some((it) => short.has(it));
  });
}

function textOf({ title, excerpt, content }: ReadablePost): string {
  return plain(`${title}\n${excerpt}\n${content}`);
}

/** Once for a list of plants: it is another one where the owner has changed a plant. */
const namesAmong = memoizeByObject((plants: readonly PlantRecord[]) => {
  const byGenus = Map.groupBy(plants, ({ facts }) => genusOf(facts));
  const of = new Map(plants.map((plant) => [plant, namesOf(plant, byGenus)]));
  const each = [...of.values()];
  return {
    of,
    /** For each plant every name of its own, short ones too, wherever it stands. */
    own: new Map(
      [...of].map(([plant, { full, short }]) => [plant, new RegExp(words([...full, ...short]))]),
    ),
    /** Every full name of every plant, the longest that fits at each place. */
    all: new RegExp(words(each.flatMap(({ full }) => full)), "g"),
    /** Every short name, where it stands for itself. */
    short: new RegExp(
      `(?<=^|[\\n.,;:!?()“”"*—] ?|(?<![a-z])(?:${wordsBefore}) )${words(each.flatMap(({ short }) => short))}(?! (?:${wordsAfter})(?![a-z]))`,
      "g",
    ),
  };
});

/** One of these, whole; a longer one goes first. */
function words(names: readonly string[]): string {
  const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length).map(RegExp.escape);
  return `(?<![a-z])(${longestFirst.join("|")})(?![a-z])`;
}

function namesOf(plant: PlantRecord, byGenus: ReadonlyMap<string, readonly PlantRecord[]>) {
  const { name, facts } = plant;
  const longer = [facts.acceptedName, speciesOf(plant), ...facts.synonyms];
  const full = [name, ...longer.filter((it) => it.includes(" "))]
    .map(plain)
    .filter((it) => !commonWords.has(it));
  const genus = genusOf(facts);
  const isOnly = new Set(byGenus.get(genus)?.map(speciesOf)).size === 1;
  const short = Object.keys(shortNames).filter((word) => isOnly && shortNames[word] === genus);
  return { full: full.flatMap(inBothNumbers), short: short.flatMap(inBothNumbers) };
}

/** "Rudbeckia fulgida" of "Rudbeckia fulgida var. sullivantii"; the genus alone of a garden hybrid. */
function speciesOf({ facts }: PlantRecord): string {
  return /^\S+(?: × \S+| [a-z-]+)?/.exec(facts.acceptedName)?.[0] ?? facts.acceptedName;
}

/** As written by hand or by a phone: any case, any apostrophe, any dash, a hybrid's sign or an x. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/(?:[-‐‑]|[^\S\n])+/g, " ")
    .replace(/ (?:× ?|x )/g, " ");
}

function inBothNumbers(name: string): string[] {
  const plurals = name.endsWith("y") ? [`${name.slice(0, -1)}ies`] : [`${name}s`, `${name}es`];
  return [name, ...plurals];
}
