/**
 * What Vitest is told where only these files were changed, one run each: the unit tests that load one
 * of them, the calls of the API in their feature (all, where it is no single feature's file), on SQLite, and the
 * journeys that were changed themselves. A whole run asks the rest.
 */
export function runsForChange(files: readonly string[]): string[][] {
  const code = files.filter((file) => /^(?:src|tests\/(?:api|support))\/.*\.tsx?$/.test(file));
  const ofFeature = code.map((file) => /^src\/features\/[^/]+\/|^tests\/api\/.*/.exec(file)?.[0]);
  const narrowed = ofFeature.filter((path) => path !== undefined);
  const journeys = files.filter((file) => file.startsWith("tests/e2e/"));
  const runs = [["--project=unit", "--changed"]];
  if (code.length > 0) {
    const isNarrow = narrowed.length === ofFeature.length;
    runs.push(["--project=sqlite", ...(isNarrow ? new Set(narrowed) : [])]);
  }
  if (journeys.length > 0) runs.push(["--project=browser", ...journeys]);
  return runs;
}
