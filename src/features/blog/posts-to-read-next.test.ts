import { describe, expect, it } from "vitest";
import { postsAround } from "./posts-to-read-next.ts";

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
