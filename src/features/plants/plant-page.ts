import { drawToScale } from "#art/index.ts";
import { pick } from "#shared/both/pick.ts";
import type { PageLink, PlantLink, PlantPage, YearRow } from "./answers.ts";
import { companionsOf } from "./companions.ts";
import {
  deerWords,
  lightInWords,
  listInWords,
  moistureInWords,
  spacingInWords,
  visitorWords,
} from "./facts-in-words.ts";
import {
  cardOf,
  heightInWords,
  linkOf,
  monthsInWords,
  plantPath,
  showsItsFlowers,
} from "./plant-card.ts";
import type { PlantRecord } from "./plant-record.ts";
import { nothingKnown } from "./plant-safety.ts";
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
  const { name, latin, facts } = plant;
  const { tint, ornament, plate } = cardOf(plant);
  const { tradition } = facts;
  return {
    path: plantPath(plant),
    title: all.some((other) => other.name === name && other.slug !== plant.slug)
      ? `${name} (${latin})`
      : name,
    summary: summaryOf(plant),
    ...pick(plant, ["catalogue", "name", "latin", "pronunciation"]),
    ...pick(facts, ["acceptedName", "family", "synonyms"]),
    ...pick(plant, ["description", "guide", "imageUrl", "plateWords"]),
    ...(plant.photographs ? { photographs: plant.photographs } : {}),
    ...(plate ? { plate } : {}),
    ...{ tint, ornament },
    facts: factsInWords(plant),
    year: yearOf(plant),
    size: pick(facts, sizeFacts),
    scale: {
      words: scaleInWords(plant),
      ...drawToScale(facts, { isFlowering: ornament === "rose" }),
    },
    toxicity: { level: facts.toxicity.level, words: facts.toxicity.note ?? nothingKnown },
    ...(tradition ? { tradition: { ...tradition, source: plantSources[tradition.source] } } : {}),
    companions: companionsOf(plant, all).map(plantLinkOf),
    posts,
    sources: facts.sources.map((source) => plantSources[source]),
    sourcesNote: sourcesNotes[plant.own?.factsAre ?? "built-in"],
    ...stockOnPage(plant),
  };
}

function scaleInWords({ name, facts }: PlantRecord): string {
  const height = heightInWords(facts.heightInchesMin, facts.heightInchesMax);
  const spread = heightInWords(facts.spreadInchesMin, facts.spreadInchesMax);
  return `${name}, ${height} tall and ${spread} wide, beside a person of 5 feet 7 inches and a door of 6 feet 8 inches.`;
}

/** Nothing where the owner has said nothing that visitors are told. */
function stockOnPage({ stock, stockNote }: PlantRecord): Pick<PlantPage, "stock"> {
  if (!stock || !(stockNote || stock.note)) return {};
  const { state, price, note } = stock;
  return { stock: { ...stockNote, state, price, note } };
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
  const add = (kind: YearRow["kind"], label: string, months: readonly number[], look: string) =>
    rows.push({ kind, label, months, words: monthsInWords(months) + look });
  if (facts.bloomMonths.length > 0 && facts.flowerForm !== "none") {
    const colors = facts.bloomColors.map((color) => color.replace("-", " "));
    const look = showsItsFlowers(facts) ? `, ${listInWords(colors)}` : "";
    add("bloom", "Bloom", facts.bloomMonths, look);
  }
  if (fruit) add("fruit", "Fruit", fruit.months, `, ${fruit.look}`);
  if (fallColor) {
    add("fall", "Fall color", fallColor.months, `, ${listInWords(fallColor.colors)}`);
  }
  return rows;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
