import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { nothingKnown } from "#features/plants/plant-entry/entry-fields.ts";
import { qrCodeOf } from "#shared/both/qr-code.ts";
import { createTestClock, type TestClock } from "#tests/support/clock.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { type PdfBox, type PdfPart, readPdf } from "#tests/support/read-pdf.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type { PaperPreview, PlantForPaper } from "../answers.ts";
import { type PlantsToPrint, shownOnPaper } from "../inputs.ts";
import { sheetNames } from "../sheets.ts";

let site: TestSite;
let owner: TestOwner;
let clock: TestClock;
beforeAll(async () => {
  clock = createTestClock("2026-05-01T14:00:00Z");
  site = await openSite({ env: ownerEnv, clock: clock.now });
  owner = await signIn(site);
});
afterAll(() => site.close());

const wish: PlantsToPrint = {
  plants: ["lenten-rose", "eastern-redbud", "purple-coneflower-magnus"],
  sheet: "avery-5388",
  shows: [...shownOnPaper],
  copies: 1,
  firstLabel: 1,
  isNoted: false,
};
const path = "/api/admin/paper/plants";
const ask = (what: "pdf" | "preview", changes: Partial<PlantsToPrint>) =>
  owner.call("POST", `${path}/${what}`, { ...wish, ...changes });

async function print(changes: Partial<PlantsToPrint> = {}) {
  const answer = await ask("pdf", changes);
  expect(answer.status).toBe(200);
  return readPdf(new Uint8Array(await answer.arrayBuffer()));
}
async function preview(changes: Partial<PlantsToPrint> = {}) {
  const answer = await ask("preview", changes);
  expect(answer.status).toBe(200);
  return (await answer.json()) as PaperPreview;
}
async function listed(slug: string) {
  const plants = (await (await owner.call("GET", path)).json()) as PlantForPaper[];
  return plants.find((plant) => plant.slug === slug);
}
const saidOn = (part: PdfPart | undefined) => part?.texts.map(({ text }) => text) ?? [];
const change = (slug: string, body: unknown) =>
  owner.call("PATCH", `/api/admin/plants/${slug}`, body);

/** What Avery prints on its packets, in millimeters: the sheet, the label, the first one, the steps. */
const published = {
  "avery-5160": [215.9, 279.4, 66.675, 25.4, 4.7625, 12.7, 69.85, 25.4, 3, 10],
  "avery-5163": [215.9, 279.4, 101.6, 50.8, 3.97, 12.7, 106.36, 50.8, 2, 5],
  "avery-5388": [215.9, 279.4, 127, 76.2, 44.45, 25.4, 127, 76.2, 1, 3],
  "letter-cards": [279.4, 215.9, 127, 95.25, 12.7, 12.7, 127, 95.25, 2, 2],
  "one-card": [127, 76.2, 127, 76.2, 0, 0, 127, 76.2, 1, 1],
} as const;

/** Half a millimeter. */
function expectBox(box: PdfBox | undefined, wanted: PdfBox) {
  for (const side of ["x", "y", "width", "height"] as const)
    expect(Math.abs((box?.[side] ?? Number.NaN) - wanted[side]), side).toBeLessThan(0.5);
}

describe("a sheet as a PDF", () => {
  it("is the owner's alone", async () => {
    for (const what of ["pdf", "preview"])
      expect((await site.call("POST", `${path}/${what}`, wish)).status).toBe(401);
    expect((await site.call("GET", path)).status).toBe(401);
  });

  it.each(sheetNames)("has each label of %s in its place, to half a millimeter", async (sheet) => {
    const [width, height, wide, high, left, top, across, down, columns, rows] = published[sheet];
    const count = columns * rows;
    const plants = Array.from({ length: count }, () => "lenten-rose");
    // The pictures have a test of their own.
    const shows = shownOnPaper.filter((shown) => shown !== "picture");
    const { pages, dictionaries, fonts } = await print({ sheet, plants, shows });
    expect(pages).toHaveLength(1);
    const [page] = pages;
    expectBox({ x: 0, y: 0, ...page } as PdfBox, { x: 0, y: 0, width, height });
    const [note, ...labels] = page?.parts ?? [];
    expect(saidOn(note).join()).toContain("Print at 100 %");
    expect(labels).toHaveLength(count);
    for (const [at, { box }] of labels.entries()) {
      const [column, row] = [at % columns, Math.floor(at / columns)];
      const wanted = { x: left + column * across, y: top + row * down, width: wide, height: high };
      expectBox(box, wanted);
    }
    // So that a program for PDFs does not shrink it by itself.
    expect(dictionaries.join()).toContain("/PrintScaling /None");
    expect(fonts).toEqual(expect.arrayContaining(["EBGaramond-Medium", "SourceSans3-Regular"]));
  });

  it.each(["avery-5388", "letter-cards", "one-card"] as const)(
    "has names of 24 points and codes of 20 mm on the cards of %s",
    async (sheet) => {
      const { pages } = await print({ sheet, shows: ["latin", "price", "qrCode"] });
      const cards = pages.flatMap(({ parts }) => parts.slice(1));
      expect(cards).toHaveLength(3);
      for (const { texts, filled } of cards) {
        expect(texts[0]?.points).toBeGreaterThanOrEqual(24);
        const [code] = filled;
        expect(code?.width).toBeGreaterThanOrEqual(20);
        expect(code?.height).toBeCloseTo(code?.width ?? 0, 3);
      }
    },
  );

  it("shows the picture within its label, each once in the file", async () => {
    const { pages, dictionaries } = await print({ plants: ["lenten-rose"], copies: 3 });
    const [, first] = pages[0]?.parts ?? [];
    const [picture] = first?.pictures ?? [];
    expect(picture?.width).toBeGreaterThan(35);
    expect(picture?.x).toBeGreaterThan(first?.box.x ?? 0);
    expect((picture?.height ?? 0) / (picture?.width ?? 1)).toBeCloseTo(1.25, 2);
    expect(dictionaries.filter((it) => it.includes("/Subtype /Image"))).toHaveLength(1);
  });

  it("leads to the plant's page by its code", async () => {
    const { first } = await preview({ plants: ["lenten-rose"], shows: ["qrCode"] });
    const code = first.parts[1]?.marks.find(({ kind }) => kind === "path");
    const codes = first.parts[1]?.marks.flatMap((mark) => (mark.kind === "path" ? [mark.d] : []));
    expect(code).toBeDefined();
    expect(codes).toContain(qrCodeOf("http://nursery.test/perennials/lenten-rose", "M").d);
  });

  it("begins at a free label of a half-used sheet", async () => {
    const { pages } = await print({ sheet: "avery-5160", firstLabel: 29, shows: ["price"] });
    expect(pages.map(({ parts }) => parts.length - 1)).toEqual([2, 1]);
    expectBox(pages[0]?.parts[1]?.box, { x: 74.6, y: 241.3, width: 66.675, height: 25.4 });
  });
});

describe("what a label says", () => {
  it("warns of a poisonous plant, whatever is chosen, and of none that is not known to harm", async () => {
    const plants = ["lenten-rose", "madonna-lily", "purple-coneflower-magnus"];
    const { pages } = await print({ plants, shows: [] });
    const [, poisonous, deadly, harmless] = pages[0]?.parts ?? [];
    expect(saidOn(poisonous)).toEqual([
      "Lenten Rose",
      "Poisonous to people, dogs, cats and horses",
    ]);
    expect(saidOn(deadly)).toEqual(["Madonna Lily", "Deadly to cats"]);
    expect(saidOn(harmless).join(" ")).toBe("Purple Coneflower");
  });

  it("is a name alone where nothing else is known: no harm is not said to be none", async () => {
    const added = await owner.call("POST", "/api/admin/plants", {
      ...nothingKnown,
      ...{ catalogue: "perennials", name: "Noël’s ½ Rose 🌹 × Łódź", slug: "noels-rose" },
      description: "From a neighbor.",
    });
    expect(added.status).toBe(201);
    const { pages } = await print({
      plants: ["noels-rose"],
      shows: ["latin", "picture", "light", "size"],
    });
    const [, label] = pages[0]?.parts ?? [];
    expect(saidOn(label).join(" ")).toBe("Noël’s ½ Rose × Łódź");
    expect(label?.pictures).toEqual([]);
  });

  it("has each size with its price", async () => {
    await change("eastern-redbud", {
      ...{ potSize: "5-gallon pot", price: "$45" },
      otherSizes: [{ potSize: "", price: "from $90" }],
    });
    const { pages } = await print({ plants: ["eastern-redbud"], shows: ["price"] });
    const said = saidOn(pages[0]?.parts[1]).map((text) => text.replaceAll("\u00a0", " "));
    expect(said.slice(1)).toEqual(["5‑gallon pot $45", "from $90"]);
  });
});

describe("a price list", () => {
  it("has every plant by its catalogue, with prices and warnings, on as many sheets as it takes", async () => {
    await change("eastern-redbud", { potSize: "5-gallon pot", price: "$45", otherSizes: [] });
    const all = (await (await owner.call("GET", path)).json()) as PlantForPaper[];
    const plants = all.map(({ slug }) => slug);
    const { pages } = await print({ plants, sheet: "price-list", shows: ["latin", "price"] });
    expect(pages.length).toBeGreaterThan(2);
    const texts = pages.flatMap(({ parts }) => saidOn(parts[0]));
    expect(texts.slice(0, 3)).toEqual([
      "Rosa Mystica Gardens",
      "Price List",
      "Friday, May 1st, 2026",
    ]);
    for (const title of ["Perennials", "Trees", "Annuals", "5-gallon pot $45", "Deadly to cats"])
      expect(texts).toContain(title);
    expect(texts).toContain(
      `(570) 555-0142 · hello@rosamystica.example · Page 1 of ${pages.length}`,
    );
    for (const { parts, width, height } of pages) {
      for (const { x, y } of parts[0]?.texts ?? []) {
        expect(x).toBeGreaterThan(15);
        expect(x).toBeLessThan(width - 15);
        expect(y).toBeLessThan(height - 10);
      }
    }
  });
});

describe("what changed since the last printing", () => {
  beforeEach(() => change("pawpaw", { price: "$20", potSize: "", otherSizes: [] }));

  const labels = async () => (await listed("pawpaw"))?.labels;

  it("is what a paper said otherwise than it would today", async () => {
    expect(await labels()).toEqual({ printedOn: null, changed: [] });
    await print({ plants: ["pawpaw"] });
    expect(await labels()).toEqual({ printedOn: null, changed: [] });

    await print({ plants: ["pawpaw"], isNoted: true });
    expect(await labels()).toEqual({ printedOn: "2026-05-01", changed: [] });
    await change("pawpaw", { price: "$25" });
    expect(await labels()).toEqual({ printedOn: "2026-05-01", changed: ["price"] });

    // A price list, which is remembered by itself, leaves the card with the old price on its bench.
    await print({ plants: ["pawpaw"], sheet: "price-list", shows: ["price"], isNoted: true });
    expect(await listed("pawpaw")).toMatchObject({
      ...{ labels: { changed: ["price"] }, priceList: { printedOn: "2026-05-01", changed: [] } },
    });

    // So does a label without a price.
    await print({ plants: ["pawpaw"], shows: ["latin"], isNoted: true });
    expect(await labels()).toMatchObject({ changed: ["price"] });
    await print({ plants: ["pawpaw"], shows: ["price"], isNoted: true });
    expect(await labels()).toMatchObject({ changed: [] });
    await owner.call("PATCH", "/api/admin/plants/pawpaw/facts", { name: "Paw Paw" });
    expect(await listed("pawpaw")).toMatchObject({
      ...{ name: "Paw Paw", labels: { changed: ["name"] }, priceList: { changed: ["name"] } },
    });
  });
});

describe("the bench of a plant", () => {
  it("is for the owner alone, and its plants can be told by it", async () => {
    const answer = await change("bee-balm-fistulosa", { bench: " North wall " });
    expect(await answer.json()).toMatchObject({ bench: "North wall" });
    expect(await listed("bee-balm-fistulosa")).toMatchObject({
      bench: "North wall",
      isInStock: true,
    });
    expect(await listed("lenten-rose")).toMatchObject({ bench: "" });
    for (const open of ["/api/plants/bee-balm-fistulosa", "/plants.json", "/api/plants/in-stock"])
      expect(await (await site.call("GET", open)).text()).not.toContain("North wall");
    expect((await change("bee-balm-fistulosa", { bench: "x".repeat(41) })).status).toBe(400);
  });
});

describe("what cannot be printed", () => {
  it("is a plant that is hidden or gone", async () => {
    await change("bee-balm-fistulosa", { isHidden: true });
    for (const slug of ["bee-balm-fistulosa", "no-such-plant"]) {
      const answer = await ask("pdf", { plants: [slug] });
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain("no longer there, or is hidden");
    }
  });

  it("is more than is printed at once, nothing, or on no sheet", async () => {
    const many = await ask("preview", { plants: Array(11).fill("lenten-rose"), copies: 60 });
    expect(many.status).toBe(400);
    expect(await many.json()).toMatchObject({ issues: [{ path: "copies" }] });
    for (const odd of [{ plants: [] }, { sheet: "a4" }, { copies: 0 }, { firstLabel: 0 }])
      expect((await ask("pdf", odd as never)).status).toBe(400);
  });
});
