/** A line of the table. */
export interface Row {
  what: string;
  /** What was measured, with its unit. */
  figure: string;
  /** What it is divided by, measured in the same run. */
  against: string;
  /** Empty where a figure stands for itself, such as bytes. */
  ratio: string;
}

/** Some rows that are measured together. */
export interface Measurement {
  /** `npm run bench -- name` runs it alone. */
  name: string;
  /** `other`: the folder of another clone with a build, which then takes turns with this one. */
  run(other: string | undefined): Promise<Row[]>;
}

/** The middle of several measurements; machines are noisy, and a mean follows the noise. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value that this share of the others does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN;
}

/** "0.92 (0.82–1.09)" of some rounds' ratios. */
export function spread(values: readonly number[]): string {
  const at = (share: number) => quantile(values, share).toFixed(2);
  return `${at(0.5)} (${at(0)}–${at(1)})`;
}

/** The same number of rounds of two things in turns; the first round of both warms them up and is not kept. */
export async function inTurns<A, B>(
  rounds: number,
  one: () => Promise<A>,
  other: () => Promise<B>,
): Promise<[A, B][]> {
  const pairs: [A, B][] = [];
  for (let round = 0; round <= rounds; round += 1) pairs.push([await one(), await other()]);
  return pairs.slice(1);
}

/** The row of two things that were measured in turns: what it is divided by first. */
export function rowOfTurns(
  what: string,
  unit: string,
  against: string,
  pairs: readonly (readonly [base: number, own: number])[],
): Row {
  const middle = (values: number[]) => {
    const value = median(values);
    return `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`;
  };
  return {
    what,
    figure: middle(pairs.map(([, own]) => own)),
    against: `${against} (${middle(pairs.map(([base]) => base))})`,
    ratio: spread(pairs.map(([base, own]) => own / base)),
  };
}
