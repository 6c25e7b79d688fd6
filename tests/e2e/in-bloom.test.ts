import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { plantPath, showsItsFlowers } from "#features/plants/plant-card.ts";
import { plantRecords } from "#features/plants/plant-record.ts";
import { expectAccessibleInBothThemes } from "#tests/support/accessibility-check.ts";
import { openPublicSite, type PublicSite } from "#tests/support/browser.ts";

let site: PublicSite;
beforeAll(async () => {
  site = await openPublicSite();
});
afterAll(() => site.close());

const blooming = (month: number) =>
  plantRecords.filter(({ facts }) => showsItsFlowers(facts) && facts.bloomMonths.includes(month));

describe("in bloom on a day", () => {
  it.each([true, false])("answers a day by its month (JavaScript: %s)", async (javaScript) => {
    const { page, close } = await site.visitor({ javaScript });
    const expectAccessibleOnPhones = async () => {
      await expectAccessibleInBothThemes(page);
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await page.setViewportSize({ width: 1280, height: 900 });
    };
    await page.goto("/in-bloom");
    await page.getByLabel("A day").fill("2026-05-09");
    await page.getByRole("button", { name: "Show" }).click();
    await page.getByText("Saturday, May 9th, 2026").waitFor();
    await page.getByText("names months, not days").waitFor();
    const may = page.getByRole("region", { name: /^In bloom in May/ });
    const links = () =>
      may.locator("li > a").evaluateAll((found) => found.map((link) => link.getAttribute("href")));
    await expect.poll(links).toEqual(blooming(5).map(plantPath));
    await page.getByText(/^In leaf \(\d+\)/).waitFor();
    if (javaScript) {
      for (const asked of ["feast=christmas", "date=2027-06-06&color=violet"]) {
        await page.goto(`/in-bloom?${asked}`);
        await expectAccessibleOnPhones();
      }
    }
    await close();
  });

  it("answers a feast by its next day, what is in its color first", async () => {
    const { page, close } = await site.visitor({ javaScript: false });
    await page.goto("/in-bloom?feast=pentecost");
    await page.getByText(/^Sunday, (?:May|June) \d/).waitFor();
    const red = page.getByRole("region", { name: /^In bloom in red/ });
    const first = await red.getByRole("listitem").first().locator("a").getAttribute("href");
    const plant = plantRecords.find((some) => plantPath(some) === first);
    expect(plant?.facts.bloomColors.some((color) => ["red", "crimson"].includes(color))).toBe(true);
    expect(await page.getByLabel("or a feast").inputValue()).toBe("pentecost");
    await page.getByText("For your bulletin").click();
    const texts = page.getByText(
      /^Pentecost Sunday, .*: what usually shows at Rosa Mystica Gardens/,
    );
    await expect.poll(() => texts.filter({ visible: true }).count()).toBe(2);
    const saving = page.waitForEvent("download");
    await page.getByRole("link", { name: "Quarter page (PDF)" }).click();
    expect((await saving).suggestedFilename()).toBe("pentecost-bulletin.pdf");
    await page.getByLabel("Color of the Mass").selectOption("White");
    await page.getByRole("button", { name: "Show" }).click();
    await page.getByRole("heading", { name: /^In bloom in white/ }).waitFor();
    await close();
  });

  it("is reached from a list, and takes what is no date and no feast for nothing asked", async () => {
    const { page, close } = await site.visitor({ javaScript: false });
    await page.goto("/trees?q=rosary");
    await page.locator(".list-notes").getByRole("link").first().click();
    await page.getByRole("heading", { level: 1, name: "In Bloom on a Day" }).waitFor();
    await page.goto("/in-bloom?date=tomorrow&feast=nobody&color=plaid");
    await page.getByLabel("A day").waitFor();
    expect(await page.getByRole("main").getByRole("region").count()).toBe(0);
    await close();
  });

  it.each(["altar", "Advent", "rosary", "Corpus Christi"])(
    "is where a search for %s leads, on each list",
    async (words) => {
      for (const list of ["/plants", "/perennials", "/trees", "/annuals"]) {
        const html = await (await fetch(`${site.server.url}${list}?q=${words}`)).text();
        const notes = html.slice(html.indexOf("list-notes"));
        expect(notes, list).toMatch(
          /^[^>]*>.{0,400}?<a [^>]*href="\/in-bloom[^>]*>What is in bloom/s,
        );
      }
    },
  );
});
