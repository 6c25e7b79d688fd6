import { describe, expect, it } from "vitest";
import { peopleCount } from "./counts-in-words.ts";

describe("peopleCount", () => {
  it("counts one person and several people", () => {
    expect([1, 2, 50].map(peopleCount)).toEqual(["1 person", "2 people", "50 people"]);
  });
});
