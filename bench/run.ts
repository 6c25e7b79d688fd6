// One table of figures, each against something measured in the same run:
// node bench/run.ts [name …] [--against FOLDER], after a build. `npm run bench` builds first. With the folder
// of another clone that has a build, that build takes turns with this one.
import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { answers } from "./answers.ts";
import { firstLoad } from "./bytes.ts";
import { catalogueSearch } from "./catalogue-search.ts";
import { firstTap } from "./first-tap.ts";
import { ownerList, postsKept, registrationsKept } from "./growth.ts";
import { lettersSent } from "./letters.ts";
import type { Measurement, Row } from "./row.ts";
import { start } from "./start.ts";
import { writes } from "./writes.ts";

const measurements: readonly Measurement[] = [
  answers,
  writes,
  registrationsKept,
  ownerList,
  postsKept,
  catalogueSearch,
  lettersSent,
  start,
  firstLoad,
  firstTap,
];

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { against: { type: "string" } },
});
const known = measurements.map(({ name }) => name);
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")}. There are: ${known.join(", ")}.`);
  process.exit(1);
}

/** How many programs wanted a processor in the last minute; 0 where the system does not tell. */
const load = () => (loadavg()[0] ?? 0).toFixed(1);

const rows: Row[] = [];
let isBroken = false;
const started = performance.now();
const loadBefore = load();
for (const { name, run } of measurements) {
  if (names.length > 0 && !names.includes(name)) continue;
  const since = performance.now();
  try {
    rows.push(...(await run(values.against)));
  } catch (error) {
    isBroken = true;
    const ratio = `broke off: ${(error as Error).message.split("\n", 1)[0]}`;
    rows.push({ what: name, figure: "", against: "", ratio });
  }
  // Beside the table, so that it can be sent into a file.
  console.error(`${name}: ${((performance.now() - since) / 1_000).toFixed(0)} s`);
}
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log("| What | Figure | Against | Ratio |\n| --- | --- | --- | --- |");
for (const { what, figure, against, ratio } of rows) {
  console.log(`| ${[what, figure, against, ratio].join(" | ")} |`);
}
console.log(
  `\n${availableParallelism()} processors, Node ${process.versions.node}, load ${loadBefore} before and ${load()} after, ${minutes} minutes. Ratios of rounds: the middle, and the least and most.`,
);
process.exit(isBroken ? 1 : 0);
