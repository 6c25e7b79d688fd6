import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { searchPlants } from "#features/plants/finder/search-letters-in-texts.ts";
import { expectAccessible } from "#tests/support/accessibility-check.ts";
import { openPublicSite, type PublicSite } from "#tests/support/browser.ts";
import { entries, perennialCards, searchBox } from "#tests/support/catalogue.ts";

let site: PublicSite;
beforeAll(async () => {
  site = await openPublicSite();
});
afterAll(() => site.close());

const status = (page: Page) => page.getByRole("main").getByRole("status");
const queryOf = (page: Page) => new URL(page.url()).searchParams.get("q");

describe("the search", () => {
  it("filters at every keystroke, keeps the address and says how many it found", async () => {
    const { page, requests, close } = await site.visitor();
    await page.goto("/perennials", { waitUntil: "networkidle" });
    requests.length = 0;
    const top = await searchBox(page).evaluate((it) => {
      it.scrollIntoView({ block: "center" });
      return window.scrollY;
    });
    await searchBox(page).focus();
    let typed = "";
    for (const letter of "COLUMBINE") {
      await page.keyboard.press(letter);
      typed += letter;
      const found = searchPlants(perennialCards, typed).length;
      await page.getByText(`${found} of 100 perennials`, { exact: true }).waitFor();
      await expect.poll(() => entries(page).count()).toBe(found);
    }
    await expect.poll(() => queryOf(page)).toBe("COLUMBINE");
    await expect.poll(() => status(page).textContent()).toMatch(/^\d+ perennials? found$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    await searchBox(page).fill("");
    await expect.poll(() => entries(page).count()).toBe(100);
    await expect.poll(() => page.url()).toBe(`${site.server.url}/perennials`);
    // What is asked for is files that never change, and what fits otherwise once the typing rests;
    // each once. No letter waits for an answer.
    // Chromium asks for the icon again whenever an address changes, and (of its own cache) for a
    // plate whenever a plant comes back into the list.
    const asked = requests.filter((request) => !/\/favicon|\/plates\//.test(request));
    const lasting = /^GET \/(?:assets|plants)\/[\w.-]+\.(?:css|js|json|svg|woff2)$/;
    const answers = asked.filter((request) => !lasting.test(request));
    for (const request of answers) {
      expect(request).toMatch(/^GET \/api\/plants\/list\/perennials(?:\?q=[A-Z]+)?$/);
    }
    expect(asked).toHaveLength(new Set(asked).size);
    await close();
  });

  it("is restored by a link, by back and forward, and undone by the menu", async () => {
    const { page, close } = await site.visitor();
    await page.goto("/perennials?q=bee+balm", { waitUntil: "networkidle" });
    expect(await searchBox(page).inputValue()).toBe("bee balm");
    const balms = searchPlants(perennialCards, "bee balm").length;
    expect(await entries(page).count()).toBe(balms);
    await searchBox(page).fill("catmint");
    await page.getByRole("link", { name: "Ask About Our Plant Symbolism Guide" }).click();
    await page.waitForURL("**/contact");
    await page.goBack();
    await expect.poll(() => searchBox(page).inputValue()).toBe("catmint");
    await expect
      .poll(() => entries(page).count())
      .toBe(searchPlants(perennialCards, "catmint").length);
    await page.goForward();
    await page.waitForURL("**/contact");
    await page.goBack();
    await page.getByRole("navigation").getByRole("link", { name: "Perennials" }).first().click();
    await expect.poll(() => searchBox(page).inputValue()).toBe("");
    await expect.poll(() => entries(page).count()).toBe(100);
    await close();
  });

  it("opened by its address comes with what it lists, and fetches the others when somebody types", async () => {
    const listed = searchPlants(perennialCards, "catmint");
    const other = perennialCards.find((card) => !listed.includes(card));
    const sent = await (await fetch(`${site.server.url}/perennials?q=catmint`)).text();
    expect(sent).toContain(listed[0]?.guide.slice(0, 40));
    expect(sent).not.toContain(other?.guide.slice(0, 40));
    const { page, requests, close } = await site.visitor();
    await page.goto("/perennials?q=catmint", { waitUntil: "networkidle" });
    const all = "GET /api/plants/cards/perennials";
    expect(requests).not.toContain(all);
    for (const term of ["rose", "", "bee balm"]) {
      await searchBox(page).fill(term);
      const found = searchPlants(perennialCards, term).length;
      await expect.poll(() => entries(page).count()).toBe(found);
      await expect.poll(() => queryOf(page) ?? "").toBe(term);
    }
    expect(requests.filter((request) => request === all)).toHaveLength(1);
    await close();
  });

  it("opened by its address takes a choice, and Back brings back what was listed", async () => {
    const { page, close } = await site.visitor();
    await page.goto("/perennials?q=rose&light=shade", { waitUntil: "networkidle" });
    const shady = await entries(page).count();
    expect(shady).toBeLessThan(searchPlants(perennialCards, "rose").length);
    await page.getByRole("link", { name: "Remove Shade" }).click();
    await expect
      .poll(() => entries(page).count())
      .toBe(searchPlants(perennialCards, "rose").length);
    await page.goBack();
    await expect.poll(() => entries(page).count()).toBe(shady);
    await page.getByRole("navigation").getByRole("link", { name: "Perennials" }).first().click();
    await expect.poll(() => entries(page).count()).toBe(100);
    expect(await searchBox(page).inputValue()).toBe("");
    await close();
  });

  it("says where the other plants could not be fetched, and tries again when asked to", async () => {
    const { page, close } = await site.visitor({ expectedProblems: /Failed to load resource/ });
    await page.goto("/perennials?q=catmint", { waitUntil: "networkidle" });
    const shown = await entries(page).count();
    await page.route("**/api/plants/cards/perennials", (route) => route.abort());
    await searchBox(page).fill("rose");
    await page.getByText("We could not load the perennials. Please try again.").waitFor();
    expect(await entries(page).count()).toBe(shown);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect
      .poll(() => entries(page).count())
      .toBe(searchPlants(perennialCards, "rose").length);
    await close();
  });

  it("loses nothing that was typed before the page's code was there", async () => {
    const { page, close } = await site.visitor();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/trees", { waitUntil: "commit" });
    await searchBox(page).fill("redbud");
    expect(await entries(page).count()).toBe(50);
    letGo();
    await expect.poll(() => entries(page).count()).toBeLessThan(5);
    expect(await searchBox(page).inputValue()).toBe("redbud");
    await expect.poll(() => queryOf(page)).toBe("redbud");
    await close();
  });

  it("narrows the list before the page's code is there, and goes on with it", async () => {
    const { page, close } = await site.visitor();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/perennials", { waitUntil: "commit" });
    const seen = entries(page).filter({ visible: true });
    for (const term of ["catmint", "Lady’s mantle", "", "faassenii"]) {
      await searchBox(page).fill(term);
      const found = searchPlants(perennialCards, term).length;
      const count = term === "" ? "100 perennials" : `${found} of 100 perennials`;
      await page.getByText(count, { exact: true }).waitFor();
      expect(await seen.count(), term).toBe(found);
    }
    letGo();
    const found = searchPlants(perennialCards, "faassenii").length;
    await expect.poll(() => entries(page).count()).toBe(found);
    expect(await seen.count()).toBe(found);
    await searchBox(page).fill("");
    await expect.poll(() => seen.count()).toBe(100);
    await page.getByText("100 perennials", { exact: true }).waitFor();
    await close();
  });

  it("is a form without JavaScript, answered for that request alone", async () => {
    const { page, close } = await site.visitor({ javaScript: false });
    await page.goto("/annuals");
    await searchBox(page).fill("MARIGOLD");
    await page.getByRole("button", { name: "Search" }).click();
    expect(queryOf(page)).toBe("MARIGOLD");
    expect(await searchBox(page).inputValue()).toBe("MARIGOLD");
    const names = await entries(page).getByRole("heading", { level: 2 }).allTextContents();
    expect(names).toContain("French Marigold");
    expect(names.length).toBeLessThan(15);
    const answer = await fetch(`${site.server.url}/annuals?q=marigold`);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    await close();
  });

  it.each([
    ["/perennials", ["No perennials found", "“<b>zzz</b>”"]],
    ["/trees", ["No trees found matching the search term. Please try another search term."]],
    ["/annuals", ["No annuals found", "Try adjusting your search term."]],
  ])("says on %s that nothing was found, with and without JavaScript", async (path, texts) => {
    const quiet = await site.visitor({ javaScript: false });
    await quiet.page.goto(`${path}?q=${encodeURIComponent("<b>zzz</b>")}`);
    for (const text of texts) await quiet.page.getByText(text).first().waitFor();
    await quiet.close();
    const { page, close } = await site.visitor();
    await page.goto(path, { waitUntil: "networkidle" });
    await searchBox(page).fill("<b>zzz</b>");
    await expect.poll(() => status(page).textContent()).toBe(`0 ${path.slice(1)} found`);
    for (const text of texts) await page.getByText(text).waitFor();
    await page.getByText(`No ${path.slice(1)} found`).waitFor();
    expect(await entries(page).count()).toBe(0);
    await expectAccessible(page);
    await searchBox(page).fill("");
    await expect.poll(() => entries(page).count()).toBeGreaterThan(49);
    await close();
  });

  it("takes every character for itself, however many there are", async () => {
    const { page, close } = await site.visitor();
    await page.goto("/perennials", { waitUntil: "networkidle" });
    for (const term of [
      ".*",
      "(",
      "[a-z",
      "\\d",
      "🌹",
      "%00",
      "'; drop table",
      "a".repeat(10_000),
    ]) {
      await searchBox(page).fill(term);
      const found = searchPlants(perennialCards, term).length;
      await page.getByText(`${found} of 100 perennials`, { exact: true }).waitFor();
    }
    await searchBox(page).fill("🌹".repeat(5_000));
    await page.getByText("No perennials found").waitFor();
    // What the address keeps of it finds as little after a reload.
    await expect.poll(() => queryOf(page)?.startsWith("🌹")).toBe(true);
    const answer = await page.reload();
    expect(answer?.status()).toBe(200);
    await page.getByText("No perennials found").waitFor();
    await close();
  });
});
