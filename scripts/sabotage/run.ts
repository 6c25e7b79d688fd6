// Does the sabotages whose names have one of the given parts, or all, one at a time in a copy of the
// sources, and writes what became of them into results.json and docs/behavior.md.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chapters } from "./list/chapters.ts";
import { behaviorMap } from "./map.ts";
import { type Results, readResults, redOf, writeResults } from "./results.ts";
import { fingerprint, type Sabotage } from "./sabotage.ts";
import { verdictOf } from "./verdict.ts";
import { WorkingCopy } from "./working-copy.ts";

const root = join(import.meta.dirname, "../..");
const results = readResults();
const all = chapters.flatMap(({ sabotages }) => sabotages);
const parts = process.argv.slice(2).filter((argument) => argument !== "--new");
const onlyNew = process.argv.includes("--new");
const chosen = all.filter(
  (sabotage) =>
    (parts.length === 0 || parts.some((part) => sabotage.name.includes(part))) &&
    !(onlyNew && redOf(results, sabotage) !== undefined),
);

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Read anew each time: another run may keep others at the same time. */
function keep(name?: string, result?: Results[string]): void {
  const results = readResults();
  if (name !== undefined) {
    if (result) results[name] = result;
    else delete results[name];
  }
  writeResults(results, all);
  writeFileSync(join(root, "docs/behavior.md"), behaviorMap(chapters, results));
}

/** Those whose tests pass while nothing is broken. */
async function withGreenTests(copy: WorkingCopy): Promise<Sabotage[]> {
  const green: Sabotage[] = [];
  for (const project of ["unit", "sqlite", "postgres", "browser"] as const) {
    const ofProject = chosen.filter(({ test }) => test.project === project);
    if (ofProject.length === 0) continue;
    say(`Control: ${ofProject.length} of ${project} …`);
    const report = await copy.test(ofProject.map(({ test }) => test));
    for (const sabotage of ofProject) {
      const { file, name } = sabotage.test;
      const ofFile = report && {
        testResults: report.testResults.filter((result) => result.name.endsWith(`/${file}`)),
      };
      const verdict = verdictOf(ofFile, name);
      if (verdict.kind === "survived") green.push(sabotage);
      else say(`NOT GREEN BEFORE  ${sabotage.name}: ${said(verdict)}`);
    }
  }
  return green;
}

function said(verdict: ReturnType<typeof verdictOf>): string {
  if (verdict.kind === "red") return verdict.said;
  return verdict.kind === "unclear" ? verdict.why : "every test passed";
}

if (chosen.length === 0) {
  say(parts.length > 0 ? `No sabotage has "${parts.join('" or "')}" in its name.` : "None is new.");
  keep();
  process.exit(parts.length > 0 && !onlyNew ? 1 : 0);
}

const copy = new WorkingCopy(root);
process.once("exit", () => copy.remove());
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => process.exit(1));

let red = 0;
for (const sabotage of await withGreenTests(copy)) {
  const report = await copy.with(sabotage, () => copy.test([sabotage.test]));
  const verdict = verdictOf(report, sabotage.test.name);
  if (verdict.kind === "red") {
    red += 1;
    keep(sabotage.name, { fingerprint: fingerprint(sabotage), red: verdict.tests.length });
  } else {
    keep(sabotage.name);
  }
  const mark = { red: "red", survived: "SURVIVED", unclear: "UNCLEAR" }[verdict.kind];
  say(`${mark.padEnd(8)}  ${sabotage.name}: ${said(verdict)}`);
}
say(`\n${red} of ${chosen.length} turned a test red.`);
process.exit(red === chosen.length ? 0 : 1);
