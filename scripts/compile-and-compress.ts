// Builds server and pages into the folder that is named, and compresses the files that the server
// hands out. `build.mjs` decides whether, where, and what becomes of the result.
import { spawnSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { isOwnerScreen, visitorsTableOfPages } from "../src/shared/both/owner/is-owner-screen.ts";

const root = join(import.meta.dirname, "..");
const folder = process.argv[2] as string;

/**
 * The table of pages travels with each of them. In it React Router takes what is absent for false, and
 * the files that every page has are loaded anyway: without both it is 170 bytes shorter. Visitors get
 * one without the owner's screens, which are more than half of it.
 */
function shortenTableOfPages(): void {
  const [file, ...others] = globSync("client/assets/manifest-*.js", { cwd: folder });
  if (file === undefined || others.length > 0) throw new Error("There is not one table of pages.");
  const path = join(folder, file);
  const [, start = "", json = ""] = /^(.*?=)(.*);\s*$/s.exec(readFileSync(path, "utf8")) ?? [];
  const isNeeded = (key: string, value: unknown) => !(key.startsWith("has") && value === false);
  const table: { url: string; routes: Record<string, object> } = JSON.parse(json, (key, value) => {
    if (key === "imports") return value.filter((name: string) => !withEveryPage.test(name));
    return isNeeded(key, value) ? value : undefined;
  });
  const write = (to: string, content: object) =>
    writeFileSync(to, `${start}${JSON.stringify(content)};`);
  write(path, table);
  const url = visitorsTableOfPages(table.url);
  const routes = Object.entries(table.routes).filter(([id]) => !isOwnerScreen(`/${id}`));
  write(visitorsTableOfPages(path), { ...table, url, routes: Object.fromEntries(routes) });
}

const withEveryPage = /\/(?:vendor|parts|rolldown-runtime)-[\w-]+\.js$/;

function compress(): void {
  for (const file of globSync("client/**/*.{js,css,svg,json,txt,webmanifest}", { cwd: folder })) {
    const path = join(folder, file);
    const bytes = readFileSync(path);
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    );
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

const result = spawnSync(
  process.execPath,
  [join(root, "node_modules/@react-router/dev/bin.cjs"), "build"],
  { cwd: root, encoding: "utf8", env: { ...process.env, BUILD_FOLDER: folder } },
);
if (result.status !== 0) {
  process.stderr.write(`${result.stdout}\n${result.stderr}\nThe site could not be built.\n`);
  process.exit(1);
}
shortenTableOfPages();
compress();
