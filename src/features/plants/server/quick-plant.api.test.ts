import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type {
  CatalogueCards,
  PlantEntryForOwner,
  PlantForOwner,
  PlantListAnswer,
  PlantPage,
} from "../answers.ts";
import { filterGroups } from "../finder/filter-choices.ts";
import { nothingKnown } from "../plant-entry/entry-fields.ts";
import type { NewPlantEntry } from "../plant-entry/inputs.ts";

let site: TestSite;
let owner: TestOwner;
beforeEach(async () => {
  site = await openSite({ env: ownerEnv });
  owner = await signIn(site);
});
afterEach(() => site.close());

const get = async <T>(path: string) => (await (await site.call("GET", path)).json()) as T;
const facts = "/api/admin/plants/beach-rose/facts";

/** What the owner says of a plant within a minute. */
const quick = {
  ...nothingKnown,
  ...{ catalogue: "perennials", name: "Beach Rose", slug: "beach-rose" },
  description: "Single pink roses, and hips as large as crab apples.",
} as const;

async function add(more: Partial<NewPlantEntry> = {}) {
  const answer = await owner.call("POST", "/api/admin/plants", { ...quick, ...more });
  const body = (await answer.json()) as PlantEntryForOwner & { issues?: { path: string }[] };
  return { status: answer.status, body, fields: body.issues?.map(({ path }) => path) };
}

describe("a plant of which only name and description are known", () => {
  it("stands in its catalogue with what is known, and is found by its words", async () => {
    const { status, body } = await add({ price: "$14", potSize: "1-gallon pot" });
    expect([status, body.path]).toEqual([201, "/perennials/beach-rose"]);
    const { plants } = await get<CatalogueCards>("/api/plants/cards/perennials");
    expect(plants.at(-1)).toEqual({
      ...{ plateWords: "", path: "/perennials/beach-rose", name: "Beach Rose", latin: "" },
      ...{ notes: "", description: quick.description, guide: "", imageUrl: "" },
      ...{ ornament: "leaf", tint: "green", plate: null, stock: { says: "1-gallon pot · $14" } },
    });
    const found = await get<PlantListAnswer>("/api/plants/list/perennials?q=crab+apples");
    expect(found.named).toContain(100);
    expect(await (await site.call("GET", "/sitemap.xml")).text()).toContain("beach-rose<");
  });

  it("is the same where a program sends no more than that", async () => {
    const { catalogue, name, slug, description } = quick;
    const bare = { catalogue, name, slug, description };
    const answer = await owner.call("POST", "/api/admin/plants", bare);
    const { entry } = (await answer.json()) as PlantEntryForOwner;
    expect([answer.status, entry]).toMatchObject([201, { ...quick, synonyms: [] }]);
    const empty = await (await owner.call("POST", "/api/admin/plants", {})).json();
    expect(empty.issues.map(({ path }: { path: string }) => path).toSorted()).toEqual(
      Object.keys(bare).toSorted(),
    );
  });

  it("says on its page that nobody knows whether it is safe, and nothing else that is not known", async () => {
    await add();
    const page = await get<PlantPage>("/api/plants/beach-rose");
    expect(page).toMatchObject({
      ...{ title: "Beach Rose", summary: `Beach Rose: ${quick.description}` },
      ...{ facts: [], year: [], size: {}, companions: [], sources: [], plate: null },
    });
    expect(page).not.toHaveProperty("scale");
    expect(page.toxicity.level).toBe("unknown");
    expect(page.toxicity.words).not.toContain("No poison is known");
    for (const ending of ["svg", "png"]) {
      const plate = await site.call("GET", `/plates/perennials/beach-rose.${ending}`);
      expect(plate.status).toBe(404);
    }
  });

  it("fits no filter but its catalogue and what there is of it, and no word for a fact", async () => {
    await add();
    const fits: string[] = [];
    for (const { name, choices } of filterGroups) {
      for (const { value } of choices) {
        const list = await get<PlantListAnswer>(`/api/plants/list/all?${name}=${value}`);
        if (list.filtered?.includes(100)) fits.push(`${name}=${value}`);
      }
    }
    // With nothing said of its stock there is some.
    expect(fits).toEqual(["in=perennials", "available=yes"]);
    const words =
      "native, safe, deer, zone 6, under 9 feet, over 1 foot, tall, short, sun, dry, evergreen, deciduous, berries, fern, grass, easy, small yard, poisonous, blooms in june, pink flowers";
    for (const word of words.split(", ")) {
      const found = await get<PlantListAnswer>(`/api/plants/list/perennials?q=${word}`);
      expect([word, found.alsoFitting.includes(100)]).toEqual([word, false]);
    }
  });

  it("is not said to bloom on any day or to have a name of Our Lady, and no search trips over it", async () => {
    await add();
    for (const path of ["in-bloom?feast=pentecost", "in-bloom?day=2027-05-09", "mary-garden"]) {
      const answer = await site.call("GET", `/api/plants/${path}`);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(await answer.text()).not.toContain("Beach Rose");
    }
    for (const words of ["white altar flowers", "rose dogs", "advent", "safe for cats", "maple"]) {
      const answer = await site.call("GET", `/api/plants/list/all?q=${words}`);
      expect([words, answer.status]).toEqual([words, 200]);
    }
  });

  it("leaves out of /plants.json what is not known, and says there what is", async () => {
    await add({ otherSizes: [{ potSize: "3-gallon pot", price: "$32" }], price: "$14" });
    const { plants } = await get<{ plants: Record<string, unknown>[] }>("/plants.json");
    expect(plants[100]).toEqual({
      url: expect.stringMatching(/\/perennials\/beach-rose$/),
      ...{ catalogue: "perennials", name: "Beach Rose", description: quick.description },
      stock: {
        ...{ state: null, since: null, price: "$14", potSize: null, note: null },
        otherSizes: [{ potSize: "3-gallon pot", price: "$32" }],
      },
    });
    const { stock } = await get<PlantPage>("/api/plants/beach-rose");
    expect(stock?.says).toBe("$14 · 3-gallon pot: $32");
    // Nor is it said to bloom in no month because its color is known.
    await owner.call("PATCH", facts, { bloomColors: ["pink"] });
    const again = await get<{ plants: object[] }>("/plants.json");
    expect(again.plants[100]).toHaveProperty("bloom", { colors: ["pink"] });
  });

  it("is no companion, and stands in a list of a garden without size and safety", async () => {
    await add({ acceptedName: "Rosa rugosa", family: "Rosaceae", light: ["full-sun"] });
    const garden = await get<{ plants: object[] }>("/api/plants/garden?plants=beach-rose*2");
    expect(garden.plants[0]).toMatchObject({ name: "Beach Rose", count: 2, bloomMonths: [] });
    expect(garden.plants[0]).toMatchObject({
      notes: "Full sun · not known yet: how far apart, when it blooms, whether it can do harm",
    });
    expect(garden.plants[0]).not.toHaveProperty("toxicity");
    expect(garden.plants[0]).not.toHaveProperty("spacingInchesMin");
    const html = await (await site.call("GET", "/perennials/beach-rose")).text();
    expect(html).not.toContain("undefined");
    const { companions } = await get<PlantPage>("/api/plants/garden-phlox-david");
    expect(companions.map(({ name }) => name)).not.toContain("Beach Rose");
  });

  it("is drawn once all is known that its plate shows, and no sooner", async () => {
    await add({ acceptedName: "Rosa rugosa", bloomColors: ["pink"], flowerForm: "five-petal" });
    const plateAddress = "/plates/perennials/beach-rose.svg";
    const plate = () => site.call("GET", plateAddress);
    expect((await plate()).status).toBe(404);
    const looks = { habit: "mound", leafForm: "pinnate", foliageColor: "deep-green" };
    const size = { heightInchesMin: 36, heightInchesMax: 48, spreadInchesMin: 36 };
    await owner.call("PATCH", facts, { ...looks, ...size, spreadInchesMax: 60 });
    expect((await plate()).status).toBe(200);
    const page = await get<PlantPage>("/api/plants/beach-rose");
    expect(page.plateWords).toMatch(/^Pink /);
    expect(page.facts).toEqual([
      ["Height", "36 to 48 inches"],
      ["Spread", "36 to 60 inches"],
    ]);
    // Nobody sees a draft by it but those who may see drafts.
    const isHidden = async (is: boolean) =>
      owner.call("PATCH", "/api/admin/plants/beach-rose", { isHidden: is });
    await isHidden(true);
    expect((await plate()).status).toBe(404);
    const { cookie } = owner;
    const seen = await site.call("GET", plateAddress, undefined, { cookie });
    expect([seen.status, seen.headers.get("cache-control")]).toEqual([200, "no-store"]);
    await isHidden(false);
    // And what is said can be unsaid.
    await owner.call("PATCH", facts, { bloomColors: [] });
    expect((await plate()).status).toBe(404);
    await owner.call("PATCH", facts, { bloomColors: ["pink"], habit: "" });
    expect((await plate()).status).toBe(404);
  });

  it("is refused with a sentence at what is wrong, and only there", async () => {
    expect((await add({ description: "" })).fields).toEqual(["description"]);
    expect((await add({ zoneMin: 5 })).fields).toEqual(["zoneMax"]);
    expect((await add({ cultivar: "Hansa" })).fields).toEqual(["acceptedName"]);
    expect((await add({ toxicityNote: "Its hips." })).fields).toEqual(["toxicity"]);
    const sizes = Array.from({ length: 6 }, (_, n) => ({ potSize: `${n}`, price: "" }));
    expect((await add({ otherSizes: sizes })).fields).toEqual(["otherSizes"]);
    expect((await site.call("GET", "/api/plants/beach-rose")).status).toBe(404);
    // Two without a Latin name are not one plant.
    expect((await add()).status).toBe(201);
    expect((await add({ name: "Other Rose", slug: "other-rose" })).status).toBe(201);
  });
});

describe("the address of a plant that is gone", () => {
  it("becomes no other plant's, unless that was a draft", async () => {
    await add();
    await owner.call("PATCH", facts, { slug: "sea-rose" });
    expect((await owner.call("DELETE", facts)).status).toBe(204);
    expect((await site.call("GET", "/api/plants/sea-rose")).status).toBe(404);
    expect((await add()).fields).toEqual(["slug"]);
    expect((await add({ slug: "sea-rose" })).fields).toEqual(["slug"]);
    expect((await add({ slug: "dune-rose", isHidden: true })).status).toBe(201);
    const draft = "/api/admin/plants/dune-rose/facts";
    expect((await owner.call("DELETE", draft)).status).toBe(204);
    expect((await add({ slug: "dune-rose" })).status).toBe(201);
  });
});

describe("a fact of a built-in plant", () => {
  it("is changed, and never unsaid", async () => {
    for (const [name, value] of Object.entries({ zoneMin: null, toxicity: "", light: [] })) {
      const answer = await owner.call("PATCH", "/api/admin/plants/pawpaw/facts", { [name]: value });
      expect([name, answer.status]).toEqual([name, 400]);
    }
  });
});

describe("facts that were taken over from a similar plant", () => {
  it("need a Latin name, and are remembered with the plant they came from", async () => {
    const begunFrom = "rose-mallow";
    const taken = { begunFrom, zoneMin: 5, zoneMax: 9 } as const;
    expect((await add({ ...taken, toxicity: "none-known" })).fields).toEqual(["acceptedName"]);
    const { status, body } = await add({ ...taken, acceptedName: "Hibiscus syriacus" });
    expect([status, body.begunFrom?.name]).toEqual([201, "Rose Mallow"]);
    const changed = await owner.call("PATCH", facts, { name: "Rose of Sharon" });
    expect(await changed.json()).toMatchObject({ begunFrom: { name: "Rose Mallow" } });
  });
});

describe("a draft", () => {
  it("is seen by nobody, is shown to the owner as a card, and is published by one call", async () => {
    const before = await get("/plants.json");
    const { body } = await add({ isHidden: true, price: "$14" });
    expect(body.stock).toEqual({ price: "$14", potSize: "", isHidden: true });
    expect(body.card).toMatchObject({ name: "Beach Rose", stock: { says: "$14" } });
    for (const path of ["/api/plants/beach-rose", "/perennials/beach-rose"]) {
      expect((await site.call("GET", path)).status).toBe(404);
    }
    const found = await get<PlantListAnswer>("/api/plants/list/all?q=beach+rose");
    expect(found.named).toEqual([]);
    for (const path of ["/sitemap.xml", "/plants/garden.json", "/perennials", "/plants"]) {
      expect(await (await site.call("GET", path)).text(), path).not.toContain("beach-rose");
    }
    expect(await get("/plants.json")).toEqual(before);
    const rows = (await (await owner.call("GET", "/api/admin/plants")).json()) as PlantForOwner[];
    expect(rows.find(({ slug }) => slug === "beach-rose")).toMatchObject({ isHidden: true });

    // Saved again, it stays one; the price that nobody sends stays, too.
    await owner.call("PATCH", facts, { description: "Ours." });
    expect((await site.call("GET", "/api/plants/beach-rose")).status).toBe(404);
    await owner.call("PATCH", facts, { isHidden: false });
    expect(await get("/api/plants/beach-rose")).toMatchObject({
      description: "Ours.",
      stock: { says: "$14" },
    });
  });
});
