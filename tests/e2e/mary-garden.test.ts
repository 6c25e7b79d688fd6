import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isForMaryGarden } from "#features/plants/mary-garden.ts";
import { plantPath } from "#features/plants/plant-card.ts";
import { plantRecords } from "#features/plants/plant-record.ts";
import { plantSources } from "#features/plants/schema-of-plant-facts.ts";
import { expectAccessibleInBothThemes } from "#tests/support/accessibility-check.ts";
import { openPublicSite, type PublicSite } from "#tests/support/browser.ts";

let site: PublicSite;
beforeAll(async () => {
  site = await openPublicSite();
});
afterAll(() => site.close());

const plants = plantRecords.filter(({ facts }) => isForMaryGarden(facts));

describe("the Mary garden", () => {
  it("shows each of its plants with name, legend and source, without JavaScript, too", async () => {
    const { page, close } = await site.visitor({ javaScript: false });
    await page.goto("/mary-garden");
    const entries = page.locator(".mary-plants > li");
    expect(await entries.count()).toBe(plants.length);
    for (const plant of plants) {
      const { tradition } = plant.facts;
      const entry = entries.filter({ has: page.locator(`a[href="${plantPath(plant)}"]`) });
      const text = (await entry.textContent()) ?? "";
      expect(text).toContain(tradition?.name ?? plant.name);
      expect(text).toContain(tradition?.story);
      expect(text).toContain(plantSources[tradition?.source ?? "usda"]);
    }
    await page.getByRole("link", { name: "See Them as a List" }).click();
    await page.getByText("This list came with a link.").waitFor();
    await close();
  });

  it("goes onto the visitor's list as a whole, beside what is there", async () => {
    const { page, close } = await site.visitor();
    await page.goto("/trees/pawpaw", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "My garden list: Pawpaw" }).click();
    await page.goto("/mary-garden", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: `Add All ${plants.length} to My List` }).click();
    await page.getByText(`All ${plants.length} plants are on your garden list.`).first().waitFor();
    const list = await page.evaluate(() => localStorage.getItem("gardenList"));
    expect(list?.split(",")).toHaveLength(plants.length + 1);
    expect(list?.startsWith("pawpaw,")).toBe(true);
    await close();
  });

  it("has a bed for full sun and one for shade, each of which is a list", async () => {
    const { page, close } = await site.visitor();
    await page.goto("/mary-garden");
    for (const name of ["A bed for full sun", "A bed for shade"]) {
      const bed = page.getByRole("region", { name });
      const plan = bed.getByRole("img");
      expect(await plan.locator("circle").count()).toBeGreaterThan(20);
      const link = bed.getByRole("link", { name: "See This Bed as a List" });
      expect(await link.getAttribute("href")).toMatch(/^\/my-garden\?plants=[a-z-]+\*\d/);
    }
    await close();
  });

  it.each([
    ["/blog/planning-a-mary-garden", /^All our plants for a Mary garden/],
    ["/plants?q=mary+garden", /^The Mary garden$/],
    ["/contact", /^The Mary Garden$/],
  ])("is linked from %s", async (path, name) => {
    const { page, close } = await site.visitor({ javaScript: false });
    await page.goto(path);
    await page.getByRole("link", { name }).first().click();
    await page.getByRole("heading", { level: 1, name: "The Mary Garden" }).waitFor();
    await close();
  });

  it("is linked from its workshop", async () => {
    const { page, close } = await site.visitor({ javaScript: false });
    await page.goto("/events");
    const workshop = page.getByRole("link", { name: "Planting a Mary Garden" }).first();
    await page.goto((await workshop.getAttribute("href")) ?? "");
    await page.getByRole("link", { name: /^The plants of the Mary garden/ }).click();
    await page.getByRole("heading", { level: 1, name: "The Mary Garden" }).waitFor();
    await close();
  });

  it("is a filter of the lists", async () => {
    const { page, close } = await site.visitor({ javaScript: false });
    await page.goto("/plants?mary=yes");
    expect(await page.locator("#plant-count").textContent()).toBe(`${plants.length} of 200 plants`);
    await close();
  });

  it("passes axe in both themes and is no wider than a phone", async () => {
    const { page, close } = await site.visitor();
    await page.goto("/mary-garden");
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await close();
  });
});
