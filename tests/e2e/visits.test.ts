import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  expectAccessible,
  expectAccessibleInBothThemes,
} from "#tests/support/accessibility-check.ts";
import {
  expectToast,
  fillLogin,
  type OwnerSite,
  openOwnerSite,
} from "#tests/support/owner-browser.ts";

let site: OwnerSite["site"];
let owner: OwnerSite["owner"];
let call: OwnerSite["call"];
let endSession: OwnerSite["endSession"];
beforeAll(async () => {
  ({ site, owner, call, endSession } = await openOwnerSite());
});
afterAll(() => site.close());

/** A request as the owner reads it. */
interface Asked {
  fullName: string;
  message: string;
  plants: string[];
  church: string;
  occasion: string;
}

async function requestOf(fullName: string): Promise<Asked | undefined> {
  const visits: Asked[] = await (await call("GET", "/api/admin/visits")).json();
  return visits.find((visit) => visit.fullName === fullName);
}

const visitForm = (page: Page) => page.getByRole("region", { name: "Ask for a Visit" });
const thanks = (page: Page) => page.getByRole("heading", { name: "Thank You!" });
const hasFocus = (it: Element) => it === document.activeElement;

describe("asking for a visit", () => {
  it("says what is missing, sends what is right, and one's own list only where it stays chosen", async () => {
    const { page, requests, close } = await site.visitor({ theme: "dark" });
    await page.addInitScript(() =>
      localStorage.setItem("gardenList", "lenten-rose*2,no-such-plant*5"),
    );
    const form = visitForm(page);
    const send = form.getByRole("button", { name: "Ask for a Visit" });
    const list = form.getByLabel("Send my garden list along (2 plants)");
    const openForm = async (path: string) => {
      await page.goto(path);
      await page.waitForFunction(
        () => document.querySelector<HTMLFormElement>("#visit form")?.noValidate,
      );
      const privacy = form.getByRole("link", { name: "What we keep and why" });
      expect(await privacy.getAttribute("href")).toBe("/privacy");
      expect(await page.getByRole("link", { name: "Privacy Policy" }).count()).toBe(1);
    };

    await openForm("/contact");
    await send.click();
    for (const message of [
      "Name must be at least 2 characters",
      "Please give an e-mail address or a phone number, so that we can answer you",
      "Please tell us which days would suit you",
    ]) {
      await form.getByText(message).waitFor();
    }
    await expectAccessible(page);
    expect(requests.filter((request) => request.startsWith("POST"))).toEqual([]);
    await form.getByLabel("Your Name").fill("Cora With");
    await form.getByLabel("Phone Number").fill("(570) 555-0100");
    await form.getByLabel("Days That Suit You").fill("Saturdays");
    await form.getByText("Please give an e-mail address").waitFor({ state: "detached" });
    await list.check();
    await send.click();
    await thanks(page).waitFor();
    await expect.poll(() => thanks(page).evaluate(hasFocus)).toBe(true);
    await expectAccessible(page);
    expect((await requestOf("Cora With"))?.plants).toEqual(["2 × Lenten Rose"]);

    await openForm("/location");
    await send.click();
    await form.getByText("Name must be at least 2 characters").waitFor();
    await form.getByLabel("Your Name").fill("Cora Without");
    await form.getByLabel("Email").fill("cora@example.com");
    await form.getByLabel("Days That Suit You").fill("Sundays");
    await openForm("/location");
    await expect.poll(() => form.getByLabel("Days That Suit You").inputValue()).toBe("Sundays");
    await list.uncheck();
    await send.click();
    await thanks(page).waitFor();
    expect((await requestOf("Cora Without"))?.plants).toEqual([]);
    await openForm("/location");
    expect(await form.getByLabel("Your Name").inputValue()).toBe("");
    await close();
  });

  it("works without JavaScript, and loses nothing that was typed", async () => {
    const { page, close } = await site.visitor({ javaScript: false, expectedProblems: /400/ });
    const ask = async (name: string) => {
      await page.getByLabel("Your Name").fill(name);
      await page.getByLabel("Days That Suit You").fill("Any Monday");
      await page.getByRole("button", { name: "Ask for a Visit" }).click();
      await page.getByText("Please give an e-mail address or a phone number").waitFor();
      expect(await page.getByLabel("Days That Suit You").inputValue()).toBe("Any Monday");
      await page.getByLabel("Email").fill("bea@example.com");
      await page.getByRole("button", { name: "Ask for a Visit" }).click();
      await thanks(page).waitFor();
    };
    for (const path of ["/contact", "/location"]) {
      await page.goto(path);
      await ask("Bea Lee");
    }
    // A plant's page leads to the form on the garden list, which names the plant.
    await page.goto("/perennials/butterfly-weed");
    await page.getByRole("link", { name: "Ask for a Visit" }).click();
    await ask("Gwen Plain");
    expect((await requestOf("Gwen Plain"))?.plants).toEqual(["1 × Butterfly Weed"]);
    await close();
  });

  it("takes a parish's request, with JavaScript and without, and answers what the owner has said", async () => {
    const details = await (await call("GET", "/api/admin/site")).json();
    const { version: _, history: __, ...kept } = details;
    await call("PUT", "/api/admin/site", { ...kept, parishCost: "At what it costs us." });
    for (const javaScript of [true, false]) {
      const { page, close } = await site.visitor({ javaScript, expectedProblems: /400/ });
      await page.goto("/parish");
      await page.getByText("At what it costs us.").waitFor();
      expect(await page.getByText("Do you deliver?").count()).toBe(0);
      const form = page.getByRole("region", { name: "Write to Us for Your Parish" });
      const name = javaScript ? "Cora Dunn" : "Dolores Dunn";
      await form.getByLabel("Your Name").fill(name);
      await form.getByLabel("Church").fill("St. Rose of Lima");
      await form.getByLabel("Occasion").fill("Corpus Christi");
      await form.getByLabel("The Day").fill("June 7");
      const send = form.getByRole("button", { name: "Send the Request" });
      await send.click();
      await form.getByText("Please give an e-mail address or a phone number").waitFor();
      expect(await form.getByLabel("Church").inputValue()).toBe("St. Rose of Lima");
      await form.getByLabel("Phone Number").fill("(570) 555-0123");
      if (javaScript) {
        await page.reload();
        await expect.poll(() => form.getByLabel("Church").inputValue()).toBe("St. Rose of Lima");
      }
      if (javaScript) await expectAccessibleInBothThemes(page);
      await send.click();
      await thanks(page).waitFor();
      await page.getByText("We will answer it as soon as we can.").waitFor();
      expect(await requestOf(name)).toMatchObject({
        church: "St. Rose of Lima",
        occasion: "Corpus Christi",
      });
      await close();
    }
  });
});

describe("asking for a visit on a plant's page", () => {
  const plantPath = "/perennials/butterfly-weed";

  it("opens the form there, which names the plant, light and dark", async () => {
    const { page, requests, close } = await site.visitor();
    await page.goto(plantPath);
    const codeOfForm = () =>
      requests.filter((request) => /visit-form-on|visit-section|form-parts/.test(request));
    expect(codeOfForm()).toEqual([]);
    const link = page.getByRole("link", { name: "Ask for a Visit" });
    await link.click();
    const form = visitForm(page);
    const nameField = form.getByLabel("Your Name");
    await nameField.waitFor();
    expect(codeOfForm()).not.toEqual([]);
    await expect.poll(() => nameField.evaluate(hasFocus)).toBe(true);
    const message = form.getByLabel("What Would You Like to See or Ask?");
    expect(await message.inputValue()).toBe("I would like to see Butterfly Weed.");
    const send = form.getByRole("button", { name: "Ask for a Visit" });
    await form.getByLabel("Days That Suit You").fill("Any Friday");
    await send.click();
    await form.getByText("Name must be at least 2 characters").waitFor();
    await expectAccessibleInBothThemes(page);
    // Pressed again, the link leads to the form as it stands.
    await link.click();
    await expect.poll(() => nameField.evaluate(hasFocus)).toBe(true);
    expect(await form.getByLabel("Days That Suit You").inputValue()).toBe("Any Friday");
    const name = "Fay Visitor";
    await nameField.fill(name);
    await form.getByLabel("Email").fill("fay@example.com");
    await send.click();
    await thanks(page).waitFor();
    await expect.poll(() => thanks(page).evaluate(hasFocus)).toBe(true);
    expect(new URL(page.url()).pathname).toBe(plantPath);
    await expectAccessibleInBothThemes(page);
    expect((await requestOf(name))?.message).toBe("I would like to see Butterfly Weed.");
    await close();
  });

  it("says that it is opening, and follows the link where the code cannot be loaded", async () => {
    const { page, close } = await site.visitor({ expectedProblems: /Failed to load|ERR_FAILED/ });
    await page.goto(plantPath);
    const { promise: seen, resolve: goOn } = Promise.withResolvers<void>();
    await page.route("**/assets/visit-form-on-plant-page*.js", async (route) => {
      await seen;
      await route.abort();
    });
    await page.getByRole("link", { name: "Ask for a Visit" }).click();
    const opening = page.getByRole("link", { name: "Opening..." });
    expect(await opening.getAttribute("aria-busy")).toBe("true");
    goOn();
    await page.waitForURL("**/my-garden?plants=butterfly-weed#visit");
    await page.getByLabel("Send my garden list along (1 plant)").waitFor();
    // The form there, too, says what is missing, and sends what is right.
    const form = visitForm(page);
    const send = form.getByRole("button", { name: "Ask for a Visit" });
    await page.waitForFunction(
      () => document.querySelector<HTMLFormElement>("#visit form")?.noValidate,
    );
    await send.click();
    await form.getByText("Name must be at least 2 characters").waitFor();
    await form.getByLabel("Your Name").fill("Greta Lee");
    await form.getByLabel("Phone Number").fill("(570) 555-0100");
    await form.getByLabel("Days That Suit You").fill("Saturdays");
    await send.click();
    await thanks(page).waitFor();
    expect((await requestOf("Greta Lee"))?.plants).toEqual(["1 × Butterfly Weed"]);
    await close();
  });
});

describe("the owner's list of requests", () => {
  it("answers, notes, takes back and deletes, light and dark", async () => {
    const name = "Dora Visitor";
    await call("POST", "/api/visits", {
      fullName: name,
      email: "dora@example.com",
      phone: "",
      days: "Tuesdays",
    });
    await call("POST", "/api/visits", {
      ...{ fullName: "Emil Parish", phone: "(570) 555-0123", days: "June 7" },
      ...{ church: "St. Rose of Lima", occasion: "Corpus Christi" },
    });
    const { page, close } = await owner({ path: "/admin-visits" });
    const parish = page.getByRole("listitem").filter({ hasText: "Corpus Christi" });
    await parish.filter({ hasText: "Emil Parish" }).getByText("St. Rose of Lima").waitFor();
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    await expectAccessibleInBothThemes(page);
    expect(await card.getByRole("link", { name: "dora@example.com" }).getAttribute("href")).toMatch(
      /^mailto:dora%40example.com\?subject=Your%20visit/,
    );
    await card.getByLabel(`Your note on ${name}`).fill("Tuesday at ten");
    await card.getByRole("button", { name: "Mark as Answered" }).click();
    await expectToast(page, "Marked as answered");
    // It leaves the open ones, with the way back in the toast.
    await card.waitFor({ state: "detached" });
    await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
    await expectToast(page, "Open again");
    await card.getByRole("button", { name: "Mark as Answered" }).click();
    await card.waitFor({ state: "detached" });
    await page.getByRole("button", { name: /^Answered \(\d+\)$/ }).click();
    await card.getByText("Answered", { exact: true }).waitFor();
    await expectAccessibleInBothThemes(page);
    await card.getByRole("button", { name: "Mark as Done" }).click();
    await expectToast(page, "Marked as done");
    await card.waitFor({ state: "detached" });
    await page.getByRole("button", { name: /^Done \(\d+\)$/ }).click();
    expect(await card.getByLabel(`Your note on ${name}`).inputValue()).toBe("Tuesday at ten");
    await expectAccessible(page);
    await card.getByRole("button", { name: "Undo" }).click();
    await card.waitFor({ state: "detached" });
    await page.getByRole("button", { name: /^Open \(\d+\)$/ }).click();
    await card.getByRole("button", { name: `Delete ${name}` }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).last().click();
    await card.waitFor({ state: "detached" });
    await close();
  });

  it("loses no note to another screen, an ended session or somebody else's change", async () => {
    const name = "Edith Noted";
    const saved = "Will bring her mother";
    const path = "/api/admin/visits";
    const asked = { fullName: name, email: "edith@example.com", phone: "", days: "Fridays" };
    const { id } = (await (await call("POST", "/api/visits", asked)).json()) as { id: number };
    const { page, close } = await owner({ path: "/admin-visits", expectedProblems: /40[01]|412/ });
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    const note = card.getByLabel(`Your note on ${name}`);
    const today = page.getByRole("link", { name: "Today" });
    await note.fill(saved);
    await page.getByRole("button", { name: /^Done \(\d+\)$/ }).click();
    await card.waitFor({ state: "detached" });
    await page.getByRole("button", { name: /^Open \(\d+\)$/ }).click();
    expect(await note.inputValue()).toBe(saved);
    await today.click();
    await page.getByRole("button", { name: "Keep Editing" }).click();
    expect(await note.inputValue()).toBe(saved);
    await card.getByRole("button", { name: "Save Note" }).click();
    await expectToast(page, "Note saved");

    // Only what is saved is left without a question.
    await note.fill("Will bring her sister");
    await today.click();
    await page.getByRole("button", { name: "Discard Changes" }).click();
    const dashboard = page.getByRole("heading", { name: "Event Registration Dashboard" });
    await dashboard.waitFor();
    await page.goBack();
    await expect.poll(() => note.inputValue()).toBe(saved);
    await today.click();
    await dashboard.waitFor();
    await page.goBack();

    await note.fill("Will bring her aunt");
    await endSession(page);
    await card.getByRole("button", { name: "Save Note" }).click();
    await page.waitForURL("**/admin-login");
    await fillLogin(page);
    await page.waitForURL(/\/admin-visits\b/);
    await card.getByText("What you typed before is still here.").waitFor();
    await call("PATCH", `${path}/${id}`, { note: "Called on Monday" });
    await card.getByRole("button", { name: "Mark as Done" }).click();
    await card.getByText("What you typed is still here.").waitFor();
    await card.getByRole("button", { name: "Save mine over it" }).click();
    await expectToast(page, "Marked as done");
    const visits = (await (await call("GET", path)).json()) as object[];
    expect(visits).toContainEqual(
      expect.objectContaining({ id, status: "done", note: "Will bring her aunt" }),
    );
    await close();
  });
});
