import { describe, expect, it } from "vitest";
import {
  canBeSlug,
  formatPublished,
  pictureAddress,
  postsAround,
  postsWithTag,
  tagSlug,
  tagsWithPage,
} from "./rules.ts";

describe("where a post's picture is", () => {
  it.each([
    [null, undefined],
    ["", undefined],
    ["  ", undefined],
    ["rose.jpg", "/attached-assets/rose.jpg"],
    ["spring/my rose#1.jpg", "/attached-assets/spring/my%20rose%231.jpg"],
    ["attached-assets/rose.jpg", "/attached-assets/rose.jpg"],
    ["/attached-assets/rose.jpg", "/attached-assets/rose.jpg"],
    ["/pictures/blog/mary-garden.svg", "/pictures/blog/mary-garden.svg"],
    ["https://example.org/a b.jpg?x=1", "https://example.org/a b.jpg?x=1"],
    ["//evil.example/x.png", "/evil.example/x.png"],
    ["/\\evil.example/x.png", "/evil.example/x.png"],
    ["javascript:alert(1)", "/attached-assets/javascript%3Aalert(1)"],
    ["http://example.org/x.png", "/attached-assets/http%3A/example.org/x.png"],
    ["../../etc/passwd", "/attached-assets/etc/passwd"],
    ["\ud800.png", "/attached-assets/%EF%BF%BD.png"],
  ])("%j is %j", (given, address) => {
    expect(pictureAddress(given)).toBe(address);
  });
});

describe("the date of a post", () => {
  it("is the day at the nursery, or the word Draft", () => {
    expect(formatPublished("2025-06-21T14:00:00.000Z")).toBe("June 21, 2025");
    expect(formatPublished("2025-06-21T02:00:00.000Z")).toBe("June 20, 2025");
    expect(formatPublished(null)).toBe("Draft");
  });
});

describe("what can be the address of a post", () => {
  it("is any short text without control characters", () => {
    expect(canBeSlug("planning-a-mary-garden")).toBe(true);
    expect(canBeSlug("Émile & co")).toBe(true);
    for (const text of ["", "a\u0000b", "a\nb", "\ud800", "x".repeat(201)]) {
      expect(canBeSlug(text)).toBe(false);
    }
  });
});

describe("the page of a tag", () => {
  it.each([
    ["Native Plants", "native-plants"],
    [" Crèche & Décor! ", "creche-decor"],
    ["#1", "1"],
    ["🌹", ""],
  ])("of %j is at %j", (tag, slug) => {
    expect(tagSlug(tag)).toBe(slug);
  });

  it("is one for tags that are written alike, and none for a tag without letters", () => {
    const posts = [
      { tags: ["Trees", "🌹"] },
      { tags: ["native plants"] },
      { tags: ["Native Plants"] },
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
