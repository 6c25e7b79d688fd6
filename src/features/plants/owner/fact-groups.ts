import type { PlantEntry } from "../plant-entry/inputs.ts";
import { fallColors } from "../plant-seasons.ts";
import { useFacts } from "../plant-uses.ts";
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
} from "../schema-of-plant-facts.ts";

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

type Name = FactField["name"];
type More = Pick<FactField, "hint" | "optional" | "options">;

function line(name: Name, label: string, more: More = {}): FactField {
  return { name, label, as: "line", ...more };
}

function lines(name: Name, label: string, more: More = {}): FactField {
  return { name, label, as: "lines", ...more };
}

function oneOf(name: Name, label: string, options: Options, more: More = {}): FactField {
  return { name, label, as: "one-of", options, ...more };
}

function someOf(name: Name, label: string, options: Options, more: More = {}): FactField {
  return { name, label, as: "some-of", options, ...more };
}

/** Two fields, from the least to the most. */
function fromTo(name: "height" | "spread" | "spacing", label: string): readonly FactField[] {
  return [
    { name: `${name}InchesMin`, label: `${label} from`, as: "number" },
    { name: `${name}InchesMax`, label: `${label} to`, as: "number" },
  ];
}

const optional = true;

/** Every fact that the owner can change, in the order and under the headings of the form. */
export const factGroups: readonly { title: string; fields: readonly FactField[] }[] = [
  {
    title: "Names",
    fields: [
      line("name", "Name"),
      line("slug", "Address of its page", {
        hint: "The last part, for example eastern-redbud. A former address goes on leading here.",
      }),
      line("acceptedName", "Latin name", {
        hint: "Genus and species, for example Cercis canadensis",
      }),
      line("cultivar", "Cultivar", { optional, hint: "Without quotes" }),
      line("family", "Family", { hint: "For example Fabaceae" }),
      line("pronunciation", "How the Latin name is said", {
        hint: "For example SER-sis kan-uh-DEN-sis",
      }),
      lines("synonyms", "Also sold as", { optional, hint: "One name a line" }),
    ],
  },
  {
    title: "Texts",
    fields: [lines("description", "Description"), lines("guide", "Planting text")],
  },
  {
    title: "What Its Plate Shows",
    fields: [
      // Its choices are the plants of its catalogue.
      oneOf("drawnLike", "Drawn like", [], {
        optional,
        hint: "Left open, a built-in plant is drawn as itself, and a new one as its genus usually is.",
      }),
      oneOf("habit", "Outline of the plant", words(habits)),
      oneOf("leafForm", "Leaf", words(leafForms)),
      oneOf("foliageColor", "Color of the leaves", words(foliageColors)),
      oneOf("flowerForm", "Flower", words(flowerForms)),
      someOf("bloomColors", "Colors of the flowers", words(bloomColors)),
    ],
  },
  {
    title: "Its Year",
    fields: [
      someOf("bloomMonths", "Blooms in", months),
      oneOf("leafKept", "Leaves", [
        ["months", "In some months"],
        ["semi-evergreen", "Semi-evergreen"],
        ["evergreen", "Evergreen"],
      ]),
      someOf("leafMonths", "Months with green leaves", months),
      someOf("fruitMonths", "Months of fruit worth looking at", months),
      line("fruitLook", "Look of the fruit", { optional, hint: "For example red berries" }),
      someOf("fallMonths", "Months of fall color", months),
      someOf("fallColors", "Fall colors", words(fallColors)),
    ],
  },
  {
    title: "Size in Inches",
    fields: [
      ...fromTo("height", "Height"),
      ...fromTo("spread", "Spread"),
      ...fromTo("spacing", "Spacing"),
    ],
  },
  {
    title: "Where It Grows",
    fields: [
      { name: "zoneMin", label: "Zone from", as: "number" },
      { name: "zoneMax", label: "Zone to", as: "number" },
      someOf("light", "Light", words(lightLevels)),
      someOf("soilMoisture", "Moisture", words(soilMoistures)),
      { name: "nativeToPennsylvania", label: "Native to Pennsylvania", as: "yes-no" },
      someOf("goodFor", "Recommended for", words(useFacts)),
    ],
  },
  {
    title: "Animals and People",
    fields: [
      oneOf("deerResistance", "Deer", words(deerRatings)),
      oneOf("pollinatorValue", "Worth to pollinators", words(pollinatorValues)),
      someOf("flowerVisitors", "Visitors", words(flowerVisitors)),
      oneOf("toxicity", "Poison", words(toxicityLevels)),
      line("toxicityNote", "Whom it harms and which part", { optional }),
      line("traditionName", "Traditional name", { optional }),
      lines("traditionStory", "Its story", { optional }),
      oneOf("traditionSource", "Where the story is told", sources, { optional }),
    ],
  },
  {
    title: "Sources",
    fields: [
      someOf("sources", "Where these facts were looked up", sources, {
        hint: "Only where you looked them up yourself: the page says so. Without any it names none.",
      }),
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
