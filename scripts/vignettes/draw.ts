/**
 * Draws every picture of the site into public/pictures, and public/favicon.svg. Deterministic: the same sources give the
 * same bytes. Run: node scripts/vignettes/draw.ts [part of a file name]
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Plate } from "#drawing/plate.ts";
import { favicon } from "./favicon.ts";
import { scenes } from "./scenes.ts";

const site = join(import.meta.dirname, "../../public");
const out = join(site, "pictures");
const only = process.argv[2] ?? "";

for (const { file, size, draw } of scenes) {
  if (!file.includes(only)) continue;
  const target = join(out, file);
  const svg = draw(new Plate(file, ...size));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, svg);
  console.log(`${file} ${(svg.length / 1024).toFixed(1)} KB`);
}

if ("favicon.svg".includes(only)) writeFileSync(join(site, "favicon.svg"), favicon());
