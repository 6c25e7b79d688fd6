import { showsItsFlowers } from "../plant-card.ts";
import { commonWords } from "../search-vocabulary/common-words.ts";
import type { SearchClause } from "../search-vocabulary/vocabulary-entry.ts";
import { foldWords } from "./fold-search-text.ts";
import { isMentioned, type SearchablePlant, textsOf } from "./plants-fitting-search.ts";
import { clauseAt, singularsOf } from "./read-facts-from-search.ts";
import { readTogether } from "./read-together.ts";

/**
 * What the words of a search may call a plant: every run of words of its names, with blanks and without,
 * in the plural and in the singular, by the run as a name has it.
 */
export type KnownRuns = ReadonlyMap<string, string>;

/** One thing that a search asks for. A word may be a part of a name and mean a fact, too: "lavender". */
export interface Term {
  words: string;
  /** The part of a name that it is. */
  run?: string;
  clause?: SearchClause;
  /** The plant is meant, not a color or a kind of the same name: "lavender for shade", "hosta or fern". */
  isPlant?: boolean;
}

/** The longest run of a name that is looked for, in words. */
const longestRun = 6;

/** No name begins or ends with these words, and none of them is a name alone. */
const joints = new Set(
  "a an the and or for in of on to with by plant plants flower garden group".split(" "),
);

/** Every run of the names. */
export function knownRuns(names: Iterable<string>): KnownRuns {
  const runs = new Map<string, string>();
  const add = (key: string, run: string) => runs.has(key) || runs.set(key, run);
  const folded = [...names].map((name) => foldWords(name).split(" "));
  const all = new Set(folded.flatMap(runsOf));
  for (const run of all) add(run, run);
  for (const run of all) {
    for (const singular of singularsOf(run)) add(singular, run);
    if (run.includes(" ")) add(run.replaceAll(" ", ""), run);
  }
  return runs;
}

function runsOf(words: readonly string[]): string[] {
  return words.flatMap((first, from) => {
    if (joints.has(first)) return [];
    const ends = words.slice(from, from + longestRun).keys();
    return [...ends].flatMap((length) => {
      const run = words.slice(from, from + length + 1);
      // "Tall white" begins a name, but asks for two facts.
      const isOfFacts =
        run.length > 1 &&
        from + run.length < words.length &&
        run.every((_, at) => clauseAt(run, at));
      // "Old man's" beard: an old man is no plant.
      const isOfCommonWords =
        run.length < words.length &&
        run.every((word) => [word, ...singularsOf(word)].some((form) => commonWords.has(form)));
      return isOfFacts || isOfCommonWords || joints.has(run.at(-1) ?? "") || run.join("").length < 3
        ? []
        : [run.join(" ")];
    });
  });
}

/** The longest run that begins at a word, and how many words it took. */
export function runAt(
  runs: KnownRuns,
  words: readonly string[],
  at: number,
): { run: string; length: number } | undefined {
  for (let length = Math.min(longestRun, words.length - at); length > 0; length -= 1) {
    const typed = words.slice(at, at + length);
    const joined = typed.join("");
    const forms = [typed.join(" "), ...(length > 1 && joined.length > 5 ? [joined] : [])];
    for (const form of forms.flatMap((form) => [form, ...singularsOf(form)])) {
      const run = runs.get(form);
      if (run !== undefined && !joints.has(form)) return { run, length };
    }
  }
  return undefined;
}

/** Reads a search as names, facts and words. If a name and a fact begin at the same word, the longer is meant. */
export function readTerms(
  runs: KnownRuns,
  words: readonly string[],
  saysNothing: (word: string) => boolean,
  plants: readonly SearchablePlant[],
): Term[] {
  const terms = new Map<string, Term>();
  let at = 0;
  while (at < words.length) {
    const called = runAt(runs, words, at);
    const meant = clauseAt(words, at);
    const length = Math.max(called?.length ?? 0, meant?.length ?? 0, 1);
    const typed = words.slice(at, at + length).join(" ");
    const clause = meant?.length === length ? meant.clause : undefined;
    const run = called?.length === length ? called.run : undefined;
    const term: Term = { words: typed, ...(run ? { run } : {}), ...(clause ? { clause } : {}) };
    if ((term.run && length > 1) || term.clause || !saysNothing(typed)) {
      const key = term.clause?.key ?? term.run ?? typed;
      const known = terms.get(key);
      if (!known || (run && !known.run)) terms.set(key, term);
    }
    at += length;
  }
  const clauses = [...terms.values()].flatMap(({ clause }) => clause ?? []);
  const read = new Map(readTogether(clauses, words, plants).map((of) => [of.key, of]));
  return [...terms.values()].flatMap((term) => {
    if (!term.clause) return term;
    const clause = read.get(term.clause.key);
    return clause ? { ...term, clause } : [];
  });
}

/** Whether a plant carries the name of the feast that a term asks for. */
export function isNamedForFeast(plant: SearchablePlant, { clause }: Term): boolean {
  return (clause?.howNamed?.(plant) ?? 0) > 0;
}

/** How fully a name must match to count. Beside a fact or a longer name a word of another does not: "hot" does not name 'Hot Lips'. */
export function leastCalled(terms: readonly Term[]): number {
  const isLonger = ({ run = "" }: Term) => terms.length > 1 && run.includes(" ");
  return terms.some((term) => term.clause || isLonger(term)) ? isCalledSo : factFits;
}

/** Whether a term can only be a name. */
export function isNameAlone({ run, clause, isPlant = false }: Term): boolean {
  return run !== undefined && (clause === undefined || run.includes(" ") || isPlant);
}

/** "Hosta or fern": a kind beside a name is asked for as one. */
export function isKindAsName({ words, run, clause }: Term, kept: readonly string[]): boolean {
  const said = ` ${kept.join(" ")} `;
  const isJoined = ["or", "and", "with"].some(
    (joint) => said.includes(` ${joint} ${words} `) || said.includes(` ${words} ${joint} `),
  );
  return clause?.group === "kind" && run !== undefined && isJoined;
}

/** From here on the word is the plant's whole name, the end of it, or its genus. */
export const isCalledSo = 3;
const factFits = 2;
const isNearly = 0.9;
const isSaid = 0.5;

/** How well a run calls a plant: its whole name, what kind it is ("maple"), its genus; least a part of a former name. */
export function howCalled(plant: SearchablePlant, run: string): number {
  const { name, latin, others } = textsOf(plant);
  const has = (called: string) => ` ${called} `.includes(` ${run} `);
  const isKind = (called: string) => called.endsWith(` ${run}`);
  if (name === run || latin === run) return 4;
  if (isKind(name) || latin.startsWith(`${run} `)) return 3.5;
  if (others.includes(run)) return 3.4;
  if (others.some(isKind)) return 3;
  if (has(name) || has(latin)) return 2.8;
  // A daylily is asked for among the lilies.
  if (!name.includes(" ") && name.endsWith(run)) return 2.5;
  if (others.some((called) => has(called) || called.startsWith(`${run} `))) return 2.4;
  return 0;
}

/** Whether a run names a plant. A daylily counts as a lily, because somebody may ask which lilies harm a cat. */
export function isCalledAs(plant: SearchablePlant, run: string): boolean {
  return howCalled(plant, run) >= isCalledSo || textsOf(plant).name.endsWith(run);
}

/** How well a plant is what a term asks for. */
function fitOf(plant: SearchablePlant, term: Term, terms: readonly Term[], today: string): number {
  const { words, run, clause } = term;
  const called = run ? howCalled(plant, run) : 0;
  if (clause) {
    const howNamed = clause.howNamed?.(plant) ?? 0;
    if (howNamed > 0) return isCalledSo + howNamed;
    const met = terms.flatMap((other) =>
      other.clause?.group === clause.group && other.clause.test(plant) ? other.clause : [],
    );
    // "Pink and white" asks for either. A flower that is both is no better.
    const counted = clause.group === "color" ? met : met.filter(({ key }) => key === clause.key);
    const howWell = Math.max(0, ...counted.map((of) => of.howWell?.(plant, today) ?? 1));
    // A fact in a name counts no more than the fact: a "White" Trillium is not whiter than others.
    const isOfName = isNameAlone(term) && ` ${textsOf(plant).name} `.includes(` ${run} `);
    // An "Everlasting" leads the flowers that dry well, but a "Tulip Tree" does not lead the trees.
    const isWhole = called >= isCalledSo && !/^(?:color|catalogue|kind)$/.test(clause.group);
    const calledSo = isOfName || isWhole ? called : 0;
    // A "Red Maple" is asked for by its kind; by "red" alone, something red.
    // Somebody who types "sedge" wants the sedge before the grasses.
    const tie = clause.group === "kind" ? 2 * called : calledSo;
    if (met.length > 0) return Math.max(calledSo, factFits + tie / 10 + howWell / 2);
    if ((called >= 3.4 && clause.group !== "color") || isNameAlone(term)) return called;
    return Math.max(
      called > 0 ? isNearly : mentions(plant, words),
      clause.isOfSize ? (clause.howWell?.(plant, today) ?? 0) * isNearly : 0,
    );
  }
  if (called > 0) return called;
  if (words.length > 2) {
    const { name, latin, others } = textsOf(plant);
    if (` ${name} ${latin}`.includes(` ${words}`)) return 2.6;
    if (others.some((other) => ` ${other}`.includes(` ${words}`))) return 2.2;
  }
  return mentions(plant, words);
}

function mentions(plant: SearchablePlant, words: string): number {
  return isMentioned(plant, words) ? isSaid : 0;
}

/**
 * Sorts plants by how well they fit the terms, best first. Plants of the name come first, then those that meet the
 * most wishes. A name counts more than a fact, and a fact more than a word in a text. If flowers are asked for,
 * flowers come before trees in bloom. Equals keep their order.
 */
export function bestFirst<Plant extends SearchablePlant>(
  plants: readonly Plant[],
  terms: readonly Term[],
  { today, ofFlowers = false }: { today: string; ofFlowers?: boolean },
): Plant[] {
  const least = leastCalled(terms);
  const ranked = plants.map((plant) => {
    const fits = terms.map((term) => fitOf(plant, term, terms, today));
    const named = fits.filter((of, at) => of >= least && terms[at] && isNameAlone(terms[at]));
    const met = fits.filter((of, at) => of >= 1 && !terms[at]?.clause?.isMinor);
    // A plant that blooms in both months comes before one that blooms in one.
    const metOf = (group: string) =>
      terms.filter(({ clause }) => clause?.group === group && clause.test(plant)).length;
    const called = fits.filter((of) => of >= isCalledSo);
    const sum = fits.reduce((all, of) => all + of, 0);
    // "Dwarf conifers" asks for conifers first, and "altar in December" for what is in bloom then.
    const isMainColor = terms.some(
      ({ clause }) => clause?.group === "color" && (clause.howWell?.(plant, today) ?? 0) > isSaid,
    );
    const kind = [metOf("catalogue"), called.length, metOf("kind"), metOf("blooms")];
    const isLow = ofFlowers && plant.catalogue !== "trees";
    const flower = Number(isLow) + Number(isLow && showsItsFlowers(plant.facts));
    // In shade, plants that need it come before plants that only tolerate it.
    const isOfShade = metOf("shade") > 0 && !plant.facts.light.includes("full-sun");
    const preferred = terms.filter(({ clause }) => clause?.preferred?.(plant)).length;
    const ofFeast = Math.max(0, ...terms.map(({ clause }) => clause?.howNamed?.(plant) ?? 0));
    const site = [flower, Number(isOfShade), Number(isMainColor), ofFeast, preferred];
    const by = [named.length, met.length, ...kind, ...site, sum];
    return { plant, by };
  });
  return ranked.toSorted((a, b) => compare(b.by, a.by)).map(({ plant }) => plant);
}

/** The first difference decides. */
function compare(a: readonly number[], b: readonly number[]): number {
  return a.map((value, at) => value - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
