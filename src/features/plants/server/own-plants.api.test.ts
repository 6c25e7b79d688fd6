import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bumpContentVersion } from "#shared/server/content-version.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type {
  CatalogueCards,
  GardenPlant,
  NoSuchPlant,
  PlantEntryForOwner,
  PlantForOwner,
  PlantListAnswer,
  PlantPage,
} from "../answers.ts";
import { cardOf } from "../plant-card.ts";
import type { PlantEntry } from "../plant-entry/inputs.ts";
import { plantRecords } from "../plant-record.ts";

const isPostgres = process.env["TEST_ENGINE"] === "postgres";

let site: TestSite;
let owner: TestOwner;
beforeEach(async () => {
  site = await openSite({ env: ownerEnv });
  owner = await signIn(site);
});
afterEach(() => site.close());

const facts = (slug: string) => `/api/admin/plants/${slug}/facts`;
const read = async (slug: string) =>
  (await (await owner.call("GET", facts(slug))).json()) as PlantEntryForOwner;
const change = (slug: string, body: Partial<PlantEntry>, headers?: Record<string, string>) =>
  owner.call("PATCH", facts(slug), body, headers);
const get = async <T>(path: string) => (await (await site.call("GET", path)).json()) as T;
const cards = () => get<CatalogueCards>("/api/plants/cards/all");
const cardAt = async (path: string) => (await cards()).plants.find((card) => card?.path === path);
/** The cards of a site on which the owner has said nothing. */
const builtInCards = plantRecords.map(cardOf);
const redbud = "/trees/eastern-redbud";

/** A plant of the owner's that is in order: a white redbud. */
async function whiteRedbud(more: Partial<PlantEntry> = {}): Promise<PlantEntry> {
  const { entry } = await read("eastern-redbud");
  return {
    ...entry,
    ...{ name: "White Redbud", slug: "white-redbud", cultivar: "Royal White", synonyms: [] },
    bloomColors: ["white"],
    drawnLike: "eastern-redbud",
    ...more,
  };
}

/** Those of PostgreSQL's processes that wait for a row which another holds. */
async function waiting(): Promise<number> {
  const { rows } = await sql`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(site.services.db);
  return rows.length;
}

describe("two changes at once", () => {
  it.each(["add", "change"] as const)("do not %s two plants into one Latin name", async (way) => {
    const addOne = async (slug: string) =>
      owner.call("POST", "/api/admin/plants", await whiteRedbud({ name: slug, slug }));
    const renameOne = (slug: string) =>
      change(slug, { acceptedName: "Cercis mendax", cultivar: "", synonyms: [] });
    const slugs = way === "add" ? ["one-redbud", "other-redbud"] : ["pawpaw", "eastern-redbud"];
    const calls = await site.services.db.transaction().execute(async (trx) => {
      // Where both would pass each other: each has looked, and neither is done.
      await bumpContentVersion(trx);
      const started = slugs.map(way === "add" ? addOne : renameOne);
      // On SQLite they wait for this transaction's end by themselves.
      if (isPostgres) await expect.poll(waiting).toBe(2);
      return { started };
    });
    const answers = await Promise.all(calls.started);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual(way === "add" ? [201, 400] : [200, 400]);
  });
});

describe("the facts of a plant", () => {
  it("are the owner's alone to change", async () => {
    for (const [method, path] of [
      ["GET", facts("pawpaw")],
      ["PATCH", facts("pawpaw")],
      ["DELETE", facts("pawpaw")],
      ["POST", "/api/admin/plants"],
    ] as const) {
      expect((await site.call(method, path, method === "GET" ? undefined : {})).status).toBe(401);
    }
    expect((await owner.call("GET", facts("no-such-plant"))).status).toBe(404);
    expect((await owner.call("DELETE", facts("no-such-plant"))).status).toBe(404);
  });

  it("show at the next request wherever the plant is spoken of", async () => {
    const plate = async () =>
      (await (await site.call("GET", "/plates/trees/eastern-redbud.svg")).text()) as string;
    const [drawn, list] = [await plate(), await get<PlantListAnswer>("/api/plants/list/trees")];
    const answer = await change("eastern-redbud", {
      name: "Judas Tree",
      bloomColors: ["white"],
      description: "It bears white pea flowers on bare wood.",
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("etag")).toBe('"2"');

    const page = await get<PlantPage>("/api/plants/eastern-redbud");
    expect(page).toMatchObject({ name: "Judas Tree", path: redbud });
    expect(page.plateWords).toContain("white");
    expect(page.plate).toMatch(/^[\w-]{8}$/);
    expect(await cardAt(redbud)).toMatchObject({
      name: "Judas Tree",
      tint: "white",
      plate: page.plate,
    });
    expect(await plate()).not.toBe(drawn);
    const found = await get<PlantListAnswer>("/api/plants/list/trees?q=judas+tree");
    expect(found.named).toEqual([0]);
    // The places are of the same plants.
    expect(found.version).toBe(list.version);
    const json = await get<{ plants: { name: string; bloom: unknown }[] }>("/plants.json");
    expect(json.plants.find(({ name }) => name === "Judas Tree")?.bloom).toMatchObject({
      colors: ["white"],
    });
    const rows = (await (await owner.call("GET", "/api/admin/plants")).json()) as PlantForOwner[];
    expect(rows.find(({ slug }) => slug === "eastern-redbud")?.name).toBe("Judas Tree");
  });

  it("are taken back one by one, or whole, and then nothing is left of the change", async () => {
    const before = await get("/plants.json");
    const { builtIn } = await read("eastern-redbud");
    await change("eastern-redbud", { name: "Judas Tree", zoneMin: 5, guide: "Water it." });
    const changed = await (await change("eastern-redbud", { name: builtIn?.name ?? "" })).json();
    expect(changed).toMatchObject({ entry: { name: "Eastern Redbud", zoneMin: 5 }, version: 3 });
    const back = await owner.call("DELETE", facts("eastern-redbud"), undefined, {
      "if-match": '"3"',
    });
    expect(await back.json()).toMatchObject({ entry: builtIn, version: 4 });
    expect(await get("/plants.json")).toEqual(before);
    expect((await cards()).plants).toEqual(builtInCards);
  });

  it("keep what was said of its stock, and say both", async () => {
    await owner.call("PATCH", "/api/admin/plants/eastern-redbud", { state: "sold-out" });
    await change("eastern-redbud", { slug: "redbud" });
    expect(await cardAt(redbud)).toBeUndefined();
    expect(await cardAt("/trees/redbud")).toMatchObject({
      stock: { says: "Sold out", isOut: true },
    });
    await owner.call("PATCH", "/api/admin/plants/redbud", { isHidden: true });
    expect((await cards()).plants).toHaveLength(199);
    expect((await site.call("GET", "/api/plants/redbud")).status).toBe(404);
  });

  it("lead from every former address of the page to the present one", async () => {
    await change("eastern-redbud", { slug: "judas-tree" });
    await change("judas-tree", { slug: "redbud" });
    for (const former of ["eastern-redbud", "judas-tree"]) {
      expect(await get(`/api/plants/${former}`)).toMatchObject({ path: "/trees/redbud" });
    }
    expect((await site.call("GET", "/plates/trees/redbud.svg")).status).toBe(200);
    expect(await (await site.call("GET", "/sitemap.xml")).text()).toContain("/trees/redbud<");
    expect(await get("/api/plants/garden?plants=eastern-redbud")).toMatchObject({
      plants: [{ slug: "redbud" }],
      unknown: [],
    });
    // A browser's own list is of slugs, and finds the plant under those it had.
    const listed = await get<GardenPlant[]>("/plants/garden.json");
    expect(listed.find(({ slug }) => slug === "redbud")?.formerSlugs).toEqual([
      "eastern-redbud",
      "judas-tree",
    ]);
    expect(listed.filter((plant) => "formerSlugs" in plant)).toHaveLength(1);
    // A former address is never given to another plant.
    const refused = await change("pawpaw", { slug: "judas-tree" });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ issues: [{ path: "slug" }] });
    await owner.call("DELETE", facts("redbud"));
    expect(await get("/api/plants/redbud")).toMatchObject({ path: redbud });
  });

  it("are refused with a sentence at the field, and nothing changes", async () => {
    for (const [body, path] of [
      [{ acceptedName: "Pyrus calleryana" }, "acceptedName"],
      [{ heightInchesMax: 10 }, "heightInchesMax"],
      [{ habit: "spire" }, "habit"],
      [{ bloomMonths: [] }, "bloomMonths"],
      [{ acceptedName: "Asimina triloba", cultivar: "" }, "acceptedName"],
      [{ slug: "pawpaw" }, "slug"],
      [{ bloomColors: ["plaid"] }, "bloomColors"],
    ] as [Partial<PlantEntry>, string][]) {
      const refused = await change("eastern-redbud", body);
      expect(refused.status, path).toBe(400);
      const { issues } = (await refused.json()) as { issues: { path: string; message: string }[] };
      expect(issues[0]?.path.split(".")[0]).toBe(path);
    }
    expect((await read("eastern-redbud")).version).toBe(1);
    expect((await cards()).plants).toEqual(builtInCards);
  });

  it("go to one of two people who change them at once", async () => {
    const first = { "if-match": '"1"' };
    const racing = await Promise.all(
      ["One", "Two", "Three"].map((name) => change("pawpaw", { name }, first)),
    );
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    expect((await owner.call("DELETE", facts("pawpaw"), undefined, first)).status).toBe(412);
  });
});

describe("a plant that the owner adds", () => {
  it("stands in its catalogue, on a page of its own, with a plate", async () => {
    const answer = await owner.call("POST", "/api/admin/plants", await whiteRedbud());
    expect(answer.status).toBe(201);
    const { builtIn, path } = (await answer.json()) as PlantEntryForOwner;
    expect([builtIn, path]).toEqual([null, "/trees/white-redbud"]);

    const page = await get<PlantPage>("/api/plants/white-redbud");
    expect(page).toMatchObject({ name: "White Redbud", latin: "Cercis canadensis 'Royal White'" });
    const svg = await site.call("GET", "/plates/trees/white-redbud.svg");
    expect(svg.status).toBe(200);
    expect(await svg.text()).toContain("<svg");
    const list = await get<PlantListAnswer>("/api/plants/list/trees?q=white+redbud");
    expect(list.named).toEqual([50]);
    expect(await (await site.call("GET", "/sitemap.xml")).text()).toContain("/trees/white-redbud<");
    expect((await get<{ plants: unknown[] }>("/plants.json")).plants).toHaveLength(201);
    expect(await get("/api/plants/garden?plants=white-redbud")).toMatchObject({
      plants: [{ name: "White Redbud" }],
    });
    const slug = "redbud-".padEnd(80, "a");
    const long = await whiteRedbud({ name: "Long Redbud", slug, cultivar: "Long" });
    expect((await owner.call("POST", "/api/admin/plants", long)).status).toBe(201);
    const garden = await get<{ plants: unknown[] }>(`/api/plants/garden?plants=${slug}`);
    expect(garden.plants).toHaveLength(1);
  });

  it("is changed, marked and hidden like any other, and goes when it is taken back", async () => {
    await owner.call("POST", "/api/admin/plants", await whiteRedbud());
    await owner.call("PATCH", "/api/admin/plants/white-redbud", { state: "few-left" });
    expect((await change("white-redbud", { name: "Snow Redbud" })).status).toBe(200);
    expect(await get("/api/plants/white-redbud")).toMatchObject({
      name: "Snow Redbud",
      stock: { state: "few-left" },
    });
    await owner.call("PATCH", "/api/admin/plants/white-redbud", { isHidden: true });
    expect((await site.call("GET", "/api/plants/white-redbud")).status).toBe(404);
    expect(JSON.stringify(await cards())).not.toContain("Snow Redbud");
    const back = await owner.call("DELETE", facts("white-redbud"), undefined, {
      "if-match": '"2"',
    });
    expect(back.status).toBe(204);
    expect((await owner.call("GET", facts("white-redbud"))).status).toBe(404);
    const gone = await get<NoSuchPlant>("/api/plants/white-redbud");
    expect(gone.near.length).toBeGreaterThan(0);
    expect((await cards()).plants).toEqual(builtInCards);
  });

  it("is refused where another has its address or its name, or a fact is missing", async () => {
    const asked = async (more: Partial<PlantEntry>) => {
      const answer = await owner.call("POST", "/api/admin/plants", await whiteRedbud(more));
      const { issues = [] } = (await answer.json()) as { issues?: { path: string }[] };
      return [answer.status, issues[0]?.path];
    };
    expect(await asked({ slug: "pawpaw" })).toEqual([400, "slug"]);
    expect(await asked({ cultivar: "" })).toEqual([400, "acceptedName"]);
    expect(await asked({ drawnLike: "no-such-plant" })).toEqual([400, "drawnLike"]);
    const whole = await whiteRedbud();
    const racing = await Promise.all([
      owner.call("POST", "/api/admin/plants", whole),
      owner.call("POST", "/api/admin/plants", whole),
    ]);
    expect(racing.map(({ status }) => status).sort()).toEqual([201, 400]);
  });

  it("shows the owner's first photograph before the plate, and the others with their captions", async () => {
    const photographs = [
      { url: "/attached-assets/first.webp", caption: "In bloom by the gate" },
      { url: "https://pictures.example/second.jpg", caption: "In October" },
    ];
    await owner.call("POST", "/api/admin/plants", await whiteRedbud({ photographs }));
    const page = await get<PlantPage>("/api/plants/white-redbud");
    expect(page.imageUrl).toBe("/attached-assets/first.webp");
    expect(page.photographs).toEqual(photographs);
  });

  it("is refused with facts that were said of another genus, until each is changed or confirmed", async () => {
    const { entry: mallow } = await read("rose-mallow");
    const rose = {
      ...mallow,
      ...{ name: "Beach Rose", slug: "beach-rose", acceptedName: "Rosa rugosa", synonyms: [] },
      ...{ traditionName: "", traditionStory: "", traditionSource: "" as const },
    };
    const add = async (more: object) => {
      const answer = await owner.call("POST", "/api/admin/plants", { ...rose, ...more });
      const { issues = [] } = (await answer.json()) as { issues?: { path: string }[] };
      return { status: answer.status, fields: issues.map(({ path }) => path) };
    };
    // Whoever does not say what it began from began from what it is drawn like.
    for (const from of [{ begunFrom: "rose-mallow" }, { drawnLike: "rose-mallow" }]) {
      const { status, fields } = await add(from);
      expect(status).toBe(400);
      expect(fields).toEqual(
        expect.arrayContaining(["family", "nativeToPennsylvania", "toxicity", "zoneMin"]),
      );
      expect((await add({ ...from, confirmed: fields.slice(1) })).fields).toEqual(["family"]);
    }
    expect((await site.call("GET", "/api/plants/beach-rose")).status).toBe(404);
    const { fields } = await add({ begunFrom: "rose-mallow" });
    const begunFrom = "rose-mallow";
    const answer = await add({ begunFrom, family: "Rosaceae", confirmed: fields.slice(1) });
    expect(answer.status).toBe(201);
  });

  it("does not become another genus with what was said of the first", async () => {
    await owner.call("POST", "/api/admin/plants", await whiteRedbud());
    const acceptedName = "Styrax japonicus";
    const refused = await change("white-redbud", { acceptedName });
    expect(refused.status).toBe(400);
    const { issues } = (await refused.json()) as { issues: { path: keyof PlantEntry }[] };
    const confirmed = issues.map(({ path }) => path);
    expect(confirmed).toContain("toxicity");
    const called = { "if-match": '"1"' };
    const body = { acceptedName, confirmed } as Partial<PlantEntry>;
    expect((await change("white-redbud", body, called)).status).toBe(200);
  });

  it("is said to be checked against nothing, and names only the sources that she gave", async () => {
    const said = async (slug: string) => {
      const { sources, sourcesNote, facts } = await get<PlantPage>(`/api/plants/${slug}`);
      return { sources, sourcesNote, deer: facts.find(([label]) => label === "Deer")?.[1] };
    };
    const unsaid = {
      traditionName: "",
      traditionStory: "",
      traditionSource: "",
      sources: [],
    } as const;
    const plant = { ...(await whiteRedbud()), ...unsaid };
    const answer = await owner.call("POST", "/api/admin/plants", plant);
    expect(answer.status).toBe(201);
    expect(await said("white-redbud")).toMatchObject({ sources: [] });
    expect((await said("white-redbud")).deer).not.toContain("Rutgers");
    await change("white-redbud", { sources: ["usda"] });
    const { sources, sourcesNote } = await said("white-redbud");
    expect(sources).toEqual(["USDA PLANTS Database"]);
    expect(sourcesNote).toBe("The nursery looked up what is said here in:");
  });
});

describe("a built-in plant", () => {
  it("is said to be checked as it is built in, and no longer once she says something else", async () => {
    const note = async () => (await get<PlantPage>("/api/plants/eastern-redbud")).sourcesNote;
    const checked = "What is said here was checked against:";
    expect(await note()).toBe(checked);
    await change("eastern-redbud", { name: "Judas Tree" });
    expect(await note()).toBe(checked);
    await change("eastern-redbud", { toxicity: "irritant", toxicityNote: "Its seeds upset dogs." });
    expect(await note()).toMatch(/^The nursery has changed some of what is said here\./);
  });

  it("does not become another genus with what was said of it, nor with its sources, unless she confirms them", async () => {
    const rose = { name: "Peace Rose", acceptedName: "Rosa odorata", description: "Creamy." };
    const refused = await change("rose-mallow", rose);
    expect(refused.status).toBe(400);
    const { issues } = (await refused.json()) as { issues: { path: keyof PlantEntry }[] };
    const fields = issues.map(({ path }) => path);
    expect(fields).toEqual(expect.arrayContaining(["family", "toxicity", "synonyms", "sources"]));
    expect(await get<PlantPage>("/api/plants/rose-mallow")).toMatchObject({ name: "Rose Mallow" });
    // Botanists move a plant of the catalogue to another genus, and it stays what it is.
    const confirmed = { ...rose, confirmed: fields } as Partial<PlantEntry>;
    expect((await change("rose-mallow", confirmed)).status).toBe(200);
    const page = await get<PlantPage>("/api/plants/rose-mallow");
    expect(page.sourcesNote).toBe("The nursery looked up what is said here in:");
    expect((await change("rose-mallow", { name: "Peace" })).status).toBe(200);
  });

  it("names Rutgers at its deer rating only where Rutgers rates it", async () => {
    const deerOf = async (slug: string) => {
      const { facts, sources } = await get<PlantPage>(`/api/plants/${slug}`);
      const isRated = sources.some((source) => source.startsWith("Rutgers"));
      return [isRated, facts.find(([label]) => label === "Deer")?.[1]?.endsWith("(Rutgers)")];
    };
    expect(await deerOf("eastern-redbud")).toEqual([true, true]);
    expect(await deerOf("bloodroot")).toEqual([false, false]);
  });
});
