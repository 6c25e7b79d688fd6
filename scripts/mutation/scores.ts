import { globSync } from "node:fs";

/** What became of the mutants of one file. */
export interface Score {
  file: string;
  killed: number;
  /** No test turned red, or none reaches them. */
  alive: number;
  /** The tests did not end, which counts neither way. */
  timedOut: number;
}

/** Of a hundred mutants that are killed or alive, so many must be killed. */
export const leastPercent = 85;
/** A file has fewer mutants, so that the few that cannot be killed weigh more. */
export const leastPercentOfFile = 80;

/** The files that the patterns of the configuration name. */
export function filesOf(patterns: readonly string[], root: string): string[] {
  return globSync(patterns, { cwd: root }).sort();
}

/** The scores in the table of `docs/mutation-testing.md`. */
export function scoresIn(page: string): Score[] {
  const rows = page.matchAll(/^\| `(.+)` \| (\d+) \| (\d+) \| (\d+) \|/gm);
  return [...rows].map(([, file = "", killed, alive, timedOut]) => {
    return { file, killed: Number(killed), alive: Number(alive), timedOut: Number(timedOut) };
  });
}

/** The page with these scores for its table. */
export function withScores(page: string, scores: readonly Score[]): string {
  const table = [
    "| File | Killed | Alive | Timed out | Score |",
    "| --- | ---: | ---: | ---: | ---: |",
    ...[...scores, total(scores)].map((score) => {
      const counts = `${score.killed} | ${score.alive} | ${score.timedOut}`;
      return `| \`${score.file}\` | ${counts} | ${percentKilled(score).toFixed(1)} |`;
    }),
  ];
  return page.replace(/\| File .*/s, `${table.join("\n")}\n`).replace("`All`", "All");
}

/** All scores as one. */
export function total(scores: readonly Score[]): Score {
  const sum = (of: "killed" | "alive" | "timedOut") =>
    scores.reduce((all, score) => all + score[of], 0);
  return { file: "All", killed: sum("killed"), alive: sum("alive"), timedOut: sum("timedOut") };
}

/** How many of a hundred mutants were killed. */
export function percentKilled({ killed, alive }: Score): number {
  return (100 * killed) / (killed + alive || 1);
}
