import { describe, expect, it } from "vitest";
import { overCapacityQuestion } from "./over-capacity.tsx";

describe("overCapacityQuestion", () => {
  it.each([
    [5, { capacity: 12, taken: 10 }, "2 places are left; 5 people are meant."],
    [2, { capacity: 12, taken: 11 }, "1 place is left; 2 people are meant."],
    [1, { capacity: 12, taken: 12 }, "No places are left; 1 person is meant."],
    [1, { capacity: 12, taken: 15 }, "No places are left; 1 person is meant."],
    [3, { capacity: 12, taken: 10, isMore: true }, "2 places are left; 3 more people are meant."],
  ])("for %j people at %j says %j", (people, places, facts) => {
    expect(overCapacityQuestion(people, places)).toEqual({
      facts,
      question: "isMore" in places ? "Save it all the same?" : "Register them all the same?",
    });
  });
});
