import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessibleInBothThemes } from "#tests/support/accessibility-check.ts";
import { expectToast, type OwnerSite, openOwnerSite } from "#tests/support/owner-browser.ts";

let owner: OwnerSite;
beforeAll(async () => {
  owner = await openOwnerSite();
});
afterAll(() => owner.site.close());

const phone = { width: 390, height: 844 };
const account = { username: "anna", password: "salve regina caelitum" };

async function signIn(page: Page, as: { username: string; password: string }): Promise<void> {
  if (!page.url().endsWith("/admin-login")) await page.goto("/admin-login");
  await page.getByLabel("Username").fill(as.username);
  await page.getByLabel("Password", { exact: true }).fill(as.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("heading", { level: 1, name: "Today" }).waitFor();
}
const links = (page: Page) =>
  page.getByRole("navigation", { name: "Owner" }).getByRole("link").allTextContents();

it("is invited by the owner, accepts without JavaScript, and writes a post", async () => {
  const hers = await owner.owner({ path: "/admin-helpers" });
  await hers.page.getByText("Nobody helps you yet").waitFor();
  await hers.page.getByRole("button", { name: "Invite a Helper" }).click();
  await hers.page.getByRole("button", { name: "Invite", exact: true }).click();
  await hers.page.getByText("Please choose what they may do").waitFor();
  await hers.page.getByLabel("Name", { exact: true }).fill("Anna Maria");
  await hers.page.getByLabel("The door").check();
  await hers.page.getByLabel("Which door").waitFor();
  await expectAccessibleInBothThemes(hers.page);
  await hers.page.getByLabel("The door").uncheck();
  await hers.page.getByLabel("Blog and letters").check();
  await hers.page.getByRole("button", { name: "Invite", exact: true }).click();
  const link = await hers.page.getByRole("textbox", { name: "Link" }).inputValue();
  await hers.page.keyboard.press("Escape");
  await hers.page.getByText(/^Invited, until/).waitFor();
  await expectAccessibleInBothThemes(hers.page);

  const plain = await owner.site.visitor({
    ...phone,
    javaScript: false,
    expectedProblems: /40[04]/,
  });
  const opened = await plain.page.goto(new URL(link).pathname);
  expect(opened?.headers()["referrer-policy"]).toBe("strict-origin");
  expect(await plain.page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
  await plain.page.getByText("would like you to help").waitFor();
  await plain.page.getByLabel("User name").fill(account.username);
  await plain.page.getByLabel("Password").fill("short");
  await plain.page.getByRole("button", { name: "Accept" }).click();
  await plain.page.getByText("must have at least 12 characters").waitFor();
  // Nothing typed is lost but the password, and the link is not spent.
  expect(await plain.page.getByLabel("User name").inputValue()).toBe(account.username);
  await plain.page.getByLabel("Password").fill(account.password);
  await plain.page.getByRole("button", { name: "Accept" }).click();
  await plain.page.getByRole("heading", { name: "You Are Welcome Here" }).waitFor();
  expect(new URL(plain.page.url()).pathname).toBe("/invitation/accepted");
  expect((await plain.page.goto(new URL(link).pathname))?.status()).toBe(404);
  await plain.page.getByText(/This link opens nothing/).waitFor();
  await plain.page.getByRole("main").getByRole("link", { name: "Sign In" }).waitFor();
  await plain.close();

  const { page, close } = await owner.site.visitor({ expectedProblems: /40[13]/ });
  await signIn(page, account);
  await expect.poll(() => links(page)).toEqual(["Today", "Letters", "Blog", "Trash", "Signing in"]);
  await expectAccessibleInBothThemes(page);
  await page.getByRole("link", { name: "New Post" }).click();
  await page.getByLabel("Title").waitFor();
  // The same where the dialog is the first thing that is opened.
  await page.goto("/admin-blog?new");
  await expect.poll(() => page.getByLabel("Author").inputValue()).toBe("Anna Maria");
  await page.getByLabel("Title").fill("Mulch for the Roses");
  await page.getByLabel("Excerpt").fill("What the roses like in November.");
  await page.getByLabel("Content").fill("Leaves, and patience.");
  // Where the right ends meanwhile, what was typed stays for when it is given back.
  const [anna] = await (await owner.call("GET", "/api/admin/helpers")).json();
  const allow = (...rights: string[]) =>
    owner.call("PUT", `/api/admin/helpers/${anna.id}`, { name: anna.name, rights });
  expect((await allow("plants")).status).toBe(200);
  await page.getByRole("button", { name: "Create Post" }).click();
  await expectToast(page, "Failed to create blog post.");
  await expect.poll(() => links(page)).not.toContain("Blog");
  expect((await allow("blog")).status).toBe(200);
  await page.getByRole("button", { name: "Create Post" }).click();
  await expectToast(page, "Blog post created successfully!");
  await page.getByRole("heading", { name: "Mulch for the Roses" }).waitFor();
  // A screen that is not hers says so, and leads back; the session goes on.
  for (const address of ["/edit-registration/1", "/admin-backup"]) {
    await page.goto(address);
    await page.getByText("This screen is not open to you").waitFor();
  }
  await page.getByRole("link", { name: "Back to Today" }).click();
  await page.getByRole("heading", { level: 1, name: "Today" }).waitFor();

  // What she may not do she is not offered.
  const post = { title: "Old Roses", slug: "old-roses", excerpt: "Of roses", content: "Roses." };
  const kept = await owner.call("POST", "/api/admin/blog/posts", { ...post, author: "Rose" });
  await owner.call("DELETE", `/api/admin/blog/posts/${(await kept.json()).id}`);
  await page.getByRole("link", { name: "Trash" }).click();
  await page.getByRole("button", { name: "Bring Back Old Roses" }).waitFor();
  expect(await page.getByRole("button", { name: /^Delete for Good/ }).count()).toBe(0);

  await hers.page.goto("/admin-history");
  await hers.page.getByText(/^Signed in by Anna Maria/).waitFor();
  const people = await hers.page.getByLabel("Who").getByRole("option").allTextContents();
  expect(people).toContain("Anna Maria");
  expect(people).not.toContain(account.username);
  await hers.page.getByRole("link", { name: "Today", exact: true }).click();
  const told = hers.page.getByRole("region", { name: "Today" });
  await told.getByRole("link", { name: "Anna Maria accepted your invitation" }).click();
  await hers.page.getByRole("button", { name: "End: Anna Maria" }).click();
  await hers.page.getByRole("button", { name: "End", exact: true }).click();
  await expectToast(hers.page, "Ended");
  await hers.close();
  await page.reload();
  await page.waitForURL("**/admin-login");
  await close();
});

it("opens the door of the one event that is theirs, on a phone", async () => {
  await owner.register("Zita Door", { eventId: 2 });
  const invited = await owner.call("POST", "/api/admin/helpers", {
    ...{ name: "Bertha", rights: ["door"], doorEventId: 2 },
  });
  const { path } = await invited.json();
  const bertha = { username: "bertha", password: "stella maris ave ave" };
  const { page, close } = await owner.site.visitor(phone);
  await page.goto(path);
  await expectAccessibleInBothThemes(page);
  await page.getByLabel("User name").fill(bertha.username);
  await page.getByLabel("Password").fill(bertha.password);
  await page.getByRole("button", { name: "Accept" }).click();
  await page.getByRole("heading", { name: "You Are Welcome Here" }).waitFor();
  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await page.waitForURL("**/admin-login");
  await signIn(page, bertha);
  const doors = page.getByRole("button", { name: /^Open the door/ });
  await doors.waitFor();
  expect(await doors.count()).toBe(1);
  await expectAccessibleInBothThemes(page);
  await doors.click();
  await page.getByRole("button", { name: "Zita Door came, 2 people" }).click();
  await expect.poll(() => page.locator('[data-total="came"]').textContent()).toBe("2");
  await page.getByRole("link", { name: "Back to the Event" }).click();
  await page.getByRole("heading", { level: 1, name: "Today" }).waitFor();
  await close();
});
