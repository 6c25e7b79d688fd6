/** A bed's length and width in feet. */
export interface Bed {
  length: number;
  width: number;
}

/** The longest side accepted, in feet: an acre is about 200 by 200. */
const bedFeetMax = 1000;

/** How many plants fill a bed, set in rows at the widest and at the closest spacing. */
export function plantsForBed(
  { length, width }: Bed,
  { spacingInchesMin, spacingInchesMax }: { spacingInchesMin: number; spacingInchesMax: number },
): { fewest: number; most: number } {
  const squareInches = length * 12 * (width * 12);
  const count = (spacing: number) => Math.max(1, Math.round(squareInches / spacing ** 2));
  return { fewest: count(spacingInchesMax), most: count(spacingInchesMin) };
}

/** A side as it was typed, in feet; undefined if it is no length that a bed can have. */
export function readFeet(text: string): number | undefined {
  const feet = Number(text.trim().replace(",", "."));
  return text.trim() !== "" && feet > 0 && feet <= bedFeetMax ? feet : undefined;
}

/** "about 24 plants", "18 to 27 plants", "one plant" */
export function countInWords({ fewest, most }: { fewest: number; most: number }): string {
  if (most === 1) return "one plant";
  const number = new Intl.NumberFormat("en-US").format;
  return fewest === most
    ? `about ${number(most)} plants`
    : `${number(fewest)} to ${number(most)} plants`;
}
