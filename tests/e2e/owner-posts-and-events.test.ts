import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAccessible } from "#tests/support/accessibility-check.ts";
import {
  expectToast,
  fillLogin,
  inSight,
  type OwnerSite,
  openOwnerSite,
} from "#tests/support/owner-browser.ts";

let site: OwnerSite["site"];
let call: OwnerSite["call"];
let register: OwnerSite["register"];
let owner: OwnerSite["owner"];
let endSession: OwnerSite["endSession"];
beforeAll(async () => {
  ({ site, call, register, owner, endSession } = await openOwnerSite({}, { pictures: true }));
});
afterAll(() => site.close());

describe("the blog", () => {
  it("writes a post with a picture and publishes it", async () => {
    const { page, close } = await owner({ expectedProblems: /40[09]/ });
    await page.getByRole("link", { name: "Manage Blog" }).click();
    await page.getByRole("button", { name: "New Post" }).click();
    await page.getByLabel("Title").fill("Roses, and  How to Keep Them");
    await expect
      .poll(() => page.getByLabel("Slug").inputValue())
      .toBe("roses-and-how-to-keep-them");
    await expect.poll(() => page.getByLabel("Author").inputValue()).not.toBe("");
    await page.getByLabel("Slug").fill("planning-a-mary-garden");
    expect(await page.getByLabel("Excerpt").getAttribute("rows")).toBe("3");
    expect(await page.getByLabel("Content").getAttribute("rows")).toBe("12");
    await page.getByLabel("Excerpt").fill("A short word about roses.");
    await page.getByLabel("Content").fill("## Pruning\n\n*Cut to an outward bud.*\n\nThen wait.");
    const preview = page.getByRole("region", { name: "Preview" });
    await preview.getByRole("heading", { name: "Pruning" }).waitFor();
    // On a phone there is no room for both: one tap leads to it, and one back.
    const create = page.getByRole("button", { name: "Create Post" });
    expect(await page.getByRole("button", { name: "Preview" }).count()).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Preview" }).click();
    await expect.poll(() => inSight(preview.getByRole("heading", { name: "Pruning" }))).toBe(true);
    await expect.poll(() => inSight(create)).toBe(true);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Back to Editing" }).click();
    await expect.poll(() => page.getByLabel("Title").isVisible()).toBe(true);
    await expect.poll(() => inSight(create)).toBe(true);
    await page.setViewportSize({ width: 1280, height: 900 });
    await preview.getByRole("blockquote").getByText("Cut to an outward bud.").waitFor();
    const tag = page.getByLabel("Tags");
    for (const text of [" Roses ", "Roses", "Summer"]) {
      await tag.fill(text);
      await tag.press("Enter");
    }
    await page.getByRole("button", { name: "Remove tag Summer" }).click();
    // One that is too long is said at its field, and one still in its box is saved.
    await tag.fill("x".repeat(51));
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
    await create.click();
    await page.getByText("Please keep each tag to 50 characters").waitFor();
    await expect.poll(() => tag.evaluate((it) => it === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await page.getByRole("button", { name: /^Remove tag x/ }).click();
    await expect.poll(() => page.getByText("Please keep each tag").count()).toBe(0);
    await tag.fill(" Typed and not added ");

    await create.click();
    await page.getByText("Another post has this slug.").waitFor();
    await expectToast(page, "Failed to create blog post.");
    await page.getByLabel("Slug").fill("roses");
    await page.getByRole("button", { name: "Create Post" }).click();
    await expectToast(page, "Blog post created successfully!");
    await page.getByRole("heading", { name: "Roses, and How to Keep Them" }).waitFor();

    const { tags } = await (await call("GET", "/api/blog/posts/roses")).json();
    expect(tags).toEqual(["Roses", "Typed and not added"]);

    const reader = await site.visitor({ javaScript: false });
    await reader.page.goto("/blog/roses");
    await reader.page.getByRole("heading", { name: "Pruning" }).waitFor();
    const shown = reader.page.locator("article img").first();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await reader.close();
    await close();
  });

  it("keeps a draft from visitors, and what was typed from getting lost", async () => {
    const other = await call("POST", "/api/admin/blog/posts", {
      ...{ title: "Going Soon", slug: "going-soon", excerpt: "Short.", content: "Text." },
      ...{ author: "Rose", tags: [] },
    });
    const { id: otherId } = (await other.json()) as { id: number };
    const { page, close } = await owner({ expectedProblems: /40[14]/ });
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
    await fillLogin(page);
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

    // Whoever edits a post that somebody else deletes is told so, and keeps what is typed.
    await page.getByRole("button", { name: "Edit Going Soon" }).click();
    await page.getByLabel("Content").fill("A long evening's work.");
    await call("DELETE", `/api/admin/blog/posts/${otherId}`);
    await page.getByRole("button", { name: "Update Post" }).click();
    await page.getByText(/^This post has been deleted meanwhile\. What you typed/).waitFor();
    expect(await page.getByRole("button", { name: "Save Again" }).count()).toBe(0);
    expect(await page.getByLabel("Content").inputValue()).toBe("A long evening's work.");
    await close();
  });
});

describe("events", () => {
  it("are created, moved and taken back, and what is typed is kept without a connection", async () => {
    const made = await call("POST", "/api/admin/events", {
      ...{ title: "Herb Walk", description: "Among the herbs.", date: "2031-06-01" },
      ...{ time: "2:00 PM - 3:00 PM", location: "The herb bed" },
    });
    const { id: herbWalk } = (await made.json()) as { id: number };
    await register("Walks Along", { eventId: herbWalk });
    const { page, close } = await owner({ expectedProblems: /400|ERR_/ });
    // Left by a session that ended: a change of an event that is gone since, and a new one.
    await page.evaluate(() => {
      sessionStorage.setItem("adminKept:event:999", "{}");
      sessionStorage.setItem("adminKept:event:new", '{ "values": { "title": "Begun" } }');
    });
    await page.getByRole("link", { name: "Manage Events" }).click();
    const dialog = page.getByRole("dialog", { name: "Create Event" });
    await dialog.waitFor();
    await expect.poll(() => dialog.getByLabel("Title").inputValue()).toBe("Begun");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Discard Changes" }).click();
    await page.getByRole("button", { name: "Create Event" }).click();
    await dialog.getByLabel("Title").fill("May Crowning");
    const create = dialog.getByRole("button", { name: "Create Event" });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => inSight(create)).toBe(true);
    // What has the focus is never under what saves it.
    for (const label of ["Image URL", "Capacity", "Cost"]) {
      await dialog.getByLabel(label).focus();
      await expect.poll(() => inSight(dialog.getByLabel(label))).toBe(true);
    }
    await expect.poll(() => inSight(create)).toBe(true);
    await page.setViewportSize({ width: 1280, height: 900 });
    await create.click();
    await dialog.getByText("Please choose a date").waitFor();
    await expectAccessible(page);
    await dialog.getByLabel("Description").fill("We crown Our Lady.\n\nBring flowers.");
    await dialog.getByLabel("Date").fill("2031-05-04");
    await dialog.getByLabel("Time").fill("2:00 PM - 3:00 PM");
    await dialog.getByLabel("Location").fill("The prayer garden");
    const calls = "**/api/admin/events";
    await page.route(calls, (route) => route.fulfill({ status: 400 }));
    await dialog.getByRole("button", { name: "Create Event" }).click();
    await expectToast(page, "Error", "Failed to create event.");
    await page.unroute(calls);
    // At once, and where the pointer is: the toast comes up there, and lets the press through.
    await dialog.getByRole("button", { name: "Create Event" }).click({ timeout: 3_000 });
    await expectToast(page, "Success", "Event created successfully!");

    // Where the question about an event's people cannot be fetched, its form stays.
    await page.route(/\/assets\/tell-people-dialog/, (route) => route.abort());
    await page.getByRole("button", { name: "Edit Herb Walk" }).click();
    await page.getByLabel("Date").fill("2031-06-08");
    await page.getByRole("button", { name: "Update Event" }).click();
    await page.getByText(/^This could not be opened: there is no connection/).waitFor();
    expect(await page.getByLabel("Date").inputValue()).toBe("2031-06-08");
    await page.unroute(/\/assets\/tell-people-dialog/);
    await page.getByRole("button", { name: "Update Event" }).click();
    await page.getByRole("button", { name: "Save the Change" }).waitFor();
    await page.getByRole("button", { name: "Back to the Form" }).click();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Discard Changes" }).click();

    await page.getByRole("button", { name: "Edit May Crowning" }).click();
    await page.getByLabel("Date").fill("2031-05-11");
    await page.getByRole("button", { name: "Update Event" }).click();
    await expectToast(page, "Event updated successfully!");
    const reader = await site.visitor({ javaScript: false });
    await reader.page.goto("/events");
    await reader.page.getByText("Sunday, May 11th, 2031").waitFor();
    const shown = (text: string) => text.includes("We crown Our Lady.\n\nBring flowers.");
    expect(shown(await reader.page.locator("main").innerText())).toBe(true);
    expect(shown(await page.locator("main").innerText())).toBe(true);
    await reader.close();

    const events: { id: number; title: string }[] = await (await call("GET", "/api/events")).json();
    const eventId = events.find(({ title }) => title === "May Crowning")?.id;
    await register("Crowning Guest", { eventId });
    await page.reload();
    // Date and people lead; what is over stands apart, and can be worked on all the same.
    const card = page.getByRole("listitem").filter({ hasText: "May Crowning" }).first();
    await expect
      .poll(() => card.innerText())
      .toMatch(/^Sunday, May 11th, 2031\s+2 people\s+May Crowning/);
    const past = page.getByRole("region", { name: "Past events" });
    await past.getByRole("button", { name: "Edit Summer Garden Tour and Talk" }).waitFor();
    expect(await past.getByText("May Crowning").count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Delete May Crowning" }).click();
    const question = page.getByRole("alertdialog", {
      name: "Are you sure you want to delete this event? This action cannot be undone.",
    });
    await question.getByText("1 registration belongs to it.").waitFor();
    await expectAccessible(page);
    await question.getByLabel("Tell 1 registration (2 people)").uncheck();
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
