import { describe, expect, it } from "vitest";
import { looksLikeProgram } from "./looks-like-program.ts";

describe("looksLikeProgram", () => {
  it.each([
    [{ website: "http://example.com" }],
    [{ website: " " }],
    [{ website: 0 }],
    [{ filledInSeconds: 0.49 }],
    [{ filledInSeconds: 0 }],
    [{ filledInSeconds: -1 }],
    [{ website: "", filledInSeconds: 0.1 }],
    [{ website: "x", filledInSeconds: 60 }],
  ])("says yes of %j", (told) => {
    expect(looksLikeProgram(told)).toBe(true);
  });

  it.each([
    [{}],
    [{ website: "" }],
    [{ website: null }],
    [{ website: undefined, filledInSeconds: undefined }],
    [{ filledInSeconds: 0.5 }],
    [{ filledInSeconds: "0" }],
    [{ filledInSeconds: null }],
    [{ website: "", filledInSeconds: 12 }],
  ])("says no of %j: what a sender does not say counts for nothing", (told) => {
    expect(looksLikeProgram(told)).toBe(false);
  });
});
