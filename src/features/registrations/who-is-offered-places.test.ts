import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placesCount } from "#shared/both/counts-in-words.ts";
import { mostAttendees } from "./registration-fields.ts";
import {
  areTooFew,
  firstInLine,
  freePlaces,
  noPlacesMessage,
  partiesToOffer,
  tooFewPlaces,
} from "./who-is-offered-places.ts";

describe("noPlacesMessage", () => {
  it.each([
    [3, {}, "Only 3 places are left. You can register fewer people, or join the waiting list."],
    [1, {}, "Only 1 place is left. You can register fewer people, or join the waiting list."],
    [0, {}, "This event is full. You can join the waiting list."],
    [2, { isRegistered: true }, "Only 2 places more can be had. Please enter fewer people."],
    [1, { isRegistered: true }, "Only 1 place more can be had. Please enter fewer people."],
    [0, { isRegistered: true }, "This event is full: there are no places for more people."],
    [0, { capacity: 12 }, "This event has 12 places in all. For a larger group, please call us."],
    [
      4,
      { capacity: 12, isRegistered: true },
      "This event has 12 places in all. For a larger group, please call us.",
    ],
  ])("with %i places left and %j says %s", (placesLeft, options, message) => {
    expect(noPlacesMessage(placesLeft, options)).toBe(message);
  });

  it("needs to be told no more than the places", () => {
    expect(noPlacesMessage(0)).toBe("This event is full. You can join the waiting list.");
    expect([0, 1, mostAttendees].map(placesCount)).toEqual(["0 places", "1 place", "50 places"]);
  });
});

describe("freePlaces", () => {
  it("are what is not taken, without an end, or less than none where the owner went over", () => {
    expect([freePlaces(12, 5), freePlaces(12, 12), freePlaces(12, 15)]).toEqual([7, 0, -3]);
    expect(freePlaces(null, 5_000)).toBe(Number.POSITIVE_INFINITY);
    expect(freePlaces(0, 0)).toBe(0);
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

describe("firstInLine", () => {
  const party = (status: "waiting" | "offered" | "registered", waitingSince: string | null) => ({
    status,
    waitingSince,
  });

  it("is who has waited longest, of those who still wait", () => {
    const [first, second] = [
      party("waiting", "2026-05-02T10:00:00.000Z"),
      party("waiting", "2026-05-02T10:00:01.000Z"),
    ];
    const offered = party("offered", "2026-05-01T10:00:00.000Z");
    expect(firstInLine([second, offered, party("registered", null), first])).toBe(first);
    expect(firstInLine([offered])).toBeUndefined();
  });
});

describe("areTooFew", () => {
  it("are places that are free, and fewer than who waits first needs", () => {
    const lees = { attendeesCount: 3 };
    expect([0, 1, 2, 3].map((free) => areTooFew(free, lees))).toEqual([false, true, true, false]);
    expect(areTooFew(2, undefined)).toBe(false);
  });
});

describe("tooFewPlaces", () => {
  it("says what is free and who is first, one and many", () => {
    const lee = { fullName: "Ann Lee", attendeesCount: 3 };
    expect([1, 2].map((free) => tooFewPlaces(free, lee))).toEqual([
      "1 place is free; first in line is Ann Lee, 3 people",
      "2 places are free; first in line is Ann Lee, 3 people",
    ]);
  });
});
