import type { Locator, Page } from "playwright-core";
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

const phone = { width: 390, height: 844 };

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

const hasFocus = (it: Element) => it === document.activeElement;

/** Types at the next choice, at the moment at which its address stands and the list has not followed yet. */
const typeAtNextChoice = (page: Page, text: string) =>
  box(page).evaluate((box, text) => {
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      history.pushState = push;
      push(...entry);
      box.focus();
      document.execCommand("insertText", false, text);
    };
  }, text);

/** A phone's first screen and a computer's hold the search box and the first plant. */
async function expectFirstPlantOnFirstScreen(page: Page) {
  const before = page.viewportSize();
  const bottom = async (what: string) => {
    const place = await page.locator(what).first().boundingBox();
    return (place?.y ?? 9999) + (place?.height ?? 0);
  };
  for (const size of [phone, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    await expect.poll(() => bottom("#plant-search")).toBeLessThan(size.height);
    await expect.poll(() => bottom(".plant-results li h2")).toBeLessThan(size.height);
  }
  if (before) await page.setViewportSize(before);
}

describe("a gardener", () => {
  it("with a small shady yard finds its trees, and a tree's page", async () => {
    const { page, close } = await site.visitor();
    await page.goto("/trees", { waitUntil: "networkidle" });
    // A press of the key passes all filters.
    await box(page).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => count(page).evaluate(hasFocus)).toBe(true);
    await page.evaluate(() => scrollTo(0, 0));
    await expectFirstPlantOnFirstScreen(page);

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

    // A tree's picture leads to its page as its name does; asked before any way back, after which the browser scrolls.
    const redbud = page.getByRole("heading", { level: 1, name: "Eastern Redbud" });
    const plate = page.locator(".plant-list > li", { hasText: "Eastern Redbud" }).locator(".plate");
    const picture = await plate.boundingBox();
    if (!picture) throw new Error("There is no picture.");
    await page.mouse.click(picture.x + picture.width / 2, picture.y + picture.height / 2);
    await redbud.waitFor();
    await page.goBack();
    await expect.poll(() => listed(page)).toEqual(expected);
    await page.getByRole("link", { name: "Eastern Redbud", exact: true }).click();
    await redbud.waitFor();
    await page.getByText("SER-sis kan-uh-DEN-sis").waitFor();
    await page.goBack();
    await expect.poll(() => listed(page)).toEqual(expected);

    // Back takes back one choice, Forward gives it again, and the boxes follow.
    await page.goBack();
    await expect.poll(() => page.url()).toBe(`${site.server.url}/trees?use=small-yard`);
    await expect.poll(() => choice(page, "Light", "Part shade").isChecked()).toBe(false);
    await page.goForward();
    await expect.poll(() => choice(page, "Light", "Part shade").isChecked()).toBe(true);
    await expect.poll(() => listed(page)).toEqual(expected);

    // What no tree is, all plants are asked for, with the filters.
    const inAddress = (query: string) =>
      expect.poll(() => page.url()).toBe(`${site.server.url}/trees${query}`);
    await choice(page, "Light", "Full sun").check();
    await inAddress("?use=small-yard&light=full-sun&light=part-shade");
    await box(page).fill("la");
    await inAddress("?use=small-yard&light=full-sun&light=part-shade&q=la");
    await typeAtNextChoice(page, "ven");
    await page.getByRole("link", { name: "Remove Small yard" }).click();
    await inAddress("?q=laven&light=full-sun&light=part-shade");
    await typeAtNextChoice(page, "der");
    await choice(page, "Light", "Part shade").uncheck();
    await inAddress("?q=lavender&light=full-sun");
    await page.getByRole("link", { name: "Remove Full sun" }).waitFor();
    expect(await box(page).inputValue()).toBe("lavender");
    await page.getByRole("link", { name: "The same in all plants" }).click();
    await page.waitForURL("**/plants?q=lavender&light=full-sun");
    await page.getByRole("heading", { name: "English Lavender" }).first().waitFor();
    await close();
  });

  it("plagued by deer finds a border, loses no choice, and takes one back by its chip", async () => {
    const { page, close } = await site.visitor();
    await page.goto("/perennials", { waitUntil: "networkidle" });
    await isHydrated(page);
    await expectFirstPlantOnFirstScreen(page);
    // Printed, a hundred plants take at most 14 sheets.
    const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
    const sheets = pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
    expect(sheets).toBeGreaterThan(3);
    expect(sheets).toBeLessThanOrEqual(14);

    // A second choice at the moment at which the address of the first stands and the page has not followed yet.
    await page.evaluate(() => {
      const push = history.pushState.bind(history);
      history.pushState = (...entry) => {
        history.pushState = push;
        push(...entry);
        document.querySelector<HTMLInputElement>('[name="light"][value="full-sun"]')?.click();
      };
    });
    await choice(page, "Deer", "Rarely damaged").check();
    await expect
      .poll(() => page.url())
      .toBe(`${site.server.url}/perennials?light=full-sun&deer=rarely-damaged`);
    const both = paths(
      ({ catalogue, facts }) =>
        catalogue === "perennials" &&
        facts.deerResistance === "rarely-damaged" &&
        facts.light.includes("full-sun"),
    );
    await expect.poll(() => listed(page)).toEqual(both);
    expect(await choice(page, "Light", "Full sun").isChecked()).toBe(true);
    expect(await choice(page, "Deer", "Rarely damaged").isChecked()).toBe(true);
    const beside = choice(page, "Light", "Full sun").locator("xpath=..").locator("small");
    await expect.poll(() => beside.textContent()).toBe(String(both.length));
    await page.getByRole("link", { name: "Remove Full sun" }).click();
    await expect.poll(() => choice(page, "Light", "Full sun").isChecked()).toBe(false);
    const one = paths(
      ({ catalogue, facts }) =>
        catalogue === "perennials" && facts.deerResistance === "rarely-damaged",
    );
    await expect.poll(() => listed(page)).toEqual(one);
    expect(await count(page).evaluate(hasFocus)).toBe(true);
    await close();
  });

  it("with small children finds a bed without anything that is known to harm", async () => {
    const { page, close } = await site.visitor(phone);
    await page.goto("/annuals", { waitUntil: "networkidle" });
    await expectFirstPlantOnFirstScreen(page);
    await page.getByRole("button", { name: "Filters" }).click();
    await choice(page, "Safety", "Safe around children and pets").check();
    const safe = paths(
      ({ catalogue, facts }) => catalogue === "annuals" && isSafeAroundChildrenAndPets(facts),
    );
    await expectAccessible(page);
    await page.getByRole("button", { name: `Show ${safe.length} annuals` }).click();
    await expect.poll(() => page.locator("#plant-filters").isVisible()).toBe(false);
    await expect.poll(() => listed(page)).toEqual(safe);
    await close();
  });

  it("plans a Mary garden in blue and white over all three catalogues, and asks on", async () => {
    const { page, close } = await site.visitor();
    await page.goto("/plants", { waitUntil: "networkidle" });
    await page.getByRole("heading", { level: 1, name: "All Our Plants" }).waitFor();
    await expectFirstPlantOnFirstScreen(page);
    await open(page, "Flower color");
    await choice(page, "Flower color", "Blue").check();
    await choice(page, "Flower color", "White").check();
    await open(page, "Tradition");
    await choice(page, "Tradition", "Has a Christian tradition").check();
    await expect.poll(() => page.url()).toContain("tradition=yes");
    const without = (fits: (facts: PlantRecord["facts"]) => boolean) => async () => {
      const found = await listed(page);
      return paths(({ facts }) => !fits(facts)).filter((path) => found.includes(path));
    };
    await expect.poll(without(({ tradition }) => tradition !== undefined)).toEqual([]);
    const found = await listed(page);
    expect(found.length).toBeGreaterThan(8);
    const white = paths(({ facts }) => !!facts.tradition && facts.bloomColors.includes("white"));
    expect(white.filter((path) => found.includes(path)).length).toBeGreaterThan(3);
    expect(found.some((path) => path?.startsWith("/perennials/"))).toBe(true);
    await box(page).fill("mary garden");
    await page.getByText("Understood as: For a Mary garden.").waitFor();
    await expect.poll(without(isForMaryGarden)).toEqual([]);
    expect((await listed(page)).length).toBeGreaterThan(8);
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    // A plant and a pet are answered by whom the plant harms.
    await page.getByRole("link", { name: "Clear all filters" }).click();
    const isSeen = Promise.withResolvers<void>();
    await page.route("**/api/plants/list/**", (route) =>
      isSeen.promise.then(() => route.continue()),
    );
    await box(page).fill("foxglove dogs");
    // The count of the question before is no answer to this one.
    await expect.poll(() => count(page).textContent()).toBe("Looking for it…");
    isSeen.resolve();
    await page.getByText("hold heart poisons").waitFor();
    await page.unrouteAll();
    await expect.poll(async () => (await listed(page))[0]).toBe("/perennials/yellow-foxglove");

    const fittingShade = await askForShadeSafeFromDeer(page);
    await expect.poll(() => status(page).textContent()).toBe(`${fittingShade} plants found`);
    await close();
  });
});

/** Over all plants there is one list with one count, best fit first. */
async function askForShadeSafeFromDeer(page: Page, { press = "" } = {}): Promise<number> {
  await box(page).fill("deer resistant shade");
  if (press) await page.getByRole("button", { name: press }).click();
  await page.getByText(/^Understood as: Seldom or rarely damaged by deer/).waitFor();
  const fitting = paths(
    ({ facts: { deerResistance = "", light } }) =>
      /^(?:rarely|seldom)/.test(deerResistance) &&
      (light.includes("shade") || light.includes("part-shade")),
  );
  const found = async () => (await listed(page)).toSorted();
  await expect.poll(found).toEqual(fitting.toSorted());
  expect(await count(page).textContent()).toBe(`${fitting.length} of 200 plants`);
  expect(await page.getByText("No plants found").count()).toBe(0);
  expect(await page.getByText("Also fitting").count()).toBe(0);
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("button", { name: `Show ${fitting.length} plants` }).waitFor();
  return fitting.length;
}

describe("without JavaScript", () => {
  it("the filters are a form, the chips are links, and the sheet opens", async () => {
    const { page, close } = await site.visitor({ javaScript: false, ...phone });
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
    // Where nothing is left, it says which filter to drop.
    await page.goto("/perennials?use=wet-spot&q=lavender");
    await page.getByRole("link", { name: "Without “Wet spot”" }).click();
    await page.waitForURL(({ searchParams }) => !searchParams.has("use"));
    expect((await listed(page)).length).toBeGreaterThan(0);
    expect(new URL(page.url()).searchParams.get("q")).toBe("lavender");
    await close();
  });

  it("the search finds over all plants, says what we do not list, and asks for it", async () => {
    const { page, close } = await site.visitor({ javaScript: false, ...phone });
    await page.goto("/plants");
    await askForShadeSafeFromDeer(page, { press: "Search" });
    await page.goto("/trees?q=lavender&light=full-sun");
    await page.getByRole("link", { name: "The same in all plants" }).click();
    await page.waitForURL("**/plants?q=lavender&light=full-sun");
    await page.getByRole("heading", { name: "English Lavender" }).first().waitFor();
    await page.goto("/perennials?q=lenten+rose");
    await page.getByText(/^Poisonous to people, dogs, cats and horses/).waitFor();
    await page.goto("/perennials?q=echinacia");
    await page.getByRole("heading", { name: "Also fitting" }).waitFor();
    await page.getByRole("link", { name: "Purple Coneflower" }).waitFor();
    await page.goto("/plants?q=zzzz&light=shade");
    await page.getByText("No plants found").first().waitFor();
    await page.getByRole("link", { name: "Ask us for it" }).waitFor();
    // A question to the nursery is answered by its link, and no plant is missed.
    await page.goto("/plants?q=are+you+open+sunday");
    await page.getByRole("link", { name: "Ask us, or arrange a visit" }).waitFor();
    for (const missed of ["No plants found", "0 of 200 plants", "Ask us for it"]) {
      expect(await page.getByText(missed).count()).toBe(0);
    }
    await page.goto("/plants?q=when+is+the+plant+sale");
    expect(await count(page).textContent()).toBe("Answered below");
    await page.getByRole("link", { name: /^Spring Plant Sale, Saturday, April \d+/ }).waitFor();
    await page.goto("/trees?q=blue+hidrangea");
    await page.getByText("We list no hydrangea.").waitFor();
    await page.getByRole("link", { name: "Ask us for hydrangea" }).click();
    const question = page.getByLabel("What Would You Like to See or Ask?");
    expect(await question.inputValue()).toBe("Do you have hydrangea?");
    await close();
  });
});

describe("the search of a catalogue", () => {
  it("says on the first screen how many also fit, shows them, and the way to the other lists", async () => {
    const { page, close } = await site.visitor();
    await page.goto("/perennials?q=deer+resistant+shade", { waitUntil: "networkidle" });
    expect(await count(page).textContent()).toBe("0 of 100 perennials");
    const link = page.getByRole("link", { name: /^but \d+ that fit otherwise$/ });
    const said = (await link.textContent()) ?? "";
    await expect.poll(() => status(page).textContent()).toBe(`0 perennials found ${said}`);
    await page.getByText("No perennials found").waitFor();
    const expectOnFirstScreen = async (what: Locator) => {
      for (const size of [phone, { width: 1280, height: 800 }]) {
        await page.setViewportSize(size);
        await expect.poll(async () => (await what.boundingBox())?.y).toBeLessThan(size.height);
      }
    };
    await expectOnFirstScreen(page.locator(".also-fitting li img").first());

    const best = page.locator(".list-notes").getByRole("link").first();
    const plant = plantRecords.find(({ facts }) => facts.nativeToPennsylvania) as PlantRecord;
    await box(page).fill("native");
    await expect.poll(() => best.getAttribute("href")).toBe(plantPath(plant));
    await expectOnFirstScreen(best);

    await box(page).fill("oak");
    await page.getByRole("link", { name: "Trees" }).last().waitFor();
    await page.getByRole("heading", { name: "In the other catalogues" }).waitFor();
    await box(page).fill("zone 4 shade");
    await page.getByText("No perennials found").waitFor();
    await page.getByText("Understood as: Hardy in zone 4, Takes part or full shade.").waitFor();
    await expect.poll(() => page.locator(".also-fitting li").count()).toBeGreaterThan(5);
    await expectAccessible(page);
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
  ])("is linked from %s, and from its footer beside the specified lists", async (path, name) => {
    const html = await (await fetch(site.server.url + path)).text();
    const [main = "", footer = ""] = html.split("</main>");
    const links = (part: string) =>
      [...part.matchAll(/<a [^>]*href="\/plants"[^>]*>(.*?)<\/a>/g)].map(([, text]) => text);
    expect(links(main.slice(main.indexOf("<main")))).toContain(name);
    expect(links(footer)).toEqual(["All Plants"]);
    expect(footer).not.toMatch(/<li[^>]*>(?:(?!<\/li>).)*All Plants/);
  });
});
