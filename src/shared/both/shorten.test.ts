import { expect, it } from "vitest";
import { shorten } from "./shorten.ts";

it("leaves a short text alone, and says of a longer one that it goes on", () => {
  expect(shorten("a rose is", 9)).toBe("a rose is");
  expect(shorten("a rose is a rose", 9)).toBe("a rose…");
  expect(shorten("x".repeat(20), 9)).toBe("xxxxxxxx…");
});
