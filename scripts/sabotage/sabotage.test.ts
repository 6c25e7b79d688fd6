import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { chapters } from "./list/chapters.ts";
import { faultNames, triedPromises, weaknessesOf } from "./list/faults.ts";
import { behaviorMap } from "./map.ts";
import { readResults, redOf } from "./results.ts";
import { sabotaged } from "./sabotage.ts";
import { type Report, verdictOf } from "./verdict.ts";

const root = join(import.meta.dirname, "../..");
const all = chapters.flatMap(({ sabotages }) => sabotages);
const read = (file: string) => readFileSync(join(root, file), "utf8");

describe("the sabotages", () => {
  it("are many, each under a name of its own", () => {
    expect(all.length).toBeGreaterThanOrEqual(40);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  it.each(all)("$name still fits its file", (sabotage) => {
    const before = read(sabotage.file);
    expect(sabotaged(before, sabotage)).not.toBe(before);
  });

  it.each(all)("$name is seen by a test that there is", ({ test }) => {
    expect(existsSync(join(root, test.file))).toBe(true);
    expect(read(test.file)).toContain(test.name);
  });

  it("have each turned a test red, as they are now", () => {
    const results = readResults();
    expect(all.filter((sabotage) => !redOf(results, sabotage)).map(({ name }) => name)).toEqual([]);
  });

  it("stand in docs/behavior.md with their results", () => {
    expect(read("docs/behavior.md")).toBe(behaviorMap(chapters, readResults()));
  });
});

describe("the promises that faults try", () => {
  it("name faults that there are, each of which has a weakness it must see", () => {
    const named = triedPromises.map(({ fault }) => fault);
    expect([...new Set(named)].toSorted()).toEqual(faultNames.toSorted());
    for (const fault of named) expect([fault, weaknessesOf(fault)]).not.toEqual([fault, []]);
  });
});

describe("sabotaged", () => {
  const [first] = all;
  if (!first) throw new Error("The list is empty.");
  const { file } = first;

  it("replaces the text as it is written, and says where it is not there exactly once", () => {
    const sabotage = { ...first, find: "a.b", replace: "$&" };
    expect(sabotaged("x a.b y", sabotage)).toBe("x $& y");
    expect(() => sabotaged("x acb y", sabotage)).toThrow(`stands in ${file} 0 times`);
    expect(() => sabotaged("a.b a.b", sabotage)).toThrow("2 times, not once");
  });
});

describe("verdictOf", () => {
  const report = (status: string, failure?: string): Report => ({
    testResults: [
      {
        name: "/a.test.ts",
        status: status === "passed" ? "passed" : "failed",
        assertionResults: [
          { fullName: "a thing holds", status, failureMessages: failure ? [failure] : [] },
          { fullName: "another", status: "skipped" },
        ],
      },
    ],
  });

  it.each([
    "AssertionError: expected 201 to be 400",
    "Error: expected 0 to be greater than 500000",
    "Error: Property failed after 1 tests",
    "Error: Test timed out in 5000ms.",
    "TimeoutError: page.waitForURL: Timeout 30000ms exceeded.",
    "page.reload: net::ERR_FAILED",
  ])("takes %j for red", (failure) => {
    expect(verdictOf(report("failed", failure), "thing holds")).toMatchObject({
      kind: "red",
      tests: ["a thing holds"],
    });
  });

  it.each([
    "SyntaxError: Unexpected token",
    "ReferenceError: key is not defined",
    "Error: Cannot find module './x.ts'",
    "TypeError: Cannot read properties of undefined",
  ])("does not take %j for red", (failure) => {
    expect(verdictOf(report("failed", failure), "thing holds").kind).toBe("unclear");
  });

  it("tells a sabotage that survives from a test that did not run", () => {
    expect(verdictOf(report("passed"), "thing holds").kind).toBe("survived");
    expect(verdictOf(report("passed"), "another").kind).toBe("unclear");
    expect(verdictOf(report("passed"), "no such").kind).toBe("unclear");
    expect(verdictOf(undefined, "thing holds").kind).toBe("unclear");
  });

  it("takes a file that could not be loaded for no verdict", () => {
    const broken: Report = {
      testResults: [
        {
          name: "/a.test.ts",
          status: "failed",
          message: "Transform failed",
          assertionResults: [],
        },
      ],
    };
    expect(verdictOf(broken, "thing holds")).toEqual({ kind: "unclear", why: "Transform failed" });
  });
});
