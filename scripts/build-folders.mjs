// Where the builds lie and which one is served. Plain JavaScript for any Node from 18 on.
//
// build/
//   current            the name of the build that the next start serves
//   <time>-<stamp>/    one build: server/, client/ and the stamp of the sources it was made from
//
// A build gets a folder of its own and is then named in `current`, so a running site keeps its files.
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const builds = join(root, "build");
const currentFile = join(builds, "current");

/** The build that a start serves; undefined before the first. */
export function currentBuild() {
  if (!existsSync(currentFile)) return undefined;
  const name = readFileSync(currentFile, "utf8").trim();
  const folder = join(builds, name);
  const main = join(folder, "server", "main.js");
  if (!existsSync(main)) return undefined;
  return { name, folder, main, stamp: readFileSync(join(folder, "stamp"), "utf8") };
}

/** A new, empty folder for a build of the sources with this stamp. */
export function newBuildFolder(stamp) {
  const time = new Date().toISOString().replace(/[-:]|\..*/g, "");
  const folder = join(builds, `${time}-${stamp.slice(0, 8)}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** From here on a start serves this build. One rename, so that there is no moment without one. */
export function makeCurrent(folder, stamp) {
  writeFileSync(join(folder, "stamp"), stamp);
  const next = `${currentFile}.next`;
  writeFileSync(next, `${relative(builds, folder)}\n`);
  renameSync(next, currentFile);
}

/** Everything that a build is made from, files and folders. */
export const sources = [
  "src",
  "art",
  "public",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "react-router.config.ts",
  "scripts/compile-and-compress.ts",
];

/**
 * Changes when the name or content of any source does; times alone say nothing after a fresh clone.
 * Undefined where the sources are not here, as on a machine that was handed a build.
 */
export function sourcesStamp() {
  if (!existsSync(join(root, "src"))) return undefined;
  const hash = createHash("sha256");
  for (const file of sources.flatMap((source) => filesUnder(join(root, source)))) {
    if (/\.test\.ts$|\.md$/.test(file)) continue;
    const name = relative(root, file).split(sep).join("/");
    hash.update(name).update("\0").update(readFileSync(file));
  }
  return hash.digest("hex");
}

function filesUnder(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}
