import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAccessible } from "#tests/support/accessibility-check.ts";
import { namesIn } from "#tests/support/archives.ts";
import {
  expectToast,
  fillLogin,
  type OwnerSite,
  openOwnerSite,
} from "#tests/support/owner-browser.ts";

let site: OwnerSite["site"];
let owner: OwnerSite["owner"];
let endSession: OwnerSite["endSession"];
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nursery-download-"));
  ({ site, owner, endSession } = await openOwnerSite());
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const press = { name: "Download a Backup" };

describe("the owner's backup", () => {
  it.each([
    ["light", 390],
    ["dark", 1280],
  ] as const)("is one press, and Today knows of it, %s", async (theme, width) => {
    const { page, close } = await owner({ theme, width, height: 844 });
    if (theme === "light") {
      await page.getByRole("link", { name: /No backup has left this machine yet/ }).click();
    } else {
      await page.goto("/admin-backup");
    }
    await page.getByText("None is set up.").waitFor();
    await expectAccessible(page);
    const coming = page.waitForEvent("download");
    await page.getByRole("button", press).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^garden-\d{4}-\d\d-\d\d\.tar$/);
    const file = join(folder, `${theme}.tar`);
    await pipeline(await download.createReadStream(), createWriteStream(file));
    expect(await namesIn(file)).toContain("garden.sqlite");
    await expectToast(page, "The backup is on its way");
    await page.getByText(/The last backup left this machine less than an hour ago/).waitFor();
    await page.goto("/admin-dashboard");
    await page.getByRole("link", { name: /The last backup left this machine/ }).waitFor();
    await close();
  });

  it("asks for a login where the session has ended, and leads back", async () => {
    const { page, close } = await owner({ path: "/admin-backup", expectedProblems: /401/ });
    await page.getByRole("button", press).waitFor();
    await endSession(page);
    await page.getByRole("button", press).click();
    await page.waitForURL("**/admin-login");
    await fillLogin(page);
    await page.waitForURL("**/admin-backup");
    await page.getByRole("button", press).waitFor();
    await close();
  });

  it("says so where there is no network", async () => {
    const { page, close } = await owner({
      path: "/admin-backup",
      expectedProblems: /ERR_INTERNET_DISCONNECTED|fetch/,
    });
    await page.getByRole("button", press).waitFor();
    await page.context().setOffline(true);
    await page.getByRole("button", press).click();
    await page.getByText("The backup could not be made. Please try again.").waitFor();
    await page.context().setOffline(false);
    await close();
  });
});
