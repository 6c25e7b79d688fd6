import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { overCapacityQuestion, partiesToOffer, peopleCount } from "./rules.ts";

describe("peopleCount", () => {
  it("counts one person and several people", () => {
    expect([1, 2, 50].map(peopleCount)).toEqual(["1 person", "2 people", "50 people"]);
  });
});

describe("partiesToOffer", () => {
  const parties = fc
    .array(fc.integer({ min: 1, max: 8 }), { maxLength: 12 })
    .map((sizes) => sizes.map((attendeesCount, index) => ({ id: index + 1, attendeesCount })));

  it("gives no more than is free, keeps the order, and passes over only who does not fit", () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 20 }), parties, (free, waiting) => {
        const offered = partiesToOffer(free, waiting);
        let left = free;
        for (const party of waiting) {
          const isOffered = offered.includes(party);
          expect(isOffered).toBe(party.attendeesCount <= left);
          if (isOffered) left -= party.attendeesCount;
        }
        expect(left).toBeGreaterThanOrEqual(Math.min(free, 0));
      }),
    );
  });
});

describe("overCapacityQuestion", () => {
  it.each([
    [5, { capacity: 12, taken: 10 }, "2 places are left; 5 people are meant."],
    [2, { capacity: 12, taken: 11 }, "1 place is left; 2 people are meant."],
    [1, { capacity: 12, taken: 12 }, "No places are left; 1 person is meant."],
    [1, { capacity: 12, taken: 15 }, "No places are left; 1 person is meant."],
    [3, { capacity: 12, taken: 10, isMore: true }, "2 places are left; 3 more people are meant."],
  ])("for %j people at %j says %j", (people, places, facts) => {
    expect(overCapacityQuestion(people, places).facts).toBe(facts);
  });
});
