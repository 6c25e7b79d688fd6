/**
 * Draws every committed picture: the scenes, the favicon, and the PNGs of those that changed, for
 * which it needs Chromium. With `--png` all PNGs: another Chromium gives them other bytes.
 * Run: node art/draw-command.ts [part of a file name] [--png]
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { drawings } from "./list-of-drawings.ts";
import { photograph } from "./print-pages-as-png.ts";
import { pageOf, sharePictures } from "./scenes/share-pictures-of-scenes.ts";

const inRoot = (file: string) => join(import.meta.dirname, "..", file);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { png: { type: "boolean", default: false } },
});
const isWanted = (file: string) => file.includes(positionals[0] ?? "");

const changed: string[] = [];
for (const { file, draw } of drawings.filter((it) => isWanted(it.file))) {
  const svg = draw();
  if (existsSync(inRoot(file)) && readFileSync(inRoot(file), "utf8") === svg) continue;
  mkdirSync(dirname(inRoot(file)), { recursive: true });
  writeFileSync(inRoot(file), svg);
  changed.push(file);
}
const printed = sharePictures.filter(
  ({ file, of }) => changed.includes(of) || (values.png && isWanted(file)),
);
await photograph(
  printed.map((picture) => ({
    ...picture,
    file: inRoot(picture.file),
    page: pageOf(picture, readFileSync(inRoot(picture.of), "utf8")),
  })),
);
for (const file of [...changed, ...printed.map(({ file }) => file)]) console.log(file);
console.log(`${changed.length} drawings changed, ${printed.length} printed as PNG.`);
