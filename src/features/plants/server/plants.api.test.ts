import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite, type TestSite } from "#tests/support/site.ts";
import { plantRecords } from "../plant-records.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
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
