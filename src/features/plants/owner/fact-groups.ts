import type { PlantEntry } from "../plant-entry/inputs.ts";
import {
  bloomColors,
  deerRatings,
  flowerForms,
  flowerVisitors,
  foliageColors,
  habits,
  leafForms,
  lightLevels,
  plantSources,
  pollinatorValues,
  soilMoistures,
  toxicityLevels,
} from "../plant-facts.ts";
import { fallColors } from "../plant-seasons.ts";
import { useFacts } from "../plant-uses.ts";

/** What an option stands for and how it is called. */
type Options = readonly (readonly [value: string | number, label: string])[];

/** One field of the form: how it is called and how it is filled in. */
export interface FactField {
  name: keyof PlantEntry;
  label: string;
  as: "line" | "lines" | "number" | "one-of" | "some-of" | "yes-no";
  hint?: string;
  optional?: true;
  options?: Options;
}

// Not from the cards' code, which would have to be a file of its own for it on every public page.
const months = Array.from({ length: 12 }, (_, at) => {
  const first = new Date(Date.UTC(2026, at, 1));
  const name = first.toLocaleDateString("en-US", { month: "long", timeZone: "UTC" });
  return [at + 1, name] as const;
});
const sources: Options = Object.entries(plantSources);

function words(list: readonly string[]): Options {
  return list.map((word) => [word, inWords(word)] as const);
}

/** "Full sun" of "full-sun". */
function inWords(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).replaceAll("-", " ");
}

/** Every fact that the owner can change, in the order and under the headings of the form. */
export const factGroups: readonly { title: string; fields: readonly FactField[] }[] = [
  {
    title: "Names",
    fields: [
      { name: "name", label: "Name", as: "line" },
      {
        name: "slug",
        label: "Address of its page",
        as: "line",
        hint: "The last part, for example eastern-redbud. A former address goes on leading here.",
      },
      {
        name: "acceptedName",
        label: "Latin name",
        as: "line",
        hint: "Genus and species, for example Cercis canadensis",
      },
      { name: "cultivar", label: "Cultivar", as: "line", optional: true, hint: "Without quotes" },
      { name: "family", label: "Family", as: "line", hint: "For example Fabaceae" },
      {
        name: "pronunciation",
        label: "How the Latin name is said",
        as: "line",
        hint: "For example SER-sis kan-uh-DEN-sis",
      },
      {
        name: "synonyms",
        label: "Also sold as",
        as: "lines",
        optional: true,
        hint: "One name a line",
      },
    ],
  },
  {
    title: "Texts",
    fields: [
      { name: "description", label: "Description", as: "lines" },
      { name: "guide", label: "Planting text", as: "lines" },
    ],
  },
  {
    title: "What Its Plate Shows",
    fields: [
      {
        name: "drawnLike",
        label: "Drawn like",
        as: "one-of",
        optional: true,
        hint: "Left open, a built-in plant is drawn as itself, and a new one as its genus usually is.",
      },
      { name: "habit", label: "Outline of the plant", as: "one-of", options: words(habits) },
      { name: "leafForm", label: "Leaf", as: "one-of", options: words(leafForms) },
      {
        name: "foliageColor",
        label: "Color of the leaves",
        as: "one-of",
        options: words(foliageColors),
      },
      { name: "flowerForm", label: "Flower", as: "one-of", options: words(flowerForms) },
      {
        name: "bloomColors",
        label: "Colors of the flowers",
        as: "some-of",
        options: words(bloomColors),
      },
    ],
  },
  {
    title: "Its Year",
    fields: [
      { name: "bloomMonths", label: "Blooms in", as: "some-of", options: months },
      {
        name: "leafKept",
        label: "Leaves",
        as: "one-of",
        options: [
          ["months", "In some months"],
          ["semi-evergreen", "Semi-evergreen"],
          ["evergreen", "Evergreen"],
        ],
      },
      { name: "leafMonths", label: "Months with green leaves", as: "some-of", options: months },
      {
        name: "fruitMonths",
        label: "Months of fruit worth looking at",
        as: "some-of",
        options: months,
      },
      {
        name: "fruitLook",
        label: "Look of the fruit",
        as: "line",
        optional: true,
        hint: "For example red berries",
      },
      { name: "fallMonths", label: "Months of fall color", as: "some-of", options: months },
      { name: "fallColors", label: "Fall colors", as: "some-of", options: words(fallColors) },
    ],
  },
  {
    title: "Size in Inches",
    fields: [
      { name: "heightInchesMin", label: "Height from", as: "number" },
      { name: "heightInchesMax", label: "Height to", as: "number" },
      { name: "spreadInchesMin", label: "Spread from", as: "number" },
      { name: "spreadInchesMax", label: "Spread to", as: "number" },
      { name: "spacingInchesMin", label: "Spacing from", as: "number" },
      { name: "spacingInchesMax", label: "Spacing to", as: "number" },
    ],
  },
  {
    title: "Where It Grows",
    fields: [
      { name: "zoneMin", label: "Zone from", as: "number" },
      { name: "zoneMax", label: "Zone to", as: "number" },
      { name: "light", label: "Light", as: "some-of", options: words(lightLevels) },
      { name: "soilMoisture", label: "Moisture", as: "some-of", options: words(soilMoistures) },
      { name: "nativeToPennsylvania", label: "Native to Pennsylvania", as: "yes-no" },
      { name: "goodFor", label: "Recommended for", as: "some-of", options: words(useFacts) },
    ],
  },
  {
    title: "Animals and People",
    fields: [
      {
        name: "deerResistance",
        label: "Deer",
        as: "one-of",
        options: words(deerRatings),
      },
      {
        name: "pollinatorValue",
        label: "Worth to pollinators",
        as: "one-of",
        options: words(pollinatorValues),
      },
      {
        name: "flowerVisitors",
        label: "Visitors",
        as: "some-of",
        options: words(flowerVisitors),
      },
      { name: "toxicity", label: "Poison", as: "one-of", options: words(toxicityLevels) },
      {
        name: "toxicityNote",
        label: "Whom it harms and which part",
        as: "line",
        optional: true,
      },
      { name: "traditionName", label: "Traditional name", as: "line", optional: true },
      { name: "traditionStory", label: "Its story", as: "lines", optional: true },
      {
        name: "traditionSource",
        label: "Where the story is told",
        as: "one-of",
        optional: true,
        options: sources,
      },
    ],
  },
  {
    title: "Sources",
    fields: [
      {
        name: "sources",
        label: "Where these facts were looked up",
        as: "some-of",
        options: sources,
        hint: "Only where you looked them up yourself: the page says so. Without any it names none.",
      },
    ],
  },
];

/** A value as the owner reads it: "Pink, white", "June, July". */
export function valueInWords({ options }: FactField, value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  const labels = new Map(options);
  const list = (Array.isArray(value) ? value : [value]) as (string | number)[];
  return list.map((it) => labels.get(it) ?? String(it)).join(", ") || "nothing";
}
