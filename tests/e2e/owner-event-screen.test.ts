import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAccessibleInBothThemes } from "#tests/support/accessibility-check.ts";
import { expectToast, type OwnerSite, openOwnerSite } from "#tests/support/owner-browser.ts";

let site: OwnerSite;
let eventId = 0;
beforeAll(async () => {
  site = await openOwnerSite();
  const made = await site.call("POST", "/api/admin/events", {
    ...{ title: "Herb Walk", description: "Among the herbs.", date: "2091-05-05" },
    ...{ time: "2:00 PM - 3:00 PM", location: "The herb bed", capacity: 5 },
  });
  eventId = (await made.json()).id;
  for (const name of ["Agnes Adams", "Rose Ben"]) await site.register(name, { eventId });
  await site.register("Wanda Waits", { eventId, joinWaitingList: true });
  await site.register("Elsewhere Else");
});
afterAll(() => site.site.close());

const phone = { width: 390, height: 844 };

describe("an event's page", () => {
  it("is where its card leads, and has its figures and its people on a phone's first screen", async () => {
    const { page, close } = await site.owner({ ...phone, path: "/admin-events" });
    await page.getByRole("link", { name: "Herb Walk", exact: true }).click();
    await page.getByRole("heading", { name: "Herb Walk", level: 1 }).waitFor();
    await expect.poll(() => page.locator(".event-figure").innerText()).toMatch(/^4\s+of 5 places$/);
    const row = page.getByRole("row").filter({ hasText: "Wanda Waits" });
    // Over the bar at the bottom.
    await expect.poll(async () => (await row.boundingBox())?.y).toBeLessThan(844 - 52 - 30);
    expect(await page.getByText("Elsewhere Else").count()).toBe(0);
    await expectAccessibleInBothThemes(page);
    await page.getByRole("link", { name: "2 waiting" }).click();
    const table = page.getByRole("table", { name: "Registrations for events" });
    await expect.poll(() => table.getAttribute("aria-rowcount")).toBe("2");
    // What selects is beside what is selected.
    await page.getByRole("button", { name: "Select", exact: true }).click();
    const bar = page.getByRole("group", { name: "Selected registrations" });
    await expect.poll(async () => (await bar.boundingBox())?.y).toBeLessThan(844 - 52);
    await page.getByRole("button", { name: "Add Registration" }).click();
    const dialog = page.getByRole("dialog", { name: "Add Registration" });
    expect(await dialog.getByLabel("Event").inputValue()).toBe(String(eventId));
    await close();
  });

  it("shows who came since the dashboard was read, and shares its door by copying and by a code", async () => {
    const { page, close } = await site.owner({
      ...phone,
      context: { permissions: ["clipboard-read", "clipboard-write"] },
    });
    const totals = page.getByRole("list", { name: "Attendees by event" });
    await totals.getByText(/4 of 5 places in 2 registrations/).waitFor();
    await site.register("Late Comer", { eventId, attendeesCount: 1 });
    await totals.getByRole("link", { name: "Herb Walk", exact: true }).click();
    await page.getByRole("row").filter({ hasText: "Late Comer" }).waitFor();
    await expect.poll(() => page.locator(".event-figure").innerText()).toMatch(/^5\s+of 5 places$/);

    await page.getByRole("button", { name: "Share with a Helper" }).click();
    const dialog = page.getByRole("dialog", { name: "The Door: Herb Walk" });
    await dialog.getByRole("img", { name: "QR code of this address" }).waitFor();
    const link = await dialog.getByLabel("Link").inputValue();
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole("button", { name: "Copy" }).click();
    await expectToast(page, "Link copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    const opens = async () => (await fetch(link.replace("/door/", "/api/door/"))).status;
    expect(await opens()).toBe(200);
    await dialog.getByRole("button", { name: "End All Links" }).click();
    const question = page.getByRole("alertdialog", { name: "End all links to this door?" });
    await question.getByRole("button", { name: "End All Links" }).click();
    await expectToast(page, "No door link of this event opens anything any more");
    await dialog.waitFor({ state: "detached" });
    expect(await opens()).toBe(404);
    await page.getByRole("button", { name: "QR Code" }).click();
    const shared = page.getByRole("dialog", { name: "Herb Walk" }).getByLabel("Link");
    await expect
      .poll(() => shared.inputValue())
      .toMatch(new RegExp(`/events/${eventId}-herb-walk$`));

    // It says where there is no such event.
    await page.goto("/admin-events/999999");
    await page.getByText("This event is no longer there.").waitFor();
    await close();
  });

  it("and all others that name the event are no wider than a phone, whatever was pasted into it and into a post", async () => {
    const pasted = `https://example.org/${"a".repeat(150)}`;
    const made = await site.call("POST", "/api/admin/events", {
      ...{ title: pasted, description: pasted, date: "2091-06-06" },
      ...{ time: pasted.slice(0, 100), location: pasted },
    });
    const { id } = await made.json();
    await site.register("Paula Paste", { eventId: id });
    const post = { title: pasted, slug: "pasted", excerpt: pasted, content: pasted, author: "Ann" };
    await site.call("POST", "/api/admin/blog/posts", { ...post, tags: ["a".repeat(50)] });
    const { page, close } = await site.owner({ ...phone, path: "/admin-events" });
    const addresses = [
      "/admin-dashboard",
      "/admin-events",
      `/admin-events/${id}`,
      "/events",
      `/events/${id}`,
      "/blog",
      "/blog/pasted",
    ];
    for (const address of [...addresses, `/event-registration?event=${id}`]) {
      await page.goto(address);
      await page.getByText(pasted).filter({ visible: true }).first().waitFor();
      expect([address, await page.evaluate(() => document.body.scrollWidth)]).toEqual([
        address,
        390,
      ]);
    }
    await close();
  });
});
