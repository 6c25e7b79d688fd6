import { describe, expect, it } from "vitest";
import type { PlantListAnswer } from "../../answers.ts";
import { type KeptAnswers, keepAnswer } from "./cache-of-list-answers.ts";

const answer = (version: string) => ({ version }) as PlantListAnswer;
const bytes = JSON.stringify(answer("1")).length;

describe("the answers that a visit keeps", () => {
  it("are known again by their addresses, each the newest", () => {
    const kept: KeptAnswers = new Map();
    keepAnswer(kept, "/trees", answer("1"), 10 * bytes);
    keepAnswer(kept, "/trees", answer("2"), 10 * bytes);
    expect(kept.get("/trees")?.answer).toEqual(answer("2"));
    expect(kept.get("/annuals")).toBeUndefined();
  });

  it("are at most so many bytes; the oldest goes first", () => {
    const kept: KeptAnswers = new Map();
    const keep = (address: string, it: PlantListAnswer) => keepAnswer(kept, address, it, 3 * bytes);
    for (const address of ["a", "b", "a", "c", "d"]) keep(address, answer("1"));
    expect(["a", "b", "c", "d"].filter((address) => kept.get(address))).toEqual(["a", "c", "d"]);
    keep("long", answer("1".repeat(3 * bytes)));
    expect(["a", "c", "d", "long"].filter((address) => kept.get(address))).toEqual([]);
  });
});
