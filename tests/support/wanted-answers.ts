import { type CatalogueName, catalogueNames } from "#features/plants/catalogue-names.ts";
import { findPlants, makeFinder } from "#features/plants/finder/find-plants.ts";
import { notesBeforeList } from "#features/plants/finder/notes-before-list.ts";
import { showsItsFlowers } from "#features/plants/plant-card.ts";
import { type BuiltInRecord, plantRecords } from "#features/plants/plant-record.ts";
import { faqsAsText } from "#features/plants/server/catalogue-search-api.ts";
import { defaultSite } from "#shared/both/site-details.ts";

/** What a question is to be answered. */
export interface Wanted {
  /** The first plants, in any order: these, and no others before them. */
  first?: readonly string[];
  /** What is so of each of the first ten. */
  each?: (plant: BuiltInRecord) => boolean;
  /** Of so many, and not of ten. */
  top?: number;
  /** What is said before the list. */
  says?: string | RegExp;
  /** Where a link before the list leads. */
  leadsTo?: string;
  /** No plant is listed. */
  none?: boolean;
  /** Plants that are not listed. */
  without?: readonly string[];
  /** Nothing is all that is asked, and that is said; false: it is not said. */
  inPart?: boolean;
}

export const blooms =
  (...months: number[]) =>
  ({ facts }: BuiltInRecord) =>
    showsItsFlowers(facts) && months.some((month) => facts.bloomMonths.includes(month));
export const isShady = ({ facts }: BuiltInRecord) =>
  facts.light.includes("shade") || facts.light.includes("part-shade");
export const isLeftByDeer = ({ facts }: BuiltInRecord) =>
  ["rarely-damaged", "seldom-damaged"].includes(facts.deerResistance);
export const isColored =
  (...colors: string[]) =>
  ({ facts }: BuiltInRecord) =>
    facts.bloomColors.some((color) => colors.includes(color));
export const all =
  (...tests: ((plant: BuiltInRecord) => boolean)[]) =>
  (plant: BuiltInRecord) =>
    tests.every((test) => test(plant));

export const isKnownForBark = ({ goodFor }: BuiltInRecord) => goodFor.includes("showy-bark");

export const oaks = ["White Oak", "Northern Red Oak", "Pin Oak", "Swamp White Oak"];
export const maples = ["Sugar Maple", "Red Maple", "Paperbark Maple"];
export const lilies = [
  "Madonna Lily",
  "Asiatic Lily",
  "Assumption Lily",
  "Toad Lily",
  "Turk's Cap Lily",
];
export const deadlyToCats = ["Madonna Lily", "Asiatic Lily", "Turk's Cap Lily", "Daylily"];

export function visitedBy(visitor: BuiltInRecord["facts"]["flowerVisitors"][number]) {
  return ({ facts }: BuiltInRecord) => facts.flowerVisitors.includes(visitor);
}

const faqs = faqsAsText(defaultSite);

const finders = new Map(
  [undefined, ...catalogueNames].map((name) => {
    const plants = plantRecords.filter(({ catalogue }) => !name || catalogue === name);
    return [name, makeFinder(plants, "2026-11-28", plantRecords)] as const;
  }),
);

/** Asks a catalogue, or all plants. */
export function ask(text: string, catalogue?: CatalogueName, today?: string) {
  const known = finders.get(catalogue);
  if (!known) throw new Error(`There is no finder for ${catalogue}.`);
  const finder = { ...known, today: today ?? known.today };
  const plants = finder.plants as readonly BuiltInRecord[];
  const found = findPlants(finder, { text, selection: {}, sort: "catalogue" });
  const best = (found.best ?? []).flatMap((at) => plants[at] ?? []);
  return { best, found, plants, notes: notesBeforeList(finder, text, found, !!catalogue, faqs) };
}

export function isAnswered(
  question: string,
  { first = [], each, top = 10, says, leadsTo, none = false, without = [], inPart }: Wanted,
): boolean {
  const { best, found, notes } = ask(question);
  const names = [...new Set(best.map(({ name }) => name))].slice(0, first.length);
  return (
    first.every((name) => names.includes(name)) &&
    (!none || best.length === 0) &&
    best.every(({ name }) => !without.includes(name)) &&
    (inPart === undefined || inPart === found.isInPart) &&
    (!each || (best.length > 0 && best.slice(0, top).every(each))) &&
    (!says ||
      notes.some((note) => (says instanceof RegExp ? says.test(note.says) : note.says === says))) &&
    (!leadsTo || notes.some(({ links }) => links.some(({ path }) => path === leadsTo)))
  );
}
