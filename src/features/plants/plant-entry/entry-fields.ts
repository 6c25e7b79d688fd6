import * as z from "zod/mini";
import { monthOf } from "#shared/both/day-in-words.ts";
import { plantSlugMax } from "#shared/both/garden-list.ts";
import { line, lines, shortEnough } from "#shared/both/text-checks.ts";
import { catalogueNames } from "../catalogue-names.ts";
import { capitalized } from "../facts-in-words.ts";
import { fallColors } from "../plant-seasons.ts";
import { useFacts } from "../plant-uses.ts";
import {
  lightLevels,
  months,
  noneTwice,
  oneOf,
  PlantFacts,
  plantSources,
  soilMoistures,
  someOf,
  sourceKeys,
  toxicityLevels,
} from "../schema-of-plant-facts.ts";
import { StockDetails } from "../stock/inputs.ts";

/** One field of a plant's entry: what it may hold, and how the owner's form asks for it. */
export interface EntryField<Schema extends z.ZodMiniType = z.ZodMiniType> {
  schema: Schema;
  label: string;
  heading?: string;
  as: "line" | "lines" | "number" | "one-of" | "some-of" | "yes-no";
  hint?: string;
  optional?: true;
  options?: readonly (readonly [value: string | number, label: string])[];
}

/** Over what every plant of hers needs; the rest is folded. */
export const headingOfNeeded = "The Plant";

type More = Partial<Omit<EntryField, "schema" | "label">>;

const field = <Schema extends z.ZodMiniType>(
  label: string,
  schema: Schema,
  more: More = {},
): EntryField<Schema> => ({
  ...{ schema, label },
  // A list is chosen from what may stand in it.
  ...(schema instanceof z.ZodMiniArray
    ? { as: "some-of", options: optionsOf(schema.def.element) }
    : { as: "line" }),
  ...more,
});

/** One of some words, or empty if it is not known. */
const word = <Words extends z.ZodMiniType<string>>(
  label: string,
  words: Words,
  more: More = {},
): EntryField<z.ZodMiniUnion<[z.ZodMiniLiteral<"">, Words]>> =>
  field(label, z.union([z.literal(""), words], "Please choose one of the list"), {
    as: "one-of",
    options: optionsOf(words),
    ...more,
  });

/** Null if it is not known. */
const number = (label: string, schema: typeof facts.zoneMin | typeof facts.spacingInchesMin) =>
  field(label, z.nullable(schema), { as: "number" });

/** "Full sun" of "full-sun"; what is no word is a month. */
function optionsOf(choice: z.core.$ZodType): NonNullable<EntryField["options"]> {
  if (!(choice instanceof z.ZodMiniEnum)) return monthOptions;
  return choice.options.map((value) => {
    const word = String(value);
    return [word, capitalized(word).replaceAll("-", " ")] as const;
  });
}

const monthOptions = Array.from({ length: 12 }, (_, at) => {
  const month = at + 1;
  return [month, monthOf(`2026-${String(month).padStart(2, "0")}-01`)] as const;
});

function group<Fields extends Record<string, EntryField>>(heading: string, fields: Fields): Fields {
  for (const field of Object.values(fields)) field.heading = heading;
  return fields;
}

const needed = (what: string, max: number) =>
  line(what, max).check(z.minLength(1, `Please give the ${what}`));
const slug = z
  .string("Please give the address")
  .check(
    shortEnough("address", plantSlugMax),
    z.regex(
      /^[a-z]+(?:-[a-z]+)*$/,
      "Only small letters a to z, with single hyphens between the words",
    ),
  );
/** As a list, or as a text with one a line. */
const synonyms = z.pipe(
  z.transform((value: unknown) =>
    typeof value === "string"
      ? value
          .split(/[\n\r]+/)
          .map((text) => text.trim())
          .filter(Boolean)
      : value,
  ),
  z.array(needed("name", 100)).check(z.maxLength(20, "20 other names at most"), noneTwice),
);
/** The slug of a plant; empty: none. */
const otherPlant = z.string().check(z.regex(/^(?:[a-z]+(?:-[a-z]+)*)?$/, "Please choose a plant"));
const Photograph = z.object({
  /** Where it is shown from: an upload of the owner's, or an https address. */
  url: z
    .string("Please upload a photograph or give its address")
    .check(
      z.trim(),
      shortEnough("address", 500),
      z.regex(
        /^(?:\/attached-assets\/[\w.-]+|https:\/\/[^\s"'<>]+)$/,
        "Please upload a photograph, or give an address that begins with https://",
      ),
    ),
  caption: needed("caption", 200),
});

const facts = PlantFacts.shape;
const sources = Object.entries(plantSources);
const optional = true;

/**
 * Every fact, by one name in every catalogue, in the order and under the headings of the form. Empty texts and lists
 * and null stand for what is not there, or not known.
 */
const formFields = {
  ...group(headingOfNeeded, {
    name: field("Name", needed("name", 80)),
    description: field(
      "Description",
      lines("description", 1200).check(z.minLength(1, "Please write the description")),
      { as: "lines" },
    ),
  }),
  ...group("Names", {
    slug: field("Address of its page", slug, {
      hint: "The last part, for example eastern-redbud. A former address goes on leading here.",
    }),
    acceptedName: field("Latin name", line("Latin name", 100), {
      hint: "Genus and species, for example Cercis canadensis",
    }),
    cultivar: field("Cultivar", line("cultivar", 80), { optional, hint: "Without quotes" }),
    family: field("Family", line("family", 60), { hint: "For example Fabaceae" }),
    pronunciation: field("How the Latin name is said", line("pronunciation", 120), {
      hint: "For example SER-sis kan-uh-DEN-sis",
    }),
    synonyms: field("Also sold as", synonyms, { as: "lines", optional, hint: "One name a line" }),
  }),
  ...group("Texts", {
    guide: field("Planting text", lines("planting text", 1200), { as: "lines" }),
  }),
  ...group("What Its Plate Shows", {
    // Its choices are the plants of its catalogue.
    drawnLike: field("Drawn like", otherPlant, {
      as: "one-of",
      optional,
      hint: "Left open, a built-in plant is drawn as itself, and a new one as its genus usually is.",
    }),
    habit: word("Outline of the plant", facts.habit),
    leafForm: word("Leaf", facts.leafForm),
    foliageColor: word("Color of the leaves", facts.foliageColor),
    flowerForm: word("Flower", facts.flowerForm),
    bloomColors: field("Colors of the flowers", facts.bloomColors),
  }),
  ...group("Its Year", {
    bloomMonths: field("Blooms in", facts.bloomMonths),
    leafKept: word("Leaves", oneOf(["months", "semi-evergreen", "evergreen"]), {
      options: [
        ["months", "In some months"],
        ["semi-evergreen", "Semi-evergreen"],
        ["evergreen", "Evergreen"],
      ],
    }),
    leafMonths: field("Months with green leaves", months),
    fruitMonths: field("Months of fruit worth looking at", months),
    fruitLook: field(
      "Look of the fruit",
      line("look of the fruit", 60).check(
        z.regex(/^(?:[a-z][a-z -]+)?$/, "Small letters only, for example “red berries”"),
      ),
      { optional, hint: "For example red berries" },
    ),
    fallMonths: field("Months of fall color", months),
    fallColors: field("Fall colors", someOf(fallColors)),
  }),
  ...group("Size in Inches", {
    heightInchesMin: number("Height from", facts.heightInchesMin),
    heightInchesMax: number("Height to", facts.heightInchesMax),
    spreadInchesMin: number("Spread from", facts.spreadInchesMin),
    spreadInchesMax: number("Spread to", facts.spreadInchesMax),
    spacingInchesMin: number("Spacing from", facts.spacingInchesMin),
    spacingInchesMax: number("Spacing to", facts.spacingInchesMax),
  }),
  ...group("Where It Grows", {
    zoneMin: number("Zone from", facts.zoneMin),
    zoneMax: number("Zone to", facts.zoneMax),
    light: field("Light", someOf(lightLevels)),
    soilMoisture: field("Moisture", someOf(soilMoistures)),
    nativeToPennsylvania: field("Native to Pennsylvania", z.nullable(facts.nativeToPennsylvania), {
      as: "yes-no",
    }),
    goodFor: field("Recommended for", someOf(useFacts)),
  }),
  ...group("Animals and People", {
    deerResistance: word("Deer", facts.deerResistance),
    pollinatorValue: word("Worth to pollinators", facts.pollinatorValue),
    flowerVisitors: field("Visitors", facts.flowerVisitors),
    toxicity: word("Poison", oneOf(toxicityLevels)),
    toxicityNote: field("Whom it harms and which part", line("note on its poison", 300), {
      optional,
    }),
    traditionName: field("Traditional name", line("traditional name", 80), { optional }),
    traditionStory: field("Its story", lines("story", 800), { as: "lines", optional }),
    traditionSource: word("Where the story is told", oneOf(sourceKeys), {
      optional,
      options: sources,
    }),
  }),
  ...group("Sources", {
    sources: field("Where these facts were looked up", someOf(sourceKeys), {
      options: sources,
      hint: "Only where you looked them up yourself: the page says so. Without any it names none.",
    }),
  }),
};

type FormFields = typeof formFields;

/** What each kind of field holds if nothing is filled in. */
const nothingIn: Readonly<Record<EntryField["as"], unknown>> = {
  ...{ line: "", lines: "", "one-of": "", number: null, "some-of": [], "yes-no": null },
};

export type FactField = EntryField & { name: keyof FormFields };

/** The fields of the form, by their headings. Not by `Map.groupBy`, which browsers that we support lack. */
export const factGroups = new Map<EntryField["heading"], FactField[]>();
for (const [name, field] of Object.entries<EntryField>(formFields)) {
  const fields = factGroups.get(field.heading) ?? [];
  fields.push({ ...field, name: name as keyof FormFields });
  factGroups.set(field.heading, fields);
}

/** The shape alone, field by field. */
export const PlantFields = z.object({
  catalogue: oneOf(catalogueNames),
  photographs: z.array(Photograph).check(z.maxLength(12, "12 photographs at most")),
  ...(Object.fromEntries(
    Object.entries(formFields).map(([name, { schema }]) => [name, schema]),
  ) as { [Name in keyof FormFields]: FormFields[Name]["schema"] }),
});
export type FactName = keyof typeof PlantFields.shape;

/** A plant of which only the catalogue is known. */
export const nothingKnown = {
  ...Object.fromEntries(Object.entries(formFields).map(([name, { as }]) => [name, nothingIn[as]])),
  photographs: [],
} as unknown as Omit<z.infer<typeof PlantFields>, "catalogue">;

/** Whether it says nothing of a plant. */
export const isNothing = (value: unknown): boolean =>
  value === "" || value === null || Number.isNaN(value) || (Array.isArray(value) && !value[0]);

const everyFact = z.keyof(PlantFields).options;
const namesAndPictures: readonly FactName[] = [
  ...(["catalogue", "name", "slug", "acceptedName", "cultivar", "photographs"] as const),
  "drawnLike",
];
/** What is a plant's alone beside them: its texts and where they come from. */
const texts: readonly FactName[] = [
  ...(["synonyms", "description", "guide", "sources"] as const),
  ...(["traditionName", "traditionStory", "traditionSource"] as const),
];

/** The fields that describe the original plant, and not another made from it. */
export const factsSaid = everyFact.filter((it) => !namesAndPictures.includes(it));

/** The fields that one plant may have copied from another. */
export const factsTakenOver = factsSaid.filter((it) => !texts.includes(it));

/** Its stock in the same form; optional for a new plant. */
const { price, potSize, otherSizes, isHidden } = z.partial(StockDetails).shape;

export const besideFacts = {
  /** Facts that were said of a plant of another genus, and that whoever sends them says of this one, too. */
  confirmed: z.optional(someOf(factsSaid)),
  /** The slug of the plant whose facts it began with; absent: the one that it is drawn like; empty: none. */
  begunFrom: z.optional(otherPlant),
  ...{ price, potSize, otherSizes, isHidden },
};

/** The shape of what `POST /api/admin/plants` takes. */
export const NewPlantFields = z.extend(PlantFields, besideFacts);
