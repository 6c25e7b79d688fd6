import * as z from "zod/mini";
import { pick } from "#shared/both/pick-fields.ts";
import {
  answer,
  count,
  day,
  flag,
  orNull,
  rowId,
  text,
} from "#shared/server/openapi/answer-shapes.ts";
import { catalogueNames } from "./catalogue-names.ts";
import { colorsOfYear } from "./colors-of-year.ts";
import { PlantFields } from "./plant-entry/entry-fields.ts";
import { month } from "./plant-seasons.ts";
import {
  bloomColors,
  foliageColors,
  PlantFacts,
  sizeFacts,
  toxicityLevels,
} from "./schema-of-plant-facts.ts";
import { stockStates } from "./stock/inputs.ts";

const catalogue = z.enum(catalogueNames);
const stockState = orNull(z.enum(stockStates));
const listOf = <Item extends z.ZodMiniType>(item: Item) => z.readonly(z.array(item));
const places = listOf(count);
const texts = listOf(text);
/** The color of the ornament that stands where no picture can be loaded. */
const tint = z.enum([...new Set([...bloomColors, ...foliageColors])]);
const months = listOf(month);
const facts = PlantFacts.shape;

export const Product = answer("Product", {
  id: rowId,
  name: text,
  category: text,
  description: text,
});
export type Product = z.infer<typeof Product>;

const stockNote = {
  /** "Sold out · 1-gallon pot · $14" */
  says: text,
  isOut: z.exactOptional(z.literal(true)),
};

const otherSizes = z
  .exactOptional(listOf(z.strictObject({ potSize: text, price: text })))
  .check(z.describe("Where it is sold in more than one size; absent where not."));

const StockNote = answer("StockNote", stockNote);
export type StockNote = z.infer<typeof StockNote>;

const PageLink = answer("PageLink", { name: text, path: text });
export type PageLink = z.infer<typeof PageLink>;

/** What every picture of a plant stands with. */
const pictured = {
  name: text,
  /** Where its page is: "/perennials/purple-coneflower". */
  path: text,
  /** Accepted name and cultivar: "Echinacea purpurea 'Magnus'". */
  latin: text,
  imageUrl: text,
  tint,
  /** A rose for what blooms, a leaf for what is grown for its leaves. */
  ornament: z.enum(["rose", "leaf"]),
  plate: z
    .exactOptional(orNull(text))
    .check(
      z.describe("Names its plate where that is not the built-in one; null where it has none."),
    ),
};

const link = {
  ...pictured,
  /** "Blooms June to August · 30 to 36 inches tall · native to Pennsylvania" */
  notes: text,
  stock: z.exactOptional(StockNote),
  warning: z.exactOptional(text),
};

const ownTexts = {
  description: text,
  guide: text,
  /** What its plate shows, for whoever does not see it. */
  plateWords: text,
};

export const PlantLink = answer("PlantLink", link);
export type PlantLink = z.infer<typeof PlantLink>;

const PlantCard = answer("PlantCard", { ...link, ...ownTexts });
export type PlantCard = z.infer<typeof PlantCard>;

/** The plants of a catalogue as its page shows them, by position; null for those not shown. */
export const CatalogueCards = answer("CatalogueCards", {
  /** Of which plants the places are. */
  version: text,
  plants: listOf(orNull(z.union([PlantCard, PlantLink]))),
});
export type CatalogueCards = z.infer<typeof CatalogueCards>;

/** The owner's stock and changes of built-in plants, by their built-in paths. */
export const PublicStock = z.record(
  text,
  z.union([
    StockNote,
    // The cards of a built-in plant that she changed, and of those that she added after it.
    z.strictObject({ instead: listOf(PlantCard) }),
    z.literal("hidden"),
  ]),
);
export type PublicStock = Readonly<z.infer<typeof PublicStock>>;

const PlantSize = answer("PlantSize", z.partial(z.object(pick(facts, sizeFacts))).shape);

/** A drawing in inches, its ground at the bottom: a door, a person and the plant. */
const ScaleDrawing = answer("ScaleDrawing", {
  /** What it shows: "Catmint, 24 to 30 inches tall and 24 to 36 inches wide, beside …" */
  words: text,
  width: z.number(),
  height: z.number(),
  /** Paths of one kind each, from back to front; the page gives the kinds their colors. */
  shapes: listOf(
    z.strictObject({
      kind: z.enum(["ground", "door", "person", "wood", "plant", "shade", "lines", "bloom"]),
      d: text,
    }),
  ),
});

const photograph = {
  url: text,
  /** What it shows, beside it and for whoever does not see it. */
  caption: text,
};

const PlantPhotograph = answer("PlantPhotograph", photograph);
export type PlantPhotograph = z.infer<typeof PlantPhotograph>;

/** One line of the year's ribbon, its months in the order in which the plant lives them. */
const YearRow = answer("YearRow", {
  kind: z.enum(["leaf", "bloom", "fruit", "fall"]),
  label: text,
  months,
  /** Its own, by which it is drawn: of its leaves, flowers, fruit or fall. */
  colors: listOf(z.enum(colorsOfYear)),
  /** "June to August", with what there is to see: "September to November, scarlet berries". */
  words: text,
});
export type YearRow = z.infer<typeof YearRow>;

const StockOnPage = answer("StockOnPage", {
  says: z.exactOptional(text),
  isOut: stockNote.isOut,
  state: stockState,
  price: text,
  otherSizes,
  note: text,
});
export type StockOnPage = z.infer<typeof StockOnPage>;

/** Everything that a plant's page shows, as finished text. */
export const PlantPage = answer("PlantPage", {
  ...pictured,
  ...ownTexts,
  catalogue,
  /** The page's name: the plant's, with the cultivar where several plants share it. */
  title: text,
  summary: text,
  acceptedName: text,
  pronunciation: text,
  family: text,
  synonyms: texts,
  /** The owner's, the first of which is `imageUrl`; absent if she has none. */
  photographs: z.exactOptional(listOf(PlantPhotograph)),
  /** Label and words: "Light", "Full sun to part shade". */
  facts: listOf(z.readonly(z.tuple([text, text]))),
  year: listOf(YearRow),
  size: PlantSize,
  /** Absent if its outline or a size is not known. */
  scale: z.exactOptional(ScaleDrawing),
  toxicity: z.strictObject({ level: z.enum([...toxicityLevels, "unknown"]), words: text }),
  tradition: z.exactOptional(z.strictObject({ name: z.optional(text), story: text, source: text })),
  companions: listOf(PlantLink),
  posts: listOf(PageLink),
  sources: texts,
  sourcesNote: text,
  /** The page's address, for the printed page. */
  qrCode: z.strictObject({ size: count, d: text }),
  stock: z.exactOptional(StockOnPage),
});
export type PlantPage = z.infer<typeof PlantPage>;

export const NoSuchPlant = answer("NoSuchPlant", {
  message: text,
  near: listOf(PlantLink),
});
export type NoSuchPlant = z.infer<typeof NoSuchPlant>;

/** A plant as somebody's list shows it, and how many of it. */
const ListedPlant = answer("ListedPlant", {
  ...link,
  slug: text,
  /** What it was called before, under which a list may still have it; absent if nothing. */
  formerSlugs: z.exactOptional(texts),
  spacingInchesMin: z.optional(facts.spacingInchesMin),
  spacingInchesMax: z.optional(facts.spacingInchesMax),
  /** Empty if no flowers show. */
  bloomMonths: months,
  toxicity: z.optional(facts.toxicity),
  /** Some of these facts are unknown; its notes say which. */
  isUntold: z.exactOptional(z.literal(true)),
  count,
});
export type ListedPlant = z.infer<typeof ListedPlant>;
export type GardenPlant = Omit<ListedPlant, "count">;

export const SharedGarden = answer("SharedGarden", {
  plants: z.array(ListedPlant),
  unknown: z.array(text),
});
export type SharedGarden = z.infer<typeof SharedGarden>;

export const MaryGarden = answer("MaryGarden", {
  plants: listOf(
    z.strictObject({
      ...link,
      /** What it is called in her honor; absent if a legend alone is told. */
      calledName: z.exactOptional(text),
      story: text,
      source: text,
    }),
  ),
  /** All of them as an address carries a list. */
  list: text,
  beds: listOf(
    z.strictObject({
      id: text,
      name: text,
      widthInches: count,
      depthInches: z.number(),
      /** Where each plant stands, in inches from the back left corner, and its number in `plants`, from 1. */
      circles: listOf(
        z.strictObject({
          x: z.number(),
          y: z.number(),
          radius: z.number(),
          tint,
          number: count,
        }),
      ),
      plants: listOf(z.strictObject({ ...link, count })),
      list: text,
    }),
  ),
});
export type MaryGarden = z.infer<typeof MaryGarden>;

const links = listOf(z.strictObject(link));

export const InBloom = answer("InBloom", {
  /** Null if neither a day nor a feast was asked for. */
  day: orNull(day),
  feast: orNull(text),
  /** Of the Mass on the feast, or the one that was asked for. */
  color: orNull(z.enum(["white", "red", "violet", "rose", "green"])),
  /** In bloom in that color; without a color, none. */
  inColor: links,
  bloom: links,
  fruit: links,
  leaf: listOf(PageLink),
  /** A feast to be pasted in a bulletin, as plain text of at most 50 words, and of at most 100; null without a feast. */
  words50: orNull(text),
  words100: orNull(text),
  feasts: listOf(z.strictObject({ id: text, name: text })),
});
export type InBloom = z.infer<typeof InBloom>;

const Note = z.strictObject({ says: text, links: listOf(PageLink) });

/** What a list of plants answers to a search, filters and an order. Plants are named by their places in the catalogue. */
export const PlantListAnswer = answer("PlantListAnswer", {
  /** By group and choice: how many it would leave, in the list and below it; null if it is not offered. */
  counts: listOf(listOf(orNull(count))),
  /** Those that fit the text otherwise (`findFittingOtherwise`), or else a part of it. */
  alsoFitting: places,
  /** What the text was taken to ask for: "Shade". */
  understood: texts,
  /** Nothing fits all of the text; `alsoFitting` has the plants that fit the most of it. */
  isInPart: flag,
  /** It is a question to the nursery, or about something not recorded: `notes` and `pages` answer it. */
  asksForNoPlant: z.exactOptional(z.literal(true)),
  /** If the list is empty: how many plants each choice, removed, would bring. */
  dropping: listOf(z.strictObject({ name: text, value: text, label: text, count })),
  /** The places that pass the filters in the order asked for; null if neither is asked for. */
  filtered: orNull(places),
  /** The places that have the text in name, Latin name or description; null without a text. */
  named: orNull(places),
  /** The places of all that fits the text, best first; null without a text. */
  best: orNull(places),
  notes: listOf(Note),
  /** Events and posts that the text is about, each kind under its heading; what comes after the plants. */
  pages: listOf(Note),
  elsewhere: listOf(z.strictObject({ catalogue, count })),
  /** The version of the list that the places refer to; it changes when the owner adds or hides a plant. */
  version: text,
});
export type PlantListAnswer = z.infer<typeof PlantListAnswer>;

const plantStock = {
  slug: text,
  state: stockState,
  /** The day on which the state was chosen, by the nursery's clock. */
  stateSince: orNull(day),
  price: text,
  potSize: text,
  otherSizes,
  note: text,
  isHidden: flag,
  bench: text.check(z.describe("Where it stands, for the owner alone.")),
  version: z.int(),
};
/** What the owner says of a plant; null and empty if nothing. */
export type PlantStock = z.infer<z.ZodMiniObject<typeof plantStock>>;

export const PlantForOwner = answer("PlantForOwner", {
  ...plantStock,
  catalogue,
  path: text,
  name: text,
  latin: text,
  isBuiltIn: flag.check(z.describe("False of a plant that the owner added.")),
  isOverdue: flag.check(z.describe("What is said of it names a time that is over.")),
});
export type PlantForOwner = z.infer<typeof PlantForOwner>;

const Entry = answer("PlantEntryAnswer", {
  ...PlantFields.shape,
  synonyms: z.array(text),
  photographs: z.array(z.strictObject(photograph)),
});

const { price, potSize, isHidden } = plantStock;

export const PlantEntryForOwner = answer("PlantEntryForOwner", {
  /** Its name in the API, independent of its page's address. */
  slug: text,
  path: text,
  entry: Entry,
  builtIn: orNull(Entry).check(
    z.describe("As the site was delivered with it; null of a plant that the owner added."),
  ),
  begunFrom: orNull(Entry).check(
    z.describe("The built-in plant with whose facts the owner began one of hers; null: none."),
  ),
  stock: z.strictObject({ price, potSize, otherSizes, isHidden }),
  card: PlantCard.check(z.describe("As its catalogue shows it, or would if it were not hidden.")),
  version: count,
});
export type PlantEntryForOwner = z.infer<typeof PlantEntryForOwner>;
