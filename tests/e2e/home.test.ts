import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrowserSite, expectAccessible, openBrowserSite } from "#tests/support/browser.ts";

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterAll(() => site.close());

describe("the sections", () => {
  it("stand in their order, in the served HTML, with products and the tour", async () => {
    const { page, requests, close } = await site.visitor({ javaScript: false });
    await page.goto("/");
    const headings = await page.getByRole("heading", { level: 2 }).allTextContents();
    expect(headings.slice(0, 7)).toEqual([
      "Our Mission",
      "Our Collection",
      "Why Choose Rosa Mystica Gardens",
      "In the Garden This Season",
      "Join Our Garden Community",
      "Visit Rosa Mystica Gardens",
      "Our Garden Nursery",
    ]);
    const verses = await page.locator("main cite").allTextContents();
    expect(verses).toEqual(["Genesis 2:8", "Matthew 13:23", "Genesis 1:12", "Isaiah 58:11"]);
    expect(await page.locator("#products h3").count()).toBe(7);
    expect(await page.locator("#events").textContent()).toContain("Saturday, June 21st, 2025");
    expect(await page.locator("#events").textContent()).toContain("6:00 PM - 8:00 PM");
    expect(requests.filter((request) => request.includes("/api/"))).toEqual([]);
    await close();
  });

  it.each([
    ["shop the collection", "/products"],
    ["visit the nursery", "/location"],
    ["learn more about our story", "/contact"],
    ["See the perennials (Perennial Flowers)", "/perennials"],
    ["See the annuals (Annual Flowers)", "/annuals"],
    ["See the trees (Trees & Shrubs)", "/trees"],
    ["More about the nursery (Garden Supplies)", "/"],
    ["Register for event", "/event-registration"],
  ])("%j leads to %s", async (name, to) => {
    const { page, close } = await site.visitor({ javaScript: false });
    await page.goto("/");
    expect(await page.getByRole("link", { name, exact: true }).getAttribute("href")).toBe(to);
    await close();
  });

  it.each([
    [390, 1],
    [800, 2],
    [1280, 3],
  ])("show 21 pictures with their captions; at %i px %i to a row", async (width, columns) => {
    const { page, close } = await site.visitor({ width });
    await page.goto("/");
    const figures = page.locator("#gallery figure");
    expect(await figures.count()).toBe(21);
    const pictures = await figures.evaluateAll((all) =>
      all.map((figure) => ({
        alt: figure.querySelector("img")?.alt,
        caption: figure.querySelector("figcaption")?.textContent,
        left: Math.round(figure.getBoundingClientRect().left),
      })),
    );
    for (const { alt, caption } of pictures) expect(caption).toBe(alt);
    expect(new Set(pictures.slice(0, 20).map(({ left }) => left)).size).toBe(columns);
    await close();
  });

  it.each(["light", "dark"] as const)("pass axe in the %s theme", async (theme) => {
    const { page, close } = await site.visitor({ theme });
    await page.goto("/");
    await expectAccessible(page);
    await close();
  });
});

describe("the lower half", () => {
  it("stands without its code, which comes at the first sign of somebody there", async () => {
    const { page, requests, close } = await site.visitor();
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    const loaded = () => requests.some((request) => request.includes("lower-half"));
    expect(loaded()).toBe(false);
    expect(await page.locator("#gallery img").count()).toBe(21);
    await page.mouse.wheel(0, 300);
    await expect.poll(loaded).toBe(true);
    expect(await page.locator("#gallery img").count()).toBe(21);
    await page.getByRole("link", { name: "Register for event" }).click();
    await page.getByRole("heading", { level: 1, name: /Registration/ }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: "Our Garden Nursery" }).waitFor();
    await close();
  });

  it("stays as it is when something else on the page is rendered before its code is there", async () => {
    const { page, close } = await site.visitor();
    await page.route("**/lower-half-*", () => undefined);
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => {
      location.hash = "#about";
    });
    await page.getByRole("button", { name: "Dark theme" }).click();
    expect(await page.locator("#gallery img").count()).toBe(21);
    await close();
  });
});

describe("arriving by a click", () => {
  it("asks the API itself, shows the spinner, and asks no second time", async () => {
    const { page, requests, close } = await site.visitor();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/api/products", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/event-registration");
    await page.getByRole("link", { name: "Home", exact: true }).first().click();
    await page.getByText("Loading products...").waitFor();
    letGo();
    await page.getByRole("heading", { name: "Perennial Flowers" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: /Registration/ }).waitFor();
    await page.goForward();
    await page.getByRole("heading", { name: "Perennial Flowers" }).waitFor();
    expect(requests.filter((request) => request === "GET /api/products")).toHaveLength(1);
    expect(requests.filter((request) => request.includes(".data"))).toEqual([]);
    await close();
  });

  it("says when the products cannot be loaded, and tries again when asked", async () => {
    const { page, close } = await site.visitor({ expectedProblems: /status of 500/ });
    await page.route("**/api/products", (route) => route.fulfill({ status: 500 }), { times: 1 });
    await page.goto("/event-registration");
    await page.getByRole("link", { name: "Home", exact: true }).first().click();
    await page.getByText("Failed to load products. Please try again later.").waitFor();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "Perennial Flowers" }).waitFor();
    await close();
  });
});

describe("the newsletter", () => {
  const form = (page: Page) => page.locator("#newsletter");
  const email = (page: Page) => form(page).getByLabel("Email");
  const phone = (page: Page) => form(page).getByLabel("Cell phone");
  const button = (page: Page) => form(page).getByRole("button");

  /** Waits until the form's own code has taken it over. */
  async function nearForm(page: Page) {
    await email(page).scrollIntoViewIfNeeded();
    await page.waitForFunction(() => document.querySelector("form")?.noValidate);
  }

  it("loads its code when it comes near, and keeps what was typed before", async () => {
    const { page, requests, close } = await site.visitor();
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    const loaded = () => requests.some((request) => request.includes("form-control"));
    expect(loaded()).toBe(false);
    // As if typed before any script had run: the field is not told.
    await email(page).evaluate((input: HTMLInputElement) => {
      input.value = "early@example.com";
    });
    await nearForm(page);
    expect(loaded()).toBe(true);
    expect(await email(page).inputValue()).toBe("early@example.com");
    await button(page).click();
    await page.getByRole("heading", { name: "Thank You!" }).waitFor();
    await close();
  });

  it("shows its messages on submit, then while one types, and sends nothing", async () => {
    const { page, requests, close } = await site.visitor();
    await page.goto("/");
    await nearForm(page);
    await email(page).fill("ann");
    await phone(page).fill("555-0100");
    await button(page).click();
    const badEmail = page.getByText("Please enter a valid email address");
    await badEmail.waitFor();
    await page.getByText("Phone number must be at least 10 digits").waitFor();
    await expectAccessible(page);
    await email(page).fill("ann@example.com");
    await badEmail.waitFor({ state: "detached" });
    expect(requests.filter((request) => request.startsWith("POST"))).toEqual([]);
    await close();
  });

  it("says that it is subscribing, then thanks in the form's place", async () => {
    const { page, close } = await site.visitor();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let payload: unknown;
    await page.route("**/api/subscribe", async (route) => {
      payload = route.request().postDataJSON();
      await held;
      await route.continue();
    });
    await page.goto("/");
    await nearForm(page);
    await email(page).fill("ann@example.com");
    await phone(page).fill("(570) 555-0100");
    await button(page).click();
    await page.getByRole("button", { name: "Subscribing..." }).waitFor();
    expect(await button(page).isDisabled()).toBe(true);
    letGo();
    const thanks = page.getByRole("heading", { name: "Thank You!" });
    await thanks.waitFor();
    await page.getByText("Subscription successful!").waitFor();
    await page.getByText("You have successfully subscribed to our newsletter.").waitFor();
    expect(payload).toEqual({ email: "ann@example.com", phoneNumber: "(570) 555-0100" });
    expect(await email(page).count()).toBe(0);
    expect(await thanks.evaluate((it) => it === document.activeElement)).toBe(true);
    await expect
      .poll(async () => (await site.server.letters()).map(({ to }) => to?.[0]?.address))
      .toContain("ann@example.com");
    await expectAccessible(page);
    await close();
  });

  it("keeps the form when it fails, and says why", async () => {
    const { page, close } = await site.visitor({
      expectedProblems: /status of 500|ERR_FAILED|Failed to load/,
    });
    await page.goto("/");
    await nearForm(page);
    await email(page).fill("ann@example.com");
    await page.route("**/api/subscribe", (route) => route.fulfill({ status: 500, body: "boom" }));
    await button(page).click();
    await page.getByText("Subscription failed").waitFor();
    await page.getByText("500: boom").waitFor();
    await page.route("**/api/subscribe", (route) => route.abort());
    await button(page).click();
    await page.getByText("Failed to subscribe. Please try again.").waitFor();
    expect(await email(page).inputValue()).toBe("ann@example.com");
    await close();
  });

  it("works without JavaScript: messages beside the fields, then thanks", async () => {
    const { page, close } = await site.visitor({
      javaScript: false,
      expectedProblems: /status of 400/,
    });
    await page.goto("/");
    await email(page).fill("ann@example.com");
    await phone(page).fill("12345");
    await button(page).click();
    await page.getByText("Phone number must be at least 10 digits").waitFor();
    expect(await email(page).inputValue()).toBe("ann@example.com");
    expect(await phone(page).inputValue()).toBe("12345");
    await phone(page).fill("");
    await button(page).click();
    await page.getByRole("heading", { name: "Thank You!" }).waitFor();
    expect(new URL(page.url()).hash).toBe("#newsletter");
    await close();
  });
});

describe("unsubscribing", () => {
  it("takes the button, not the visit, and works without JavaScript", async () => {
    const { page, close } = await site.visitor({ javaScript: false });
    await page.goto("/");
    await page.locator("#newsletter").getByLabel("Email").fill("leaving@example.com");
    await page.getByRole("button", { name: "Subscribe" }).click();
    let address: string | undefined;
    await expect
      .poll(async () => {
        const letters = await site.server.letters();
        const letter = letters.find(({ to }) => to?.[0]?.address === "leaving@example.com");
        address = /\/unsubscribe\/[\w-]+/.exec(letter?.text ?? "")?.[0];
        return address;
      })
      .toBeTruthy();
    for (const _ of ["once", "twice"]) {
      await page.goto(address as string);
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(
        "Unsubscribe from our letters?",
      );
    }
    expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await page.getByRole("heading", { name: "You are unsubscribed" }).waitFor();
    await page.goto(address as string);
    await page.getByRole("heading", { name: "You are unsubscribed" }).waitFor();
    await close();
  });

  it("meets an unknown link with a calm page", async () => {
    const { page, close } = await site.visitor({ expectedProblems: /status of 404/ });
    const response = await page.goto("/unsubscribe/nonsense");
    expect(response?.status()).toBe(404);
    await page.getByRole("heading", { name: "We do not know this link" }).waitFor();
    await expectAccessible(page);
    await close();
  });
});
