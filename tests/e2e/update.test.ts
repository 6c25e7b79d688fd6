import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Installation, linkPackages, makeInstallation } from "#tests/support/installation.ts";
import { root } from "../../scripts/build-folders.mjs";

const text = async (url: string) => (await fetch(url)).text();
const status = async (url: string) => (await fetch(url)).status;

/** The paths of the style sheet and of the page's code, by their hashed names. */
async function assetsOf(url: string): Promise<string[]> {
  const html = await text(`${url}/events`);
  return [...new Set([...html.matchAll(/\/assets\/[\w.-]+\.(?:css|js)/g)].map(([path]) => path))];
}

function buildsOf(installation: Installation): string[] {
  return readdirSync(join(installation.folder, "build")).filter((name) => name !== "current");
}

describe("an update", () => {
  let installation: Installation;
  let site: Awaited<ReturnType<Installation["start"]>>;
  let oldAssets: string[];
  let oldBuild: string;
  const ofOldPackages = () => join(installation.folder, "node_modules/of-the-old-version");
  beforeAll(async () => {
    installation = makeInstallation();
    oldBuild = buildsOf(installation)[0] as string;
    site = await installation.start();
    oldAssets = await assetsOf(site.url);
  });
  afterAll(async () => {
    await site.stop();
    installation.remove();
  });

  it("starts from a build that nothing had to be built or installed for", () => {
    expect(site.output()).not.toContain("Building");
    expect(buildsOf(installation)).toEqual([oldBuild]);
    expect(installation.npmWasCalled()).toBe(false);
    expect(oldAssets.length).toBeGreaterThan(3);
  });

  it("that cannot be built leaves the site running, and a restart serves the build before it", async () => {
    installation.edit("src/app/routes.ts", "export default [", "export default [[");
    const failed = await installation.run("build.mjs");
    expect(failed.status).toBe(1);
    expect(failed.output).toContain("The site could not be built.");
    expect(buildsOf(installation)).toEqual([oldBuild]);
    for (const path of oldAssets) expect(await status(site.url + path)).toBe(200);
    expect(await status(`${site.url}/cemetery`)).toBe(200);

    await site.stop();
    site = await installation.start();
    expect(site.output()).toContain(`The build before it is served: build/${oldBuild}.`);
    expect(await assetsOf(site.url)).toEqual(oldAssets);
    installation.edit("src/app/routes.ts", "export default [[", "export default [");
  });

  it("that needs packages which cannot be installed leaves the site running and restartable", async () => {
    // What lies here is of the version before: one package is older than the lock file wants.
    rmSync(join(installation.folder, "node_modules"));
    linkPackages(installation.folder, () => true);
    const lock = join(installation.folder, "node_modules/.package-lock.json");
    writeFileSync(
      lock,
      readFileSync(lock, "utf8").replace(/("node_modules\/hono":\{"version":")[^"]+/, "$10.0.1"),
    );
    writeFileSync(ofOldPackages(), "");
    installation.edit(
      "src/shared/both/site-details.ts",
      "Rosa Mystica Gardens",
      "Rosa Mystica Meadows",
    );
    installation.setNpm('echo "no network" >&2; exit 1');
    const failed = await installation.run("build.mjs");
    expect(failed.status).toBe(1);
    expect(failed.output).toContain("no network");
    expect(failed.output).toContain("npm could not install the packages");
    expect(await status(`${site.url}/events`)).toBe(200);
    await site.stop();
    site = await installation.start();
    expect(await status(`${site.url}/events`)).toBe(200);
    expect(existsSync(ofOldPackages())).toBe(true);
  });

  it("is installed and built beside while the site runs on as it was, and shows at the restart", async () => {
    installation.setNpm(`ln -s "${join(root, "node_modules")}" node_modules`);
    const built = await installation.run("build.mjs");
    expect(built.output).toContain("Building the site …");
    expect(built.status).toBe(0);
    expect(installation.npmWasCalled()).toBe(true);
    // The running site keeps its own packages, pages and files.
    expect(existsSync(ofOldPackages())).toBe(true);
    expect(await text(`${site.url}/contact`)).toContain("Rosa Mystica Gardens");
    for (const path of oldAssets) expect(await status(site.url + path)).toBe(200);

    await site.stop();
    installation.setNpm("exit 1");
    site = await installation.start();
    expect(existsSync(ofOldPackages())).toBe(false);
    expect(existsSync(join(installation.folder, ".update"))).toBe(false);
    expect(installation.npmWasCalled()).toBe(false);
    expect(site.output()).not.toContain("Building");
    expect(await text(`${site.url}/contact`)).toContain("Rosa Mystica Meadows");
    expect(await assetsOf(site.url)).not.toEqual(oldAssets);
  }, 180_000);

  it("styles the pages no differently for having been built beside", () => {
    const styles = (folder: string) => {
      const build = readFileSync(join(folder, "build/current"), "utf8").trim();
      const assets = join(folder, "build", build, "client/assets");
      return readdirSync(assets).filter((name) => name.endsWith(".css"));
    };
    expect(styles(installation.folder)).toEqual(styles(root));
  });

  it("leaves the files that open pages of the version before still ask for", async () => {
    for (const path of oldAssets) {
      const response = await fetch(site.url + path, { headers: { "accept-encoding": "br" } });
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      const file = join(installation.folder, "build", oldBuild, "client", path);
      expect(await response.text()).toBe(readFileSync(file, "utf8"));
    }
    expect(await status(`${site.url}/assets/nothing.js`)).toBe(404);
    expect(await status(`${site.url}/assets/..%2fstamp`)).toBe(404);
  });

  it("removes them a day after they were last served", async () => {
    await site.stop();
    const folder = join(installation.folder, "build", oldBuild);
    const yesterday = new Date(Date.now() - 24.1 * 60 * 60 * 1000);
    utimesSync(folder, yesterday, yesterday);
    // The control: the running build is as old, and stays.
    const current = buildsOf(installation).find((name) => name !== oldBuild) as string;
    utimesSync(join(installation.folder, "build", current), yesterday, yesterday);
    site = await installation.start();
    await expect.poll(() => existsSync(folder)).toBe(false);
    expect(buildsOf(installation)).toEqual([current]);
    const newAssets = await assetsOf(site.url);
    const [path] = oldAssets.filter((path) => !newAssets.includes(path));
    expect(await status(site.url + path)).toBe(404);
  });
});

describe("a machine that was handed a build", () => {
  it("serves it with the packages of production alone, and asks npm for nothing", async () => {
    const installation = makeInstallation({ sources: false, packages: "production" });
    const packages = readdirSync(join(installation.folder, "node_modules"));
    expect(packages).toContain("pg");
    expect(packages).not.toContain("vite");
    const site = await installation.start();
    expect(await status(`${site.url}/events`)).toBe(200);
    await site.stop();
    expect(installation.npmWasCalled()).toBe(false);
    installation.remove();
  });

  it("serves it as it is where its sources are newer, and says so", async () => {
    const installation = makeInstallation({ packages: "production" });
    installation.edit("src/app/base.css", "html {", "html { --newer: 1;");
    const site = await installation.start();
    expect(site.output()).toContain("The sources are newer than the build");
    expect(await status(`${site.url}/events`)).toBe(200);
    await site.stop();
    expect(installation.npmWasCalled()).toBe(false);
    installation.remove();
  });
});
