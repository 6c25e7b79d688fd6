import { shortNames } from "./data/short-names.ts";
import { type PlantRecord, plantRecords } from "./plant-records.ts";

/** A post as far as plants are looked for in it. */
export interface ReadablePost {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
}

/** Common words that are also the name of a plant; in a post they seldom mean it. */
const commonWords = new Set(["stock", "everlasting"]);

/**
 * Before a short name stands nothing, or one of these. Any other word may make it another plant's: a
 * "gray-headed coneflower" is none of ours.
 */
const wordsBefore =
  "a|add|also|among|an|and|any|are|as|between|both|but|by|choose|cut|each|even|every|few|for|from|grow|her|his|in|is|its|like|many|more|most|near|no|of|on|only|or|our|plant|set|some|sow|than|that|the|their|then|these|this|those|to|try|under|was|were|with|your";

/** After a short name these make another plant of it, or a color. */
const wordsAfter =
  "blue|bush|colored|cotton|fern|flowered|grass|gray|haze|lily|mauve|mist|pink|purple|tree|vine|violet|weed|white";

/**
 * Whether a post names the plant:
 *
 * - by its name, or a name of two words by which others sell it, in the singular or the plural;
 *   "Heartsease" in a post may be any violet;
 * - by its Latin name, genus and species; a genus alone may mean any plant of it;
 * - by a short name ("coneflower") where our catalogues hold one species that is called so.
 *
 * A longer name goes before a shorter one within it: "false sunflower" names no sunflower.
 */
export function namesPlant(post: ReadablePost, plant: PlantRecord): boolean {
  const text = textOf(post);
  // Most posts do not have the words at all, and the names of two hundred plants need not be tried.
  if (!patterns().own.get(plant)?.test(text)) return false;
  const { full, short } = namesIn(post);
  return (
    namesOf(plant).some((it) => full.has(it)) || shortNamesOf(plant).some((it) => short.has(it))
  );
}

const texts = new WeakMap<ReadablePost, string>();

function textOf(post: ReadablePost): string {
  let text = texts.get(post);
  if (text === undefined) {
    text = plain(`${post.title}\n${post.excerpt}\n${post.content}`);
    texts.set(post, text);
  }
  return text;
}

interface Names {
  full: ReadonlySet<string>;
  short: ReadonlySet<string>;
}

const found = new WeakMap<ReadablePost, Names>();

/** The names of plants in a post, each as it is written there. */
function namesIn(post: ReadablePost): Names {
  let names = found.get(post);
  if (!names) {
    const { all, short } = patterns();
    const full = new Set<string>();
    const rest = textOf(post).replace(all, (name) => {
      full.add(name);
      return "*";
    });
    names = { full, short: new Set(rest.match(short)) };
    found.set(post, names);
  }
  return names;
}

interface Patterns {
  /** For each plant every name of its own, short ones too, wherever it stands. */
  own: ReadonlyMap<PlantRecord, RegExp>;
  /** Every full name of every plant, the longest that fits at each place. */
  all: RegExp;
  /** Every short name, where it stands for itself. */
  short: RegExp;
}

let made: Patterns | undefined;

function patterns(): Patterns {
  made ??= {
    own: new Map(
      plantRecords.map((plant) => [
        plant,
        new RegExp(words([...namesOf(plant), ...shortNamesOf(plant)])),
      ]),
    ),
    all: new RegExp(words(plantRecords.flatMap(namesOf)), "g"),
    short: new RegExp(
      `(?<=^|[\\n.,;:!?()“”"*—] ?|(?<![a-z])(?:${wordsBefore}) )${words(plantRecords.flatMap(shortNamesOf))}(?! (?:${wordsAfter})(?![a-z]))`,
      "g",
    ),
  };
  return made;
}

/** One of these, whole; a longer one goes first. */
function words(names: readonly string[]): string {
  const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length).map(RegExp.escape);
  return `(?<![a-z])(${longestFirst.join("|")})(?![a-z])`;
}

const speciesByGenus = new Map<string, Set<string>>();
for (const plant of plantRecords) {
  const species = speciesByGenus.get(genusOf(plant)) ?? new Set();
  speciesByGenus.set(genusOf(plant), species.add(speciesOf(plant)));
}

const namesOfPlants = new WeakMap<PlantRecord, { full: string[]; short: string[] }>();

function namesOf(plant: PlantRecord): readonly string[] {
  return namesKept(plant).full;
}

function shortNamesOf(plant: PlantRecord): readonly string[] {
  return namesKept(plant).short;
}

function namesKept(plant: PlantRecord): { full: string[]; short: string[] } {
  let names = namesOfPlants.get(plant);
  if (!names) {
    const { name, facts } = plant;
    const longer = [facts.acceptedName, speciesOf(plant), ...facts.synonyms];
    const full = [name, ...longer.filter((it) => it.includes(" "))]
      .map(plain)
      .filter((it) => !commonWords.has(it));
    const genus = genusOf(plant);
    const isOnly = speciesByGenus.get(genus)?.size === 1;
    const short = Object.keys(shortNames).filter((word) => isOnly && shortNames[word] === genus);
    names = { full: full.flatMap(inBothNumbers), short: short.flatMap(inBothNumbers) };
    namesOfPlants.set(plant, names);
  }
  return names;
}

function genusOf({ facts }: PlantRecord): string {
  return facts.acceptedName.split(" ", 1)[0] ?? "";
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

/** The name for one and for several. */
function inBothNumbers(name: string): string[] {
  const plurals = name.endsWith("y") ? [`${name.slice(0, -1)}ies`] : [`${name}s`, `${name}es`];
  return [name, ...plurals];
}
