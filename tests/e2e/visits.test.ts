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

const paths = ["/my-garden", "/location", "/contact"];

describe("asking for a visit", () => {
  it.each(paths)("says on %s what is missing, and sends what is right", async (path) => {
    const { page, requests, close } = await site.visitor({ theme: "dark" });
    await page.goto(path);
    await page.waitForFunction(
      () => document.querySelector<HTMLFormElement>("#visit form")?.noValidate,
    );
    const form = page.getByRole("region", { name: "Ask for a Visit" });
    const privacy = form.getByRole("link", { name: "What we keep and why" });
    expect(await privacy.getAttribute("href")).toBe("/privacy");
    expect(await page.getByRole("link", { name: "Privacy Policy" }).count()).toBe(1);
    const send = form.getByRole("button", { name: "Ask for a Visit" });
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
    await form.getByLabel("Your Name").fill("Ann Lee");
    await form.getByLabel("Phone Number").fill("(570) 555-0100");
    await form.getByLabel("Days That Suit You").fill(`Saturdays ${path}`);
    await form.getByText("Please give an e-mail address").waitFor({ state: "detached" });
    await send.click();
    const thanks = page.getByRole("heading", { name: "Thank You!" });
    await thanks.waitFor();
    expect(await thanks.evaluate((it) => it === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await close();
  });

  it.each(paths)(
    "works on %s without JavaScript, and loses nothing that was typed",
    async (path) => {
      const { page, close } = await site.visitor({ javaScript: false, expectedProblems: /400/ });
      await page.goto(path);
      await page.getByLabel("Your Name").fill("Bea Lee");
      await page.getByLabel("Days That Suit You").fill("Any Monday");
      await page.getByRole("button", { name: "Ask for a Visit" }).click();
      await page.getByText("Please give an e-mail address or a phone number").waitFor();
      expect(await page.getByLabel("Days That Suit You").inputValue()).toBe("Any Monday");
      await page.getByLabel("Email").fill("bea@example.com");
      await page.getByRole("button", { name: "Ask for a Visit" }).click();
      await page.getByRole("heading", { name: "Thank You!" }).waitFor();
      await close();
    },
  );

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
      await form.getByLabel("Your Name").fill("Cora Dunn");
      await form.getByLabel("Church").fill("St. Rose of Lima");
      await form.getByLabel("Occasion").fill(javaScript ? "Corpus Christi" : "A wedding");
      await form.getByLabel("The Day").fill("June 7");
      const send = form.getByRole("button", { name: "Send the Request" });
      await send.click();
      await form.getByText("Please give an e-mail address or a phone number").waitFor();
      expect(await form.getByLabel("Church").inputValue()).toBe("St. Rose of Lima");
      await form.getByLabel("Phone Number").fill("(570) 555-0123");
      if (javaScript) await expectAccessibleInBothThemes(page);
      await send.click();
      await page.getByRole("heading", { name: "Thank You!" }).waitFor();
      await page.getByText("We will answer it as soon as we can.").waitFor();
      await close();
    }
    const { page, close } = await owner({ path: "/admin-visits" });
    const card = page.getByRole("listitem").filter({ hasText: "Corpus Christi" });
    await card.getByText("St. Rose of Lima").waitFor();
    await close();
  });

  it("sends one's own list along only where it stays chosen", async () => {
    const { page, close } = await site.visitor();
    await page.goto("/contact");
    await page.evaluate(() => localStorage.setItem("gardenList", "lenten-rose*2"));
    for (const [name, isChosen] of [
      ["Cora With", true],
      ["Cora Without", false],
    ] as const) {
      await page.goto("/contact");
      const choice = page.getByLabel("Send my garden list along (2 plants)");
      await choice.waitFor();
      await choice.setChecked(isChosen);
      await page.getByLabel("Your Name").fill(name);
      await page.getByLabel("Email").fill("cora@example.com");
      await page.getByLabel("Days That Suit You").fill("Sundays");
      await page.getByRole("button", { name: "Ask for a Visit" }).click();
      await page.getByRole("heading", { name: "Thank You!" }).waitFor();
    }
    const visits = (await (await call("GET", "/api/admin/visits")).json()) as {
      fullName: string;
      plants: string[];
    }[];
    const plantsOf = (name: string) => visits.find(({ fullName }) => fullName === name)?.plants;
    expect(plantsOf("Cora With")).toEqual(["2 × Lenten Rose"]);
    expect(plantsOf("Cora Without")).toEqual([]);
    await close();
  });
});

describe("asking for a visit on a plant's page", () => {
  const plantPath = "/perennials/butterfly-weed";

  async function requestOf(name: string) {
    const visits = (await (await call("GET", "/api/admin/visits")).json()) as {
      fullName: string;
      message: string;
      plants: string[];
    }[];
    return visits.find(({ fullName }) => fullName === name);
  }

  it("opens the form there, which names the plant, light and dark", async () => {
    const { page, requests, close } = await site.visitor();
    await page.goto(plantPath);
    const codeOfForm = () =>
      requests.filter((request) => /visit-form-on|visit-section|form-parts/.test(request));
    expect(codeOfForm()).toEqual([]);
    const link = page.getByRole("link", { name: "Ask for a Visit" });
    await link.click();
    const form = page.getByRole("region", { name: "Ask for a Visit" });
    const nameField = form.getByLabel("Your Name");
    await nameField.waitFor();
    expect(codeOfForm()).not.toEqual([]);
    const hasFocus = (it: Element) => it === document.activeElement;
    expect(await nameField.evaluate(hasFocus)).toBe(true);
    const message = form.getByLabel("What Would You Like to See or Ask?");
    expect(await message.inputValue()).toBe("I would like to see Butterfly Weed.");
    await expectAccessibleInBothThemes(page);
    const send = form.getByRole("button", { name: "Ask for a Visit" });
    await form.getByLabel("Days That Suit You").fill("Any Friday");
    await send.click();
    await form.getByText("Name must be at least 2 characters").waitFor();
    await expectAccessibleInBothThemes(page);
    // Pressed again, the link leads to the form as it stands.
    await link.click();
    expect(await nameField.evaluate(hasFocus)).toBe(true);
    expect(await form.getByLabel("Days That Suit You").inputValue()).toBe("Any Friday");
    const name = "Fay Visitor";
    await nameField.fill(name);
    await form.getByLabel("Email").fill("fay@example.com");
    await send.click();
    const thanks = page.getByRole("heading", { name: "Thank You!" });
    await thanks.waitFor();
    expect(await thanks.evaluate(hasFocus)).toBe(true);
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
    await close();
  });

  it("leads without JavaScript to a form that names the plant", async () => {
    const { page, close } = await site.visitor({ javaScript: false });
    await page.goto(plantPath);
    await page.getByRole("link", { name: "Ask for a Visit" }).click();
    await page.getByLabel("Your Name").fill("Gwen Plain");
    await page.getByLabel("Email").fill("gwen@example.com");
    await page.getByLabel("Days That Suit You").fill("Mondays");
    await page.getByRole("button", { name: "Ask for a Visit" }).click();
    await page.getByRole("heading", { name: "Thank You!" }).waitFor();
    expect((await requestOf("Gwen Plain"))?.plants).toEqual(["1 × Butterfly Weed"]);
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
    const { page, close } = await owner({ path: "/admin-visits" });
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    await card.waitFor();
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
    await expectAccessibleInBothThemes(page);
    await card.getByRole("button", { name: "Undo" }).click();
    await card.waitFor({ state: "detached" });
    await page.getByRole("button", { name: /^Open \(\d+\)$/ }).click();
    await card.getByRole("button", { name: `Delete ${name}` }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).last().click();
    await card.waitFor({ state: "detached" });
    await close();
  });

  it("loses no note that is typed and not saved", async () => {
    const name = "Edith Noted";
    const saved = "Will bring her mother";
    const later = "Will bring her sister";
    await call("POST", "/api/visits", {
      fullName: name,
      email: "edith@example.com",
      phone: "",
      days: "Fridays",
    });
    const { page, close } = await owner({ path: "/admin-visits" });
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    const note = card.getByLabel(`Your note on ${name}`);
    await note.fill(saved);
    await page.getByRole("button", { name: /^Done \(\d+\)$/ }).click();
    await card.waitFor({ state: "detached" });
    await page.getByRole("button", { name: /^Open \(\d+\)$/ }).click();
    expect(await note.inputValue()).toBe(saved);
    await page.getByRole("link", { name: "Today" }).click();
    await page.getByRole("button", { name: "Keep Editing" }).click();
    expect(await note.inputValue()).toBe(saved);
    await card.getByRole("button", { name: "Save Note" }).click();
    await expectToast(page, "Note saved");
    await note.fill(later);
    await page.getByRole("link", { name: "Today" }).click();
    await page.getByRole("button", { name: "Discard Changes" }).click();
    await page.waitForURL("**/admin-dashboard");
    await page.getByRole("heading", { name: "Event Registration Dashboard" }).waitFor();
    await page.goBack();
    expect(await note.inputValue()).toBe(saved);
    await page.getByRole("link", { name: "Today" }).click();
    await page.waitForURL("**/admin-dashboard");
    await close();
  });

  it("keeps a note through the end of a session, and writes over nobody", async () => {
    const name = "Frances Noted";
    const path = "/api/admin/visits";
    const asked = { fullName: name, email: "frances@example.com", phone: "", days: "Mondays" };
    const { id } = (await (await call("POST", "/api/visits", asked)).json()) as { id: number };
    const { page, close } = await owner({ path: "/admin-visits", expectedProblems: /40[01]|412/ });
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    const note = card.getByLabel(`Your note on ${name}`);
    await note.fill("Will bring her aunt");
    await endSession(page);
    await card.getByRole("button", { name: "Save Note" }).click();
    await page.waitForURL("**/admin-login");
    await fillLogin(page);
    await page.waitForURL("**/admin-visits");
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

  it("leads to the login who is not signed in", async () => {
    const { page, requests, close } = await site.visitor();
    await page.goto("/admin-visits");
    await page.waitForURL("**/admin-login");
    expect(requests.filter((request) => request.includes("/api/admin/"))).toEqual([]);
    await close();
  });
});
