import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readContentVersion } from "#shared/server/content-version.ts";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type { Post, PostForOwner } from "../answers.ts";

const post = {
  title: "Mulch in May",
  slug: "mulch-in-may",
  excerpt: "Keep it clear of stems.",
  content: "# Mulch\n\n*Good ground.*\nText <b>as it is</b>.",
  author: "Rose Brennan",
  featuredImage: "",
  tags: [" Soil ", "Spring", "soil", ""],
};

let site: TestSite;
let owner: TestOwner;
let clock: TestClock;
beforeEach(async () => {
  clock = createTestClock();
  site = await openSite({ env: ownerEnv, clock: clock.now });
  owner = await signIn(site);
});
afterEach(() => site.close());

const create = (changes: object = {}) =>
  owner.call("POST", "/api/admin/blog/posts", { ...post, ...changes });
const put = (id: number, changes: object = {}, ifMatch?: string) =>
  owner.call(
    "PUT",
    `/api/admin/blog/posts/${id}`,
    { ...post, ...changes },
    ifMatch ? { "if-match": ifMatch } : {},
  );
const read = async (slug = post.slug) => {
  const response = await site.call("GET", `/api/blog/posts/${slug}`);
  return response.status === 404 ? undefined : ((await response.json()) as Post);
};

describe("POST /api/admin/blog/posts", () => {
  it("publishes the documented payload at once", async () => {
    const response = await create();
    expect(response.status).toBe(201);
    expect(response.headers.get("etag")).toBe('"1"');
    expect(await response.json()).toEqual({
      ...post,
      id: expect.any(Number),
      featuredImage: null,
      tags: ["Soil", "Spring"],
      publishedAt: "2026-05-01T14:00:00.000Z",
      updatedAt: "2026-05-01T14:00:00.000Z",
      version: 1,
    });
    const posts = (await (await site.call("GET", "/api/blog/posts")).json()) as Post[];
    expect(posts[0]).toMatchObject({ slug: post.slug, content: post.content });
    expect(posts[0]).not.toHaveProperty("version");
  });

  it("keeps a draft to the owner, and in the owner's list", async () => {
    expect((await create({ publishedAt: null })).status).toBe(201);
    expect(await read()).toBeUndefined();
    const all = (await (await owner.call("GET", "/api/admin/blog/posts")).json()) as PostForOwner[];
    expect(all.find(({ slug }) => slug === post.slug)).toMatchObject({
      publishedAt: null,
      version: 1,
    });
    expect(all.length).toBeGreaterThan(1);
  });

  it("takes the time that is given, in UTC", async () => {
    const response = await create({ publishedAt: "2026-04-01T10:00:00-04:00" });
    expect((await response.json()).publishedAt).toBe("2026-04-01T14:00:00.000Z");
  });

  it("shows a scheduled post to nobody before its moment, and to everybody from then on", async () => {
    const publishedAt = "2026-05-02T14:00:00.000Z";
    const response = await create({ publishedAt });
    expect([response.status, (await response.json()).publishedAt]).toEqual([201, publishedAt]);
    const shown = async () => [
      (await read()) !== undefined,
      (await (await site.call("GET", "/api/blog/posts")).text()).includes(post.slug),
      (await (await site.call("GET", "/feed.xml")).text()).includes(post.slug),
      (await (await site.call("GET", "/sitemap.xml")).text()).includes(post.slug),
    ];
    await site.services.jobs.runDue();
    const before = await readContentVersion(site.services.db);
    const next = await site.services.jobs.runDue();
    expect(Temporal.Instant.compare(next as Temporal.Instant, publishedAt)).toBeLessThanOrEqual(0);
    clock.advance({ hours: 23, minutes: 59 });
    await site.services.jobs.runDue();
    expect(await shown()).toEqual([false, false, false, false]);
    expect(await readContentVersion(site.services.db)).toBe(before);
    clock.advance({ minutes: 1 });
    expect(await shown()).toEqual([true, true, true, true]);
    const feed = await (await site.call("GET", "/feed.xml")).text();
    expect(feed.split(`<updated>${publishedAt}</updated>`)).toHaveLength(3);
    const sitemap = await (await site.call("GET", "/sitemap.xml")).text();
    expect(sitemap).toContain(`/blog/${post.slug}</loc><lastmod>${publishedAt}`);
    // Every process drops the pages that it rendered before, once.
    await site.services.jobs.runDue();
    await site.services.jobs.runDue();
    expect(await readContentVersion(site.services.db)).toBe(before + 1);
  });

  it("answers a slug in use at its field", async () => {
    await create();
    const response = await create({ title: "Another" });
    expect(response.status).toBe(409);
    const message = "Another post has this slug. Please choose a different one";
    expect(await response.json()).toEqual({ message, issues: [{ path: "slug", message }] });
    const answers = await Promise.all(Array.from({ length: 5 }, () => create({ slug: "at-once" })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  it("takes a slug as the documented rule makes it of a title that ends in a space, and no tags as null", async () => {
    const response = await create({ slug: "roses-", tags: null });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ slug: "roses-", tags: [] });
    expect((await site.call("GET", "/api/blog/posts/roses-")).status).toBe(200);
  });

  it.each<[field: string, value: unknown, message: string]>([
    ["title", " ", "Please enter a title"],
    ["slug", "", "Please enter a slug"],
    ["slug", "Mulch", "Please use lowercase letters, digits and single hyphens between them"],
    ["slug", "a--b", "Please use lowercase letters, digits and single hyphens between them"],
    ["slug", "../x", "Please use lowercase letters, digits and single hyphens between them"],
    ["excerpt", null, "Please enter an excerpt"],
    ["content", undefined, "Please enter the content"],
    ["content", "a\u0000", "Please remove control characters"],
    ["author", "", "Please enter an author"],
    ["tags", "Soil", "Please give the tags as a list of words"],
    ["publishedAt", "yesterday", "Please give the time as an ISO 8601 time"],
    ...[
      "javascript:alert(1)",
      "http://example.org/x.png",
      "//example.org/x.png",
      "../../x",
      "a\\b",
    ].map((address): [string, string, string] => [
      "featuredImage",
      address,
      "Please give a file name, a path on this site or an address starting with https://",
    ]),
  ])("refuses %s %j with the field's message", async (field, value, message) => {
    const response = await create({ [field]: value });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message, issues: [{ path: field, message }] });
    expect(await read()).toBeUndefined();
  });
});

describe("PUT /api/admin/blog/posts/{id}", () => {
  it("changes what it says and leaves published what was, and a draft a draft", async () => {
    const { id, publishedAt } = (await (await create()).json()) as PostForOwner;
    clock.advance({ minutes: 10 });
    const changed = await put(id, { title: "Mulch in June" });
    expect(changed.status).toBe(200);
    expect(await changed.json()).toMatchObject({
      title: "Mulch in June",
      version: 2,
      publishedAt,
      updatedAt: "2026-05-01T14:10:00.000Z",
    });
    expect((await read())?.title).toBe("Mulch in June");
    expect((await (await put(id, { publishedAt: null })).json()).publishedAt).toBeNull();
    expect(await read()).toBeUndefined();
    expect((await (await put(id)).json()).publishedAt).toBeNull();
    expect((await (await put(id, { publishedAt })).json()).publishedAt).toBe(publishedAt);
    expect(await read()).toBeDefined();
  });

  it("answers a slug in use at its field, and takes the post's own", async () => {
    const { id } = (await (await create()).json()) as PostForOwner;
    await create({ slug: "taken" });
    expect((await put(id, { slug: "taken" })).status).toBe(409);
    expect((await put(id)).status).toBe(200);
    expect((await put(id, { slug: "moved" })).status).toBe(200);
    expect(await read()).toBeUndefined();
    expect(await read("moved")).toBeDefined();
  });

  it("tells the second of two editors", async () => {
    const { id } = (await (await create()).json()) as PostForOwner;
    expect((await put(id, { title: "First" }, '"1"')).status).toBe(200);
    expect((await put(id, { title: "Second" }, '"1"')).status).toBe(412);
    expect((await read())?.title).toBe("First");
    expect((await put(4711)).status).toBe(404);
  });
});

describe("DELETE /api/admin/blog/posts/{id}", () => {
  it("deletes it, once", async () => {
    const { id } = (await (await create()).json()) as PostForOwner;
    const path = `/api/admin/blog/posts/${id}`;
    expect((await owner.call("DELETE", path, undefined, { "if-match": '"2"' })).status).toBe(412);
    expect((await owner.call("DELETE", path)).status).toBe(204);
    expect(await read()).toBeUndefined();
    expect((await owner.call("DELETE", path)).status).toBe(404);
  });
});
