import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limitsOf, nextSlot, sendingWindows } from "./rules.ts";

const none = { perMinute: null, perHour: null, perDay: null };

describe("what a mail server bears", () => {
  it.each([
    [none, []],
    [{ ...none, perHour: 100 }, [[100, 3_600]]],
    [{ ...none, perDay: 500 }, [[500, 86_400]]],
    [
      { perMinute: 120, perHour: 100, perDay: 500 },
      [
        [12, 6],
        [100, 3_600],
        [500, 86_400],
      ],
    ],
    [{ ...none, perMinute: 10 }, [[1, 6]]],
    [{ ...none, perMinute: 11 }, [[1, 6]]],
    [{ ...none, perMinute: 29 }, [[2, 6]]],
    [{ ...none, perMinute: 7 }, [[1, 9]]],
    [{ ...none, perMinute: 1 }, [[1, 60]]],
  ])("of %j comes to %j letters in so many seconds", (limits, windows) => {
    expect(sendingWindows(limits)).toEqual(windows);
  });

  it("spreads the minute's letters over it, never more than are allowed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (perMinute) => {
        const [[letters, seconds] = [0, 0]] = sendingWindows({ ...none, perMinute });
        expect(letters).toBeGreaterThanOrEqual(1);
        expect(letters / seconds).toBeLessThanOrEqual(perMinute / 60);
      }),
    );
  });
});

describe("the next moment for a letter to a mailbox", () => {
  const hour = 3_600_000;
  const limits = limitsOf(2, 3);
  it.each<[others: number[], first: number, slot: number]>([
    [[], 0, 0],
    [[0], 0, 0],
    [[0, 0], 0, 1],
    [[0, 0.5], 0.75, 1],
    [[0, 0.5], 1, 1],
    // Those that go later count, too.
    [[0.5, 0.75], 0, 1.5],
    [[1, 1.5], 0, 0],
    [[1, 1.5], 0.25, 0.25],
    [[1, 1.5], 0.75, 2],
    // Three in a day.
    [[0, 2, 4], 6, 24],
    [[0, 2, 4], 23.5, 24],
    [[0, 2, 4], 24, 24],
    [[-20, 2, 4], 6, 6],
    [[10, 12, 14], 6, 34],
  ])("with others at %j h, from %d h on, is %d h", (others, first, slot) => {
    const times = others.map((at) => at * hour);
    expect(nextSlot(times, first * hour, limits)).toBe(slot * hour);
  });

  it("leaves no hour and no day with more letters than it may have, and waits for no other reason", () => {
    const moments = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 8 });
    const isWithin = (times: readonly number[], added: number) =>
      limits.every(({ letters, milliseconds }) =>
        times.every((start) => {
          const span = times.filter((at) => at >= start && at < start + milliseconds);
          return !span.includes(added) || span.length <= letters;
        }),
      );
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 60 }), (halves, from) => {
        const others = halves.map((half) => (half * hour) / 2);
        const first = (from * hour) / 2;
        const slot = nextSlot(others, first, limits);
        expect(slot).toBeGreaterThanOrEqual(first);
        expect(isWithin([...others, slot], slot)).toBe(true);
        for (let earlier = first; earlier < slot; earlier += hour / 2) {
          expect(isWithin([...others, earlier], earlier)).toBe(false);
        }
      }),
    );
  });
});
