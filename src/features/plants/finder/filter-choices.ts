import { catalogueNames } from "../catalogue-names.ts";
import {
  capitalized,
  deerWords,
  foliageWords,
  lightWords,
  moistureWords,
  plantUseNames,
  visitorWords,
} from "../facts-in-words.ts";
import { monthNames } from "../plant-card.ts";
import { whoMayBeHarmed } from "../plant-safety.ts";
import { readSortOrder, type SortOrder } from "./sort-orders.ts";

interface FilterChoice {
  /** As it stands in an address: "full-sun". */
  value: string;
  label: string;
  /** How a chip names it where the label alone would not say of what: "Blooms in May". */
  chip?: string;
}

export interface FilterGroup<Name extends string = string> {
  /** As it stands in an address: "light". */
  name: Name;
  label: string;
  choices: readonly FilterChoice[];
  match: "any" | "all";
}

const feet = [1, 2, 3, 6, 15, 30, 60];

/** Sizes by the plant's greatest, in feet: each goes from where the one before it ends. */
export const sizes = [
  ...feet.map((upTo, at) => ({
    value: `${upTo}`,
    label: at === 0 ? "Up to 1 foot" : `${feet[at - 1]} to ${upTo} feet`,
    upTo,
  })),
  { value: "over-60", label: "Over 60 feet", upTo: Number.POSITIVE_INFINITY },
];

const colorNames = "white yellow orange red pink purple blue green bronze".split(" ");

const named = (values: readonly string[]) =>
  values.map((value) => [value, capitalized(value)] as const);
const inFeet = sizes.map(({ value, label }) => [value, label] as const);
const months = monthNames.map((name, at) => [String(at + 1), name] as const);

/** A group with its choices by their values; `chip` names one where its label does not say enough. */
const group = <Name extends string>(
  name: Name,
  label: string,
  choices: readonly (readonly [value: string, label: string])[],
  { chip, match = "any" }: { chip?: (label: string) => string; match?: FilterGroup["match"] } = {},
): FilterGroup<Name> => ({
  name,
  label,
  choices: choices.map(([value, label]) => ({
    value,
    label,
    ...(chip ? { chip: chip(label) } : {}),
  })),
  match,
});

/** A group with one choice: a yes. */
const yes = <Name extends string>(name: Name, label: string, choice: string) =>
  group(name, label, [["yes", choice]]);

const { entries } = Object;

/** Every filter, in the order in which it is offered. `apply-filters.ts` says what fits each. */
export const filterGroups = [
  group("in", "Catalogue", named(catalogueNames)),
  group("use", "Good for", entries(plantUseNames), { match: "all" }),
  group("light", "Light", entries(lightWords)),
  group("moisture", "Moisture", entries(moistureWords)),
  group("deer", "Deer", entries(deerWords), { chip: (label) => `${label} by deer` }),
  group(
    "safe",
    "Safety",
    [
      ["yes", "Safe around children and pets"],
      ...whoMayBeHarmed.map((whom) => [whom, `Safe around ${whom}`] as const),
    ],
    { match: "all" },
  ),
  group("height", "Height", inFeet, { chip: (label) => `${label} tall` }),
  group("spread", "Spread", inFeet, { chip: (label) => `${label} wide` }),
  group("bloom", "In bloom", months, { chip: (label) => `Blooms in ${label}` }),
  group("color", "Flower color", named(colorNames), { chip: (label) => `${label} flowers` }),
  group("foliage", "Foliage", entries(foliageWords), { chip: (label) => `${label} leaves` }),
  yes("native", "Native", "Native to Pennsylvania"),
  group("for", "Feeds", entries(visitorWords), {
    chip: (label) => `Feeds ${label.toLowerCase()}`,
    match: "all",
  }),
  yes("tradition", "Tradition", "Has a Christian tradition"),
  yes("mary", "Mary garden", "For a Mary garden"),
  yes("available", "Availability", "Available now"),
] as const;

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
  /** A catalogue's plants as pictures with their names, as the list over all three always shows them. */
  asPictures?: boolean;
}

/** The question that an address asks. */
export function readQuestion(params: URLSearchParams): ListQuestion {
  return {
    text: params.get("q") ?? "",
    selection: readSelection(params),
    sort: readSortOrder(params),
    asPictures: params.get("view") === "pictures",
  };
}

/** Whether a question asks neither for filters nor for an order. */
export function isPlain({ selection, sort }: ListQuestion): boolean {
  return Object.keys(selection).length === 0 && sort === "catalogue";
}

/** The address of a list: its search, choices and order; what says nothing is left out. */
export function listAddress(
  path: string,
  { text, selection, sort, asPictures }: ListQuestion,
): string {
  const params = new URLSearchParams();
  if (text.trim()) params.set("q", text.trim());
  for (const { name } of filterGroups) {
    for (const value of selection[name] ?? []) params.append(name, value);
  }
  if (sort !== "catalogue") params.set("sort", sort);
  if (asPictures) params.set("view", "pictures");
  return params.size > 0 ? `${path}?${params}` : path;
}

/** As many of those that fit a search otherwise as a page shows. */
export const alsoFittingMax = 60;

/** The longest search that an address keeps, in characters; the longest description is a tenth. */
export const addressTermMax = 4000;

/**
 * What an address keeps of a search: all of it, but of one too long for any plant only as much as a
 * server accepts in an address (an emoji takes twelve characters there).
 */
export function addressTerm(text: string): string {
  let kept = text.trim().slice(0, addressTermMax);
  while (encodeURIComponent(kept.toWellFormed()).length > addressTermMax)
    kept = kept.slice(0, kept.length * 0.75);
  return kept.toWellFormed();
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
