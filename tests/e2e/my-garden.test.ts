import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { plantRecords } from "#features/plants/plant-record.ts";
import { expectAccessible } from "#tests/support/accessibility-check.ts";
import { type BrowserSite, openBrowserSite } from "#tests/support/browser.ts";

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterAll(() => site.close());

const kept = (page: Page) => page.evaluate(() => localStorage.getItem("gardenList"));

/** Presses a plant's mark until it holds: its code may still be on the way. */
async function mark(page: Page, plant: string) {
  const button = page.getByRole("button", { name: `My garden list: ${plant}` });
  await expect
    .poll(async () => {
      if ((await button.getAttribute("aria-pressed")) === "false") await button.click();
      return button.getAttribute("aria-pressed");
    })
    .toBe("true");
}

describe("the visitor's own list", () => {
  it("is marked on every small card and on pages, kept in the browser, added up, and sent to nobody", async () => {
    const { page, requests, close } = await site.visitor();
    await page.goto("/plants", { waitUntil: "networkidle" });
    const marks = page.getByRole("button", { name: /^My garden list: / });
    expect(await marks.count()).toBe(plantRecords.length);
    // What is deadly says so here, too.
    const poisonous = plantRecords.filter(({ facts }) => facts.toxicity.level === "poisonous");
    expect(await page.locator(".plant-links .plant-warning").count()).toBe(poisonous.length);
    const footer = page.getByRole("contentinfo").getByRole("link", { name: "My Garden List" });
    expect(await footer.getAttribute("href")).toBe("/my-garden");
    await mark(page, "Lenten Rose");
    await page.getByRole("link", { name: "My garden list (1)" }).waitFor();
    await page.locator('.plant-links a[href="/trees/eastern-redbud"]').click();
    await page.getByRole("heading", { level: 1, name: "Eastern Redbud" }).waitFor();
    await mark(page, "Eastern Redbud");
    expect(await kept(page)).toBe("lenten-rose,eastern-redbud");

    const before = requests.length;
    await page.getByRole("link", { name: "My garden list (2)" }).click();
    await page.getByRole("heading", { level: 2, name: "Lenten Rose" }).waitFor();
    await page.getByLabel("How many of Lenten Rose").fill("3");
    await page
      .getByText(/4 plants of 2 kinds, set at their spacing, take [\d,]+ to [\d,]+ square feet/)
      .waitFor();
    expect(await kept(page)).toBe("lenten-rose*3,eastern-redbud");
    const sketch = page.getByRole("region", { name: "Planting Sketch" });
    await expect.poll(() => sketch.getByRole("img").locator("circle").count()).toBe(4);
    await page.getByLabel("How many of Lenten Rose").fill("200");
    await sketch.getByText("A list of up to 200 plants is drawn here.").waitFor();
    await page.getByLabel("How many of Lenten Rose").fill("3");
    await page.getByLabel("How many of Lenten Rose").fill("none");
    await page.getByText("Please give a number from 1 to 999.").waitFor();
    expect(await kept(page)).toBe("lenten-rose*3,eastern-redbud");
    await expectAccessible(page);
    const harm = page.getByRole("region", { name: "Around Children and Pets" });
    await harm.getByRole("link", { name: "Lenten Rose" }).waitFor();
    const calendar = page.getByRole("region", { name: "Bloom Calendar" });
    await expect.poll(() => calendar.getByRole("term").count()).toBe(12);
    expect(
      requests
        .slice(before)
        .filter(
          (request) =>
            /lenten-rose\*|eastern-redbud/.test(request) && !request.includes("/plates/"),
        ),
    ).toEqual([]);
    await page.getByRole("button", { name: "Take off Lenten Rose" }).click();
    await page
      .getByRole("heading", { level: 2, name: "Lenten Rose" })
      .waitFor({ state: "detached" });
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe("Take off Eastern Redbud");
    await page.getByRole("button", { name: "Empty My List" }).click();
    await page.getByText("Take 1 plant off your list?").waitFor();
    expect(await kept(page)).toBe("eastern-redbud");
    await page.getByRole("button", { name: "Yes, Empty It" }).click();
    await page.getByText("Nothing on your list yet").waitFor();
    expect(await kept(page)).toBeNull();
    await expectAccessible(page);
    await close();
  });

  it("asks before a link's list takes the place of one's own, and keeps a plant that was renamed since", async () => {
    const { page, close } = await site.visitor({ theme: "dark" });
    await page.goto("/my-garden?plants=lenten-rose*2,eastern-redbud");
    await page.getByRole("button", { name: "Keep It as My List" }).click();
    await page.waitForURL("**/my-garden");
    await expect.poll(() => kept(page)).toBe("lenten-rose*2,eastern-redbud");
    await page.goto("/my-garden?plants=pawpaw,no-such-plant");
    await page.getByText("Not in our catalogues, and left out: no-such-plant.").waitFor();
    await page.getByLabel("Send my garden list along (1 plant)").waitFor();
    await page.getByRole("button", { name: "Keep It as My List" }).click();
    await page.getByText("You have a list of your own with 3 plants.").waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Keep My Own" }).click();
    expect(await kept(page)).toBe("lenten-rose*2,eastern-redbud");
    await page.getByRole("button", { name: "Keep It as My List" }).click();
    await page.getByRole("button", { name: "Replace My List" }).click();
    await expect.poll(() => kept(page)).toBe("pawpaw");

    // It is added up where both of its names are on the list.
    await page.route("**/plants/garden.json", async (route) => {
      const plants = (await (await route.fetch()).json()) as { slug: string }[];
      await route.fulfill({
        json: plants.map((it) =>
          it.slug === "pawpaw" ? { ...it, formerSlugs: ["custard-apple"] } : it,
        ),
      });
    });
    await page.evaluate(() => localStorage.setItem("gardenList", "custard-apple*2,pawpaw"));
    await page.goto("/my-garden");
    await page.getByRole("heading", { level: 2, name: "Pawpaw" }).waitFor();
    await expect.poll(() => kept(page)).toBe("pawpaw*3");
    expect(await page.getByText("left out").count()).toBe(0);
    await close();
  });

  it("is marked on cards, and lasts as long as the pages where the browser keeps nothing", async () => {
    const { page, close } = await site.visitor();
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await page.goto("/trees?q=redbud");
    await mark(page, "Eastern Redbud");
    await page.getByRole("link", { name: "See my list" }).click();
    await page.getByRole("heading", { level: 2, name: "Eastern Redbud" }).waitFor();
    await page.getByText("Your browser does not let us keep your list").waitFor();
    await close();
  });

  it("prints eight plants on a page, with light and soil, and after them the calendar and every warning", async () => {
    const { page, close } = await site.visitor();
    // As a browser prints unless it is told otherwise.
    const edge = "0.4in";
    const margin = { top: edge, right: edge, bottom: edge, left: edge };
    const garden = await (await fetch(`${site.server.url}/plants/garden.json`)).json();
    const others = (garden as { slug: string }[]).map(({ slug }) => slug);
    const plants = [...new Set(["lenten-rose", "daylily-stella-de-oro", ...others])];
    const pages = async (count: number) => {
      await page.goto(`/my-garden?plants=${plants.slice(0, count).join(",")}`);
      await page.getByRole("heading", { name: "Room It Takes" }).waitFor();
      const pdf = await page.pdf({ format: "Letter", margin });
      return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
    };
    expect(await pages(16)).toBe(2 + 1);
    expect(await pages(17)).toBe(3 + 1);
    // The calendar and the warnings of forty plants are two.
    expect(await pages(40)).toBe(5 + 2);
    await page.emulateMedia({ media: "print" });
    await page
      .getByText(/Part shade to shade · Medium soil/)
      .first()
      .waitFor();
    await page.getByRole("region", { name: "Bloom Calendar" }).getByText("March").waitFor();
    await page
      .getByText(/Deadly to cats: any part, even a little pollen/)
      .first()
      .waitFor();
    await close();
  });
});

describe("a list in an address without JavaScript", () => {
  it("shows the plants and sends them along with a request", async () => {
    const { page, close } = await site.visitor({ javaScript: false });
    await page.goto("/my-garden");
    await page.getByText("Your own list needs JavaScript.").waitFor();
    await page.goto("/my-garden?plants=lenten-rose*2,eastern-redbud");
    await page.getByRole("heading", { level: 2, name: "Lenten Rose" }).waitFor();
    await page.getByRole("region", { name: "Bloom Calendar" }).waitFor();
    const sketch = page.getByRole("region", { name: "Planting Sketch" }).getByRole("img");
    expect(await sketch.locator("circle").count()).toBe(3);
    // Those that need most room come first, whichever are tall.
    expect(await page.getByText(/ deep, seen from above/).innerText()).not.toContain("back");
    await page.getByLabel("Your Name").fill("Ann Lee");
    await page.getByLabel("Email").fill("list@example.com");
    await page.getByLabel("Days That Suit You").fill("Saturdays");
    await page.getByRole("button", { name: "Ask for a Visit" }).click();
    await page.getByRole("heading", { name: "Thank You!" }).waitFor();
    await expect
      .poll(
        async () =>
          (await site.server.letters()).find(({ to }) => to?.[0]?.address === "list@example.com")
            ?.text,
      )
      .toContain("2 × Lenten Rose");
    await close();
  });
});
