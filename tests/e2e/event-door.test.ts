import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAccessible } from "#tests/support/accessibility-check.ts";
import { type OwnerSite, openOwnerSite } from "#tests/support/owner-browser.ts";

let owner: OwnerSite;
let door = "";

beforeAll(async () => {
  owner = await openOwnerSite();
  for (const name of ["Zita Door", "Agnes Adams", "Rose Ben", "Lena Late"]) {
    await owner.register(name, { eventId: 2 });
  }
  door = (await (await owner.call("POST", "/api/admin/events/2/door-links")).json()).path;
});
afterAll(() => owner.site.close());

type Page = import("playwright-core").Page;
const total = (page: Page, name: string) => page.locator(`[data-total="${name}"]`).textContent();
const onServer = async () => (await owner.call("GET", `/api${door}`)).json();

describe("the door screen", () => {
  it("lists by last name, marks who came with one tap, takes it back, and knows of the other gate", async () => {
    const { page, close } = await owner.site.visitor({
      ...{ width: 390, height: 844, expectedProblems: /ERR_FAILED|Failed to load/ },
    });
    await page.goto(door);
    await page.getByRole("heading", { name: "Still expected" }).waitFor();
    expect(await page.locator(".door-name").allTextContents()).toEqual([
      "Agnes Adams ",
      "Rose Ben ",
      "Zita Door ",
      "Lena Late ",
    ]);
    await expectAccessible(page);
    await page.getByRole("button", { name: "One more with Rose Ben" }).click();
    await page.getByRole("button", { name: "Rose Ben came, 3 people" }).click();
    await expect.poll(() => total(page, "came")).toBe("3");
    await expect.poll(() => total(page, "expected")).toBe("6");
    await expect.poll(async () => (await onServer()).totals.came).toBe(3);
    await page.getByRole("button", { name: "Undo Rose Ben" }).click();
    await expect.poll(async () => (await onServer()).totals.came).toBe(0);
    await page.getByText("Add a walk-in").click();
    await page.getByLabel("Name", { exact: true }).fill("Clare Walker");
    await page.getByLabel("People", { exact: true }).fill("2");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect.poll(async () => (await onServer()).totals.walkIns).toBe(2);

    // It names what the other gate did meanwhile.
    const came = page.getByRole("button", { name: "Zita Door came, 2 people" });
    await came.waitFor();
    const { id } = (await onServer()).entries.find(
      (it: { fullName: string }) => it.fullName === "Zita Door",
    );
    await owner.call("POST", `/api${door}`, {
      actions: [{ id: "a".repeat(32), kind: "came", registrationId: id, count: 1 }],
    });
    await came.click();
    await page
      .getByRole("alert")
      .getByText(/Zita Door was marked.* with 1 person\./)
      .waitFor();
    const { came: cameByNow } = (await onServer()).totals;
    await expect.poll(() => total(page, "came")).toBe(String(cameByNow));
    await page.getByRole("button", { name: "I have seen it" }).click();
    await expect.poll(() => page.getByRole("alert").count()).toBe(0);

    // Nor does it take back what the other has marked since.
    const entries: { id: number; fullName: string }[] = (await onServer()).entries;
    const registrationId = entries.find(({ fullName }) => fullName === "Lena Late")?.id;
    const act = (action: object) =>
      owner.call("POST", `/api${door}`, {
        actions: [{ id: crypto.randomUUID(), registrationId, ...action }],
      });
    const lenaCame = page.getByRole("button", { name: "Lena Late came, 2 people" });
    await lenaCame.click();
    await expect
      .poll(async () => (await onServer()).entries)
      .toContainEqual(expect.objectContaining({ id: registrationId, status: "came" }));
    const undo = page.getByRole("button", { name: "Undo Lena Late" });
    await undo.waitFor();
    await page.route("**/api/door/**", (route) => route.abort());
    // The other gate takes its mark back and makes another, of which this one hears nothing.
    await act({ kind: "undo" });
    await act({ kind: "came", count: 1 });
    await undo.click();
    await page.getByText("1 entry is kept on this device and will be sent.").waitFor();
    await page.unroute("**/api/door/**");
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await page
      .getByRole("alert")
      .getByText(/Lena Late was marked.* with 1 person\. This stays;/)
      .waitFor();
    // Seen as it is now, it is taken back; so is a mark that was never sent.
    await undo.click();
    await lenaCame.waitFor();
    await page.route("**/api/door/**", (route) => route.abort());
    await lenaCame.click();
    await undo.click();
    await page.getByText("2 entries are kept on this device and will be sent.").waitFor();
    await page.unroute("**/api/door/**");
    await page.getByRole("button", { name: "I have seen it" }).click();
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await page.getByText("2 entries are kept").waitFor({ state: "detached" });
    expect(await page.getByRole("alert").count()).toBe(0);
    expect((await onServer()).entries).toContainEqual(
      expect.objectContaining({ id: registrationId, status: "registered" }),
    );
    await close();
  });

  it("keeps what is done without a connection, over a reload, and sends it once there is one", async () => {
    const { page, close } = await owner.site.visitor({
      expectedProblems: /ERR_FAILED|Failed to load/,
    });
    const registrationId = await owner.register("Hope Hangs", { eventId: 2 });
    await page.goto(door);
    await page.getByRole("button", { name: "Agnes Adams came, 2 people" }).waitFor();
    await page.route("**/api/door/**", (route) => route.abort());
    // The second press of two would meet the row that moves up.
    await page.getByLabel("Find a name").fill("a");
    await page.getByRole("button", { name: "Agnes Adams came, 2 people" }).dblclick();
    await page.getByText("1 entry is kept on this device and will be sent.").waitFor();
    expect(await page.getByLabel("Find a name").inputValue()).toBe("");
    await page.reload();
    await page.getByText("1 entry is kept on this device and will be sent.").waitFor();
    await page.getByRole("button", { name: "Undo Agnes Adams" }).waitFor();
    const entry = async () =>
      (await onServer()).entries.find((it: { fullName: string }) => it.fullName === "Agnes Adams");
    expect((await entry()).status).toBe("registered");
    await page.unroute("**/api/door/**");
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await page.getByText("1 entry is kept").waitFor({ state: "detached" });
    expect(await entry()).toMatchObject({ status: "came", cameCount: 2 });

    // Within five seconds of the network's return, though nobody says it is back.
    const hope = async () =>
      (await onServer()).entries.find((it: { id: number }) => it.id === registrationId);
    const undo = page.getByRole("button", { name: "Undo Hope Hangs" });
    const steps = [
      // A request that is answered by nobody, and one that fails at once.
      { press: page.getByRole("button", { name: /^Hope Hangs came/ }), hangs: true, is: "came" },
      { press: undo, hangs: false, is: "registered" },
    ];
    for (const { press, hangs, is } of steps) {
      await press.waitFor();
      await page.route("**/api/door/**", (route) => (hangs ? undefined : route.abort()));
      await press.click();
      await page.getByText("1 entry is kept on this device").waitFor();
      await page.unroute("**/api/door/**");
      // Five, and what a busy machine adds to them.
      await expect.poll(async () => (await hope()).status, { timeout: 8000 }).toBe(is);
      await page.getByText("1 entry is kept").waitFor({ state: "detached" });
    }
    await close();
  });

  it("shows nobody's name for long once the link has ended, and keeps none on the device", async () => {
    const path = "/api/admin/events/2/door-links";
    const link = (await (await owner.call("POST", path)).json()).path;
    const { page, close } = await owner.site.visitor({ expectedProblems: /404/ });
    await page.clock.install();
    await page.goto(link);
    await page.locator(".door-name").first().waitFor();
    await owner.call("DELETE", path);
    await page.clock.fastForward(20_000);
    await page.getByText("This link opens no list (any more).").waitFor();
    expect(await page.locator(".door-name").count()).toBe(0);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Agnes");
    await page.goto("/door/nothing");
    await page.getByText("This link opens no list (any more).").waitFor();
    await close();
  });
});
