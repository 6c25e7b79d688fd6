import * as z from "zod/mini";
import { line, shortEnough, someLines } from "#shared/both/text-checks.ts";
import { catalogueNames } from "../catalogue-names.ts";
import { fallColors } from "../plant-seasons.ts";
import { useFacts } from "../plant-uses.ts";
import {
  months,
  noneTwice,
  oneOf,
  PlantFacts,
  someOf,
  sourceKeys,
  toxicityLevels,
} from "../schema-of-plant-facts.ts";

const needed = (what: string, max: number) =>
  line(what, max).check(z.minLength(1, `Please give the ${what}`));
const prose = (what: string, max: number) =>
  z
    .string(`Please write the ${what} as text`)
    .check(
      z.trim(),
      z.minLength(1, `Please write the ${what}`),
      z.maxLength(max, `Please shorten the ${what} to ${max} characters`),
      someLines,
    );
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
  /** Says what it shows, to everybody. */
  caption: needed("caption", 200),
});

/** The facts that the form holds as the site does: each in one field, none of them left out. */
const factsAlike = z.omit(PlantFacts, {
  ...{ acceptedName: true, family: true, cultivar: true, synonyms: true },
  ...{ toxicity: true, tradition: true, sources: true },
}).shape;

/**
 * A plant as the owner's form holds it: every fact, one field each, by one name in every catalogue.
 * Empty texts and lists stand for what is not there.
 */
const fields = {
  catalogue: oneOf(catalogueNames),
  name: needed("name", 80),
  /** The last part of its page's address. */
  slug: z
    .string("Please give the address")
    .check(
      shortEnough("address", 80),
      z.regex(
        /^[a-z]+(?:-[a-z]+)*$/,
        "Only small letters a to z, with single hyphens between the words",
      ),
    ),
  acceptedName: needed("Latin name", 100),
  cultivar: line("cultivar", 80),
  family: needed("family", 60),
  /** How the Latin name is spoken. */
  pronunciation: needed("pronunciation", 120),
  /** As a list, or as a text with one a line. */
  synonyms: z.pipe(
    z.transform((value: unknown) =>
      typeof value === "string"
        ? value
            .split(/[\n\r]+/)
            .map((text) => text.trim())
            .filter(Boolean)
        : value,
    ),
    z.array(needed("name", 100)).check(z.maxLength(20, "20 other names at most"), noneTwice),
  ),
  description: prose("description", 1200),
  guide: prose("planting text", 1200),
  photographs: z.array(Photograph).check(z.maxLength(12, "12 photographs at most")),
  ...factsAlike,
  /** The slug of a plant that it is drawn like; empty: as its genus, or plants of its kind, usually are. */
  drawnLike: z.string().check(z.regex(/^(?:[a-z]+(?:-[a-z]+)*)?$/, "Please choose a plant")),
  leafKept: oneOf(["months", "semi-evergreen", "evergreen"]),
  leafMonths: months,
  fruitMonths: months,
  fruitLook: line("look of the fruit", 60).check(
    z.regex(/^(?:[a-z][a-z -]+)?$/, "Small letters only, for example “red berries”"),
  ),
  fallMonths: months,
  fallColors: someOf(fallColors),
  goodFor: someOf(useFacts),
  toxicity: oneOf(toxicityLevels),
  toxicityNote: line("note on its poison", 300),
  traditionName: line("traditional name", 80),
  traditionStory: z.string().check(z.trim(), shortEnough("story", 800), someLines),
  traditionSource: z.union([z.literal(""), oneOf(sourceKeys)], "Please choose one of the list"),
  /** Where the owner looked its facts up; none of a plant for which she names none. */
  sources: someOf(sourceKeys),
};

/** The shape alone, field by field. */
export const PlantFields = z.object(fields);

/** What is a plant's alone: its names, its texts and where they come from. */
export const ownOfPlant = [
  ...(["catalogue", "name", "slug", "acceptedName", "cultivar", "synonyms"] as const),
  ...(["description", "guide", "photographs", "drawnLike", "sources"] as const),
  ...(["traditionName", "traditionStory", "traditionSource"] as const),
];
const isOwn: ReadonlySet<string> = new Set(ownOfPlant);
export type FactTakenOver = Exclude<keyof typeof fields, (typeof ownOfPlant)[number]>;

/** What one plant may have taken over from another. */
export const factsTakenOver = Object.keys(fields).filter((name) => !isOwn.has(name)) as [
  FactTakenOver,
  ...FactTakenOver[],
];

/** Facts that were said of a plant of another genus, and that whoever sends them says of this one, too. */
export const confirmedFacts = { confirmed: z.optional(someOf(factsTakenOver)) };

/** The shape of what `POST /api/admin/plants` takes. */
export const NewPlantFields = z.extend(PlantFields, {
  ...confirmedFacts,
  /** The slug of the plant whose facts it began with; absent: the one that it is drawn like; empty: none. */
  begunFrom: z.optional(fields.drawnLike),
});
