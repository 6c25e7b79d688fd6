import type { Faq } from "#features/site/faqs.ts";
import type { PlantListAnswer } from "../answers.ts";
import { plantPath } from "../plant-card.ts";
import { harmInWords } from "../plant-safety.ts";
import { type AnsweredElsewhere, ofTending } from "../search-vocabulary/not-recorded.ts";
import type { SearchClause } from "../search-vocabulary/vocabulary-entry.ts";
import { answeredElsewhereAt } from "./answered-elsewhere.ts";
import { isCalledAs, isNameAlone, type Term } from "./best-fit.ts";
import { factAskedOf } from "./fact-asked-of-plant.ts";
import {
  type FindablePlant,
  type Finder,
  type FoundPlants,
  meantTextMax,
  readSearch,
} from "./find-plants.ts";
import { calledSoToo, type NotListed, nearestTo } from "./not-listed.ts";
import { isWordOfPlants } from "./plants-fitting-search.ts";
import { wordsWithUnits } from "./read-facts-from-search.ts";
import { dangerAskedOf } from "./read-harm-from-search.ts";
import { everyGroup } from "./read-together.ts";

type Note = PlantListAnswer["notes"][number];

/** The most plants that are named as the best. */
const bestMax = 3;

/**
 * What is said before the list: which plants we do not list, whom the named ones harm, what is told of them, and
 * which fit best if the list keeps the catalogue's order (`isInOrder`). Nothing for a text that is too long to be read.
 */
export function notesBeforeList(
  finder: Finder,
  text: string,
  { best, named, filtered, isInPart }: FoundPlants,
  isInOrder: boolean,
  faqs: readonly Faq[],
): Note[] {
  if (best === null || named === null || text.length > meantTextMax) return [];
  const { terms, notListed, answeredElsewhere, unwanted, besides, harm, leadsTo } = readSearch(
    finder,
    text,
  );
  const inBestOrder = best.flatMap((at) => finder.plants[at] ?? []);
  const runs = terms.flatMap((term) => (isNameAlone(term) ? (term.run ?? []) : []));
  const called = inBestOrder.filter((plant) => runs.some((run) => isCalledAs(plant, run)));
  // Of impatiens that were lost to mildew, what their page says of it.
  const lost = finder.plants.filter((plant) => unwanted.some((run) => isCalledAs(plant, run)));
  // All of them, the most dangerous first. What several have in common is said once.
  const near = notListed.flatMap((other) => nearestTo(finder.plants, other));
  const inWords = called.length === 1 ? harmInWords : harmAtOnce;
  const danger = harm ? dangerAskedOf(harm) : undefined;
  const harming = danger
    ? [...called, ...lost, ...near].toSorted((a, b) => danger(b) - danger(a))
    : near.filter(({ facts }) => /^Deadly/.test(facts.toxicity?.note ?? ""));
  const byHarm = Map.groupBy(new Set(harming), ({ facts }) => inWords(facts));
  const fact = factAskedOf(text);
  // "Leopard" is less than the name of a leopard plant, and "grasses" are a kind.
  const isNamed = terms.some((term) => isNameAlone(term) || term.clause?.group === "kind");
  const ofNames = [...called, ...lost];
  const tended = ofNames.length > 0 || !isNamed ? ofNames : inBestOrder;
  const byFact = fact
    ? Map.groupBy(tended.slice(0, bestMax).filter(fact), fact)
    : new Map<string, FindablePlant[]>();
  const listed = new Set(named);
  const first = (filtered ?? named).find((at) => listed.has(at));
  const isElsewhere = isInOrder && first !== undefined && best[0] !== first;
  return [
    ...notListed.map(({ name }) => ({ says: `We list no ${name}.`, links: [askFor(name)] })),
    ...notListed.flatMap((other) => {
      const { kind, called } = calledSoToo(finder.plants, other);
      const says = `Called ${kind}, but another plant:`;
      return called.length > 0 ? [{ says, links: called.map(linkTo) }] : [];
    }),
    ...nearestHere(notListed, finder),
    ...besides.map((name) => ({
      says: `Beside ${name}: plants for the light and soil there.`,
      links: [],
    })),
    ...answeredAnyway(
      answeredElsewhere.filter((answer) => answer !== ofTending || byFact.size === 0),
      faqs,
    ),
    ...[...byFact].map(([says, plants]) => ({
      says: says.endsWith(".") ? says : `${says}:`,
      links: plants.map(linkTo),
    })),
    ...[...byHarm].map(([says, harming]) => ({ says, links: harming.map(linkTo) })),
    ...(named.length === 0 ? notUnderstood(terms, finder, inBestOrder) : []),
    ...(isInPart && byFact.size === 0 ? whatIsNotMet(terms, inBestOrder) : []),
    ...(isInPart ? [] : namedButNotSo(terms, called)),
    ...namedForFeastAlone(terms, inBestOrder),
    ...leadsTo.map((link) => ({ says: "", links: [link] })),
    ...(isElsewhere
      ? [{ says: "Best fit:", links: inBestOrder.slice(0, bestMax).map(linkTo) }]
      : []),
  ];
}

/** The answers to what is asked of the nursery, each once, in the words of the page of questions. */
function answeredAnyway(asked: readonly AnsweredElsewhere[], faqs: readonly Faq[]): Note[] {
  const notes = asked.map((answer) => {
    const isAsked = ({ question }: Faq) => {
      const words = wordsWithUnits(question);
      return words.some((_, at) => answeredElsewhereAt(words, at)?.answer === answer);
    };
    return { says: answer.says || (faqs.find(isAsked)?.answer ?? ""), links: [answer.link] };
  });
  return [...new Map(notes.map((note) => [note.says || note.links[0], note])).values()];
}

/** What comes nearest to plants that we do not list: plants of ours, or a search. */
function nearestHere(others: readonly NotListed[], { plants }: Finder): Note[] {
  const links = others.flatMap((other) => {
    const ours = nearestTo(plants, other);
    const { instead } = other;
    if (ours.length > 0 || !instead) return ours.map(linkTo);
    return { name: instead, path: `/plants?${new URLSearchParams({ q: instead })}` };
  });
  const once = [...new Map(links.map((link) => [link.path, link])).values()];
  return once.length > 0 ? [{ says: "Nearest to it here:", links: once }] : [];
}

/** Names the words that no plant has, if other words were understood. */
function notUnderstood(
  terms: readonly Term[],
  { plants }: Finder,
  listed: readonly FindablePlant[],
): Note[] {
  const left = terms
    .filter(({ words, run, clause }) => !run && !clause && !isWordOfPlants(plants, words))
    .map(({ words }) => `“${words}”`);
  return left.length > 0 && listed.length > 0
    ? [{ says: `We did not understand ${left.join(", ")} and left it out.`, links: [] }]
    : [];
}

/** Says that nothing fits all of the search, and which wishes the listed plants do not meet. */
function whatIsNotMet(terms: readonly Term[], listed: readonly FindablePlant[]): Note[] {
  if (listed.length === 0) return [];
  const asked = terms.flatMap(({ clause }) => clause ?? []);
  const meeting = (clause: SearchClause) => {
    const alike = asked.filter(({ group }) => group === clause.group);
    return listed.filter((plant) => everyGroup(alike, ({ test }) => test(plant))).length;
  };
  const said = (label: string, clauses: readonly SearchClause[]) =>
    clauses.length > 0 ? ` ${label}: ${clauses.map((of) => `“${of.label}”`).join(", ")}.` : "";
  const byNone = asked.filter((clause) => meeting(clause) === 0);
  const bySome = asked.filter((clause) => meeting(clause) > 0 && meeting(clause) < listed.length);
  const notMet = said("Not met by any of them", byNone) + said("Met by some of them only", bySome);
  return [
    { says: `Nothing fits all of that, but some plants fit part of it.${notMet}`, links: [] },
  ];
}

/** Names plants that are listed for their name and do not meet the other wishes. */
function namedButNotSo(terms: readonly Term[], called: readonly FindablePlant[]): Note[] {
  const asked = terms.flatMap((term) => {
    const { clause } = term;
    return clause && clause.group !== "color" && !clause.occasion && !isNameAlone(term)
      ? clause
      : [];
  });
  return asked.flatMap((clause) => {
    const alike = asked.filter(({ group }) => group === clause.group);
    const others = called.filter((plant) => !everyGroup(alike, ({ test }) => test(plant)));
    if (others.length === 0 || alike[0] !== clause) return [];
    return others.length > bestMax
      ? { says: `Some are listed for their name alone, and not for “${clause.label}”.`, links: [] }
      : { says: `Listed by name, but not “${clause.label}”:`, links: others.map(linkTo) };
  });
}

/** Who is listed for the name of a feast and has none of the colors that are asked for. */
function namedForFeastAlone(terms: readonly Term[], listed: readonly FindablePlant[]): Note[] {
  const colors = terms.flatMap(({ clause }) => (clause?.group === "color" ? clause : []));
  const others = listed.filter(
    (plant) =>
      terms.some(({ clause }) => clause?.howNamed?.(plant) === 1) &&
      !everyGroup(colors, ({ test }) => test(plant)),
  );
  const said = colors.map(({ label }) => `“${label}”`).join(" or ");
  return others.length > 0
    ? [
        {
          says: `Named for the feast, but not ${said}:`,
          links: others.slice(0, bestMax).map(linkTo),
        },
      ]
    : [];
}

/** Whom a plant harms, without how. For several plants more would hide the list, and each page says all. */
function harmAtOnce(facts: FindablePlant["facts"]): string {
  return `${harmInWords(facts).split(/[:.]/, 1)}:`;
}

function askFor(name: string) {
  return {
    name: `Ask us for ${name}`,
    path: `/contact?${new URLSearchParams({ ask: name })}#visit`,
  };
}

function linkTo(plant: FindablePlant) {
  return { name: plant.name, path: plantPath(plant) };
}
