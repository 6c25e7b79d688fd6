import { describe, expect, it } from "vitest";
import { slugOf } from "./slug.ts";

describe("the slug of a tag", () => {
  it.each([
    ["Native Plants", "native-plants"],
    [" Crèche & Décor! ", "creche-decor"],
    ["Mary’s month", "mary-s-month"],
    ["#1", "1"],
    ["🌹", ""],
  ])("of %j is %j", (tag, slug) => {
    expect(slugOf(tag)).toBe(slug);
  });

  it("does not end with a hyphen where it is cut", () => {
    expect(slugOf("peonies and roses", 8)).toBe("peonies");
  });
});
