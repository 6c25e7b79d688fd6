import { describe, expect, it } from "vitest";
import { hashSecret, isSameSecret, makeSecret } from "./secrets.ts";

describe("secrets", () => {
  it("are 43 characters that an address can carry, never the same twice", () => {
    const made = Array.from({ length: 20 }, makeSecret);
    for (const secret of made) expect(secret).toMatch(/^[\w-]{43}$/);
    expect(new Set(made).size).toBe(20);
  });

  it("are kept as SHA-256 in hexadecimal (FIPS 180-2, appendix B.1)", () => {
    expect(hashSecret("abc")).toBe(
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    );
  });

  it("are the same only where every character is", () => {
    expect(isSameSecret("abc", "abc")).toBe(true);
    expect(isSameSecret("", "")).toBe(true);
    for (const other of ["abd", "ab", "abcd", "", "ábc"]) {
      expect(isSameSecret("abc", other), other).toBe(false);
    }
  });
});
