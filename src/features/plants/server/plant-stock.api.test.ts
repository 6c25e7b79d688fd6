import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type { CatalogueCards, PlantForOwner, PlantListAnswer, PlantPage } from "../answers.ts";

let site: TestSite;
let owner: TestOwner;
let clock: TestClock;
beforeEach(async () => {
  clock = createTestClock("2026-05-01T14:00:00Z");
  site = await openSite({ env: ownerEnv, clock: clock.now });
  owner = await signIn(site);
});
afterEach(() => site.close());

const change = (slug: string, body: unknown, headers?: Record<string, string>) =>
  owner.call("PATCH", `/api/admin/plants/${slug}`, body, headers);
const get = async <T>(path: string) => (await (await site.call("GET", path)).json()) as T;
const cards = async () => (await get<CatalogueCards>("/api/plants/cards/all")).plants;
/** What visitors are told of plants, by their paths. */
const stock = async () =>
  Object.fromEntries((await cards()).flatMap((it) => (it?.stock ? [[it.path, it.stock]] : [])));
const plantsJson = () => get<{ plants: { url: string; stock: unknown }[] }>("/plants.json");
const redbud = "/trees/eastern-redbud";

describe("PATCH /api/admin/plants/{slug}", () => {
  it("is the owner's alone, and so is the list", async () => {
    expect((await site.call("GET", "/api/admin/plants")).status).toBe(401);
    expect((await site.call("PATCH", "/api/admin/plants/pawpaw", {})).status).toBe(401);
    const plants = (await (await owner.call("GET", "/api/admin/plants")).json()) as PlantForOwner[];
    expect(plants).toHaveLength(200);
    expect(plants.every(({ state, version }) => state === null && version === 1)).toBe(true);
    expect(await stock()).toEqual({});
  });

  it("shows at the next request wherever the plant is spoken of", async () => {
    const answer = await change("eastern-redbud", {
      state: "sold-out",
      price: " $45 ",
      potSize: "5 gallon",
      note: "Dug in the fall.",
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("etag")).toBe('"2"');
    expect(await stock()).toEqual({
      [redbud]: { says: "Sold out · 5 gallon · $45", isOut: true },
    });
    const page = await get<PlantPage>("/api/plants/eastern-redbud");
    expect(page.stock).toEqual({
      says: "Sold out · 5 gallon · $45",
      isOut: true,
      state: "sold-out",
      price: "$45",
      note: "Dug in the fall.",
    });
    const { plants } = await plantsJson();
    expect(plants.find(({ url }) => url.endsWith(redbud))?.stock).toEqual({
      state: "sold-out",
      since: "2026-05-01",
      price: "$45",
      potSize: "5 gallon",
      note: "Dug in the fall.",
    });
    expect(plants.filter((plant) => plant.stock !== null)).toHaveLength(1);
    const garden = await get<{ plants: { stock?: unknown }[] }>(
      "/api/plants/garden?plants=eastern-redbud",
    );
    expect(garden.plants[0]?.stock).toEqual({ says: "Sold out · 5 gallon · $45", isOut: true });
  });

  it("lets the filter leave out what is not to be had", async () => {
    const available = async () =>
      (await get<PlantListAnswer>("/api/plants/list/trees?available=yes")).filtered?.length;
    expect(await available()).toBe(50);
    await change("eastern-redbud", { state: "sold-out" });
    await change("pawpaw", { state: "few-left" });
    expect(await available()).toBe(49);
    await change("eastern-redbud", { state: null });
    expect(await available()).toBe(50);
  });

  it("hides a plant from every list, and shows it again", async () => {
    const address = async () =>
      (await (await site.call("GET", "/sitemap.xml")).text()).includes(redbud);
    expect(await address()).toBe(true);
    await change("eastern-redbud", { isHidden: true });
    expect((await cards()).map((card) => card?.path)).not.toContain(redbud);
    expect(await cards()).toHaveLength(199);
    expect((await site.call("GET", "/api/plants/eastern-redbud")).status).toBe(404);
    expect(await address()).toBe(false);
    expect((await plantsJson()).plants).toHaveLength(199);
    expect((await get<PlantListAnswer>("/api/plants/list/trees?sort=name")).filtered).toHaveLength(
      49,
    );
    expect(await get("/api/plants/garden?plants=eastern-redbud")).toEqual({
      plants: [],
      unknown: ["eastern-redbud"],
    });
    const post = await get<{ path: string }[]>("/api/plants/named-in/native-trees-for-small-yards");
    expect(post.map(({ path }) => path)).not.toContain(redbud);
    await change("eastern-redbud", { isHidden: false });
    expect((await site.call("GET", "/api/plants/eastern-redbud")).status).toBe(200);
    expect(await cards()).toHaveLength(200);
  });

  it("counts the month from the day on which it was said, and takes a change back with its day", async () => {
    await change("pawpaw", { state: "back-soon" });
    const says = async () => (await stock())["/trees/pawpaw"];
    expect(await says()).toEqual({ says: "Sold out, back around June 1", isOut: true });
    clock.advance({ hours: 31 * 24 });
    expect(await says()).toEqual({ says: "Due back, please ask", isOut: true });
    owner = await signIn(site);
    await change("pawpaw", { state: "available" });
    await change("pawpaw", { state: "back-soon", stateSince: "2026-05-20" });
    expect(await says()).toEqual({ says: "Sold out, back around June 20", isOut: true });
  });

  it("refuses what was changed meanwhile, from the first change on", async () => {
    const first = { "if-match": '"1"' };
    expect((await change("pawpaw", { state: "sold-out" }, first)).status).toBe(200);
    expect((await change("pawpaw", { state: "available" }, first)).status).toBe(412);
    const racing = await Promise.all(
      ["available", "few-left", "sold-out"].map((state) => change("black-gum", { state }, first)),
    );
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });

  it("says at its field what is wrong, and keeps what stood there", async () => {
    await change("pawpaw", { price: "$20" });
    const refused = await change("pawpaw", {
      state: "gone",
      price: "x".repeat(61),
      note: "\u0007",
    });
    expect(refused.status).toBe(400);
    const { issues } = (await refused.json()) as { issues: { path: string }[] };
    expect(issues.map(({ path }) => path).sort()).toEqual(["note", "price", "state"]);
    expect(await stock()).toEqual({ "/trees/pawpaw": { says: "$20" } });
    expect((await change("no-such-plant", { state: "sold-out" })).status).toBe(404);
  });
});
