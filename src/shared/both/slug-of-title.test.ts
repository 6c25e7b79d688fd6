import { describe, expect, it } from "vitest";
import { slugOfTitle, slugWhileTyping } from "./slug.ts";

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

  it("does not end with a hyphen where it is cut", () => {
    expect(slugOfTitle("peonies and roses", 8)).toBe("peonies");
    expect(slugOfTitle("peonies and roses", 9)).toBe("peonies-a");
  });
});
