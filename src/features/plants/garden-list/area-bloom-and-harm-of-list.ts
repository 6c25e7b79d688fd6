import type { GardenPlant, ListedPlant } from "../answers.ts";

/** The number of plants, and their area: a square as wide as its spacing for each. */
export function gardenTotals(plants: readonly ListedPlant[]) {
  const sum = (of: (plant: ListedPlant) => number) =>
    plants.reduce((total, plant) => total + of(plant), 0);
  const squareFeet = (inches = 0) => (inches / 12) ** 2;
  return {
    count: sum(({ count }) => count),
    squareFeetMin: sum(({ count, spacingInchesMin }) => count * squareFeet(spacingInchesMin)),
    squareFeetMax: sum(({ count, spacingInchesMax }) => count * squareFeet(spacingInchesMax)),
  };
}

/** "about 24 square feet", "18 to 27 square feet"; whole feet from ten up, else halves, never 0. */
export function areaInWords(min: number, max: number): string {
  const [from, to] = [rounded(min), rounded(max)];
  const number = new Intl.NumberFormat("en-US").format;
  const unit = to === 1 && from === 1 ? "square foot" : "square feet";
  return from === to ? `about ${number(to)} ${unit}` : `${number(from)} to ${number(to)} ${unit}`;
}

function rounded(feet: number): number {
  return feet >= 10 ? Math.round(feet) : Math.max(0.5, Math.round(feet * 2) / 2);
}

/** What is in bloom in each month of the year, January first, in the order of the list. */
export function bloomCalendar<Plant extends Pick<GardenPlant, "bloomMonths">>(
  plants: readonly Plant[],
): Plant[][] {
  return Array.from({ length: 12 }, (_, at) =>
    plants.filter(({ bloomMonths }) => bloomMonths.includes(at + 1)),
  );
}

/** The colors of what is in bloom in each month, January first, each once, in the order of the list. */
export function colorsByMonth(plants: readonly Pick<GardenPlant, "bloomMonths" | "tint">[]) {
  return bloomCalendar(plants).map((inBloom) => [...new Set(inBloom.map(({ tint }) => tint))]);
}

const harm = ["poisonous", "harmful-if-eaten", "irritant"] as const;

/** What in a list can do harm, the worst first. */
export function harmfulIn<Plant extends Pick<GardenPlant, "toxicity">>(plants: readonly Plant[]) {
  return harm.flatMap((level) =>
    plants.filter(
      (plant): plant is Plant & { toxicity: { level: typeof level } } =>
        plant.toxicity?.level === level,
    ),
  );
}
