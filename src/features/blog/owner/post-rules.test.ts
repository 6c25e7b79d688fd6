import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { slugOfTitle } from "#shared/both/slug.ts";
import { PostInput } from "../inputs.ts";
import { withTags } from "./post-form.ts";

describe("the slug of a title", () => {
  test("is one that the server takes, whatever the title", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (title) => {
        const slug = slugOfTitle(title, 200);
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
    expect(withTags(["Spring"], "Soil, spring")).toEqual(["Spring", "Soil"]);
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
