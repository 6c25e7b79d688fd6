import type { PageLink } from "../answers.ts";
import { plantsOftenAskedFor } from "../data/plants-often-asked-for.ts";
import { memoizeByObject } from "../memoize-by-object.ts";
import { type NotRecorded, notRecorded } from "../search-vocabulary/not-recorded.ts";
import { pageWords } from "../search-vocabulary/page-words.ts";
import type { SearchClause } from "../search-vocabulary/vocabulary-entry.ts";
import { type KnownRuns, knownRuns, readTerms, runAt, type Term } from "./best-fit.ts";
import { foldWords } from "./fold-search-text.ts";
import { indexNames, type NameIndex } from "./misspelled-names.ts";
import type { SearchablePlant } from "./plants-fitting-search.ts";
import {
  afterRefusal,
  clauseAt,
  saysNothing,
  singularsOf,
  wordsWithUnits,
} from "./read-facts-from-search.ts";

/** The names that a search may hold: of plants that are here, and of others that are often asked for. */
export interface NamesInSearches {
  runs: KnownRuns;
  /** Whole names of plants that are here. */
  whole: ReadonlySet<string>;
  /** Plants that none here is, by their names with and without blanks. */
  notListed: ReadonlyMap<string, NotListed>;
  notListedWords: NameIndex<string>;
  /** The second words of Latin names. */
  epithets: ReadonlySet<string>;
  /** What names end in, and genera: the "lily" of a Madonna lily, and not the "giant" of a cultivar. */
  kinds: ReadonlySet<string>;
  /** Kinds that are called as their genus is: "lavender" as Lavandula, and not "pink" as Dianthus. */
  calledAsGenus: ReadonlySet<string>;
}

/** A plant that none here is, or a kind of plants. */
interface NotListed {
  /** As it is said: "hydrangea". */
  name: string;
  as: "common name" | "Latin name" | "kind";
}

/** The names of plants that are here, and of those that are often asked for and are not: once for the four lists. */
export const namesInSearches = memoizeByObject(
  (plants: readonly SearchablePlant[]): NamesInSearches => {
    const accepted = plants.map(({ facts, latin }) => [facts.acceptedName, latin].join("\n"));
    const others = plantsOftenAskedFor
      .filter(([taxon]) => !accepted.some((names) => names.split("\n").some(begins(taxon))))
      .flatMap(([taxon, names]) => {
        const as = taxon === "" ? ("kind" as const) : ("common name" as const);
        const common = names.split(", ").map((given, _, [first = ""]) => {
          const name = given.replaceAll("'", "");
          const isSaidAsFirst = given !== name || (first === "true rose" && name === "rose");
          return { name, said: isSaidAsFirst ? first : name, as };
        });
        const latin = { name: taxon, said: taxon, as: "Latin name" as const };
        return as === "kind" ? common : [...common, latin];
      });
    const notListed = new Map<string, NotListed>();
    for (const { name, said, as } of others) {
      const folded = foldWords(name);
      for (const form of [folded, ...singularsOf(folded)]) {
        for (const key of [form, form.replaceAll(" ", "")]) {
          if (!notListed.has(key)) notListed.set(key, { name: said, as });
        }
      }
    }
    const listed = plants.flatMap(({ name, latin, facts: { synonyms, tradition } }) => [
      ...[name, latin, ...synonyms],
      ...(tradition?.name ? [tradition.name.replace(/^Saint /, "St. ")] : []),
    ]);
    return {
      runs: knownRuns(listed),
      whole: new Set(listed.map(foldWords)),
      notListed,
      notListedWords: indexNames(
        others.map(({ name }) => name),
        (name) => [name],
      ),
      epithets: new Set(plants.flatMap(({ latin }) => foldWords(latin).split(" ").slice(1, 2))),
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

const begins = (taxon: string) => (name: string) => `${name} `.startsWith(`${taxon} `);

const pagesByWords = new Map(
  pageWords.flatMap(([words, page]) => words.split(", ").map((phrase) => [phrase, page] as const)),
);

const longestNotListed = 4;

function notListedAt(
  { notListed }: NamesInSearches,
  words: readonly string[],
  at: number,
): (NotListed & { length: number }) | undefined {
  for (let length = Math.min(longestNotListed, words.length - at); length > 0; length -= 1) {
    // "Box wood" is one word; "winter berries" are two that mean facts.
    const typed = words.slice(at, at + length).join(clauseAt(words, at) ? " " : "");
    const form = [typed, ...singularsOf(typed)].find((form) => notListed.has(form));
    const found = form === undefined ? undefined : notListed.get(form);
    if (found) return { ...found, length };
  }
  return undefined;
}

/**
 * The word of a name that says what kind of plant it is, where we have others of it: "Easter lily", "Acer
 * palmatum". An "apple tree" is not asked for as a tree, a "climbing rose" not as something rose-colored, and a
 * lily of the valley is none.
 */
function kindIn(
  names: NamesInSearches,
  { name, as }: NotListed,
  typed: readonly string[],
): readonly string[] {
  const isOne = as !== "kind" && !name.includes(" of ") && (!typed[1] || name.includes(" "));
  const kind = as === "Latin name" ? typed.slice(0, 1) : name.split(" ").slice(-1);
  const group = typed[1] && clauseAt(kind, 0)?.clause.group;
  const isFact = group === "catalogue" || group === "color";
  return isOne && !isFact && runAt(names.runs, kind, 0) ? kind : [];
}

function notRecordedAt(
  words: readonly string[],
  at: number,
): (NotRecorded & { length: number }) | undefined {
  const left = words.slice(at).join(" ");
  return notRecorded.flatMap((condition) => {
    const typed = condition.pattern.exec(left)?.[0];
    return typed ? { ...condition, length: typed.split(" ").length } : [];
  })[0];
}

/** How many words from a place on are a name or a fact, and the name as the plants have it. */
export function knownAt(
  names: NamesInSearches,
  words: readonly string[],
  at: number,
): { length: number; run?: string } {
  const called = runAt(names.runs, words, at);
  const others = [clauseAt(words, at), notListedAt(names, words, at), notRecordedAt(words, at)];
  const length = Math.max(...others.map((known) => known?.length ?? 0));
  return called && called.length > length ? called : { length };
}

/** What somebody wants to know, beside which plants have the words. */
export interface Asked {
  /** What he asks of a plant. */
  terms: readonly Term[];
  /** The text for which plants are to be found: without what none is, and without whom it might harm. */
  text: string;
  /** As they are said: "hydrangea". */
  notListed: readonly string[];
  /** What he asks for and no fact of ours answers. */
  notRecorded: readonly NotRecorded[];
  /** What he does not want is called so: "not hostas". */
  unwanted: readonly string[];
  /** What harm is asked about, where plants are named. */
  harm: SearchClause | undefined;
  /** Pages that answer it. */
  leadsTo: readonly PageLink[];
}

const kinds = /^(?:tree|shrub|bush|bulb|vine|plant)s?$|^bushes$/;

const asksOfHarm = /^(?:safe|poisonous|irritant)/;

/** "Toxic annuals for cats": what is poisonous is asked to be so to whom else nothing should harm. */
function whomItHarms(terms: readonly Term[]): readonly Term[] {
  const keys = terms.map(({ clause }) => clause?.key ?? "");
  const safe = keys.find((key) => key.startsWith("safe-"));
  if (!safe || !keys.includes("poisonous")) return terms;
  const words = safe.replace("safe-", "poisonous to ");
  const clause = clauseAt(words.split(" "), 0)?.clause;
  return terms.map((term) =>
    clause && term.clause?.key === "poisonous" ? { words, clause } : term,
  );
}

/** Reads a search, its misspelled words put right. */
export function whatIsAsked(names: NamesInSearches, text: string): Asked {
  const words = wordsWithUnits(text);
  const notListed = new Map<string, NotListed["as"]>();
  const unrecorded = new Map<string, NotRecorded>();
  const pages = new Set<PageLink>();
  const kept: string[] = [];
  const unwanted: string[] = [];
  let at = 0;
  while (at < words.length) {
    const unanswered = notRecordedAt(words, at);
    if (unanswered) {
      unrecorded.set(unanswered.says, unanswered);
      if (unanswered.means) kept.push(...unanswered.means.split(" "));
      at += unanswered.length;
      continue;
    }
    const other = notListedAt(names, words, at);
    const ofPage = [2, 1].find((length) =>
      pagesByWords.has(words.slice(at, at + length).join(" ")),
    );
    const page = ofPage && pagesByWords.get(words.slice(at, at + ofPage).join(" "));
    if (page) {
      pages.add(page);
      at += ofPage;
      continue;
    }
    const named = clauseAt(words, at) ? at : afterRefusal(words, at);
    const refused = named > at ? runAt(names.runs, words, named) : undefined;
    if (refused) {
      unwanted.push(refused.run);
      at = named + refused.length;
      continue;
    }
    const called = runAt(names.runs, words, at);
    const known = Math.max(called?.length ?? 0, clauseAt(words, at)?.length ?? 0);
    const isWhole = called?.length === known && names.whole.has(called.run);
    const isOther = other && (other.length > known || (other.length === known && !isWhole));
    const length = isOther ? other.length : Math.max(known, 1);
    const typed = words.slice(at, at + length);
    if (isOther) notListed.set(other.name, other.as);
    kept.push(...(isOther ? kindIn(names, other, typed) : typed));
    at += length;
    // A "fig tree" and "tulip bulbs" are asked for as what they are, and not as any tree; nor is a "Hydrangea
    // macrophylla" the Brunnera of that name.
    const next = words[at] ?? "";
    if (isOther && (kinds.test(next) || names.epithets.has(next))) at += 1;
  }
  const read = whomItHarms(readTerms(names.runs, kept, saysNothing));
  const colors = read.filter(({ clause }) => clause?.group === "color");
  const terms = read.map((term) => {
    const isPlant =
      term === colors[0] &&
      !colors[1] &&
      (names.calledAsGenus.has(term.words) || (!read[1] && names.kinds.has(term.run ?? ""))) &&
      !/^(?:flower|bloom|blossom)/.test(kept[kept.indexOf(term.words) + 1] ?? "");
    return isPlant ? { ...term, isPlant } : term;
  });
  const isHarm = ({ clause }: Term) => clause !== undefined && asksOfHarm.test(clause.key);
  const plain = terms.filter((term) => !isHarm(term));
  const isNamed = ({ run, clause }: Term) =>
    run !== undefined && (!clause || run.includes(" ") || (clause.group === "color" && !plain[1]));
  const isOtherNamed = [...notListed.values()].some((as) => as !== "kind");
  const isAboutHarm = plain.length < terms.length && (plain.some(isNamed) || isOtherNamed);
  const isOf = (begins: string) => terms.some(({ clause }) => clause?.key.startsWith(begins));
  // What is poisonous to dogs is not asked to be safe, and is poisonous.
  const isSaidAlready = ({ clause }: Term) =>
    (isOf("poisonous") && clause?.key.startsWith("safe")) ||
    (isOf("poisonous-to-") && clause?.key === "poisonous");
  const left = (isAboutHarm ? plain : terms).filter((term) => !isSaidAlready(term));
  // The page of the feast holds what is in bloom then.
  const links = left.flatMap(({ clause }) => clause?.leadsTo ?? []);
  const hasFeast = links.some(({ path }) => path.startsWith("/in-bloom?"));
  const harms = terms.filter(isHarm).flatMap(({ clause }) => clause ?? []);
  const isAsTyped =
    left.length === terms.length &&
    left.every(({ words: typed }) => text.includes(typed)) &&
    [...notListed, ...unrecorded, ...pages, ...unwanted].length === 0;
  return {
    terms: left,
    text: isAsTyped ? text : left.map(({ words: typed }) => typed).join(" "),
    notListed: [...notListed.keys()],
    notRecorded: [...unrecorded.values()],
    unwanted,
    harm: isAboutHarm ? (harms.find(({ key }) => key.includes("-")) ?? harms[0]) : undefined,
    leadsTo: [...links.filter(({ path }) => !hasFeast || path !== "/in-bloom"), ...pages],
  };
}
