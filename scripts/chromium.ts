import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";

const root = join(import.meta.dirname, "..");

/**
 * Where Chromium or Chrome usually is, by what the systems' own packages do. First Debian's Chromium
 * without windows: a visitor costs it two thirds of what he costs the whole one.
 */
const usualPlaces = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** A Chromium on this machine: the one `CHROMIUM` names, one in a usual place, or Playwright's own. */
export function findChromium(): string | undefined {
  const named = process.env["CHROMIUM"];
  return [...(named ? [named] : []), ...usualPlaces, chromium.executablePath()].find((path) =>
    existsSync(path),
  );
}

/**
 * Finds a Chromium, or brings one: Playwright's where it can be downloaded, else one of Debian's
 * packages where this user may install it. Throws with what to do where neither works.
 */
export function ensureChromium(): string {
  const present = findChromium();
  if (present) return present;
  process.stdout.write("Installing a Chromium for the browser tests …\n");
  const quietly = { stdio: "ignore", timeout: 300_000 } as const;
  spawnSync(
    process.execPath,
    [join(root, "node_modules/playwright-core/cli.js"), "install", "chromium"],
    { ...quietly, timeout: 120_000 },
  );
  if (!findChromium() && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["update"], { ...quietly, env });
    for (const name of ["chromium-headless-shell", "chromium"]) {
      if (findChromium()) break;
      spawnSync("apt-get", ["install", "--yes", "--no-install-recommends", name], {
        ...quietly,
        env,
      });
    }
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    "There is no Chromium and none could be installed. Install one (Debian: apt-get install chromium) or set CHROMIUM to its path.",
  );
}

/** Flags for a browser that a program starts: no sandbox for root, and no calls home. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** What Playwright starts every Chromium without. `assertFeaturesAreOff` holds this list to Playwright's. */
const offForPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];

/**
 * What costs every window of a headless Chromium more than the page in it: the lists under the address
 * bar are two pages of their own, and a process stands by for a page that never comes.
 */
const offForSpeed = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "SpareRendererForSitePerProcess",
];

const featuresOff = "--disable-features=";

/** The same for a browser that opens a window for each of hundreds of visitors. */
export const manyWindowsFlags = [
  ...chromiumFlags,
  featuresOff + [...offForPlaywright, ...offForSpeed].join(","),
  // No window stays long enough for what V8 compiles beside it to pay: axe takes a third less without it.
  "--js-flags=--no-maglev --no-opt",
  // Else a visitor's first page, which may share nothing with a page before it (`Cross-Origin-Opener-Policy`), takes
  // a second process, beside the one of the empty page.
  "--renderer-process-limit=1",
];

/**
 * Throws where `args`, which a browser was started with, leave on what Playwright turns off: Chromium
 * takes the last `--disable-features` alone, so ours has to say Playwright's too.
 */
export function assertFeaturesAreOff(args: readonly string[]): void {
  const lists = args
    .filter((arg) => arg.startsWith(featuresOff))
    .map((arg) => arg.slice(featuresOff.length).split(","));
  const forgotten = lists.flat().filter((feature) => !lists.at(-1)?.includes(feature));
  if (forgotten.length > 0) {
    throw new Error(`offForPlaywright in scripts/chromium.ts lacks ${forgotten.join(", ")}.`);
  }
}
