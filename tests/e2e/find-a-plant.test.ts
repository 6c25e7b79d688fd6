import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isForMaryGarden } from "#features/plants/mary-garden.ts";
import { plantPath } from "#features/plants/plant-card.ts";
import { type PlantRecord, plantRecords } from "#features/plants/plant-record.ts";
import { isSafeAroundChildrenAndPets } from "#features/plants/plant-safety.ts";
import {
  expectAccessible,
  expectAccessibleInBothThemes,
} from "#tests/support/accessibility-check.ts";
import { isHydrated, openPublicSite, type PublicSite } from "#tests/support/browser.ts";

let site: PublicSite;
beforeAll(async () => {
  site = await openPublicSite();
});
afterAll(() => site.close());

const box = (page: Page) => page.getByRole("searchbox");
const status = (page: Page) => page.getByRole("main").getByRole("status");
const count = (page: Page) => page.locator("#plant-count");
const choice = (page: Page, group: string, name: string) =>
  page.getByRole("group", { name: group, exact: true }).getByLabel(new RegExp(`^${name}`));
const open = (page: Page, group: string) =>
  page.locator("#plant-filters summary", { hasText: group }).click();

/** The addresses of the plants that are listed, in their order. */
const listed = (page: Page) =>
  page
    .locator(".plant-results > :is(.plant-list, .plant-links) > li a:has(h2), .plant-list h2 > a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

const paths = (fits: (plant: PlantRecord) => boolean) => plantRecords.filter(fits).map(plantPath);

describe("a gardener", () => {
  it("with a small shady yard finds its trees, and a tree's page", async () => {
    const { page, close } = await site.visitor();
    await page.goto("/trees", { waitUntil: "networkidle" });
    await choice(page, "Good for", "Small yard").check();
    // Choices from before the page's code is there are one step together.
    await expect.poll(() => page.url()).toBe(`${site.server.url}/trees?use=small-yard`);
    await choice(page, "Light", "Part shade").check();
    const expected = paths(
      ({ catalogue, uses, facts }) =>
        catalogue === "trees" && uses.includes("small-yard") && facts.light.includes("part-shade"),
    );
    await expect.poll(() => listed(page)).toEqual(expected);
    expect(page.url()).toBe(`${site.server.url}/trees?use=small-yard&light=part-shade`);
    await expect.poll(() => status(page).textContent()).toBe(`${expected.length} trees found`);
    expect(await count(page).textContent()).toBe(`${expected.length} of 50 trees`);
    await expectAccessible(page);
    // Back takes back one choice, Forward gives it again, and the boxes follow.
    await page.goBack();
    await expect.poll(() => page.url()).toBe(`${site.server.url}/trees?use=small-yard`);
    await expect.poll(() => choice(page, "Light", "Part shade").isChecked()).toBe(false);
    await page.goForward();
    await expect.poll(() => choice(page, "Light", "Part shade").isChecked()).toBe(true);
    await expect.poll(() => listed(page)).toEqual(expected);
    await page.getByRole("link", { name: "Eastern Redbud", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Eastern Redbud" }).waitFor();
    await page.getByText("SER-sis kan-uh-DEN-sis").waitFor();
    await page.goBack();
    await expect.poll(() => listed(page)).toEqual(expected);
    await close();
  });

  it("plagued by deer finds a border, and takes choices back by their chips", async () => {
    const { page, close } = await site.visitor();
    await page.goto("/perennials", { waitUntil: "networkidle" });
    await choice(page, "Deer", "Rarely damaged").check();
    await choice(page, "Light", "Full sun").check();
    const both = paths(
      ({ catalogue, facts }) =>
        catalogue === "perennials" &&
        facts.deerResistance === "rarely-damaged" &&
        facts.light.includes("full-sun"),
    );
    await expect.poll(() => listed(page)).toEqual(both);
    const beside = choice(page, "Light", "Full sun").locator("xpath=..").locator("small");
    expect(await beside.textContent()).toBe(String(both.length));
    await page.getByRole("link", { name: "Remove Full sun" }).click();
    await expect.poll(() => choice(page, "Light", "Full sun").isChecked()).toBe(false);
    const one = paths(
      ({ catalogue, facts }) =>
        catalogue === "perennials" && facts.deerResistance === "rarely-damaged",
    );
    await expect.poll(() => listed(page)).toEqual(one);
    expect(await count(page).evaluate((it) => it === document.activeElement)).toBe(true);
    await close();
  });

  it("keeps a choice that is made while the list of the one before is put up", async () => {
    const { page, close } = await site.visitor();
    await page.goto("/perennials", { waitUntil: "networkidle" });
    await isHydrated(page);
    // The moment at which the address of the first choice stands and the page has not followed yet.
    await page.evaluate(() => {
      const push = history.pushState.bind(history);
      history.pushState = (...entry) => {
        push(...entry);
        if (!location.search.includes("light"))
          document.querySelector<HTMLInputElement>('[name="light"][value="full-sun"]')?.click();
      };
    });
    await choice(page, "Deer", "Rarely damaged").check();
    await expect
      .poll(() => page.url())
      .toBe(`${site.server.url}/perennials?light=full-sun&deer=rarely-damaged`);
    expect(await choice(page, "Light", "Full sun").isChecked()).toBe(true);
    expect(await choice(page, "Deer", "Rarely damaged").isChecked()).toBe(true);
    await close();
  });

  it("with small children finds a bed without anything that is known to harm", async () => {
    const { page, close } = await site.visitor({ width: 390, height: 844 });
    await page.goto("/annuals", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Filters" }).click();
    await choice(page, "Safety", "Safe around children and pets").check();
    const safe = paths(
      ({ catalogue, facts }) => catalogue === "annuals" && isSafeAroundChildrenAndPets(facts),
    );
    await expectAccessible(page);
    await page.getByRole("button", { name: `Show ${safe.length} annuals` }).click();
    await expect.poll(() => page.locator("#plant-filters").isVisible()).toBe(false);
    await expect.poll(() => listed(page)).toEqual(safe);
    const harmful = await site.visitor();
    await harmful.page.goto("/perennials?q=lenten+rose");
    await harmful.page.getByText(/^Poisonous to people, dogs, cats and horses/).waitFor();
    await harmful.close();
    await close();
  });

  it("plans a Mary garden in blue and white over all three catalogues", async () => {
    const { page, close } = await site.visitor();
    await page.goto("/plants", { waitUntil: "networkidle" });
    await open(page, "Flower color");
    await choice(page, "Flower color", "Blue").check();
    await choice(page, "Flower color", "White").check();
    await open(page, "Tradition");
    await choice(page, "Tradition", "Has a Christian tradition").check();
    await expect.poll(() => page.url()).toContain("tradition=yes");
    await expect.poll(async () => (await listed(page)).length).toBeGreaterThan(8);
    const found = await listed(page);
    const white = paths(({ facts }) => !!facts.tradition && facts.bloomColors.includes("white"));
    for (const path of found) {
      const plant = plantRecords.find((it) => plantPath(it) === path) as PlantRecord;
      expect(plant.facts.tradition, plant.name).toBeDefined();
    }
    expect(white.filter((path) => found.includes(path)).length).toBeGreaterThan(3);
    expect(found.some((path) => path?.startsWith("/perennials/"))).toBe(true);
    await box(page).fill("mary garden");
    await page.getByText("Understood as: For a Mary garden.").waitFor();
    const fitting = await listed(page);
    expect(fitting.length).toBeGreaterThan(8);
    for (const path of fitting) {
      const plant = plantRecords.find((it) => plantPath(it) === path) as PlantRecord;
      expect(isForMaryGarden(plant.facts), plant.name).toBe(true);
    }
    await expectAccessible(page);
    await close();
  });
});

describe("without JavaScript", () => {
  it("the filters are a form, the chips are links, and the sheet opens", async () => {
    const { page, close } = await site.visitor({ javaScript: false, width: 390, height: 844 });
    await page.goto("/trees");
    await page.getByRole("button", { name: "Filters" }).click();
    await choice(page, "Good for", "Small yard").check();
    await page.getByRole("button", { name: /^Show \d+ trees/ }).click();
    await page.waitForURL(({ search }) => search !== "");
    expect(new URL(page.url()).searchParams.getAll("use")).toEqual(["small-yard"]);
    const expected = paths(
      ({ catalogue, uses }) => catalogue === "trees" && uses.includes("small-yard"),
    );
    expect(await listed(page)).toEqual(expected);
    await page.getByRole("link", { name: "Remove Small yard" }).click();
    await page.waitForURL(({ searchParams }) => !searchParams.has("use"));
    expect(await listed(page)).toHaveLength(50);
    await page.goto("/plants?q=zzzz&light=shade");
    await page.getByText("No plants found").first().waitFor();
    await page.getByRole("link", { name: "Ask us for it" }).waitFor();
    await page.goto("/perennials?q=echinacia");
    await page.getByRole("heading", { name: "Also fitting" }).waitFor();
    await page.getByRole("link", { name: "Purple Coneflower" }).waitFor();
    await close();
  });

  it("a bed is reckoned by the server", async () => {
    const { page, close } = await site.visitor({ javaScript: false });
    await page.goto("/perennials/purple-coneflower-magnus");
    await page.getByLabel("Length in feet").fill("20");
    await page.getByLabel("Width in feet").fill("5");
    await page.getByRole("button", { name: "Work It Out" }).click();
    await page.getByText("A bed of 20 by 5 feet takes").waitFor();
    await page.getByLabel("Width in feet").fill("wide");
    await page.getByRole("button", { name: "Work It Out" }).click();
    await page.getByText("Please give a number of feet").waitFor();
    expect(await page.getByLabel("Width in feet").inputValue()).toBe("wide");
    await close();
  });
});

describe("the search", () => {
  it.each([true, false])(
    "over all plants is one list with one count, best fit first (JavaScript: %s)",
    async (javaScript) => {
      const { page, close } = await site.visitor({ javaScript, width: 390, height: 844 });
      await page.goto("/plants", { waitUntil: "networkidle" });
      await box(page).fill("deer resistant shade");
      if (!javaScript) await page.getByRole("button", { name: "Search" }).click();
      await page.getByText(/^Understood as: Seldom or rarely damaged by deer/).waitFor();
      const found = await listed(page);
      const fitting = paths(
        ({ facts: { deerResistance = "", light } }) =>
          /^(?:rarely|seldom)/.test(deerResistance) &&
          (light.includes("shade") || light.includes("part-shade")),
      );
      expect(found.toSorted()).toEqual(fitting.toSorted());
      expect(await count(page).textContent()).toBe(`${found.length} of 200 plants`);
      expect(await page.getByText("No plants found").count()).toBe(0);
      expect(await page.getByText("Also fitting").count()).toBe(0);
      if (javaScript) {
        await expect.poll(() => status(page).textContent()).toBe(`${found.length} plants found`);
      }
      await page.getByRole("button", { name: "Filters" }).click();
      await page.getByRole("button", { name: `Show ${found.length} plants` }).waitFor();
      if (javaScript) await expectAccessible(page);
      await close();
    },
  );

  it.each([
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ])("of a catalogue says at $width px how many also fit, on the first screen", async (size) => {
    const { page, close } = await site.visitor(size);
    await page.goto("/perennials?q=deer+resistant+shade", { waitUntil: "networkidle" });
    expect(await count(page).textContent()).toBe("0 of 100 perennials");
    const link = page.getByRole("link", { name: /^and \d+ that also fit$/ });
    const said = (await link.textContent()) ?? "";
    await expect.poll(() => status(page).textContent()).toBe(`0 perennials found ${said}`);
    await page.getByText("No perennials found").waitFor();
    const first = await page.locator(".also-fitting li img").first().boundingBox();
    expect(first?.y).toBeLessThan(size.height);
    await page.goto("/perennials?q=native");
    const best = page.locator(".list-notes").getByRole("link").first();
    const plant = plantRecords.find(({ facts }) => facts.nativeToPennsylvania) as PlantRecord;
    expect(await best.getAttribute("href")).toBe(plantPath(plant));
    expect((await best.boundingBox())?.y).toBeLessThan(size.height);
    await close();
  });

  it("says which plant we do not list, and the form then asks for it", async () => {
    const { page, close } = await site.visitor({ javaScript: false });
    await page.goto("/trees?q=blue+hidrangea");
    await page.getByText("We list no hydrangea.").waitFor();
    await page.getByRole("link", { name: "Ask us for hydrangea" }).click();
    const question = page.getByLabel("What Would You Like to See or Ask?");
    expect(await question.inputValue()).toBe("Do you have hydrangea?");
    await close();
  });

  it("answers a plant and a pet by whom the plant harms", async () => {
    const { page, close } = await site.visitor();
    await page.goto("/plants", { waitUntil: "networkidle" });
    await box(page).fill("foxglove dogs");
    await page.getByText("hold heart poisons").waitFor();
    expect((await listed(page))[0]).toBe("/perennials/yellow-foxglove");
    await close();
  });

  it("shows under the list what fits otherwise, and the way to the other catalogues", async () => {
    const { page, close } = await site.visitor();
    await page.goto("/perennials", { waitUntil: "networkidle" });
    await box(page).fill("oak");
    await page.getByRole("link", { name: "Trees" }).last().waitFor();
    await page.getByRole("heading", { name: "In the other catalogues" }).waitFor();
    await box(page).fill("zone 4 shade");
    await page.getByText("No perennials found").waitFor();
    await page.getByText("Understood as: Hardy in zone 4, Takes part or full shade.").waitFor();
    expect(await page.locator(".also-fitting li").count()).toBeGreaterThan(5);
    await expectAccessible(page);
    await close();
  });

  it("says which filter to drop where nothing is left", async () => {
    const { page, close } = await site.visitor();
    await page.goto("/perennials?use=wet-spot&q=lavender");
    await page.getByRole("link", { name: "Without “Wet spot”" }).click();
    await expect.poll(async () => (await listed(page)).length).toBeGreaterThan(0);
    expect(new URL(page.url()).searchParams.get("q")).toBe("lavender");
    await close();
  });
});

describe("the page over all three catalogues", () => {
  it.each([
    ["/", "See All Plants"],
    ["/perennials", "All plants"],
    ["/trees", "All plants"],
    ["/annuals", "All plants"],
    ["/products", "See All Plants"],
  ])("is linked from %s", async (path, name) => {
    const { page, close } = await site.visitor({ expectedProblems: /404/ });
    await page.goto(path);
    await page.getByRole("main").getByRole("link", { name, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "All Our Plants" }).waitFor();
    await close();
  });

  it("is linked from every footer, beside the specified lists", async () => {
    const { page, close } = await site.visitor();
    await page.goto("/contact");
    const footer = page.getByRole("contentinfo");
    const link = footer.getByRole("link", { name: "All Plants", exact: true });
    expect(await link.getAttribute("href")).toBe("/plants");
    expect(await footer.getByRole("listitem").filter({ hasText: "All Plants" }).count()).toBe(0);
    await close();
  });

  it.each([true, false])(
    "is asked for the same, with its filters, where a catalogue has nothing (JavaScript: %s)",
    async (javaScript) => {
      const { page, close } = await site.visitor({ javaScript });
      await page.goto("/trees?q=lavender&light=full-sun");
      await page.getByRole("link", { name: "The same in all plants" }).click();
      await page.waitForURL("**/plants?q=lavender&light=full-sun");
      await page.getByRole("heading", { name: "English Lavender" }).first().waitFor();
      await close();
    },
  );
});

describe("on a catalogue's page", () => {
  it("a picture leads to its plant, and a press of the key passes all filters", async () => {
    const { page, close } = await site.visitor();
    await page.goto("/trees", { waitUntil: "networkidle" });
    await box(page).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await count(page).evaluate((it) => it === document.activeElement)).toBe(true);
    const picture = await page.locator(".plant-list .plate").first().boundingBox();
    if (!picture) throw new Error("There is no picture.");
    await page.mouse.click(picture.x + picture.width / 2, picture.y + picture.height / 2);
    await page.getByRole("heading", { level: 1, name: "Eastern Redbud" }).waitFor();
    await close();
  });
});

describe("the first screen", () => {
  it.each([
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ])("at $width px holds the search box and the first plant", async (size) => {
    const { page, close } = await site.visitor(size);
    for (const path of ["/perennials", "/trees", "/annuals", "/plants"]) {
      await page.goto(path);
      const bottom = async (what: string) => {
        const place = await page.locator(what).first().boundingBox();
        return (place?.y ?? 9999) + (place?.height ?? 0);
      };
      expect(await bottom("#plant-search"), path).toBeLessThan(size.height);
      expect(await bottom(".plant-results li h2"), path).toBeLessThan(size.height);
    }
    await close();
  });
});

describe("a plant's page", () => {
  const pages = [
    "/perennials/lenten-rose",
    "/trees/eastern-redbud",
    "/annuals/sweet-pea-cupani",
    "/perennials/christmas-fern",
    "/trees/no-such-tree",
    "/plants?color=blue&q=bee",
  ];

  it.each(pages)("%s passes axe in both themes and is no wider than a phone", async (path) => {
    const { page, close } = await site.visitor({ expectedProblems: /404/ });
    await page.goto(path);
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await close();
  });

  it("tells search engines what it is, and promises no price", async () => {
    const html = await (await fetch(`${site.server.url}/trees/eastern-redbud`)).text();
    const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)];
    const kinds = blocks.map(([, text]) => JSON.parse(text ?? "{}")["@type"]);
    expect(kinds).toEqual(["BreadcrumbList", "WebPage"]);
    expect(/"@type":"(?:Product|Offer)"|"price"/.test(html)).toBe(false);
    expect(html.includes('/trees/eastern-redbud"/><meta property="og:title"')).toBe(true);
    expect(html.includes(" style=")).toBe(false);
  });

  it("answers for a plant of another catalogue with the way there", async () => {
    const moved = await fetch(`${site.server.url}/trees/bloodroot`, { redirect: "manual" });
    expect(moved.status).toBe(301);
    expect(moved.headers.get("location")).toMatch(/\/perennials\/bloodroot$/);
    const missing = await fetch(`${site.server.url}/trees/eastern-redbuds`);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('href="/trees/eastern-redbud"');
  });

  it("prints on one sheet, with a code that leads back", async () => {
    const { page, close } = await site.visitor();
    for (const path of ["/perennials/lenten-rose", "/trees/eastern-redbud"]) {
      await page.goto(path, { waitUntil: "networkidle" });
      const pdf = (await page.pdf({ format: "Letter", preferCSSPageSize: true })).toString(
        "latin1",
      );
      expect(pdf.match(/\/Type \/Page\b/g), path).toHaveLength(1);
    }
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("img", { name: "QR code of this page" }).isVisible()).toBe(true);
    await close();
  });
});

describe("a catalogue on paper", () => {
  it("takes at most 14 sheets for a hundred plants", async () => {
    const { page, close } = await site.visitor();
    await page.goto("/perennials", { waitUntil: "networkidle" });
    const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
    const sheets = pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
    expect(sheets).toBeGreaterThan(3);
    expect(sheets).toBeLessThanOrEqual(14);
    await close();
  });
});
