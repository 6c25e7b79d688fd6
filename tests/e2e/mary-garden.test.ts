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
  it("shows each of its plants with name, legend and source, and is linked, without JavaScript, too", async () => {
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

    // It is linked from its workshop and from other pages, and is a filter of the lists.
    const title = page.getByRole("heading", { level: 1, name: "The Mary Garden" });
    await page.goto("/events");
    const workshop = page.getByRole("link", { name: "Planting a Mary Garden" }).first();
    await page.goto((await workshop.getAttribute("href")) ?? "");
    await page.getByRole("link", { name: /^The plants of the Mary garden/ }).click();
    await title.waitFor();
    for (const [path, name] of [
      ["/blog/planning-a-mary-garden", /^All our plants for a Mary garden/],
      ["/plants?q=mary+garden", /^The Mary garden$/],
      ["/contact", /^The Mary Garden$/],
    ] as const) {
      await page.goto(path);
      const link = page.getByRole("link", { name }).first();
      expect(await link.getAttribute("href"), path).toBe("/mary-garden");
    }
    await page.goto("/plants?mary=yes");
    expect(await page.locator("#plant-count").textContent()).toBe(`${plants.length} of 200 plants`);
    await close();
  });

  it("goes onto the visitor's list as a whole, and has a bed for full sun and one for shade", async () => {
    const { page, close } = await site.visitor();
    await page.addInitScript(() => {
      if (!localStorage.getItem("gardenList")) localStorage.setItem("gardenList", "pawpaw");
    });
    await page.goto("/mary-garden", { waitUntil: "networkidle" });
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    // Beside what is there.
    await page.getByRole("button", { name: `Add All ${plants.length} to My List` }).click();
    await page.getByText(`All ${plants.length} plants are on your garden list.`).first().waitFor();
    const list = await page.evaluate(() => localStorage.getItem("gardenList"));
    expect(list?.split(",")).toHaveLength(plants.length + 1);
    expect(list?.startsWith("pawpaw,")).toBe(true);
    // Each bed is a list, too.
    for (const name of ["A bed for full sun", "A bed for shade"]) {
      const bed = page.getByRole("region", { name });
      const plan = bed.getByRole("img");
      expect(await plan.locator("circle").count()).toBeGreaterThan(20);
      const link = bed.getByRole("link", { name: "See This Bed as a List" });
      expect(await link.getAttribute("href")).toMatch(/^\/my-garden\?plants=[a-z-]+\*\d/);
    }
    await close();
  });
});
