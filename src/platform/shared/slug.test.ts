import { describe, expect, it } from "vitest";
import { slugOf, slugOfTitle, slugWhileTyping } from "./slug.ts";

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
});

describe("the slug of a title", () => {
  it.each([
    ["Winter Rest: What to Prune", "winter-rest-what-to-prune"],
    ["Our Lady's  Garden", "our-ladys-garden"],
    ["Salt & Light", "salt-light"],
    ["May 2025 -- first notes", "may-2025-first-notes"],
    ["Décor for the Crèche", "decor-for-the-creche"],
    ["a-b", "a-b"],
    ["hello ", "hello-"],
    ["!!!", ""],
  ])("%j suggests %j", (title, slug) => {
    expect(slugWhileTyping(title)).toBe(slug);
  });

  it("has no hyphen at its ends once the title is finished", () => {
    expect(slugOfTitle(" What now? ")).toBe("what-now");
    expect(slugOfTitle("-")).toBe("");
  });
});

describe("a slug that is too long", () => {
  it("is cut, and does not end with a hyphen", () => {
    expect(slugOf("peonies and roses", 8)).toBe("peonies");
    expect(slugOfTitle("peonies and roses", 8)).toBe("peonies");
    expect(slugOfTitle("peonies and roses", 9)).toBe("peonies-a");
  });
});
