import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessibleInBothThemes } from "#tests/support/accessibility-check.ts";
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

it("the owner's backup is one press, Today knows of it, and it asks for a network and a login", async () => {
  const { page, close } = await owner({
    ...{ width: 390, height: 844 },
    expectedProblems: /401|ERR_INTERNET_DISCONNECTED|fetch/,
  });
  const press = page.getByRole("button", { name: "Download a Backup" });
  await page.getByRole("link", { name: /No backup has left this machine yet/ }).click();
  await page.getByText("None is set up.").waitFor();
  await expectAccessibleInBothThemes(page);
  const coming = page.waitForEvent("download");
  await press.click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^garden-\d{4}-\d\d-\d\d\.tar$/);
  const file = join(folder, "backup.tar");
  await pipeline(await download.createReadStream(), createWriteStream(file));
  expect(await namesIn(file)).toContain("garden.sqlite");
  await expectToast(page, "The backup is on its way");
  await page.getByText(/The last backup left this machine less than an hour ago/).waitFor();
  await page.goBack();
  await page.getByRole("link", { name: /The last backup left this machine/ }).click();

  await press.waitFor();
  await page.context().setOffline(true);
  await press.click();
  await page.getByText("The backup could not be made. Please try again.").waitFor();
  await page.context().setOffline(false);

  // Where the session has ended it asks for a login, and leads back.
  await endSession(page);
  await press.click();
  await page.waitForURL("**/admin-login");
  await fillLogin(page);
  await page.waitForURL("**/admin-backup");
  await press.waitFor();
  await close();
});
