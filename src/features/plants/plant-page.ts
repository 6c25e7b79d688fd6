import type { CatalogueName } from "./catalogue-names.ts";
import { companionsOf } from "./companions.ts";
import {
  deerWords,
  lightInWords,
  listInWords,
  moistureInWords,
  spacingInWords,
  visitorWords,
} from "./fact-words.ts";
import {
  cardOf,
  heightInWords,
  linkOf,
  monthsInWords,
  type PageLink,
  type PlantCard,
  type PlantLink,
  plantPath,
  type StockNote,
  showsItsFlowers,
} from "./plant-card.ts";
import { type PlantFacts, plantSources } from "./plant-facts.ts";
import type { PlantPhotograph, PlantRecord } from "./plant-record.ts";
import { monthsInLeaf } from "./plant-seasons.ts";
import type { StockState } from "./stock/stock-fields.ts";
import { drawToScale, type PlantSize, type ScaleDrawing } from "./to-scale/to-scale.ts";

/** One line of the year's ribbon. Months count from 1, in the order in which the plant lives them. */
export interface YearRow {
  kind: "leaf" | "bloom" | "fruit" | "fall";
  label: string;
  months: readonly number[];
  /** "June to August", with what there is to see: "September to November, scarlet berries". */
  words: string;
}

/** All that a plant's page shows of it, in the words that it shows. */
export interface PlantPage {
  path: string;
  catalogue: CatalogueName;
  /** The page's name: the plant's, with the cultivar where several plants share it. */
  title: string;
  /** A sentence or two for a search result. */
  summary: string;
  name: string;
  latin: string;
  acceptedName: string;
  pronunciation: string;
  family: string;
  /** Names it is still sold under. */
  synonyms: readonly string[];
  description: string;
  guide: string;
  imageUrl: string;
  plateWords: string;
  /** The owner's, the first of which is `imageUrl`; absent where she has none. */
  photographs?: readonly PlantPhotograph[];
  /** Names its plate where that is not the built-in one. */
  plate?: string;
  tint: PlantCard["tint"];
  ornament: PlantCard["ornament"];
  /** Label and words: "Light", "Full sun to part shade". */
  facts: readonly (readonly [label: string, words: string])[];
  year: readonly YearRow[];
  size: PlantSize;
  scale: ScaleDrawing;
  toxicity: { level: PlantFacts["toxicity"]["level"]; words: string };
  tradition?: { name?: string | undefined; story: string; source: string };
  /** What grows well beside it. */
  companions: readonly PlantLink[];
  /** Posts of the garden blog that name it. */
  posts: readonly PageLink[];
  sources: readonly string[];
  /** What is so of the sources: who looked what up there. */
  sourcesNote: string;
  /** The page's address for whoever holds it on paper; made by the server alone. */
  qrCode: { size: number; d: string };
  /** What the owner says of it; absent where she has said nothing. */
  stock?: StockOnPage;
}

/** What a plant's page says of its stock. */
export interface StockOnPage extends Partial<StockNote> {
  state: StockState | null;
  price: string;
  /** The owner's own words. */
  note: string;
}

/** What the API answers for an address that no plant has. */
export interface NoSuchPlant {
  message: string;
  /** Plants whose address or name is like it. */
  near: readonly PlantLink[];
}

/** What a page says of a plant about which nothing harmful is known. */
const nothingKnown =
  "No poison is known in it, for people or for pets. That is no invitation to eat it.";

/** A plant as other pages show it. */
export function plantLinkOf(plant: PlantRecord, stock?: StockNote): PlantLink {
  const link = linkOf(cardOf(plant));
  return stock ? { ...link, stock } : link;
}

/** The page of a plant, from all that is known of it, and the posts that name it. */
export function plantPageOf(
  plant: PlantRecord,
  {
    all,
    posts,
    stockNoteOf = () => undefined,
  }: {
    all: readonly PlantRecord[];
    posts: readonly PageLink[];
    stockNoteOf?: (plant: PlantRecord) => StockNote | undefined;
  },
): Omit<PlantPage, "qrCode"> {
  const { catalogue, name, latin, pronunciation, description, guide, imageUrl, facts } = plant;
  const { tint, ornament, plate } = cardOf(plant);
  const { tradition } = facts;
  return {
    path: plantPath(plant),
    catalogue,
    title: all.some((other) => other.name === name && other.slug !== plant.slug)
      ? `${name} (${latin})`
      : name,
    summary: summaryOf(plant),
    name,
    latin,
    acceptedName: facts.acceptedName,
    pronunciation,
    family: facts.family,
    synonyms: facts.synonyms,
    description,
    guide,
    imageUrl,
    plateWords: plant.plateWords,
    ...(plant.photographs ? { photographs: plant.photographs } : {}),
    ...(plate ? { plate } : {}),
    tint,
    ornament,
    facts: factsInWords(plant),
    year: yearOf(plant),
    size: sizeOf(facts),
    scale: drawToScale(name, facts, { isFlowering: ornament === "rose" }),
    toxicity: { level: facts.toxicity.level, words: facts.toxicity.note ?? nothingKnown },
    ...(tradition ? { tradition: { ...tradition, source: plantSources[tradition.source] } } : {}),
    companions: companionsOf(plant, all).map((it) => plantLinkOf(it, stockNoteOf(it))),
    posts,
    sources: facts.sources.map((source) => plantSources[source]),
    sourcesNote: sourcesNotes[plant.own?.factsAre ?? "built-in"],
  };
}

/** Only what the site is delivered with was checked. */
const sourcesNotes = {
  "built-in": "What is said here was checked against:",
  changed: "The nursery has changed some of what is said here. Before that it was checked against:",
  added: "The nursery looked up what is said here in:",
} as const;

/** "Eastern Redbud (Cercis canadensis): ", and as much of the description as a result has room for. */
function summaryOf({ name, latin, description }: PlantRecord): string {
  const start = `${name} (${latin}): `;
  const [first = ""] = description.split(/(?<=\.) /);
  return start + first;
}

function sizeOf(facts: PlantFacts): PlantSize {
  const { heightInchesMin, heightInchesMax, spreadInchesMin, spreadInchesMax } = facts;
  const { spacingInchesMin, spacingInchesMax, habit } = facts;
  return {
    heightInchesMin,
    heightInchesMax,
    spreadInchesMin,
    spreadInchesMax,
    spacingInchesMin,
    spacingInchesMax,
    habit,
  };
}

function factsInWords({ catalogue, facts }: PlantRecord): [string, string][] {
  const visitors = facts.flowerVisitors.map((visitor) => visitorWords[visitor].toLowerCase());
  const rows: [string, string | false][] = [
    ["Light", lightInWords(facts.light)],
    ["Moisture", moistureInWords(facts.soilMoisture)],
    ["Hardiness zones", catalogue !== "annuals" && `${facts.zoneMin} to ${facts.zoneMax}`],
    ["Height", heightInWords(facts.heightInchesMin, facts.heightInchesMax)],
    ["Spread", heightInWords(facts.spreadInchesMin, facts.spreadInchesMax)],
    ["Spacing", `${spacingInWords(facts)} apart`],
    [
      "Deer",
      deerWords[facts.deerResistance] + (facts.sources.includes("rutgers") ? " (Rutgers)" : ""),
    ],
    ["Visitors", visitors.length > 0 && capitalized(listInWords(visitors))],
    ["Native", facts.nativeToPennsylvania ? "Native to Pennsylvania" : false],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== false);
}

function yearOf({ facts, seasons }: PlantRecord): YearRow[] {
  const { leaf, fruit, fallColor } = seasons;
  const inLeaf = monthsInLeaf(seasons);
  const rows: YearRow[] = [
    {
      kind: "leaf",
      label: "Leaf",
      months: inLeaf,
      words: typeof leaf === "string" ? capitalized(leaf) : monthsInWords(inLeaf),
    },
  ];
  if (facts.bloomMonths.length > 0 && facts.flowerForm !== "none") {
    const colors = showsItsFlowers(facts)
      ? `, ${listInWords(facts.bloomColors.map((color) => color.replace("-", " ")))}`
      : "";
    rows.push({
      kind: "bloom",
      label: "Bloom",
      months: facts.bloomMonths,
      words: monthsInWords(facts.bloomMonths) + colors,
    });
  }
  if (fruit) {
    rows.push({
      kind: "fruit",
      label: "Fruit",
      months: fruit.months,
      words: `${monthsInWords(fruit.months)}, ${fruit.look}`,
    });
  }
  if (fallColor) {
    rows.push({
      kind: "fall",
      label: "Fall color",
      months: fallColor.months,
      words: `${monthsInWords(fallColor.months)}, ${listInWords(fallColor.colors)}`,
    });
  }
  return rows;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
