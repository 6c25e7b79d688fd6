import { type TriedPromise, triedPromises, weaknessesOf } from "./list/faults.ts";
import { type Results, redOf } from "./results.ts";
import type { Chapter, Sabotage } from "./sabotage.ts";

const intro = `# A map of behavior

Each promise here was broken on purpose, and the test beside it turned red. Written by \`npm run sabotage\`, which
copies the sources into a temporary folder, sees that the tests pass there, then breaks one thing at a time, runs the
test that must see it, and puts the thing right again. A failure counts where a comparison does not hold or something
awaited does not come, not where the code cannot be loaded.

- \`npm run sabotage\` runs all of them (about half an hour); \`npm run sabotage -- NAME …\` those whose names have such a part;
  \`npm run sabotage -- --new\` those that have no result yet, such as after an interruption.
- The sabotages stand in \`scripts/sabotage/list/\`. Whoever changes a line that one of them breaks moves it along;
  \`npm test\` says where one no longer fits, and where this page is not what the list and its results make.
- “Specification 5” is section 5 of [the specification](specification.md), “README of plants” the one in \`src/features/plants/\`, “Decisions” are in \`docs/decisions/\`.
- What is not listed may be tested all the same; nobody has broken it on purpose to see.
`;

/** The page `docs/behavior.md`. */
export function behaviorMap(chapters: readonly Chapter[], results: Results): string {
  return [
    intro,
    summary(chapters),
    ...chapters.map((chapter) => table(chapter, results)),
    faultTable(triedPromises),
  ].join("\n");
}

function summary(chapters: readonly Chapter[]): string {
  const sources = new Map<string, number>();
  for (const { promisedIn } of chapters.flatMap(({ sabotages }) => sabotages)) {
    const source = promisedIn.split(",", 1)[0] ?? "";
    sources.set(source, (sources.get(source) ?? 0) + 1);
  }
  const counts = [...sources].sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true }));
  const tried = triedPromises.length;
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const list = counts.map(([source, count]) => `${source}: ${count}`).join("; ");
  return `${total} sabotages. By where the promise is made: ${list}. ${tried} more promises are tried by faults, in the last table.\n`;
}

function table({ title, sabotages }: Chapter, results: Results): string {
  return [
    `## ${title}`,
    "",
    "| Promise | Promised in | Sabotage | Test that turns red | Result |",
    "| --- | --- | --- | --- | --- |",
    ...sabotages.map((sabotage) => row(sabotage, redOf(results, sabotage))),
    "",
  ].join("\n");
}

function row(sabotage: Sabotage, red: number | undefined): string {
  const { promise, promisedIn, name, file, test } = sabotage;
  const result = red === undefined ? "not run" : `${red} red`;
  return rowOf([
    promise,
    promisedIn,
    `\`${name}\` in \`${file}\``,
    `“${test.name}” in \`${test.file}\``,
    result,
  ]);
}

/** The faults need no results here: each runs with its weaknesses in every `npm test`. */
function faultTable(promises: readonly TriedPromise[]): string {
  return [
    "## What goes wrong around the site",
    "",
    "These promises are about a crowd, a kill, a full disk. `npm run test:faults`, a part of `npm test`, tries each on the",
    "built site, where it must hold, and on the same build with a weakness, where the same check must find it broken.",
    "",
    "| Promise | Promised in | Fault | Weakness under which it does not hold |",
    "| --- | --- | --- | --- |",
    ...promises.map(({ promise, promisedIn, fault }) =>
      rowOf([promise, promisedIn, `“${fault}”`, weaknessesOf(fault).join("; ")]),
    ),
    "",
  ].join("\n");
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}
