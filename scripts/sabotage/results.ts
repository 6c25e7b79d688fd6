import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprint, type Sabotage } from "./sabotage.ts";

/** What the last run of a sabotage showed. */
interface Result {
  /** What was run; a sabotage or test that was changed since has no result. */
  fingerprint: string;
  /** How many tests turned red. */
  red: number;
}

/** By the sabotage's name. */
export type Results = Record<string, Result>;

const file = join(import.meta.dirname, "results.json");

/** The results that are kept; none where the file is not there. */
export function readResults(): Results {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Results) : {};
}

/** How many tests turned red when this, as it is now, was last done; undefined where it never was. */
export function redOf(results: Results, sabotage: Sabotage): number | undefined {
  const result = results[sabotage.name];
  return result?.fingerprint === fingerprint(sabotage) ? result.red : undefined;
}

/** Keeps the results of these sabotages, in their order, and of no others. */
export function writeResults(results: Results, sabotages: readonly Sabotage[]): void {
  const kept = sabotages.flatMap(({ name }) => {
    const result = results[name];
    return result ? [[name, result] as const] : [];
  });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}
