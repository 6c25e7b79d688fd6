import { describe, expect, it } from "vitest";
import {
  canBeSlug,
  formatPublished,
  formatScheduled,
  isScheduled,
  postsAround,
  postsWithTag,
  slugLengthMax,
  tagsWithPage,
} from "./rules.ts";

describe("the date of a post", () => {
  it("is the day at the nursery, or the word Draft", () => {
    expect(formatPublished("2025-06-21T14:00:00.000Z")).toBe("June 21, 2025");
    expect(formatPublished("2025-06-21T02:00:00.000Z")).toBe("June 20, 2025");
    expect(formatPublished(null)).toBe("Draft");
  });

  it("is told to the minute while the post waits for it", () => {
    const moment = "2025-06-21T13:00:00.000Z";
    expect(formatScheduled(moment)).toBe("June 21, 2025 at 9:00 AM");
    expect(isScheduled(moment, Date.parse(moment) - 1)).toBe(true);
    expect(isScheduled(moment, Date.parse(moment))).toBe(false);
    expect(isScheduled(null, 0)).toBe(false);
  });
});

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

describe("the page of a tag", () => {
  it("is one for tags that are written alike, and none for a tag without letters", () => {
    const posts = [
      { tags: ["Trees", "🌹"] },
      { tags: ["native plants"] },
      { tags: ["Trees", "Native Plants"] },
    ];
    expect(tagsWithPage(posts)).toEqual(["native plants", "Trees"]);
    expect(postsWithTag(posts, "native-plants")).toEqual(posts.slice(1));
    expect(postsWithTag(posts, "roses")).toEqual([]);
  });
});

describe("what to read after a post", () => {
  const post = (slug: string, ...tags: string[]) => ({ slug, title: slug.toUpperCase(), tags });
  const published = [
    post("e", "Trees"),
    post("d", "Soil"),
    post("c", "Trees", "Soil"),
    post("b", "trees", "soil"),
    post("a", "Roses"),
  ];
  const read = (slug: string) => {
    const { previous, next, related } = postsAround(
      published.find((one) => one.slug === slug) ?? post(slug, "Soil"),
      published,
    );
    return [previous?.slug, next?.slug, related.map((one) => one.slug)];
  };

  it("is what came before and after it, and what shares most tags, the newest first", () => {
    expect(read("c")).toEqual(["b", "d", ["b", "e", "d"]]);
    expect(read("e")).toEqual(["d", undefined, ["c", "b"]]);
    expect(read("a")).toEqual([undefined, "b", []]);
    expect(postsAround(post("a"), published).next).toEqual({ slug: "b", title: "B" });
  });

  it("is no neighbor of a draft's, and three related ones at most", () => {
    expect(read("draft")).toEqual([undefined, undefined, ["d", "c", "b"]]);
    const more = [post("f", "Soil"), ...published];
    expect(postsAround(post("draft", "Soil"), more).related).toHaveLength(3);
  });
});
