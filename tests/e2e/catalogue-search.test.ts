import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { searchPlants } from "#features/plants/finder/search-by-substring.ts";
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
    // No server takes an address of ten thousand letters, where there is time to ask it.
    const { page, requests, close } = await site.visitor({ expectedProblems: /431/ });
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

    // Every character stands for itself, however many there are.
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
    const answer = await fetch(page.url());
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("No perennials found");
    // The menu leads to the whole list.
    await page.getByRole("navigation").getByRole("link", { name: "Perennials" }).first().click();
    await expect.poll(() => entries(page).count()).toBe(100);
    expect(await searchBox(page).inputValue()).toBe("");
    await expect.poll(() => page.url()).toBe(`${site.server.url}/perennials`);
    await close();
  });

  it("is restored by a link, by back and forward, and undone by the menu", async () => {
    const roses = searchPlants(perennialCards, "rose").length;
    const { page, close } = await site.visitor();
    await page.goto("/perennials?q=rose&light=shade", { waitUntil: "networkidle" });
    expect(await searchBox(page).inputValue()).toBe("rose");
    const shady = await entries(page).count();
    expect(shady).toBeLessThan(roses);
    await page.getByRole("link", { name: "Remove Shade" }).click();
    await expect.poll(() => entries(page).count()).toBe(roses);
    await page.goBack();
    await expect.poll(() => entries(page).count()).toBe(shady);
    await page.goForward();
    await expect.poll(() => entries(page).count()).toBe(roses);

    const catmints = searchPlants(perennialCards, "catmint").length;
    await searchBox(page).fill("catmint");
    await page.getByRole("link", { name: "Ask About Our Plant Symbolism Guide" }).click();
    await page.waitForURL("**/contact");
    await page.goBack();
    await expect.poll(() => searchBox(page).inputValue()).toBe("catmint");
    await expect.poll(() => entries(page).count()).toBe(catmints);
    await page.goForward();
    await page.waitForURL("**/contact");
    await page.goBack();
    await searchBox(page).waitFor();
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
    const { page, requests, close } = await site.visitor({
      expectedProblems: /Failed to load resource/,
    });
    await page.goto("/perennials?q=catmint", { waitUntil: "networkidle" });
    expect(await entries(page).count()).toBe(listed.length);
    const all = "GET /api/plants/cards/perennials";
    expect(requests).not.toContain(all);

    // Where they cannot be fetched it says so, and tries again when asked to.
    await page.route("**/api/plants/cards/perennials", (route) => route.abort());
    await searchBox(page).fill("rose");
    await page.getByText("We could not load the perennials. Please try again.").waitFor();
    expect(await entries(page).count()).toBe(listed.length);
    await page.unrouteAll();
    requests.length = 0;
    await page.getByRole("button", { name: "Try again" }).click();
    for (const term of ["rose", "", "bee balm"]) {
      await searchBox(page).fill(term);
      const found = searchPlants(perennialCards, term).length;
      await expect.poll(() => entries(page).count()).toBe(found);
      await expect.poll(() => queryOf(page) ?? "").toBe(term);
    }
    expect(requests.filter((request) => request === all)).toHaveLength(1);
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
    expect(await searchBox(page).inputValue()).toBe("faassenii");
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
    await page.waitForURL(({ searchParams }) => searchParams.get("q") === "MARIGOLD");
    expect(await searchBox(page).inputValue()).toBe("MARIGOLD");
    const names = await entries(page).getByRole("heading", { level: 2 }).allTextContents();
    expect(names).toContain("French Marigold");
    expect(names.length).toBeLessThan(15);
    const answer = await fetch(`${site.server.url}/annuals?q=marigold`);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    await close();
  });

  it("says on each list that nothing was found, with and without JavaScript", async () => {
    const lists = [
      ["perennials", ["No perennials found", "“<b>zzz</b>”"]],
      ["trees", ["No trees found matching the search term. Please try another search term."]],
      ["annuals", ["No annuals found", "Try adjusting your search term."]],
    ] as const;
    const quiet = await site.visitor({ javaScript: false });
    for (const [list, texts] of lists) {
      await quiet.page.goto(`/${list}?q=${encodeURIComponent("<b>zzz</b>")}`);
      for (const text of texts) await quiet.page.getByText(text).first().waitFor();
    }
    await quiet.close();
    const { page, close } = await site.visitor();
    await page.goto("/contact", { waitUntil: "networkidle" });
    for (const [list, texts] of lists) {
      await page.getByRole("navigation").getByRole("link", { name: list }).first().click();
      await page.getByPlaceholder(`Search ${list}`).waitFor();
      await expect.poll(() => entries(page).count()).toBeGreaterThan(49);
      await searchBox(page).fill("<b>zzz</b>");
      await expect.poll(() => status(page).textContent()).toBe(`0 ${list} found`);
      for (const text of texts) await page.getByText(text).waitFor();
      await page.getByText(`No ${list} found`).waitFor();
      expect(await entries(page).count()).toBe(0);
      if (list === "perennials") await expectAccessible(page);
      await searchBox(page).fill("");
      await expect.poll(() => entries(page).count()).toBeGreaterThan(49);
    }
    await close();
  });
});
