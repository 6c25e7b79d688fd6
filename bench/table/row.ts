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
  run(): Promise<Row[]>;
}

/** "0.92 (0.82–1.09)" of some rounds' ratios. */
export function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN;
  return `${at(0.5).toFixed(2)} (${at(0).toFixed(2)}–${at(1).toFixed(2)})`;
}
