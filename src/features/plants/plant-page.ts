import { drawToScale } from "#art/index.ts";
import { pick } from "#shared/both/pick-fields.ts";
import type { PageLink, PlantLink, PlantPage, YearRow } from "./answers.ts";
import { colorOfFruit } from "./colors-of-year.ts";
import { companionsOf } from "./companions.ts";
import {
  capitalized,
  deerWords,
  lightInWords,
  listInWords,
  moistureInWords,
  visitorWords,
} from "./facts-in-words.ts";
import {
  cardOf,
  heightInWords,
  linkOf,
  monthsInWords,
  rangeOf,
  showsItsFlowers,
} from "./plant-card.ts";
import type { PlantRecord } from "./plant-record.ts";
import { harmInWords } from "./plant-safety.ts";
import { monthsInLeaf } from "./plant-seasons.ts";
import { plantSources, sizeFacts } from "./schema-of-plant-facts.ts";

/** A plant as other pages show it. */
export function plantLinkOf(plant: PlantRecord): PlantLink {
  return linkOf(cardOf(plant));
}

/** The page of a plant, from all that is known of it, and the posts that name it. */
export function plantPageOf(
  plant: PlantRecord,
  { all, posts }: { all: readonly PlantRecord[]; posts: readonly PageLink[] },
): Omit<PlantPage, "qrCode"> {
  const { name, facts } = plant;
  const { notes: _, stock: __, warning: ___, ...shown } = cardOf(plant);
  const { tradition } = facts;
  return {
    ...shown,
    title: all.some((other) => other.name === name && other.slug !== plant.slug)
      ? withLatin(plant)
      : name,
    summary: summaryOf(plant),
    ...pick(plant, ["catalogue", "pronunciation"]),
    ...pick(facts, ["acceptedName", "family", "synonyms"]),
    ...(plant.photographs ? { photographs: plant.photographs } : {}),
    facts: factsInWords(plant),
    year: yearOf(plant),
    size: pick(facts, sizeFacts),
    ...scaleOf(plant, shown.ornament === "rose"),
    toxicity: { level: facts.toxicity?.level ?? "unknown", words: harmInWords(facts) },
    ...(tradition ? { tradition: { ...tradition, source: plantSources[tradition.source] } } : {}),
    companions: companionsOf(plant, all).map(plantLinkOf),
    posts,
    sources: facts.sources.map((source) => plantSources[source]),
    sourcesNote: sourcesNotes[plant.own?.factsAre ?? "built-in"],
    ...stockOnPage(plant),
  };
}

function scaleOf({ name, facts }: PlantRecord, isFlowering: boolean): Pick<PlantPage, "scale"> {
  const { habit } = facts;
  const [height, spread] = [rangeOf(facts, "heightInches"), rangeOf(facts, "spreadInches")];
  if (!habit || !height || !spread) return {};
  const words = `${name}, ${heightInWords(...height)} tall and ${heightInWords(...spread)} wide, beside a person of 5 feet 7 inches and a door of 6 feet 8 inches.`;
  const drawn = { habit, heightInchesMax: height[1], spreadInchesMax: spread[1] };
  return { scale: { words, ...drawToScale(drawn, { isFlowering }) } };
}

function withLatin({ name, latin }: PlantRecord): string {
  return latin ? `${name} (${latin})` : name;
}

/** Nothing if the owner has said nothing for visitors. */
function stockOnPage({ stock, stockNote }: PlantRecord): Pick<PlantPage, "stock"> {
  if (!stock || !(stockNote || stock.note)) return {};
  const { state, price, otherSizes, note } = stock;
  return { stock: { ...stockNote, state, price, ...(otherSizes ? { otherSizes } : {}), note } };
}

/** Only built-in facts were checked. */
const sourcesNotes = {
  "built-in": "What is said here was checked against:",
  changed: "The nursery has changed some of what is said here. Before that it was checked against:",
  added: "The nursery looked up what is said here in:",
} as const;

/** "Eastern Redbud (Cercis canadensis): ", and as much of the description as a result has room for. */
function summaryOf(plant: PlantRecord): string {
  const [first = ""] = plant.description.split(/(?<=\.) /);
  return `${withLatin(plant)}: ${first}`;
}

function factsInWords({ catalogue, facts }: PlantRecord): [string, string][] {
  const visitors = facts.flowerVisitors.map((visitor) => visitorWords[visitor].toLowerCase());
  const zones = rangeOf(facts, "zone");
  const inWords = (what: "heightInches" | "spreadInches" | "spacingInches") => {
    const range = rangeOf(facts, what);
    return range ? heightInWords(...range) : "";
  };
  const spacing = inWords("spacingInches");
  const deer = facts.deerResistance ? deerWords[facts.deerResistance] : "";
  const rows: [string, string][] = [
    ["Light", lightInWords(facts.light)],
    ["Moisture", moistureInWords(facts.soilMoisture)],
    ["Hardiness zones", catalogue !== "annuals" && zones ? `${zones[0]} to ${zones[1]}` : ""],
    ["Height", inWords("heightInches")],
    ["Spread", inWords("spreadInches")],
    ["Spacing", spacing && `${spacing} apart`],
    ["Deer", deer && deer + (facts.sources.includes("rutgers") ? " (Rutgers)" : "")],
    ["Visitors", capitalized(listInWords(visitors))],
    ["Native", facts.nativeToPennsylvania ? "Native to Pennsylvania" : ""],
  ];
  return rows.filter(([, words]) => words !== "");
}

function yearOf({ facts, seasons }: PlantRecord): YearRow[] {
  const { leaf, fruit, fallColor } = seasons;
  const rows: YearRow[] = [];
  const add = (
    kind: YearRow["kind"],
    label: string,
    months: readonly number[],
    look: string,
    colors: YearRow["colors"],
    when = monthsInWords(months),
  ) => rows.push({ kind, label, months, words: when + look, colors });
  if (leaf) {
    const always = typeof leaf === "string" ? capitalized(leaf) : undefined;
    add("leaf", "Leaf", monthsInLeaf(seasons), "", [facts.foliageColor ?? "green"], always);
  }
  if (facts.bloomMonths.length > 0 && facts.flowerForm !== "none") {
    const colors = facts.bloomColors.map((color) => color.replace("-", " "));
    const look = showsItsFlowers(facts) && colors.length > 0 ? `, ${listInWords(colors)}` : "";
    const shown = facts.bloomColors.length > 0 ? facts.bloomColors : (["yellow-green"] as const);
    add("bloom", "Bloom", facts.bloomMonths, look, shown);
  }
  if (fruit) {
    add("fruit", "Fruit", fruit.months, `, ${fruit.look}`, [colorOfFruit(fruit.look)]);
  }
  if (fallColor) {
    const { months, colors } = fallColor;
    add("fall", "Fall color", months, `, ${listInWords(colors)}`, colors);
  }
  return rows;
}
