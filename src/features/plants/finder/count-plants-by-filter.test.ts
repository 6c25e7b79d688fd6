import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allBits, bitsOf, countBits, hasBit, or } from "./count-plants-by-filter.ts";

describe("sets of plants", () => {
  const sizes = fc.integer({ min: 0, max: 100 });
  const set = sizes.chain((size) =>
    fc.record({
      size: fc.constant(size),
      places: fc.uniqueArray(fc.nat({ max: Math.max(0, size - 1) })),
    }),
  );

  it("hold what was put in, and count it", () => {
    fc.assert(
      fc.property(set, ({ size, places }) => {
        fc.pre(size > 0);
        const bits = bitsOf(places, size);
        expect(bits).toHaveLength(Math.ceil(size / 32));
        expect(countBits(bits)).toBe(places.length);
        for (let at = 0; at < size; at += 1) expect(hasBit(bits, at)).toBe(places.includes(at));
        expect(hasBit(bits, 1_000)).toBe(false);
      }),
    );
  });

  it.each([0, 1, 31, 32, 33, 64, 100])("of all %i plants hold these and no others", (size) => {
    const all = allBits(size);
    expect(all).toHaveLength(Math.ceil(size / 32));
    expect(countBits(all)).toBe(size);
    expect(hasBit(all, size)).toBe(false);
  });

  it("are what either has, put together", () => {
    const either = or(bitsOf([1, 40], 64), bitsOf([2, 40], 64));
    expect([1, 2, 40].every((at) => hasBit(either, at))).toBe(true);
    expect(countBits(either)).toBe(3);
  });
});
