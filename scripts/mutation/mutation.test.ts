import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { filesOf } from "./scores.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const config = JSON.parse(read("stryker.config.json"));

describe("mutation testing", () => {
  // Stryker says nothing of a pattern without a file.
  it.each<string>(config.mutate)("finds %s", (pattern) => {
    expect(filesOf([pattern], root)).not.toEqual([]);
  });

  it("leaves no mutator out, and no mutant by a comment", () => {
    expect(Object.keys(config)).not.toContain("mutator");
    expect(Object.keys(config)).not.toContain("ignoreStatic");
    expect(Object.keys(config)).not.toContain("ignorers");
    const silenced = globSync("src/**/*.{ts,tsx}", { cwd: root }).filter((file) =>
      /Stryker\s+(?:disable|restore)/i.test(read(file)),
    );
    expect(silenced).toEqual([]);
  });
});
