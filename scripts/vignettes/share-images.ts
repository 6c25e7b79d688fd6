/**
 * Prints the raster pictures that links and home screens ask for, from the SVG files draw.ts made:
 * public/share/*.png (1200 by 630: the picture on parchment within a gilt hairline), and
 * public/apple-touch-icon.png, icon-192.png and icon-512.png. Needs Chromium on the PATH, and uses
 * pngquant where there is one. Run: node scripts/vignettes/share-images.ts [part of a file name]
 */
import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { ink } from "#drawing/ink.ts";

const site = join(import.meta.dirname, "../../public");
const work = mkdtempSync(join(tmpdir(), "share-images-"));
const only = process.argv[2] ?? "";

/** The first of these programs that is on the PATH, or nothing. */
function found(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names
    .flatMap((n) => folders.map((f) => join(f, n)))
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

const chromium = found("chromium", "chromium-browser", "google-chrome");
const pngquant = found("pngquant");
if (!chromium)
  throw new Error(
    "Chromium is not on the PATH; install it (Debian: apt-get install chromium) and run this again.",
  );

/** A page as wide and high as the picture wanted, photographed. */
function print(target: string, width: number, height: number, body: string): void {
  if (!target.includes(only)) return;
  const page = join(work, "page.html");
  const file = join(site, target);
  writeFileSync(
    page,
    `<!doctype html><body style="margin:0;width:${width}px;height:${height}px;position:relative;overflow:hidden;background:${ink.paper}">${body}`,
  );
  const run = spawnSync(chromium ?? "", [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--hide-scrollbars",
    "--force-device-scale-factor=1",
    `--user-data-dir=${join(work, "profile")}`,
    `--window-size=${width},${height}`,
    `--screenshot=${file}`,
    `file://${page}`,
  ]);
  if (run.status !== 0) throw new Error(`${target}: ${run.stderr}`);
  if (pngquant)
    spawnSync(pngquant, [
      "--force",
      "--strip",
      "--speed",
      "1",
      "--quality",
      "70-95",
      "--output",
      file,
      file,
    ]);
  console.log(`${target} ${(statSync(file).size / 1024).toFixed(0)} KB`);
}

const embed = (svg: string, style: string) =>
  `<img alt="" style="position:absolute;${style}" src="data:image/svg+xml;base64,${readFileSync(join(site, svg)).toString("base64")}">`;

const share = (svg: string, name: string) =>
  print(
    `share/${name}.png`,
    1200,
    630,
    `${embed(svg, "inset:22px 0;height:586px;left:50%;transform:translateX(-50%)")}<div style="position:absolute;inset:12px;border:2px solid ${ink.gilt}"></div>`,
  );

const named = (folder: string) =>
  readdirSync(join(site, "pictures", folder))
    .map((f) => f.replace(".svg", ""))
    .sort();

mkdirSync(join(site, "share"), { recursive: true });
share("pictures/hero.svg", "site");
for (const name of named("events")) share(`pictures/events/${name}.svg`, `event-${name}`);
for (const name of named("blog")) share(`pictures/blog/${name}.svg`, `blog-${name}`);
for (const [name, size] of [
  ["apple-touch-icon", 180],
  ["icon-192", 192],
  ["icon-512", 512],
] as const) {
  print(`${name}.png`, size, size, embed("favicon.svg", "inset:12%;width:76%;height:76%"));
}
rmSync(work, { recursive: true, force: true });
