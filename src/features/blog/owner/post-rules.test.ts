import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PostInput } from "../owner-contract.ts";
import { finishedSlugFor, slugFor, withTags } from "./post-rules.ts";

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
    expect(withTags([], "  Spring ")).toEqual(["Spring"]);
    expect(withTags(["Spring"], "Spring")).toEqual(["Spring"]);
    expect(withTags(["Spring"], "Soil")).toEqual(["Spring", "Soil"]);
  });

  test("are told apart by commas", () => {
    expect(withTags(["Fall"], "Roses, Fall,, Mary Gardens ,")).toEqual([
      "Fall",
      "Roses",
      "Mary Gardens",
    ]);
  });

  test("are not added empty", () => {
    expect(withTags(["Spring"], "   ")).toEqual(["Spring"]);
  });
});
