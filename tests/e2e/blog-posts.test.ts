import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAccessible } from "#tests/support/accessibility-check.ts";
import { expectToast, type OwnerSite, openOwnerSite } from "#tests/support/owner-browser.ts";
import { follow } from "#tests/support/visits.ts";

let site: OwnerSite["site"];
let call: OwnerSite["call"];
let owner: OwnerSite["owner"];
let endSession: OwnerSite["endSession"];
beforeAll(async () => {
  ({ site, call, owner, endSession } = await openOwnerSite());
});
afterAll(() => site.close());

const post = {
  title: "Every Mark",
  slug: "every-mark",
  excerpt: "What a post can hold.",
  content: [
    "# First",
    "See [our roses](/perennials), [write](mailto:rose@example.com), **soon**.",
    "- a hat",
    "- [a chair](https://example.org/chair)",
    "*Consider the lilies.*",
    "![A walled garden with roses](/pictures/blog/mary-garden.svg)",
    "* not a list, and [no link](javascript:alert(1))",
  ].join("\n"),
  author: "Rose Brennan",
  featuredImage: "",
  tags: ["Native Plants", "Every Mark"],
};

async function create(changes: object = {}): Promise<{ id: number }> {
  const answer = await call("POST", "/api/admin/blog/posts", { ...post, ...changes });
  expect(answer.status).toBe(201);
  return answer.json();
}

describe("a post's page", () => {
  it("has its marks, the plates of the plants that it names, and leads to other posts and tags, without any code", async () => {
    await create();
    const { page, close } = await site.visitor({ javaScript: false });
    await page.goto("/blog/every-mark");
    const article = page.getByRole("article");
    await article.getByRole("heading", { level: 2, name: "First" }).waitFor();
    const address = (name: string) => article.getByRole("link", { name }).getAttribute("href");
    expect(await address("our roses")).toBe("/perennials");
    expect(await address("write")).toBe("mailto:rose@example.com");
    expect(await address("a chair")).toBe("https://example.org/chair");
    await article.getByText("soon", { exact: true }).and(page.locator("strong")).waitFor();
    const points = article.getByRole("listitem").filter({ hasText: /^a / });
    expect(await points.allInnerTexts()).toEqual(["a hat", "a chair"]);
    await article.getByRole("img", { name: "A walled garden with roses" }).waitFor();
    await article.getByText("* not a list, and [no link](javascript:alert(1))").waitFor();

    await page.goto("/blog/planning-a-mary-garden");
    const plants = page.getByRole("region", { name: "Plants in This Post" });
    const lily = plants.getByRole("link", { name: "Madonna Lily" });
    expect(await lily.getAttribute("href")).toBe("/perennials/madonna-lily");
    expect(await lily.locator('img[src^="/plates/perennials/madonna-lily.svg"]').count()).toBe(1);
    await plants.getByText("Deadly to cats").waitFor();

    await page.goto("/blog/native-trees-for-small-yards");
    const more = page.getByRole("navigation", { name: "More posts" });
    expect(await more.getByRole("link").allInnerTexts()).toEqual([
      "Feeding Pollinators from March to October",
      "Planting Bulbs in Fall",
    ]);
    const related = page.getByRole("region", { name: "Related Posts" });
    await related.getByRole("link", { name: "Feeding Pollinators from March to October" }).click();
    await page.getByRole("heading", { level: 1, name: /^Feeding Pollinators/ }).waitFor();
    await page.getByRole("link", { name: "Native Plants" }).click();
    await page.getByRole("heading", { level: 1, name: "Native Plants" }).waitFor();
    await expect.poll(() => page.getByRole("article").count()).toBeGreaterThan(1);
    const canonical = page.locator('link[rel="canonical"]');
    expect(await canonical.getAttribute("href")).toMatch(/\/blog\/tags\/native-plants$/);
    expect(await page.title()).toContain("Native Plants in the Garden Blog");
    await close();
  });
});

describe("a tag's page", () => {
  it("is turned to from the list, and offers the tags that there are where there is none", async () => {
    const { page, close } = await site.visitor({ expectedProblems: /404/ });
    const response = await page.goto("/blog/tags/cacti");
    expect(response?.status()).toBe(404);
    await page.getByRole("heading", { level: 1, name: "Tag Not Found" }).waitFor();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Pruning" }).click();
    await page.getByRole("heading", { level: 1, name: "Pruning" }).waitFor();
    await follow(page, "Garden Blog");
    const tags = page.getByRole("navigation", { name: "Browse by tag" });
    await tags.getByRole("link", { name: "Bulbs" }).click();
    await page.getByRole("heading", { level: 1, name: "Bulbs" }).waitFor();
    await page.getByRole("article", { name: "Planting Bulbs in Fall" }).waitFor();
    expect(await page.getByRole("article").count()).toBe(1);
    await close();
  });
});

describe("Edit on a post's page", () => {
  it("leads the owner to its dialog, and is shown to nobody else", async () => {
    const { id } = await create({ title: "To Edit", slug: "to-edit" });
    const reader = await site.visitor();
    await reader.page.goto("/blog/to-edit", { waitUntil: "networkidle" });
    expect(await reader.page.getByRole("link", { name: "Edit This Post" }).count()).toBe(0);
    expect(reader.requests.filter((path) => path.includes("edit-post-link"))).toEqual([]);
    await reader.close();

    const { page, requests, close } = await owner({
      path: "/blog/to-edit",
      expectedProblems: /401/,
    });
    const link = page.getByRole("link", { name: "Edit This Post" });
    await link.waitFor();
    // The control: this is how its code is named.
    expect(requests.some((path) => path.includes("edit-post-link"))).toBe(true);
    await expectAccessible(page);
    await link.click();
    const dialog = page.getByRole("dialog", { name: "Edit Post" });
    await dialog.waitFor();
    expect(await dialog.getByLabel("Title").inputValue()).toBe("To Edit");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.waitForURL(({ search }) => search === "");

    await page.goBack();
    await link.waitFor();
    await call("DELETE", `/api/admin/blog/posts/${id}`);
    await link.click();
    await page.getByText("The post that you wanted to edit has been deleted meanwhile.").waitFor();

    await create({ title: "Edit Later", slug: "edit-later" });
    await page.goto("/blog/edit-later");
    await link.waitFor();
    await endSession(page);
    await link.click();
    await page.waitForURL("**/admin-login");
    await close();
  });
});

describe("the blog's dialog", () => {
  it("writes the marks by buttons, shows them as the page does, and publishes at a later time", async () => {
    const { page, close } = await owner({ path: "/admin-blog?new" });
    const dialog = page.getByRole("dialog", { name: "New Post" });
    const content = dialog.getByLabel("Content");
    await content.fill("Before.\n- **one**\nAfter.");
    const preview = dialog.getByRole("region", { name: "Preview" });
    await preview.getByRole("listitem").getByText("one", { exact: true }).waitFor();
    await dialog.getByText("All marks").click();
    await dialog.getByText("A point of a list, one to a line").waitFor();
    await dialog.getByText("Put a picture into the text").click();
    await dialog.getByRole("button", { name: "Choose a Picture" }).click();
    await dialog.getByText("Please say in a few words what the picture shows").waitFor();
    await dialog.getByLabel("What this picture shows").fill("A [red] rose");
    await content.press("Control+Home");
    await dialog.getByLabel("Picture for the text").setInputFiles("public/icon-192.png");
    await preview.getByRole("img", { name: "A (red) rose" }).waitFor();
    expect(await content.inputValue()).toMatch(
      /^Before\.\n\n!\[A \(red\) rose\]\([\w.-]+\)\n\n- \*\*one\*\*\nAfter\.$/,
    );
    await expectAccessible(page);

    // By buttons, which the browser can undo.
    const tools = dialog.getByRole("toolbar", { name: "Marks" });
    await content.fill("Roses\nCome early");
    await content.press("Control+Home");
    await tools.getByRole("button", { name: "Heading" }).click();
    expect(await content.inputValue()).toBe("# Roses\nCome early");
    await tools.getByRole("button", { name: "Heading" }).click();
    expect(await content.inputValue()).toBe("Roses\nCome early");
    await content.press("Control+End");
    await content.press("Control+Shift+ArrowLeft");
    await tools.getByRole("button", { name: "Bold" }).click();
    expect(await content.inputValue()).toBe("Roses\nCome **early**");
    // At the end of the words it ends the mark.
    await content.press("ArrowRight");
    await tools.getByRole("button", { name: "Bold" }).click();
    await page.keyboard.type("!");
    expect(await content.inputValue()).toBe("Roses\nCome **early**!");
    await content.press("Control+a");
    await tools.getByRole("button", { name: "Point" }).click();
    expect(await content.inputValue()).toBe("- Roses\n- Come **early**!");
    await content.press("Control+z");
    await content.press("Control+z");
    await content.press("Control+z");
    await content.press("Control+End");
    await content.press("Control+Shift+ArrowLeft");
    expect(await content.inputValue()).toBe("Roses\nCome early");
    await tools.getByRole("button", { name: "Link" }).click();
    // What is pasted is an address with its beginning, and stands there once.
    await content.press("ArrowRight");
    await content.evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", "https://garden.example/visit");
      field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    });
    expect(await content.inputValue()).toBe("Roses\nCome [early](https://garden.example/visit)");

    const namesInText = async () =>
      [...(await content.inputValue()).matchAll(/^!\[.+\]\((\S+)\)$/gm)].map(([, name]) => name);
    const picture = tools.getByRole("button", { name: "Picture" });
    for (const words of ["A rose", "The same rose"]) {
      await picture.click();
      await page.keyboard.type(words);
      await dialog.getByLabel("Picture for the text").setInputFiles("public/icon-192.png");
      await expect.poll(() => content.inputValue()).toContain(`![${words}](`);
    }
    await picture.click();
    await page.keyboard.type("And again");
    await dialog.getByText("Choose one that is uploaded already").first().click();
    await dialog
      .getByRole("button", { name: /^Uploaded / })
      .first()
      .click();
    await expect.poll(namesInText).toHaveLength(3);
    await dialog
      .getByRole("button", { name: /^Uploaded / })
      .first()
      .click();
    await dialog.getByText("Please say in a few words what the picture shows").waitFor();
    expect(await namesInText()).toHaveLength(3);
    await page.keyboard.type("Once more");
    await page.keyboard.press("Enter");
    await expect.poll(namesInText).toHaveLength(4);
    expect(new Set(await namesInText()).size).toBe(1);

    // It is published at a later time with each tag that was typed: by a comma, by the button, on saving.
    const later = async (dialog: Locator) =>
      dialog.getByLabel("Publish at a later time").fill("2031-05-01T09:00");
    await dialog.getByLabel("Title").fill("For May Day");
    await dialog.getByLabel("Excerpt").fill("Soon.");
    const box = dialog.getByRole("textbox", { name: "Tags" });
    const chip = (tag: string) => dialog.getByRole("button", { name: `Remove tag ${tag}` });
    await box.pressSequentially("Comma,");
    await chip("Comma").waitFor();
    await box.fill("Pressed");
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await chip("Pressed").waitFor();
    await dialog.getByLabel("Publish at a later time").fill("2025-12-01T09:00");
    await dialog.getByText("as soon as it is saved, dated December 1, 2025.").waitFor();
    await later(dialog);
    await dialog.getByText("It publishes itself on May 1, 2031 at 9:00 AM").waitFor();
    await box.fill("Saved");
    await dialog.getByRole("button", { name: "Create Post" }).click();
    await expectToast(page, "Blog post created successfully!");
    const posts = await (await call("GET", "/api/admin/blog/posts")).json();
    const made = posts.find(({ slug }: { slug: string }) => slug === "for-may-day");
    expect(made.tags).toEqual(["Comma", "Pressed", "Saved"]);
    expect(made.publishedAt).toBe("2031-05-01T13:00:00.000Z");
    const row = page.getByRole("listitem").filter({ hasText: "For May Day" });
    await row.getByText("Scheduled", { exact: true }).waitFor();
    await row.getByText("May 1, 2031 at 9:00 AM").waitFor();
    await expectAccessible(page);
    const shown = async (path: string) =>
      (await (await fetch(site.server.url + path)).text()).includes("For May Day");
    const everywhere = async () =>
      Promise.all(["/blog", "/feed.xml", "/blog/for-may-day"].map(shown));
    expect(await everywhere()).toEqual([false, false, false]);

    // The same post, whose moment the owner moves to the next seconds.
    const publishedAt = new Date(Date.now() + 2_000).toISOString();
    await call("PUT", `/api/admin/blog/posts/${made.id}`, { ...made, publishedAt });
    await expect.poll(everywhere).toEqual([true, true, true]);

    const readNow = { title: "Read Now", slug: "read-now" };
    const { id } = await create({ ...readNow, publishedAt: "2026-01-05T15:00:00.000Z" });
    await page.goto(`/admin-blog?edit=${id}`);
    // One that is read now asks before it waits for a later time.
    const editing = page.getByRole("dialog", { name: "Edit Post" });
    await later(editing);
    const update = editing.getByRole("button", { name: "Update Post" });
    await update.click();
    const question = page.getByRole("alertdialog");
    await question.getByText("May 1, 2031 at 9:00 AM").waitFor();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Leave It There" }).click();
    expect((await fetch(`${site.server.url}/api/blog/posts/read-now`)).status).toBe(200);
    await update.click();
    await question.getByRole("button", { name: "Take It Off" }).click();
    await expectToast(page, "Blog post updated successfully!");
    await row.waitFor();
    expect(await row.getByText("Scheduled", { exact: true }).count()).toBe(0);
    await close();
  });
});
