import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type BrowserSite,
  expectAccessible,
  openBrowserSite,
  type Visitor,
  type VisitorOptions,
} from "#tests/support/browser.ts";
import { ownerPassword } from "#tests/support/server.ts";

let site: BrowserSite;
let token: string;

beforeAll(async () => {
  site = await openBrowserSite();
  token = (await (await call("POST", "/api/admin/login", credentials)).json()).token;
});
afterAll(() => site.close());

const credentials = { username: "owner", password: ownerPassword };

/** Calls the API as somebody else does it beside the browser, signed in where there is a token. */
function call(method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(site.server.url + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function register(fullName: string, changes: object = {}): Promise<number> {
  const answer = await call("POST", "/api/events/register", {
    eventId: 1,
    fullName,
    email: `${fullName.replace(/\W/g, ".").toLowerCase()}@example.com`,
    phone: "(570) 555-0199",
    mailingAddress: "12 Rose Lane, Scranton, PA 18503",
    attendeesCount: 2,
    ...changes,
  });
  return (await answer.json()).id;
}

async function signIn(page: Page, password = ownerPassword): Promise<void> {
  await page.getByLabel("Username").fill(credentials.username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** The owner's browser, signed in with a session of its own. */
async function owner(options?: VisitorOptions): Promise<Visitor> {
  const visitor = await site.visitor(options);
  await visitor.page.goto("/admin-login");
  await signIn(visitor.page);
  await visitor.page.waitForURL("**/admin-dashboard");
  return visitor;
}

/** Ends the session of this browser on the server, as half an hour of rest would. */
async function endSession(page: Page): Promise<void> {
  const itsToken = await page.evaluate(() => localStorage.getItem("adminToken"));
  await fetch(`${site.server.url}/api/admin/logout`, {
    method: "POST",
    headers: { authorization: `Bearer ${itsToken}` },
  });
}

async function expectToast(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) await page.locator(".toast").getByText(text, { exact: true }).waitFor();
}

function focused(page: Page): Promise<string | null> {
  return page.evaluate(
    () =>
      document.activeElement?.getAttribute("aria-label") ||
      document.activeElement?.textContent ||
      "",
  );
}

describe("signing in", () => {
  it.each(["/admin-dashboard", "/admin-events", "/admin-blog", "/edit-registration/1"])(
    "%s leads to the login, and asks the server for nothing of the owner's",
    async (path) => {
      const { page, requests, close } = await site.visitor();
      await page.goto(path);
      await page.waitForURL("**/admin-login");
      expect(requests.filter((request) => request.includes("/api/admin/"))).toEqual([]);
      await close();
    },
  );

  it("says what is missing, what was wrong, and then welcomes", async () => {
    const { page, close } = await site.visitor({ expectedProblems: /401/ });
    await page.goto("/admin-login");
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByText("Username is required").waitFor();
    await page.getByText("Password is required").waitFor();
    await expectAccessible(page);
    await signIn(page, "not the password");
    await expectToast(page, "Login failed");
    expect(await page.evaluate(() => localStorage.getItem("adminToken"))).toBeNull();
    const password = page.getByLabel("Password", { exact: true });
    await page.getByRole("button", { name: "Show password" }).click();
    expect(await password.getAttribute("type")).toBe("text");
    await page.getByRole("button", { name: "Hide password" }).click();
    expect(await password.getAttribute("type")).toBe("password");
    await signIn(page);
    await page.waitForURL("**/admin-dashboard");
    await expectToast(page, "Login successful", "Welcome to the admin dashboard!");
    await close();
  });

  it("logs out on the server and in the browser", async () => {
    const { page, close } = await owner();
    const itsToken = await page.evaluate(() => localStorage.getItem("adminToken"));
    const revoked = page.waitForResponse("**/api/admin/logout");
    await page.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL("**/admin-login");
    await expectToast(page, "Logged out");
    expect(await page.evaluate(() => localStorage.getItem("adminToken"))).toBeNull();
    expect((await revoked).status()).toBe(204);
    const again = await fetch(`${site.server.url}/api/admin/registrations`, {
      headers: { authorization: `Bearer ${itsToken}` },
    });
    expect(again.status).toBe(401);
    await close();
  });

  it("logs out of the browser even where the server cannot be reached", async () => {
    const { page, close } = await owner({ expectedProblems: /ERR_FAILED/ });
    await page.route("**/api/admin/logout", (route) => route.abort());
    await page.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL("**/admin-login");
    expect(await page.evaluate(() => localStorage.getItem("adminToken"))).toBeNull();
    await close();
  });
});

describe("the dashboard", () => {
  it("shows who registered, and resends, edits and deletes", async () => {
    const id = await register("Resend Me");
    await register("Delete Me", { attendeesCount: 1 });
    await register("Delete Me", { attendeesCount: 3 });
    const { page, close } = await owner();
    const table = page.getByRole("table", { name: "Registrations for events" });
    const row = table.getByRole("row").filter({ hasText: "Resend Me" });
    await row.getByText("Summer Garden Tour and Talk").waitFor();
    await row.getByText("2 people").waitFor();
    await row.getByText("less than a minute ago", { exact: true }).waitFor();
    expect(await row.getByText("Possible duplicate").count()).toBe(0);
    expect(await table.getByText("Possible duplicate").count()).toBe(2);
    await page.getByText(/^Total registrations: \d/).waitFor();
    await expectAccessible(page);

    await row.getByRole("button", { name: "Resend confirmation email to Resend Me" }).click();
    await expectToast(
      page,
      "Confirmation email sent",
      "The confirmation email has been resent successfully.",
    );
    await expect
      .poll(async () =>
        (await site.server.letters()).filter(({ to }) => to?.[0]?.address?.startsWith("resend.me")),
      )
      .toHaveLength(2);

    await page.getByLabel("Find by name, email or phone").fill("delete ME");
    await expect.poll(() => table.getAttribute("aria-rowcount")).toBe("3");
    const button = page.getByRole("button", { name: "Delete registration of Delete Me" }).first();
    await button.focus();
    await page.keyboard.press("Enter");
    const question = page.getByRole("alertdialog", {
      name: "Are you sure you want to delete this registration?",
    });
    await question.waitFor();
    await expectAccessible(page);
    expect(await focused(page)).toBe("Cancel");
    await page.keyboard.press("Escape");
    expect(await focused(page)).toBe("Delete registration of Delete Me");
    await page.keyboard.press("Enter");
    await question.getByRole("button", { name: "Delete" }).click();
    await expectToast(page, "Registration deleted");
    await expect.poll(() => table.getAttribute("aria-rowcount")).toBe("2");
    expect(await focused(page)).toBe("Registrations");

    await page.getByLabel("Find by name, email or phone").fill("resend");
    await page.getByRole("link", { name: "Edit registration of Resend Me" }).click();
    await page.waitForURL(`**/edit-registration/${id}`);
    await close();
  });

  it("says when the list is empty and when it cannot be read", async () => {
    const { page, close } = await owner({ expectedProblems: /500/ });
    await page.route("**/api/admin/registrations", (route) => route.fulfill({ status: 500 }));
    await page.reload();
    await page.getByText("Error loading registrations. Please try again.").waitFor();
    await expectAccessible(page);
    await page.unroute("**/api/admin/registrations");
    await page.route("**/api/admin/registrations", (route) => route.fulfill({ json: [] }));
    await page.getByRole("button", { name: "Refresh" }).click();
    await page.getByText("No registrations found").waitFor();
    await close();
  });

  it("keeps only what is in sight in the page, however long the list", async () => {
    const { page, close } = await owner();
    const many = Array.from({ length: 20_000 }, (_, index) => ({
      id: 20_000 - index,
      eventId: 1 + (index % 2),
      fullName: `Person ${String(index).padStart(5, "0")}`,
      email: `person${index}@example.com`,
      phone: "(570) 555-0100",
      mailingAddress: "1 Garden Lane, Scranton, PA",
      attendeesCount: 1,
      createdAt: new Date(Date.now() - index * 60_000).toISOString(),
      version: 1,
      possibleDuplicate: false,
      letter: null,
    }));
    await page.route("**/api/admin/registrations", (route) => route.fulfill({ json: many }));
    await page.reload();
    const table = page.getByRole("table", { name: "Registrations for events" });
    await table.waitFor();
    expect(await table.getAttribute("aria-rowcount")).toBe("20001");
    expect(await table.getByRole("row").count()).toBeLessThan(60);
    await page.getByText("Total registrations: 20,000").waitFor();

    await page.getByRole("region", { name: "Registrations", exact: true }).focus();
    const last = table.locator('tr[aria-rowindex="20001"]');
    await expect
      .poll(async () => {
        // The end moves while the rows on the way to it are measured for the first time.
        await page.keyboard.press("End");
        return last.count();
      })
      .toBe(1);
    expect(await last.textContent()).toContain("Person 19999");
    expect(await table.getByRole("row").count()).toBeLessThan(60);

    await page.getByRole("button", { name: "Name" }).click();
    await table
      .locator('tr[aria-rowindex="2"]')
      .getByText("Person 00000")
      .waitFor({ state: "attached" });
    await page.getByLabel("Find by name, email or phone").fill("person12345@");
    await expect.poll(() => table.getAttribute("aria-rowcount")).toBe("2");
    await table.getByRole("row", { name: /Person 12345/ }).waitFor();
    await close();
  });

  it("makes a file of the list, and a list for the door", async () => {
    await register("Zita Door");
    await register("Agnes Door");
    const { page, close } = await owner();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download CSV" }).click();
    expect((await download).suggestedFilename()).toBe("registrations.csv");

    await page.getByRole("link", { name: "Door list for Summer Garden Tour and Talk" }).click();
    await page.getByRole("heading", { name: "Door List: Summer Garden Tour and Talk" }).waitFor();
    const names = await page.locator(".door-table tbody th").allTextContents();
    expect(names).toContain("Zita Door");
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
    await expectAccessible(page);
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("button", { name: "Print" }).isVisible()).toBe(false);
    expect(await page.getByRole("navigation", { name: "Main" }).isVisible()).toBe(false);
    await close();
  });
});

describe("editing a registration", () => {
  it("shows each field's message, saves, and returns to the dashboard", async () => {
    const id = await register("Edit Me");
    const { page, close } = await owner();
    await page.goto(`/edit-registration/${id}`);
    await page.getByText(/^Last updated:/).waitFor();
    for (const [label, value] of [
      ["Full Name", "E"],
      ["Email", "nobody"],
      ["Phone Number", "570"],
      ["Mailing Address", "here"],
      ["Number of Attendees", "0"],
    ] as const) {
      await page.getByLabel(label).fill(value);
    }
    await page.getByRole("button", { name: "Save Changes" }).click();
    for (const message of [
      "Name must be at least 2 characters",
      "Please enter a valid email address",
      "Please enter a valid phone number",
      "Please enter your complete mailing address",
      "At least 1 attendee is required",
    ]) {
      await page.getByText(message).waitFor();
    }
    await expectAccessible(page);
    await page.getByLabel("Full Name").fill("Edited Person");
    await page.getByLabel("Email").fill("edited@example.com");
    await page.getByLabel("Phone Number").fill("570-555-0123");
    await page.getByLabel("Mailing Address").fill("99 Lily Street, Scranton, PA");
    await page.getByLabel("Number of Attendees").fill("7");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.waitForURL("**/admin-dashboard");
    await expectToast(page, "Registration updated");
    const saved = await (await call("GET", `/api/admin/registrations/${id}`)).json();
    expect(saved).toMatchObject({ fullName: "Edited Person", attendeesCount: 7 });
    await page.getByLabel("Find by name, email or phone").fill("edited@");
    await page.getByText("7 people").first().waitFor();
    await close();
  });

  it("keeps what was typed while the session ended, until it is saved", async () => {
    const id = await register("Session Ends");
    const { page, close } = await owner({ expectedProblems: /401/ });
    await page.goto(`/edit-registration/${id}`);
    await page.getByLabel("Full Name").fill("Typed Before");
    await page.getByLabel("Number of Attendees").fill("9");
    await endSession(page);
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.waitForURL("**/admin-login");
    await page.getByText("Your session has ended.").waitFor();
    await expectAccessible(page);
    await signIn(page);
    await page.waitForURL(`**/edit-registration/${id}`);
    await page.getByText("What you typed before is still here.").waitFor();
    expect(await page.getByLabel("Full Name").inputValue()).toBe("Typed Before");
    expect(await page.getByLabel("Number of Attendees").inputValue()).toBe("9");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.waitForURL("**/admin-dashboard");
    await expect
      .poll(() => page.evaluate(() => Object.keys(sessionStorage).join()))
      .not.toMatch(/admin/);
    await page.goto(`/edit-registration/${id}`);
    await expect.poll(() => page.getByLabel("Full Name").inputValue()).toBe("Typed Before");
    expect(await page.getByText("What you typed before").count()).toBe(0);
    await close();
  });

  it("loses neither of two people's changes", async () => {
    const id = await register("Two Editors");
    const { page, close } = await owner({ expectedProblems: /412/ });
    await page.goto(`/edit-registration/${id}`);
    await page.getByLabel("Full Name").fill("Mine");
    const path = `/api/admin/registrations/${id}`;
    const { fullName, email, phone, mailingAddress } = await (await call("GET", path)).json();
    await call("PATCH", path, { fullName, email, phone, mailingAddress, attendeesCount: 5 });
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("What you typed is still here.").waitFor();
    expect(await page.getByLabel("Full Name").inputValue()).toBe("Mine");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Load their version" }).click();
    await expect.poll(() => page.getByLabel("Number of Attendees").inputValue()).toBe("5");
    await page.getByLabel("Full Name").fill("Mine at Last");
    await call("PATCH", path, { fullName, email, phone, mailingAddress, attendeesCount: 6 });
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByRole("button", { name: "Save mine over it" }).click();
    await page.waitForURL("**/admin-dashboard");
    const saved = await (await call("GET", path)).json();
    expect(saved).toMatchObject({ fullName: "Mine at Last", attendeesCount: 5 });
    await close();
  });

  it("says where there is nothing to edit", async () => {
    const { page, close } = await owner({ expectedProblems: /404/ });
    await page.goto("/edit-registration/999999");
    await page.getByText("Registration not found").waitFor();
    await page.getByText("Last updated: N/A").waitFor();
    await page.getByRole("link", { name: "Back to Dashboard" }).click();
    await page.waitForURL("**/admin-dashboard");
    await close();
  });
});

describe("the blog", () => {
  it("writes a post with a picture and publishes it", async () => {
    const { page, close } = await owner({ expectedProblems: /409/ });
    await page.getByRole("link", { name: "Manage Blog" }).click();
    await page.getByRole("button", { name: "New Post" }).click();
    await page.getByLabel("Title").fill("Roses, and  How to Keep Them");
    expect(await page.getByLabel("Slug").inputValue()).toBe("roses-and-how-to-keep-them");
    expect(await page.getByLabel("Author").inputValue()).not.toBe("");
    await page.getByLabel("Slug").fill("planning-a-mary-garden");
    await page.getByLabel("Excerpt").fill("A short word about roses.");
    await page.getByLabel("Content").fill("## Pruning\n\n*Cut to an outward bud.*\n\nThen wait.");
    const preview = page.getByRole("region", { name: "Preview" });
    await preview.getByRole("heading", { name: "Pruning" }).waitFor();
    await preview.getByRole("blockquote").getByText("Cut to an outward bud.").waitFor();
    const tag = page.getByRole("textbox", { name: "Tags" });
    for (const text of [" Roses ", "Roses", "Summer"]) {
      await tag.fill(text);
      await tag.press("Enter");
    }
    await page.getByRole("button", { name: "Remove tag Summer" }).click();
    const picture = await sharp({
      create: { width: 60, height: 40, channels: 3, background: "#a33" },
    })
      .png()
      .toBuffer();
    await page
      .getByLabel("Picture file")
      .setInputFiles({ name: "rose.png", mimeType: "image/png", buffer: picture });
    await expect.poll(() => page.getByLabel("Featured Image").inputValue()).not.toBe("");
    expect(await page.getByRole("switch", { name: "Publish" }).isChecked()).toBe(true);
    await expectAccessible(page);

    await page.getByRole("button", { name: "Create Post" }).click();
    await page.getByText("Another post has this slug.").waitFor();
    await expectToast(page, "Failed to create blog post.");
    await page.getByLabel("Slug").fill("roses");
    await page.getByRole("button", { name: "Create Post" }).click();
    await expectToast(page, "Blog post created successfully!");
    await page.getByRole("heading", { name: "Roses, and How to Keep Them" }).waitFor();

    const reader = await site.visitor();
    await reader.page.goto("/blog/roses");
    await reader.page.getByRole("heading", { name: "Pruning" }).waitFor();
    expect(
      await reader.page
        .locator("article img")
        .first()
        .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0);
    await reader.close();
    await close();
  });

  it("keeps a draft from visitors, and what was typed from getting lost", async () => {
    const { page, close } = await owner({ expectedProblems: /401/ });
    await page.getByRole("link", { name: "Manage Blog" }).click();
    await page.getByRole("button", { name: "New Post" }).click();
    await page.getByLabel("Title").fill("Not Yet");
    await page.getByLabel("Excerpt").fill("Soon.");
    await page.getByLabel("Content").fill("Wait for it.");
    await page.getByRole("switch", { name: "Publish" }).uncheck();

    const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await page.keyboard.press("Escape");
    await question.getByRole("button", { name: "Keep Editing" }).click();
    await question.waitFor({ state: "detached" });
    await page.goBack();
    await question.getByRole("button", { name: "Keep Editing" }).click();
    await question.waitFor({ state: "detached" });
    expect(page.url()).toContain("/admin-blog");

    await endSession(page);
    await page.getByRole("button", { name: "Create Post" }).click();
    await page.waitForURL("**/admin-login");
    await signIn(page);
    await page.waitForURL("**/admin-blog");
    await page.getByText("What you typed before is still here.").waitFor();
    expect(await page.getByLabel("Content").inputValue()).toBe("Wait for it.");
    expect(await page.getByRole("switch", { name: "Publish" }).isChecked()).toBe(false);
    await page.getByRole("button", { name: "Create Post" }).click();
    await expectToast(page, "Blog post created successfully!");
    expect((await fetch(`${site.server.url}/api/blog/posts/not-yet`)).status).toBe(404);

    await page.getByRole("button", { name: "Edit Not Yet" }).click();
    await page.getByRole("switch", { name: "Publish" }).check();
    await page.getByRole("button", { name: "Update Post" }).click();
    await expectToast(page, "Blog post updated successfully!");
    expect((await fetch(`${site.server.url}/api/blog/posts/not-yet`)).status).toBe(200);

    await page.getByRole("button", { name: "Delete Not Yet" }).click();
    await page
      .getByRole("alertdialog", { name: "Are you sure you want to delete this blog post?" })
      .getByRole("button", { name: "Delete" })
      .click();
    await expectToast(page, "Blog post deleted successfully!");
    await expect.poll(() => page.getByText("Not Yet").count()).toBe(0);
    expect((await fetch(`${site.server.url}/api/blog/posts/not-yet`)).status).toBe(404);
    await close();
  });
});

describe("events", () => {
  it("creates an event, moves it, and takes it back", async () => {
    const { page, close } = await owner();
    await page.getByRole("link", { name: "Manage Events" }).click();
    await page.getByRole("button", { name: "Create Event" }).click();
    const dialog = page.getByRole("dialog", { name: "Create Event" });
    await dialog.getByLabel("Title").fill("May Crowning");
    await dialog.getByRole("button", { name: "Create Event" }).click();
    await dialog.getByText("Please choose a date").waitFor();
    await expectAccessible(page);
    await dialog.getByLabel("Description").fill("We crown Our Lady with the first flowers.");
    await dialog.getByLabel("Date").fill("2031-05-04");
    await dialog.getByLabel("Time").fill("2:00 PM - 3:00 PM");
    await dialog.getByLabel("Location").fill("The prayer garden");
    await dialog.getByRole("button", { name: "Create Event" }).click();
    await expectToast(page, "Event created successfully!");

    await page.getByRole("button", { name: "Edit May Crowning" }).click();
    await page.getByLabel("Date").fill("2031-05-11");
    await page.getByRole("button", { name: "Update Event" }).click();
    await expectToast(page, "Event updated successfully!");
    const reader = await site.visitor();
    await reader.page.goto("/events");
    await reader.page.getByText("Sunday, May 11th, 2031").waitFor();
    await reader.close();

    const events: { id: number; title: string }[] = await (await call("GET", "/api/events")).json();
    const eventId = events.find(({ title }) => title === "May Crowning")?.id;
    await register("Crowning Guest", { eventId });
    await page.reload();
    await page.getByRole("button", { name: "Delete May Crowning" }).click();
    const question = page.getByRole("alertdialog", {
      name: "Are you sure you want to delete this event? This action cannot be undone.",
    });
    await question.getByText("1 registration belongs to it.").waitFor();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Delete" }).click();
    await expectToast(page, "Event deleted successfully!");
    await expect.poll(() => page.getByText("May Crowning").count()).toBe(0);

    await page.getByRole("link", { name: "Back to Dashboard" }).click();
    await page.getByRole("heading", { name: "404 Page Not Found" }).waitFor();
    await page.getByRole("link", { name: "Admin Dashboard" }).click();
    await page.getByLabel("Find by name, email or phone").fill("Crowning Guest");
    await page.getByRole("table").getByText("Unknown Event").waitFor();
    await close();
  });
});

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  it("every screen is accessible, on a phone, too", async () => {
    await register("Theme Tester");
    const { page, close } = await owner({ theme, width: 390, height: 844 });
    for (const [path, ready] of [
      ["/admin-dashboard", "Registration Overview"],
      ["/admin-events", "Summer Garden Tour and Talk"],
      ["/admin-blog", "Planning a Mary Garden"],
    ] as const) {
      await page.goto(path);
      await page.getByRole("heading", { name: ready }).first().waitFor();
      await expectAccessible(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      ).toBe(true);
    }
    await page
      .getByRole("button", { name: /^Edit / })
      .first()
      .click();
    await page.getByRole("dialog").waitFor();
    await expectAccessible(page);
    await close();
  });
});
