import { catalogueNames } from "../catalogue-names.ts";
import {
  deerWords,
  foliageWords,
  lightWords,
  moistureWords,
  plantUseNames,
  visitorWords,
} from "../fact-words.ts";
import { monthNames, showsItsFlowers } from "../plant-card.ts";
import type { PlantFacts } from "../plant-facts.ts";
import { isSafeAroundChildrenAndPets } from "../plant-safety.ts";
import type { PlantTraits } from "../search-vocabulary/vocabulary-entry.ts";
import { readSortOrder, type SortOrder } from "./sort-orders.ts";

/** What the filters look at. */
export interface FilterablePlant extends PlantTraits {
  /** False where the owner says that there is none to be had; absent: she has said nothing. */
  isAvailable?: boolean;
}

interface FilterChoice {
  /** As it stands in an address: "full-sun". */
  value: string;
  label: string;
  /** How a chip names it where the label alone would not say of what: "Blooms in May". */
  chip?: string;
}

export interface FilterGroup {
  /** As it stands in an address: "light". */
  name: string;
  label: string;
  choices: readonly FilterChoice[];
  /** Whether a plant must fit one of the chosen ones, or all of them. */
  match: "any" | "all";
  /** The values of the choices that a plant fits. */
  valuesOf(plant: FilterablePlant): readonly string[];
}

/** Sizes by the plant's greatest, in feet: from more than `over` up to `upTo`. */
const heights = [
  { value: "1", label: "Up to 1 foot", over: 0, upTo: 1 },
  { value: "2", label: "1 to 2 feet", over: 1, upTo: 2 },
  { value: "3", label: "2 to 3 feet", over: 2, upTo: 3 },
  { value: "6", label: "3 to 6 feet", over: 3, upTo: 6 },
  { value: "15", label: "6 to 15 feet", over: 6, upTo: 15 },
  { value: "30", label: "15 to 30 feet", over: 15, upTo: 30 },
  { value: "60", label: "30 to 60 feet", over: 30, upTo: 60 },
  { value: "over-60", label: "Over 60 feet", over: 60, upTo: Number.POSITIVE_INFINITY },
] as const;

const sizeOf = (inches: number): readonly string[] =>
  heights
    .filter(({ over, upTo }) => inches > over * 12 && inches <= upTo * 12)
    .map((it) => it.value);

const sizes = (what: string): FilterChoice[] =>
  heights.map(({ value, label }) => ({ value, label, chip: `${label} ${what}` }));

type BloomColor = PlantFacts["bloomColors"][number];

/**
 * A gardener asks for pink where the data says rose or magenta, so a choice may cover several of
 * its colors.
 */
const colors: Record<string, readonly BloomColor[]> = {
  white: ["white", "cream"],
  yellow: ["yellow", "gold"],
  orange: ["orange", "apricot"],
  red: ["red", "crimson"],
  pink: ["pink", "rose", "magenta"],
  purple: ["lavender", "violet", "purple"],
  blue: ["blue", "sky-blue"],
  green: ["green"],
  bronze: ["bronze", "silver"],
};

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const choicesOf = (
  words: Readonly<Record<string, string>>,
  chip?: (label: string) => string,
): FilterChoice[] =>
  Object.entries(words).map(([value, label]) =>
    chip ? { value, label, chip: chip(label) } : { value, label },
  );

/** A group with one choice: a yes. */
function yes(
  name: string,
  label: string,
  choice: string,
  fits: (plant: FilterablePlant) => boolean,
): FilterGroup {
  const values = ["yes"];
  return {
    name,
    label,
    choices: [{ value: "yes", label: choice }],
    match: "any",
    valuesOf: (plant) => (fits(plant) ? values : []),
  };
}

/** Every filter, in the order in which it is offered. */
export const filterGroups: readonly FilterGroup[] = [
  {
    name: "in",
    label: "Catalogue",
    choices: catalogueNames.map((value) => ({ value, label: capitalized(value) })),
    match: "any",
    valuesOf: ({ catalogue }) => [catalogue],
  },
  {
    name: "use",
    label: "Good for",
    choices: choicesOf(plantUseNames),
    match: "all",
    valuesOf: ({ uses }) => uses,
  },
  {
    name: "light",
    label: "Light",
    choices: choicesOf(lightWords),
    match: "any",
    valuesOf: ({ facts }) => facts.light,
  },
  {
    name: "moisture",
    label: "Moisture",
    choices: choicesOf(moistureWords),
    match: "any",
    valuesOf: ({ facts }) => facts.soilMoisture,
  },
  {
    name: "deer",
    label: "Deer",
    choices: choicesOf(deerWords, (label) => `${label} by deer`),
    match: "any",
    valuesOf: ({ facts }) => [facts.deerResistance],
  },
  yes("safe", "Safety", "Safe around children and pets", ({ facts }) =>
    isSafeAroundChildrenAndPets(facts),
  ),
  {
    name: "height",
    label: "Height",
    choices: sizes("tall"),
    match: "any",
    valuesOf: ({ facts }) => sizeOf(facts.heightInchesMax),
  },
  {
    name: "spread",
    label: "Spread",
    choices: sizes("wide"),
    match: "any",
    valuesOf: ({ facts }) => sizeOf(facts.spreadInchesMax),
  },
  {
    name: "bloom",
    label: "In bloom",
    choices: monthNames.map((month, index) => ({
      value: String(index + 1),
      label: month,
      chip: `Blooms in ${month}`,
    })),
    match: "any",
    valuesOf: ({ facts }) => (showsItsFlowers(facts) ? facts.bloomMonths.map(String) : []),
  },
  {
    name: "color",
    label: "Flower color",
    choices: Object.keys(colors).map((value) => ({
      value,
      label: capitalized(value),
      chip: `${capitalized(value)} flowers`,
    })),
    match: "any",
    valuesOf: ({ facts }) =>
      showsItsFlowers(facts)
        ? Object.keys(colors).filter((name) =>
            colors[name]?.some((color) => facts.bloomColors.includes(color)),
          )
        : [],
  },
  {
    name: "foliage",
    label: "Foliage",
    choices: choicesOf(foliageWords, (label) => `${label} leaves`),
    match: "any",
    valuesOf: ({ facts }) => [facts.foliageColor],
  },
  yes("native", "Native", "Native to Pennsylvania", ({ facts }) => facts.nativeToPennsylvania),
  {
    name: "for",
    label: "Feeds",
    choices: choicesOf(visitorWords, (label) => `Feeds ${label.toLowerCase()}`),
    match: "all",
    valuesOf: ({ facts }) => facts.flowerVisitors,
  },
  yes("tradition", "Tradition", "Has a Christian tradition", ({ facts }) => !!facts.tradition),
  yes("available", "Availability", "Available now", ({ isAvailable = true }) => isAvailable),
];

/** What was chosen, by the group's name; no group without a choice. */
export type FilterSelection = Readonly<Record<string, readonly string[]>>;

/** The choices that an address holds, as far as they exist, in the order of the filters. */
export function readSelection(params: URLSearchParams): FilterSelection {
  const selection: Record<string, readonly string[]> = {};
  for (const { name, choices } of filterGroups) {
    const asked = new Set(params.getAll(name));
    const chosen = choices.filter(({ value }) => asked.has(value)).map(({ value }) => value);
    if (chosen.length > 0) selection[name] = chosen;
  }
  return selection;
}

/** What a list is asked for. */
export interface ListQuestion {
  text: string;
  selection: FilterSelection;
  sort: SortOrder;
}

/** The question that an address asks. */
export function readQuestion(params: URLSearchParams): ListQuestion {
  return {
    text: params.get("q") ?? "",
    selection: readSelection(params),
    sort: readSortOrder(params),
  };
}

/** Whether a question asks neither for filters nor for an order. */
export function isPlain({ selection, sort }: ListQuestion): boolean {
  return Object.keys(selection).length === 0 && sort === "catalogue";
}

/** The address of a list: its search, choices and order; what says nothing is left out. */
export function listAddress(path: string, { text, selection, sort }: ListQuestion): string {
  const params = new URLSearchParams();
  if (text.trim()) params.set("q", text.trim());
  for (const { name } of filterGroups) {
    for (const value of selection[name] ?? []) params.append(name, value);
  }
  if (sort !== "catalogue") params.set("sort", sort);
  return params.size > 0 ? `${path}?${params}` : path;
}

/** The selection without one choice of it. */
export function withoutChoice(
  selection: FilterSelection,
  name: string,
  value: string,
): FilterSelection {
  const rest = (selection[name] ?? []).filter((chosen) => chosen !== value);
  const { [name]: _, ...others } = selection;
  return rest.length > 0 ? { ...others, [name]: rest } : others;
}

/** The choices as chips name them. */
export function chipsOf(
  selection: FilterSelection,
): { name: string; value: string; label: string }[] {
  return filterGroups.flatMap(({ name, choices }) =>
    choices
      .filter(({ value }) => selection[name]?.includes(value))
      .map(({ value, label, chip }) => ({ name, value, label: chip ?? label })),
  );
}
