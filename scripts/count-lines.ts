/**
 * Counts the lines of code, the one measure of how large this is: the site (`src`), its tools (`scripts` and
 * `bench`) and its drawing (`art`), each without tests, formatted by Biome as it stands in `biome.json`.
 * The site is counted without its data, seeds and vocabulary, which are printed too.
 * Run: node scripts/count-lines.ts
 */
import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

const root = join(import.meta.dirname, "..");

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** What the site says and not what it does. `withLogic` tells which of these files do something, too. */
export const isExcluded = (file: string) => /\/(data|search-vocabulary)\/|\/seed[^/]*$/.test(file);

/** The code of the site, and what its tools and its drawing are written in besides. */
const languages = { src: "{ts,tsx,css,js,mjs,mts}", others: "{ts,tsx,css,js,mjs,mts,py,c}" };

/** All code under these folders but tests, as paths from the root with slashes. */
export function codeUnder(...folders: string[]): string[] {
  return folders
    .flatMap((folder) => {
      const language = folder === "src" ? languages.src : languages.others;
      return globSync(`${folder}/**/*.${language}`, { cwd: root });
    })
    .map((file) => file.split(sep).join("/"))
    .filter((file) => !isTest(file))
    .sort();
}

export const read = (file: string) => readFileSync(join(root, file), "utf8");

const linesOf = (file: string) => read(file).split("\n").length - 1;

const sum = (files: readonly string[]) => files.reduce((lines, file) => lines + linesOf(file), 0);

/** Those that branch or loop: texts and lists have no need to. */
export const withLogic = (files: readonly string[]) =>
  files.filter((file) => /^\s*(?:\} else )?(if|for|while|switch) \(/m.test(read(file)));

/** A feature, a room of `src`, or a folder beside it: "src/features/plants", "src/ui", "scripts/mutation". */
export function roomOf(file: string): string {
  const parts = file.split("/").slice(0, -1);
  const isDivided = parts[1] === "features" || parts[1] === "shared";
  return parts.slice(0, isDivided ? 3 : 2).join("/");
}

function print(title: string, files: readonly string[]): void {
  console.log(`\n${String(sum(files)).padStart(7)}  ${title}`);
  for (const [room, inRoom] of Map.groupBy(files, roomOf))
    console.log(`${String(sum(inRoom)).padStart(15)}  ${room} (${inRoom.length} files)`);
}

if (import.meta.main) {
  const site = codeUnder("src");
  const excluded = site.filter(isExcluded);
  print(
    "src: the site",
    site.filter((file) => !isExcluded(file)),
  );
  print("scripts and bench: its tools", codeUnder("scripts", "bench"));
  print("art: its drawing", codeUnder("art"));
  print("not counted: data, seeds and vocabulary", excluded);
  console.log(`${"".padStart(9)}of it with logic: ${withLogic(excluded).join(", ") || "none"}`);
}
