import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toTimestamp } from "#shared/both/clock.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type { Post, PostsAround } from "../answers.ts";
import { seedPosts } from "./seed-texts-of-posts.ts";

const start = Temporal.Instant.from("2026-05-15T14:00:00Z");

let site: TestSite;
beforeAll(async () => {
  site = await openSite({ clock: () => start });
  await site.services.db
    .insertInto("post")
    .values([
      post({ slug: "a-draft", title: "A draft", publishedAt: null }),
      post({
        slug: "hostile-&-strange",
        title: "<script>alert(1)</script> & ]]> \u0001",
        content: "# <b>Bold</b>\n*]]>*",
      }),
      post({
        slug: "every-mark",
        title: "Every mark",
        content:
          "- [**Our** roses](/perennials)\n- **late**\n![A <rose>](rose.jpg)\n[x](javascript:alert)",
      }),
    ])
    .execute();
});
afterAll(() => site.close());

function post(values: { slug: string; title: string; content?: string; publishedAt?: null }) {
  const at = toTimestamp(start.subtract({ hours: 1 }));
  return {
    excerpt: "An excerpt",
    content: "Text",
    author: "Ann & Bob",
    featuredImage: null,
    tags: JSON.stringify(["<tag>"]),
    publishedAt: at,
    createdAt: at,
    updatedAt: at,
    ...values,
  };
}

const read = async <T>(path: string) => (await (await site.call("GET", path)).json()) as T;

describe("GET /api/blog/posts", () => {
  it("answers the published posts, newest first, with every field", async () => {
    const posts = await read<Post[]>("/api/blog/posts");
    const dates = posts.map(({ publishedAt }) => publishedAt as string);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(posts).toHaveLength(seedPosts.length + 2);
    const seeded = posts.find(({ slug }) => slug === seedPosts[0]?.slug);
    const { monthsBeforeStart, ...given } = seedPosts[0] as (typeof seedPosts)[number];
    expect(seeded).toMatchObject(given);
    const days =
      start.since(Temporal.Instant.from(seeded?.publishedAt as string)).total("hours") / 24;
    expect(days).toBeCloseTo(monthsBeforeStart * 30.44, -0.5);
  });

  it("keeps drafts to itself, whatever cookie comes along", async () => {
    const response = await site.call("GET", "/api/blog/posts", undefined, {
      cookie: "owner_session=guessed",
    });
    expect(await response.text()).not.toContain("a-draft");
  });

  it("shows drafts to whoever may see them", async () => {
    const { blogApi } = await import("./api.ts");
    const api = blogApi({ ...site.services, maySeeDrafts: () => Promise.resolve(true) });
    const posts = (await (await api.request("/posts")).json()) as Post[];
    expect(posts.map(({ slug }) => slug)).toContain("a-draft");
    expect(await (await api.request("/posts/a-draft")).json()).toMatchObject({ publishedAt: null });
  });
});

describe("GET /api/blog/posts/{slug}", () => {
  it("answers one post", async () => {
    expect(await read("/api/blog/posts/planning-a-mary-garden")).toMatchObject({
      title: "Planning a Mary Garden",
      tags: expect.arrayContaining(["Mary Gardens"]),
    });
    expect(await read("/api/blog/posts/hostile-%26-strange")).toMatchObject({
      author: "Ann & Bob",
    });
  });

  it.each([
    "a-draft",
    "nothing-here",
    "%00",
    "%0d%0a",
    "%",
    "%ff%fe",
    "%F0%9F%8C%B9",
    "..%2f..%2fetc%2fpasswd",
    "'%20or%201=1--",
    "x".repeat(5000),
  ])("answers 404 and a message for %j", async (slug) => {
    const response = await site.call("GET", `/api/blog/posts/${slug}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: "There is no post at this address." });
  });
});

describe("GET /api/blog/posts/{slug}/around", () => {
  it("answers the posts beside it, and those that share its tags", async () => {
    const around = await read<PostsAround>("/api/blog/posts/native-trees-for-small-yards/around");
    const [previous, next] = [around.previous?.slug, around.next?.slug];
    expect([previous, next]).toEqual([
      "feeding-pollinators-from-march-to-october",
      "planting-bulbs-in-fall",
    ]);
    expect(around.related.map(({ slug }) => slug)).toEqual([next, previous]);
  });

  it("names no draft, and has nothing to say of a post that is none", async () => {
    for (const slug of ["a-draft", "nothing-here", "%00"]) {
      expect(await read(`/api/blog/posts/${slug}/around`)).toEqual({
        ...{ previous: null, next: null, related: [] },
      });
    }
    const strange = await read<PostsAround>("/api/blog/posts/every-mark/around");
    expect(strange.related).toEqual([expect.objectContaining({ slug: "hostile-&-strange" })]);
  });
});

describe("the sitemap", () => {
  it("has the pages of the tags", async () => {
    const sitemap = await (await site.call("GET", "/sitemap.xml")).text();
    expect(sitemap).toContain("<loc>http://nursery.test/blog/tags/native-plants</loc><lastmod>");
  });
});

describe("GET /feed.xml", () => {
  it("is a feed of the published posts, and hostile text stays text", async () => {
    const response = await site.call("GET", "/feed.xml");
    expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    const feed = await response.text();
    expect(feed.match(/<entry>/g)).toHaveLength(seedPosts.length + 2);
    expect(feed).not.toContain("a-draft");
    expect(feed).not.toContain("<script");
    expect(feed).not.toContain("\u0001");
    expect(feed).toContain("http://nursery.test/blog/hostile-%26-strange");
    expect(feed).toContain("&#60;h2&#62;&#38;#60;b&#38;#62;Bold");
    for (const tag of ["feed", "entry", "title", "content", "summary"]) {
      expect(feed.split(`<${tag}`).length).toBe(feed.split(`</${tag}>`).length);
    }
  });

  it("has lists, bold words, links and pictures with addresses that work anywhere", async () => {
    const feed = await (await site.call("GET", "/feed.xml")).text();
    const entry = feed.split("<entry>").find((text) => text.includes("every-mark")) ?? "";
    const html = /<content type="html">(.*?)<\/content>/s.exec(entry)?.[1] ?? "";
    const plain = (text: string) =>
      text.replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(Number(code)));
    expect(plain(html).split("\n")).toEqual([
      '<ul><li><a href="http://nursery.test/perennials">**Our** roses</a></li><li><strong>late</strong></li></ul>',
      '<p><img src="http://nursery.test/attached-assets/rose.jpg" alt="A &#60;rose&#62;"/></p>',
      "<p>[x](javascript:alert)</p>",
    ]);
  });

  it("answers 304 to who has it already", async () => {
    const etag = (await site.call("GET", "/feed.xml")).headers.get("etag") as string;
    const again = await site.call("GET", "/feed.xml", undefined, { "if-none-match": etag });
    expect(again.status).toBe(304);
  });
});
