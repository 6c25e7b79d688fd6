import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAccessible } from "#tests/support/accessibility-check.ts";
import { type OwnerSite, openOwnerSite } from "#tests/support/owner-browser.ts";

let owner: OwnerSite;
let eventId = 0;
beforeAll(async () => {
  owner = await openOwnerSite();
});
afterAll(() => owner.site.close());

/** An event of its own with these people, two in each party, and a link to its door. */
async function openDoor(...names: string[]): Promise<string> {
  const event = await owner.call("POST", "/api/admin/events", {
    title: "Night Walk",
    description: "By lantern.",
    date: "2091-05-05",
    time: "8:00 PM - 9:00 PM",
    location: "The dell",
    cost: "$10 a person",
  });
  eventId = (await event.json()).id;
  for (const name of names) await owner.register(name, { eventId });
  return newLink();
}
async function newLink(): Promise<string> {
  return (await (await owner.call("POST", `/api/admin/events/${eventId}/door-links`)).json()).path;
}
interface Entry {
  id: number;
  fullName: string;
  status: string;
  cameCount: number | null;
  paid?: object;
}
async function onServer(): Promise<{ totals: object; entries: Entry[] }> {
  return (await owner.call("GET", `/api/admin/events/${eventId}/door`)).json();
}

/** A phone at a gate that has seen the list, and is ready for a dead spot. */
async function atGate(door: string) {
  const visitor = await owner.site.visitor({
    width: 390,
    height: 844,
    expectedProblems: /ERR_|Failed to load|Failed to fetch/,
  });
  await visitor.page.goto(door);
  await visitor.page.getByText("it opens without a connection, too").waitFor();
  return visitor;
}
const offline = (page: Page, is: boolean) => page.context().setOffline(is);
const came = (page: Page, name: string, people = "2 people") =>
  page.getByRole("button", { name: `${name} came, ${people}` });
async function addWalkIn(page: Page, name: string) {
  const form = page.locator("details", { hasText: "Add a walk-in" });
  if (!(await form.evaluate((it) => (it as HTMLDetailsElement).open))) {
    await page.getByText("Add a walk-in").click();
  }
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Add", exact: true }).click();
}
/** What the browser holds, beside what every page has. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    lists: Object.keys(localStorage).filter((key) => key.startsWith("door:")),
    files: (
      await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    )
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .sort(),
  }));

describe("a door in a dead spot", () => {
  it("opens again with no network and no server, loses and doubles nothing, and is gone in the morning", async () => {
    const door = await openDoor("Ada Gate", "Ben Gate", "Cy Gate");
    const { page, close } = await atGate(door);
    await owner.site.server.stop();
    await offline(page, true);
    await page.reload();
    await came(page, "Ada Gate").click();
    await page.getByRole("button", { name: "Paid? Ada Gate" }).click();
    await page.getByLabel("Dollars").fill("20");
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await addWalkIn(page, "Walk In");
    await page.getByRole("button", { name: "Paid? Walk In" }).click();
    await page.getByLabel("Dollars").fill("ten");
    await page.getByRole("button", { name: "Cash", exact: true }).click();
    await page.getByText("Please enter an amount, like 20 or 12.50").waitFor();
    await expectAccessible(page);
    await page.getByLabel("Dollars").fill("12.50");
    await page.getByRole("button", { name: "Cash", exact: true }).click();
    const total = page.getByText("Paid: $32.50 from 2 parties: cash $12.50, check $20.00");
    await total.waitFor();
    await addWalkIn(page, "Miss Typed");
    await page.getByRole("button", { name: "Undo Miss Typed" }).click();
    await page.getByText("4 entries are kept on this device and will be sent.").waitFor();
    await page.reload();
    await page.getByText("4 entries are kept on this device and will be sent.").waitFor();
    await total.waitFor();
    await came(page, "Ben Gate").click();
    await page.getByText("5 entries are kept on this device").waitFor();
    await owner.site.server.restart();
    await offline(page, false);
    await page.getByText("are kept on this device and").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Refresh" }).click();
    const { totals, entries } = await onServer();
    expect(totals).toEqual({ expected: 2, came: 5, walkIns: 1 });
    expect(entries.map(({ fullName, paid }) => [fullName, paid]).sort()).toEqual([
      ["Ada Gate", { cents: 2000, by: "check" }],
      ...[["Ben Gate", undefined] as const, ["Cy Gate", undefined] as const],
      ["Walk In", { cents: 1250, by: "cash" }],
    ]);
    await total.waitFor();

    // Nothing but the door is kept, and no other page is touched.
    const { files } = await kept(page);
    expect(files.filter((path) => !/^\/(?:assets\/|door\/)/.test(path))).toEqual([]);
    expect(files.filter((path) => path.startsWith("/door/")).sort()).toEqual(
      [door, "/door/end"].sort(),
    );
    await page.goto("/contact");
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    const { lists, ...still } = await kept(page);
    expect(still).toEqual({ files });

    // In the morning the list is removed, on whatever page.
    expect(lists).toHaveLength(1);
    await page.evaluate((key) => {
      const it = JSON.parse(localStorage.getItem(key) ?? "");
      it.list.expiresAt = new Date(Date.now() - 1000).toISOString();
      localStorage.setItem(key, JSON.stringify(it));
    }, lists[0] ?? "");
    await page.reload();
    await expect.poll(() => kept(page)).toEqual({ lists: [], files: [] });
    await close();
  });

  it("keeps the taps of two tabs on one phone, names what another gate did, counts it once, and removes the list by a button", async () => {
    const door = await openDoor("Dot Gate", "Eve Gate");
    const { page, close } = await atGate(door);
    // It stays open: Chromium gives a page that is closed its network back, and it would send at once.
    const second = await page.context().newPage();
    await second.goto(door);
    await came(second, "Eve Gate").waitFor();
    await offline(page, true);
    await page.getByRole("button", { name: "One fewer of Dot Gate" }).click();
    await came(page, "Dot Gate", "1 person").click();
    await came(second, "Eve Gate").click();
    await second.getByText("2 entries are kept on this device").waitFor();
    const { entries } = await onServer();
    const registrationId = entries.find(({ fullName }) => fullName === "Dot Gate")?.id;
    await owner.call("POST", `/api${door}`, {
      actions: [{ id: crypto.randomUUID(), kind: "came", registrationId, count: 2 }],
    });
    await page.reload();
    await page.getByText("2 entries are kept on this device").waitFor();
    await offline(page, false);
    await page
      .getByRole("alert")
      .getByText(/Dot Gate was marked.* with 2 people\./)
      .waitFor();
    const totals = async () => (await onServer()).totals;
    await expect.poll(totals).toEqual({ expected: 0, came: 4, walkIns: 0 });
    await page.getByText("are kept on this device and").waitFor({ state: "detached" });

    // Also from a device that is handed back where there is no network.
    await offline(page, true);
    await page.getByRole("button", { name: "Refresh" }).click();
    await page.getByText("No connection.").waitFor();
    await page.getByRole("button", { name: "Remove the List from This Device" }).click();
    const removed = page.getByText("The list has been removed from this device.");
    await expect.poll(async () => (await removed.boundingBox())?.y).toBeGreaterThan(0);
    await expect.poll(() => kept(page)).toEqual({ lists: [], files: [] });
    await close();
  });
});

describe("the end of a door's link", () => {
  it("keeps what was not sent for the next link of the same event", async () => {
    const door = await openDoor("Hal Gate", "Ida Gate");
    const { page, close } = await atGate(door);
    await offline(page, true);
    await came(page, "Hal Gate").click();
    await owner.call("DELETE", `/api/admin/events/${eventId}/door-links`);
    await offline(page, false);
    await page.getByText("This link opens no list (any more).").waitFor();
    await page.getByText("will be sent once you open a new link of this event here").waitFor();
    expect(await page.getByText("Ida Gate").count()).toBe(0);
    await expect.poll(async () => (await kept(page)).files).toEqual([]);
    await page.goto(await newLink());
    await expect.poll(async () => (await onServer()).totals).toMatchObject({ came: 2 });
    await close();
  });

  it("comes for the owner's device when she signs out", async () => {
    const { page, close } = await owner.owner({
      path: await openDoor("Kit Gate"),
      // The dashboard is left while it reads.
      expectedProblems: /Failed to|could not be loaded/,
    });
    await page.getByText("it opens without a connection, too").waitFor();
    await expect.poll(async () => (await kept(page)).lists).toHaveLength(1);
    await page.goto("/admin-dashboard");
    await page.getByRole("button", { name: "Logout" }).click();
    await expect.poll(() => kept(page)).toEqual({ lists: [], files: [] });
    await close();
  });
});
