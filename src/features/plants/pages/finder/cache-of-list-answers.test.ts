import { describe, expect, it } from "vitest";
import type { PlantListAnswer } from "../../answers.ts";
import { KeptAnswers } from "./cache-of-list-answers.ts";

const answer = (version: string) => ({ version }) as PlantListAnswer;
const bytes = JSON.stringify(answer("1")).length;

describe("the answers that a visit keeps", () => {
  it("are known again by their addresses, each the newest", () => {
    const kept = new KeptAnswers(10 * bytes);
    kept.keep("/trees", answer("1"));
    kept.keep("/trees", answer("2"));
    expect(kept.get("/trees")).toEqual(answer("2"));
    expect(kept.get("/annuals")).toBeUndefined();
  });

  it("are at most so many bytes; the oldest goes first", () => {
    const kept = new KeptAnswers(3 * bytes);
    for (const address of ["a", "b", "a", "c", "d"]) kept.keep(address, answer("1"));
    expect(["a", "b", "c", "d"].filter((address) => kept.get(address))).toEqual(["a", "c", "d"]);
    kept.keep("long", answer("1".repeat(3 * bytes)));
    expect(["a", "c", "d", "long"].filter((address) => kept.get(address))).toEqual([]);
  });
});
