import { describe, expect, it } from "vitest";
import { canBeSlug, slugLengthMax } from "./post-address.ts";

describe("what can be the address of a post", () => {
  it("is any short text without control characters", () => {
    expect(canBeSlug("planning-a-mary-garden")).toBe(true);
    expect(canBeSlug("Émile & co")).toBe(true);
    expect(canBeSlug("x".repeat(slugLengthMax))).toBe(true);
    for (const text of ["", "a\u0000b", "a\nb", "\ud800", "x".repeat(201)]) {
      expect(canBeSlug(text)).toBe(false);
    }
  });
});
