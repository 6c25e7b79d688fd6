import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { filesOf, leastPercent, percentKilled, scoresIn, total, withScores } from "./scores.ts";

const root = join(import.meta.dirname, "../..");
const page = join(root, "docs/mutation-testing.md");
const { mutate } = JSON.parse(readFileSync(join(root, "stryker.config.json"), "utf8"));
const files = process.argv.slice(2);
const asked = files.length > 0 ? { mutate: files } : {};

const mutants = await new Stryker(asked).runMutationTest();
const measured = Map.groupBy(mutants, ({ fileName }) => relative(root, fileName));
const before = readFileSync(page, "utf8");
const known = scoresIn(before);
const scores = filesOf(mutate, root).flatMap((file) => {
  const found = measured.get(file);
  if (!found) return known.find((score) => score.file === file) ?? [];
  const count = (status: string) => found.filter((mutant) => mutant.status === status).length;
  const alive = count("Survived") + count("NoCoverage");
  return { file, killed: count("Killed"), alive, timedOut: count("Timeout") };
});
writeFileSync(page, withScores(before, scores));
const percent = percentKilled(total(scores));
console.log(`${percent.toFixed(1)} % killed over all; at least ${leastPercent} are asked for`);
process.exit(percent < leastPercent ? 1 : 0);
