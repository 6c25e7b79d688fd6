import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PostInput } from "../owner-contract.ts";
import { finishedSlugFor, slugFor, withTag } from "./post-rules.ts";

describe("the slug of a title", () => {
  test.each([
    ["Winter Rest: What to Prune", "winter-rest-what-to-prune"],
    ["Our Lady's  Garden", "our-ladys-garden"],
    ["Salt & Light", "salt-light"],
    ["May 2025 -- first notes", "may-2025-first-notes"],
    ["Décor for the Crèche", "decor-for-the-creche"],
    ["a-b", "a-b"],
    ["hello ", "hello-"],
    ["!!!", ""],
  ])("%j suggests %j", (title, slug) => {
    expect(slugFor(title)).toBe(slug);
  });

  test("has no hyphen at its ends once the title is finished", () => {
    expect(finishedSlugFor(" What now? ")).toBe("what-now");
    expect(finishedSlugFor("-")).toBe("");
  });

  test("is one that the contract takes, whatever the title", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (title) => {
        const slug = finishedSlugFor(title).slice(0, 200);
        expect(slug).toMatch(/^[a-z0-9-]*$/);
        fc.pre(slug !== "");
        const post = { title: "A", slug, excerpt: "A", content: "A", author: "A" };
        expect(PostInput.safeParse(post).success).toBe(true);
      }),
    );
  });
});

describe("tags", () => {
  test("are trimmed, and added once", () => {
    expect(withTag([], "  Spring ")).toEqual(["Spring"]);
    expect(withTag(["Spring"], "Spring")).toEqual(["Spring"]);
    expect(withTag(["Spring"], "Soil")).toEqual(["Spring", "Soil"]);
  });

  test("are not added empty", () => {
    expect(withTag(["Spring"], "   ")).toEqual(["Spring"]);
  });
});
