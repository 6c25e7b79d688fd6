import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  filesOf,
  leastPercent,
  leastPercentOfFile,
  percentKilled,
  scoresIn,
  total,
  withScores,
} from "./scores.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const config = JSON.parse(read("stryker.config.json"));
const page = read("docs/mutation-testing.md");
const scores = scoresIn(page);

describe("mutation testing", () => {
  // Stryker says nothing of a pattern without a file.
  it.each<string>(config.mutate)("finds %s", (pattern) => {
    expect(filesOf([pattern], root)).not.toEqual([]);
  });

  it("leaves no mutator out, and no mutant by a comment", () => {
    for (const setting of ["mutator", "ignoreStatic", "ignorers"]) {
      expect(Object.keys(config)).not.toContain(setting);
    }
    const silenced = globSync("src/**/*.{ts,tsx}", { cwd: root }).filter((file) =>
      /Stryker\s+(?:disable|restore)/i.test(read(file)),
    );
    expect(silenced).toEqual([]);
  });

  it("has the table that the command writes, with each of these files", () => {
    expect(scores.map(({ file }) => file).sort()).toEqual(filesOf(config.mutate, root));
    expect(page).toBe(withScores(page, scores));
  });

  it("kills enough over all, and in each file", () => {
    expect(percentKilled(total(scores))).toBeGreaterThanOrEqual(leastPercent);
    const few = scores.filter((score) => percentKilled(score) < leastPercentOfFile);
    expect(few).toEqual([]);
  });
});
