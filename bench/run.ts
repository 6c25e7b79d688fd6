// One table of figures, each against something measured in the same run: node bench/run.ts [name …],
// after a build. `npm run bench` builds first.
import { availableParallelism, loadavg } from "node:os";
import { answers } from "./table/answers.ts";
import { firstTap } from "./table/first-tap.ts";
import { postsKept, registrationsKept } from "./table/growth.ts";
import { firstLoad, startAndMemoryKept } from "./table/process.ts";
import type { Measurement, Row } from "./table/row.ts";
import { letters, lighthouse, plants } from "./table/scripts.ts";
import { writes } from "./table/writes.ts";

const measurements: readonly Measurement[] = [
  answers,
  writes,
  registrationsKept,
  postsKept,
  plants,
  letters,
  startAndMemoryKept,
  firstLoad,
  firstTap,
  lighthouse,
];

const names = process.argv.slice(2);
const unknown = names.filter((name) => !measurements.some((one) => one.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(", ")}. There are: ${measurements.map(({ name }) => name).join(", ")}.`,
  );
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
    rows.push(...(await run()));
  } catch (error) {
    isBroken = true;
    rows.push({
      what: name,
      figure: "",
      against: "",
      ratio: `broke off: ${(error as Error).message.split("\n", 1)[0]}`,
    });
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
