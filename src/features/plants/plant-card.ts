import type { PlantCard, PlantLink } from "./answers.ts";
import type { PlantRecord } from "./plant-record.ts";
import type { KnownFacts } from "./schema-of-plant-facts.ts";

/** The card of a plant of any of the three catalogues. */
export function cardOf(plant: PlantRecord): PlantCard {
  const { name, latin, description, guide, imageUrl, plateWords, facts, stockNote, own } = plant;
  const bloom = showsItsFlowers(facts) ? facts.bloomColors[0] : undefined;
  // In the order of the page's text, because repeated runs compress best.
  return {
    plateWords,
    path: plantPath(plant),
    name,
    latin,
    notes: notesOn(facts),
    ...(facts.toxicity?.level === "poisonous"
      ? { warning: facts.toxicity.note ?? "Poisonous." }
      : {}),
    description,
    guide,
    ornament: bloom ? "rose" : "leaf",
    imageUrl,
    tint: bloom ?? facts.foliageColor ?? "green",
    ...(own?.plate === undefined ? {} : { plate: own.plate?.mark ?? null }),
    ...(stockNote ? { stock: stockNote } : {}),
  };
}

/** The parts of a card that are shown without its texts. */
export function linkOf(card: PlantLink & Partial<PlantCard>): PlantLink {
  const { plateWords: _, description: __, guide: ___, ...link } = card;
  return link;
}

/** "Deadly to cats" of a warning that goes on to say how. */
export function warningInShort(warning: string): string {
  return warning.split(":", 1)[0] ?? warning;
}

/** The address of a plant's page on this site. */
export function plantPath({ catalogue, slug }: Pick<PlantRecord, "catalogue" | "slug">): string {
  return `/${catalogue}/${slug}`;
}

/** Whether its flowers give a plant its color in the garden: catkins, cones and seedheads do not, its leaves do. */
export function showsItsFlowers({ flowerForm, bloomMonths, bloomColors }: KnownFacts): boolean {
  if (!flowerForm) return bloomMonths.length + bloomColors.length > 0;
  return !["none", "cone", "catkin", "inconspicuous", "grass-seedhead"].includes(flowerForm);
}

/** Whether its bloom time is unknown. False for plants without flowers. */
export function isBloomUntold({ bloomMonths, flowerForm }: KnownFacts): boolean {
  return bloomMonths.length === 0 && flowerForm !== "none" && flowerForm !== "cone";
}

/** The least and the most of a size in inches or of zones; undefined if they are not known. */
export function rangeOf(
  facts: KnownFacts,
  what: "zone" | "heightInches" | "spreadInches" | "spacingInches",
): [min: number, max: number] | undefined {
  const [min, max] = [facts[`${what}Min`], facts[`${what}Max`]];
  return min === undefined || max === undefined ? undefined : [min, max];
}

function notesOn(facts: KnownFacts): string {
  const months = showsItsFlowers(facts) ? monthsInWords(facts.bloomMonths) : "";
  const bloom = months && `Blooms ${months}`;
  const size = rangeOf(facts, "heightInches");
  const height = size ? `${heightInWords(...size)} tall` : "";
  const native = facts.nativeToPennsylvania ? "native\u00a0to\u00a0Pennsylvania" : "";
  return [bloom, height, native].filter(Boolean).join(" · ");
}

export const monthNames = [
  ...["January", "February", "March", "April", "May", "June", "July", "August", "September"],
  ...["October", "November", "December"],
];

/** "May", "May and June", "June to August", "December to March", "March to June, September". */
export function monthsInWords(months: readonly number[]): string {
  return runsOf(months)
    .map(([first, last]) => {
      const from = monthNames[first - 1];
      const to = monthNames[last - 1];
      if (first === last) return from;
      return last === (first % 12) + 1 ? `${from} and ${to}` : `${from} to ${to}`;
    })
    .join(", ");
}

/** Months without a gap, in the order in which the plant lives them: [12, 1, 2] is one run. */
function runsOf(months: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const month of months) {
    const run = runs.at(-1);
    if (run && month === (run[1] % 12) + 1) run[1] = month;
    else runs.push([month, month]);
  }
  return runs;
}

/** "8 inches", "30 to 36 inches", "20 to 30 feet": feet from six feet up, where both come out even. */
export function heightInWords(min: number, max: number): string {
  const feet = min >= 72 || (max >= 72 && min % 12 === 0 && max % 12 === 0);
  const [from, to] = feet ? [Math.round(min / 12), Math.round(max / 12)] : [min, max];
  return `${from === to ? "" : `${from} to `}${to} ${feet ? "feet" : to === 1 ? "inch" : "inches"}`;
}
