import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { assertFeaturesAreOff, ensureChromium, manyWindowsFlags } from "../../scripts/chromium.ts";
import { startServer } from "./server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    browserEndpoint: string;
    /** The same without pictures: what a page of a hundred plates costs most. */
    plainBrowserEndpoint: string;
    /** "http://127.0.0.1:40123", a site on which no test changes anything. */
    publicSite: string;
    /** The file of a site that was just started, with which others begin. */
    startedDatabase: string;
  }
}

/**
 * Builds the site where it is out of date, and starts one browser for all test files, one more that shows no
 * pictures, and one site for those that change nothing on it. What the sites draw is kept for all of them
 * (`startServer`): each would draw the same hundred plates anew.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = join(import.meta.dirname, "../..");
  execFileSync(process.execPath, [join(root, "scripts/build.mjs")], { stdio: "inherit" });
  const executablePath = ensureChromium();
  // A name for this machine that no browser takes for localhost.
  const args = [...manyWindowsFlags, "--host-resolver-rules=MAP garden.test 127.0.0.1"];
  const browser = await chromium.launchServer({ executablePath, args });
  const plainBrowser = await chromium.launchServer({
    executablePath,
    args: [...args, "--blink-settings=imagesEnabled=false"],
  });
  assertFeaturesAreOff(browser.process().spawnargs);
  project.provide("browserEndpoint", browser.wsEndpoint());
  project.provide("plainBrowserEndpoint", plainBrowser.wsEndpoint());
  const folder = await mkdtemp(join(tmpdir(), "nursery-sites-"));
  const cache = join(folder, "cache");
  await mkdir(cache);
  process.env["TEST_CACHE_FOLDER"] = cache;
  const site = await startServer();
  project.provide("publicSite", site.url);
  const startedDatabase = join(folder, "garden.sqlite");
  const db = new DatabaseSync(join(site.dataDir, "garden.sqlite"), { readOnly: true });
  db.prepare("vacuum into ?").run(startedDatabase);
  db.close();
  project.provide("startedDatabase", startedDatabase);
  return async () => {
    await Promise.all([browser.close(), plainBrowser.close()]);
    await site.close();
    await rm(folder, { recursive: true, force: true });
  };
}
