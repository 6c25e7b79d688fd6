import { afterAll, beforeAll, expect, it } from "vitest";
import {
  expectAccessible,
  expectAccessibleInBothThemes,
} from "#tests/support/accessibility-check.ts";
import {
  expectToast,
  focused,
  type OwnerSite,
  openOwnerSite,
} from "#tests/support/owner-browser.ts";

let here: OwnerSite;
beforeAll(async () => {
  here = await openOwnerSite();
});
afterAll(() => here.site.close());

const post = {
  ...{ title: "Roses in June", slug: "roses", excerpt: "Of roses", content: "Roses." },
  author: "Rose",
};
const newPost = (more = {}) => here.call("POST", "/api/admin/blog/posts", { ...post, ...more });

it("brings back from the toast what was deleted, and asks in the Trash where it cannot be as it was", async () => {
  await here.register("Ann Lee");
  const event = { title: "Small Walk", date: "2031-05-01", time: "6:00 PM", location: "Beds" };
  const answer = await here.call("POST", "/api/admin/events", {
    ...{ ...event, description: "Small.", capacity: 2 },
  });
  const { id: eventId } = await answer.json();
  await here.register("Bea Lee", { eventId });
  const { page, close } = await here.owner({ expectedProblems: /409/ });
  const row = page.getByRole("row", { name: /Ann Lee/ });
  await row.getByRole("button", { name: "Delete registration of Ann Lee" }).click();
  const sure = page.getByRole("alertdialog", {
    name: "Are you sure you want to delete this registration?",
  });
  await sure
    .getByText(/^You can bring it back from the Trash until it is deleted for good on \w+ \d/)
    .waitFor();
  await sure.getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Registration deleted");
  await row.waitFor({ state: "detached" });
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "Brought back");
  await row.waitFor();

  await page.getByRole("button", { name: "Delete registration of Bea Lee" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Registration deleted");
  await here.register("Cleo Lee", { eventId });
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  const question = page.getByRole("alertdialog", { name: "Bring back Bea Lee?" });
  await question.getByText("This event has 2 places, and 4 people would come.").waitFor();
  expect(new URL(page.url()).search).toBe("");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Put on the Waiting List" }).click();
  await expectToast(page, "Brought back", "Bea Lee");
  await page.locator(".toast").getByRole("button", { name: "Show" }).click();
  await page.getByRole("heading", { name: "Edit Registration" }).waitFor();
  await close();
});

it("finds what was deleted, asks for another address, and deletes for good, on a phone", async () => {
  const { id } = await (await newPost()).json();
  await here.call("DELETE", `/api/admin/blog/posts/${id}`);
  await newPost({ title: "Other Roses" });
  for (let n = 0; n < 3; n += 1) {
    const visit = { fullName: `Guest ${"ABC"[n]}`, email: "g@example.com", phone: "", message: "" };
    const asked = await here.call("POST", "/api/visits", { ...visit, days: "Any" });
    await here.call("DELETE", `/api/admin/visits/${(await asked.json()).id}`);
  }
  const { page, close } = await here.owner({
    path: "/admin-trash",
    expectedProblems: /409/,
    ...{ width: 390, height: 844 },
  });
  const items = page.getByRole("region", { name: "Deleted" }).getByRole("listitem");
  await expect.poll(() => items.count()).toBe(4);
  await expectAccessibleInBothThemes(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByLabel("Find by name or kind").fill("visit");
  await expect.poll(() => items.count()).toBe(3);
  await page.getByLabel("Find by name or kind").fill("guest b");
  await expect.poll(() => items.count()).toBe(1);
  await page.getByRole("button", { name: "Delete for Good: Guest B" }).click();
  const sure = page.getByRole("alertdialog", {
    name: "Are you sure you want to delete this for good?",
  });
  await sure.getByText("Guest B. It cannot be brought back then.").waitFor();
  await sure.getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Deleted for good");
  await page.getByText("Nothing like that in the Trash").waitFor();

  await page.getByLabel("Find by name or kind").fill("");
  const bringBack = page.getByRole("button", { name: "Bring Back Roses in June" });
  await bringBack.click();
  const question = page.getByRole("alertdialog", { name: "Bring back Roses in June?" });
  await question.getByText("Do you want it back at “roses-again”?").waitFor();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Bring Back" }).click();
  await expectToast(page, "Brought back", "Roses in June");
  await question.waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).not.toBe("");
  const back = await fetch(`${here.site.server.url}/api/blog/posts/roses-again`);
  expect((await back.json()).title).toBe("Roses in June");
  await close();
});
