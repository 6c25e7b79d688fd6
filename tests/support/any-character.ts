import fc from "fast-check";

const surrogates = { first: 0xd800, count: 0x800 };

/**
 * Any character that Unicode has room for, for `fc.string`. Its own `unit: "binary"` is the same, and writes
 * the million of them down first: one and a half seconds in every process that tests run in.
 */
export const anyCharacter = fc.integer({ min: 0, max: 0x10ffff - surrogates.count }).map(
  (n) => String.fromCodePoint(n < surrogates.first ? n : n + surrogates.count),
  (character) => {
    const point = (character as string).codePointAt(0) as number;
    return point < surrogates.first ? point : point - surrogates.count;
  },
);
