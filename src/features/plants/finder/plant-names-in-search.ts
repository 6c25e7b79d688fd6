import type { PageLink } from "../answers.ts";
import { memoizeByObject } from "../memoize-by-object.ts";
import type { AnsweredElsewhere } from "../search-vocabulary/not-recorded.ts";
import { pageWords } from "../search-vocabulary/page-words.ts";
import type { SearchClause } from "../search-vocabulary/vocabulary-entry.ts";
import { answeredElsewhereAt, saidBesideOf } from "./answered-elsewhere.ts";
import { needsBeside } from "./beside-names.ts";
import {
  isKindAsName,
  isNameAlone,
  type KnownRuns,
  knownRuns,
  readTerms,
  runAt,
  type Term,
} from "./best-fit.ts";
import { factAskedOf } from "./fact-asked-of-plant.ts";
import { foldWords } from "./fold-search-text.ts";
import { indexNames, type NameIndex } from "./misspelled-names.ts";
import { type NotListed, notListedAt, plantsNotListed, treesAskedFor } from "./not-listed.ts";
import type { SearchablePlant } from "./plants-fitting-search.ts";
import {
  afterRefusal,
  clauseAt,
  saysNothing,
  singularsOf,
  wordsWithUnits,
} from "./read-facts-from-search.ts";
import { harmful, harmlessInstead, whomItHarms } from "./read-harm-from-search.ts";
import { isAside, refuseEach, setAsideAt, wordsToldAside } from "./set-aside.ts";

/** The names that a search may hold: of plants that are here, and of others that are often asked for. */
export interface NamesInSearches {
  plants: readonly SearchablePlant[];
  runs: KnownRuns;
  /** Whole names of plants that are here. */
  whole: ReadonlySet<string>;
  /** Plants that none here is, by their names with and without blanks. */
  notListed: ReadonlyMap<string, NotListed>;
  notListedWords: NameIndex<string>;
  /** What names end in, and genera: the "lily" of a Madonna lily, and not the "giant" of a cultivar. */
  kinds: ReadonlySet<string>;
  /** Kinds that are called as their genus is: "lavender" as Lavandula, and not "pink" as Dianthus. */
  calledAsGenus: ReadonlySet<string>;
}

/** Reads the names once for the four lists. */
export const namesInSearches = memoizeByObject(
  (plants: readonly SearchablePlant[]): NamesInSearches => {
    const others = plantsNotListed(plants);
    const notListed = new Map<string, NotListed>();
    for (const [typed, other] of others) {
      const folded = foldWords(typed);
      for (const form of [folded, ...singularsOf(folded)]) {
        for (const key of [form, form.replaceAll(" ", "")]) {
          if (!notListed.has(key)) notListed.set(key, other);
        }
      }
    }
    const listed = plants.flatMap(({ name, latin, facts: { synonyms, tradition } }) => [
      ...[name, latin, ...synonyms],
      ...(tradition?.name ? [tradition.name.replace(/^Saint /, "St. ")] : []),
    ]);
    return {
      plants,
      runs: knownRuns(listed),
      whole: new Set(listed.map(foldWords)),
      notListed,
      notListedWords: indexNames(
        others.map(([typed]) => typed),
        (typed) => [typed],
      ),
      kinds: new Set(
        plants.flatMap(({ name, latin, facts }) => [
          foldWords(latin).split(" ")[0] ?? "",
          ...[name, ...facts.synonyms].map((called) => foldWords(called).split(" ").at(-1) ?? ""),
        ]),
      ),
      calledAsGenus: new Set(
        plants.flatMap(({ name, latin }) => {
          const kind = foldWords(name).split(" ").at(-1) ?? "";
          return foldWords(latin).startsWith(kind.slice(0, 3)) ? kind : [];
        }),
      ),
    };
  },
);

/** How many words from a place on are a name or a fact, and the name as our plants have it. */
export function knownAt(
  names: NamesInSearches,
  words: readonly string[],
  at: number,
): { length: number; run?: string } {
  const called = runAt(names.runs, words, at);
  const others = [clauseAt, answeredElsewhereAt].map((known) => known(words, at)?.length ?? 0);
  const length = Math.max(...others, notListedAt(names.notListed, words, at)?.length ?? 0);
  return called && called.length > length ? called : { length };
}

/** What a search asks. */
export interface Asked {
  /** What is asked of a plant. */
  terms: readonly Term[];
  /** The text without plants that we do not list and without whom a named plant might harm. */
  text: string;
  notListed: readonly NotListed[];
  /** What is asked and no fact of ours answers. */
  answeredElsewhere: readonly AnsweredElsewhere[];
  /** Names of what is not wanted: "not hostas". */
  unwanted: readonly string[];
  /** Those of them beside which something is to stand. */
  besides: readonly string[];
  /** What harm is asked about, where plants are named. */
  harm: SearchClause | undefined;
  /** Pages that answer it. */
  leadsTo: readonly PageLink[];
  /** It asks nothing of plants. */
  isOfPagesAlone: boolean;
}

export const isFactOrName = (
  { kinds, whole }: NamesInSearches,
  { clause, run = "" }: Pick<Term, "clause" | "run">,
) => clause !== undefined || run.includes(" ") || kinds.has(run) || whole.has(run);

/** Whether a question to the nursery asks of plants, too: "events in May", "open Sunday" and "deliver trees" do not. */
function isOfPlants(names: NamesInSearches, term: Term): boolean {
  const { group = "", leadsTo } = term.clause ?? {};
  return (
    isFactOrName(names, term) &&
    !leadsTo &&
    !/^(?:blooms|catalogue|safe-children|safe-dogs)$/.test(group)
  );
}

/** The plant whose name begins at a word, here or not; "tree" and "plant" are the names of none. */
function nameAt(names: NamesInSearches, words: readonly string[], at: number) {
  const called = runAt(names.runs, words, at);
  const other = notListedAt(names.notListed, words, at);
  if (other && other.length >= (called?.length ?? 0)) {
    const isTree = /^trees?$/.test(words[at + other.length - 1] ?? "");
    const length = other.length - Number(isTree);
    return { name: words.slice(at, at + length).join(" "), length };
  }
  const isName = called && isFactOrName(names, called);
  return isName && clauseAt(words, at)?.clause.group !== "catalogue"
    ? { name: called.run, length: called.length }
    : undefined;
}

/** It says nothing, and keeps apart what stood on either side: "a hole in" is no inch. */
const leftOut = "x";

/** Whoever writes more tells more than he asks. */
const shortWords = 6;

/** Reads a search whose misspelled words have been corrected. Marks part its clauses as they were `typed`. */
export function whatIsAsked(names: NamesInSearches, text: string, typed = text): Asked {
  const words = refuseEach(names.runs, wordsWithUnits(text));
  const told = wordsToldAside(typed);
  const notListed = new Map<string, NotListed>();
  const elsewhere = new Set<AnsweredElsewhere>();
  const said: string[] = [];
  const unwanted: string[] = [];
  const besides: string[] = [];
  let at = 0;
  let lostEnd = -1;
  while (at < words.length) {
    const answered = answeredElsewhereAt(words, at);
    const meant = clauseAt(words, at);
    if (answered && answered.length >= (meant?.length ?? 0)) {
      elsewhere.add(answered.answer);
      said.push(...(answered.answer.means?.split(" ") ?? []));
      at += answered.length;
      continue;
    }
    const other = notListedAt(names.notListed, words, at);
    const aside = setAsideAt(words, at, (next) => nameAt(names, words, next));
    if (aside) {
      const { name } = aside.named;
      if (aside.isBeside && other) notListed.set(other.name, other);
      else unwanted.push(name);
      const needs = aside.isBeside ? needsBeside(names.plants, name) : [];
      if (needs.length > 0) besides.push(name);
      said.push(...needs, leftOut);
      at += aside.length;
      lostEnd = at;
      continue;
    }
    const named = afterRefusal(words, at);
    const refused =
      named > at && (runAt(names.runs, words, named) ?? notListedAt(names.notListed, words, named));
    // "No purple coneflowers" refuses the coneflower and not the color.
    if (refused && named + refused.length > at + (meant?.length ?? 0)) {
      unwanted.push("run" in refused ? refused.run : refused.name);
      at = named + refused.length;
      continue;
    }
    const called = runAt(names.runs, words, at);
    const known = Math.max(called?.length ?? 0, meant?.length ?? 0);
    const isWhole = called?.length === known && names.whole.has(called.run);
    const isOther = other && (other.length > known || (other.length === known && !isWhole));
    const length = isOther ? other.length : Math.max(known, 1);
    const run = words.slice(at, at + length);
    const fact = meant?.length === length && !isOther ? meant.clause : undefined;
    // In the place of an "ash tree" a tree is asked for.
    const isToldAside = at !== lostEnd && isAside(told, run, fact);
    if (isOther && !isToldAside) notListed.set(other.name, other);
    // A crown of thorns is a houseplant, but here the Passion is meant.
    const isFeast = meant?.length === length && meant.clause.howNamed !== undefined;
    said.push(...((!isOther || isFeast) && !isToldAside ? run : [leftOut]));
    at += length;
    // "Fig tree" asks for no other tree, and "tulip bulbs" for no other bulb.
    if (isOther && /^(?:tree|shrub|bush|bulb|vine|plant)s?$|^bushes$/.test(words[at] ?? ""))
      at += 1;
  }
  const answers = [...elsewhere, ...saidBesideOf(words)];
  const isHarmTold = unwanted.length > 0 || [...told].some((word) => harmful.test(word));
  const kept = isHarmTold ? harmlessInstead(said) : said;
  const asked = whomItHarms(readTerms(names.runs, kept, saysNothing, names.plants));
  const isOfNursery =
    answers.some((answer) => pageWords.includes(answer)) &&
    !asked.some((term) => isOfPlants(names, term));
  // Nothing here has black flowers. Plants with the word in their name follow.
  const isOfName = ({ run, words: typed }: Term) =>
    run !== undefined && answers.some(({ means }) => means === typed);
  const fact = factAskedOf(text);
  const isElsewhere = answers.length > 0 || notListed.size > 0;
  // "My catmint flopped" asks about the catmint, not about other plants whose text says "flop".
  const isTold = fact !== undefined && asked.some(isNameAlone);
  const isChatty =
    text.split(" ").length > shortWords &&
    (unwanted.length > 0 || asked.some((term) => isFactOrName(names, term)));
  const read = asked.filter((term) => {
    if (isOfNursery) return false;
    if (isElsewhere || isChatty) return isFactOrName(names, term) || isOfName(term);
    return !isTold || term.run !== undefined || term.clause !== undefined;
  });
  const colors = read.filter(({ clause }) => clause?.group === "color");
  const hasName = read.some(isNameAlone);
  const terms = read.map((term) => {
    const isNamedColor =
      term === colors[0] &&
      !colors[1] &&
      (names.calledAsGenus.has(term.words) ||
        (!read[1] && notListed.size === 0 && names.kinds.has(term.run ?? ""))) &&
      (fact !== undefined ||
        !/^(?:flower|bloom|blossom)/.test(kept[kept.indexOf(term.words) + 1] ?? ""));
    const isPlant = isNamedColor || (hasName && isKindAsName(term, kept));
    return isPlant ? { ...term, isPlant } : term;
  });
  const isHarm = ({ clause }: Term) => /^(?:safe|poisonous|irritant)/.test(clause?.key ?? "");
  const plain = terms.filter((term) => !isHarm(term));
  const isOtherNamed = [...notListed.values()].some(({ taxon }) => taxon !== "");
  const isAboutHarm = plain.length < terms.length && (plain.some(isNameAlone) || isOtherNamed);
  const isOf = (begins: string) => terms.some(({ clause }) => clause?.key.startsWith(begins));
  // "Poisonous to dogs" says all; a second wish for "safe" or "poisonous" would contradict or repeat it.
  const isSaidAlready = ({ clause }: Term) =>
    (isOf("poisonous") && clause?.key.startsWith("safe")) ||
    (isOf("poisonous-to-") && clause?.key === "poisonous");
  const left = (isAboutHarm ? plain : terms).filter((term) => !isSaidAlready(term));
  // Somebody who asks for a Japanese maple for shade wants a tree.
  if (left.some(({ clause }) => clause)) {
    left.push(...treesAskedFor(names.plants, notListed.values(), unwanted, text));
  }
  // The page of a feast already shows what is in bloom then.
  const links = left.flatMap(({ clause }) => clause?.leadsTo ?? []);
  const hasFeast = links.some(({ path }) => path.startsWith("/in-bloom?"));
  const harms = terms.filter(isHarm).flatMap(({ clause }) => clause ?? []);
  const free = new Set(
    asked.filter((term) => !read.includes(term)).map(({ words: typed }) => typed),
  );
  const isAllRead = left.length === terms.length;
  const isAsTyped =
    left.length === asked.length &&
    left.every(({ words: typed }) => text.includes(typed)) &&
    [...notListed, ...answers, ...unwanted, ...told].length === 0;
  return {
    terms: left,
    text: isAsTyped
      ? text
      : isAllRead
        ? kept.map((word) => (free.has(word) ? leftOut : word)).join(" ")
        : left.map(({ words: typed }) => typed).join(" "),
    notListed: [...notListed.values()],
    answeredElsewhere: answers,
    unwanted,
    besides,
    harm:
      isAboutHarm || said !== kept
        ? (harms.find(({ key }) => key.includes("-")) ?? harms[0])
        : undefined,
    leadsTo: [...new Map(links.map((link) => [link.path, link])).values()].filter(
      ({ path }) => !hasFeast || path !== "/in-bloom",
    ),
    isOfPagesAlone: answers.length > 0 && left.length + notListed.size === 0,
  };
}
