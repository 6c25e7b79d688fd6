import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Post } from "#features/blog/answers.ts";
import { ownerEnv, signIn } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type { CatalogueCards, PlantListAnswer } from "../answers.ts";
import { cardOf, linkOf } from "../plant-card.ts";
import { plantRecords } from "../plant-record.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openSite({ env: ownerEnv });
});
afterAll(() => site.close());

async function get<T>(path: string): Promise<{ status: number; body: T }> {
  const response = await site.call("GET", path);
  return { status: response.status, body: (await response.json()) as T };
}

interface Answer {
  path: string;
  name: string;
  posts: { name: string; path: string }[];
  companions: { path: string }[];
  near: { path: string }[];
}

describe("GET /api/plants/{slug}", () => {
  it("answers every plant, with companions that have pages themselves", async () => {
    const paths = new Set(plantRecords.map(({ catalogue, slug }) => `/${catalogue}/${slug}`));
    for (const { slug, name } of plantRecords) {
      const { status, body } = await get<Answer>(`/api/plants/${slug}`);
      expect(status, slug).toBe(200);
      expect(body.name).toBe(name);
      for (const { path } of body.companions) expect(paths).toContain(path);
    }
  });

  it("names the posts that name the plant, and a post names its plants", async () => {
    const { body } = await get<Answer>("/api/plants/eastern-redbud");
    expect(body.posts).toContainEqual({
      name: "Native Trees for Small Yards",
      path: "/blog/native-trees-for-small-yards",
    });
    const named = await get<{ path: string }[]>(
      "/api/plants/named-in/native-trees-for-small-yards",
    );
    expect(named.body.map(({ path }) => path)).toContain("/trees/eastern-redbud");
    expect((await get("/api/plants/named-in/no-such-post")).body).toEqual([]);
  });

  it("answers 404 for an address that no plant has or had", async () => {
    const { status, body } = await get<Answer>("/api/plants/no-such-plant");
    expect(status).toBe(404);
    expect(body).toMatchObject({ message: "There is no plant at this address." });
    const near = await get<Answer>("/api/plants/eastern-redbuds");
    expect(near.status).toBe(404);
    expect(near.body.near[0]?.path).toBe("/trees/eastern-redbud");
  });
});

describe("GET /api/plants/list/{catalogue}", () => {
  it("answers what an address asks for", async () => {
    const { body } = await get<PlantListAnswer>(
      "/api/plants/list/trees?use=small-yard&light=part-shade",
    );
    const trees = plantRecords.filter(({ catalogue }) => catalogue === "trees");
    const expected = trees.flatMap(({ uses, facts }, at) =>
      uses.includes("small-yard") && facts.light.includes("part-shade") ? [at] : [],
    );
    expect(body.filtered).toEqual(expected);
    expect((await get<PlantListAnswer>("/api/plants/list/trees")).body.filtered).toBeNull();
  });

  it("searches the other catalogues, too", async () => {
    const { body } = await get<PlantListAnswer>("/api/plants/list/perennials?q=oak");
    const oaks = body.elsewhere.find(({ catalogue }) => catalogue === "trees");
    expect(oaks?.count).toBeGreaterThan(3);
    expect((await get("/api/plants/list/shrubs")).status).toBe(404);
  });

  it("finds events and posts that are about it, and of a mere letter or a draft none", async () => {
    const pagesAbout = async (search: string, list = "all") =>
      (await get<PlantListAnswer>(`/api/plants/list/${list}?${new URLSearchParams({ q: search })}`))
        .body.pages;
    const linksAbout = async (search: string, list?: string) =>
      (await pagesAbout(search, list)).flatMap(({ links }) => links.map(({ name }) => name));
    for (const list of ["all", "trees"]) {
      const [events, posts] = await pagesAbout("the Mary gardens", list);
      expect(events?.says).toBe("Events");
      expect(events?.links[0]?.name).toMatch(/^Planting a Mary Garden, Saturday, May \d/);
      expect(events?.links[0]?.path).toMatch(/^\/events\/\d+-planting-a-mary-garden$/);
      expect(posts?.says).toBe("In the garden blog");
      expect(posts?.links[0]).toEqual({
        name: "Planning a Mary Garden",
        path: "/blog/planning-a-mary-garden",
      });
    }
    for (const search of ["when is the plant sale", "plant sale in April", "sales", "the sale"]) {
      expect(await linksAbout(search), search).toEqual([
        expect.stringMatching(/^Spring Plant Sale, Saturday, April \d/),
      ]);
    }
    expect(await linksAbout("the next Advent wreath class")).toEqual([
      expect.stringMatching(/^Advent Wreath Workshop/),
    ]);
    const noPage = [
      "",
      "the",
      "a",
      "hosta",
      "Mary garden turnips",
      "are you open",
      "fall plant sale",
    ];
    for (const search of [...noPage, "white flowers in April"]) {
      expect(await linksAbout(search), search).toEqual([]);
    }
    const post = { excerpt: "Short.", content: "Short.", author: "Rose", tags: [] };
    const draft = { ...post, title: "On zinnwort", slug: "on-zinnwort", publishedAt: null };
    const owner = await signIn(site);
    const saved = await owner.call("POST", "/api/admin/blog/posts", draft);
    const { id } = (await saved.json()) as Post;
    expect(await linksAbout("zinnwort")).toEqual([]);
    const published = { ...draft, publishedAt: "2026-01-01T00:00:00Z" };
    await owner.call("PUT", `/api/admin/blog/posts/${id}`, published);
    expect(await linksAbout("zinnwort")).toEqual(["On zinnwort"]);
  });
});

describe("the cards of a catalogue", () => {
  const cards = async (path: string) => (await get<CatalogueCards>(`/api/plants/${path}`)).body;

  it("are all of its plants with their texts, and of which plants the places are", async () => {
    const { plants, version } = await cards("cards/trees");
    expect(plants).toEqual(plantRecords.slice(100, 150).map(cardOf));
    expect((await get<PlantListAnswer>("/api/plants/list/trees")).body.version).toBe(version);
    expect((await cards("cards/all")).plants).toHaveLength(200);
    expect((await cards("cards/perennials")).version).not.toBe(version);
    expect((await get("/api/plants/cards/shrubs")).status).toBe(404);
  });

  it("are of a search those that its page shows, each at its place", async () => {
    const { plants } = await cards("shown/perennials?q=catmint&light=full-sun");
    const { body } = await get<PlantListAnswer>(
      "/api/plants/list/perennials?q=catmint&light=full-sun",
    );
    expect(plants).toHaveLength(100);
    for (const [at, card] of plants.entries()) {
      const isListed = body.named?.includes(at) && body.filtered?.includes(at);
      expect(card !== null && "description" in card, String(at)).toBe(isListed);
      if (!isListed) expect(card !== null).toBe(body.alsoFitting.includes(at));
    }
    const all = await cards("shown/all");
    expect(all.plants).toEqual(plantRecords.map((plant) => linkOf(cardOf(plant))));
  });
});

describe("/plants.json", () => {
  it("holds every plant with its facts, and is known again by its ETag", async () => {
    const response = await site.call("GET", "/plants.json");
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    const { version, plants } = (await response.json()) as { version: number; plants: object[] };
    expect(version).toBe(1);
    expect(plants).toHaveLength(200);
    expect(plants[100]).toMatchObject({
      url: "http://nursery.test/trees/eastern-redbud",
      catalogue: "trees",
      scientificName: "Cercis canadensis",
      heightInches: [240, 360],
      tradition: { name: "Judas Tree" },
    });
    const again = await site.call("GET", "/plants.json", undefined, {
      "if-none-match": response.headers.get("etag") ?? "",
    });
    expect(again.status).toBe(304);
  });
});
