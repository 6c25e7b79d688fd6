// `npm run build`: builds the site where it is older than its sources (`--force`: in any case) and
// makes the result what the next start serves. A running site goes on undisturbed.
import { cpSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  currentBuild,
  makeCurrent,
  newBuildFolder,
  root,
  sources,
  sourcesStamp,
} from "./build-folders.mjs";
import {
  installBeside,
  isInstalled,
  markPackagesReady,
  runOnRuntime,
  swapInReadyPackages,
  updateFolder,
} from "./install.mjs";

/**
 * Resolves with whether there is a build of the sources as they are. A failure is said, and leaves
 * the build before it, and its packages, as they were.
 */
export async function build({ force = false } = {}) {
  const stamp = sourcesStamp();
  if (stamp === undefined) {
    process.stderr.write("There are no sources here to build from.\n");
    return false;
  }
  if (currentBuild()?.stamp === stamp && !force) return true;
  const needsPackages = !isInstalled(root);
  if (needsPackages && !installBeside()) return false;
  process.stdout.write("Building the site …\n");
  // With other packages than those in use, the build is made from a copy that lies beside them.
  const folder = needsPackages ? updateFolder : root;
  if (needsPackages) copySources();
  const buildFolder = newBuildFolder(stamp);
  const failed = await runOnRuntime("scripts/compile-and-compress.ts", [buildFolder], {
    folder,
    env: { NODE_ENV: "production" },
  });
  if (failed) {
    rmSync(buildFolder, { recursive: true, force: true });
    return false;
  }
  if (needsPackages) {
    markPackagesReady();
    // Nothing can be running on packages that are not here.
    if (!existsSync(join(root, "node_modules"))) swapInReadyPackages();
  }
  makeCurrent(buildFolder, stamp);
  return true;
}

function copySources() {
  for (const source of sources) {
    rmSync(join(updateFolder, source), { recursive: true, force: true });
    cpSync(join(root, source), join(updateFolder, source), { recursive: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  process.exit((await build({ force: process.argv.includes("--force") })) ? 0 : 1);
}
