import { describe, expect, it } from "vitest";
import { postsWithTag, tagsWithPage } from "./tag-pages.ts";

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
