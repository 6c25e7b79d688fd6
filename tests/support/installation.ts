import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join } from "node:path";
import { currentBuild, root, sources } from "../../scripts/build-folders.mjs";
import { ownerPassword } from "./server.ts";

/** The site in a folder of its own, as on its owner's machine: sources, a build of them, packages. */
export interface Installation {
  folder: string;
  /** Replaces `before`, which must be there, in a file. */
  edit(file: string, before: string, after: string): void;
  /** Runs `scripts/<script>` to its end. */
  run(script: string): Promise<{ status: number | null; output: string }>;
  /** `npm start`: resolves when the site is open. */
  start(): Promise<{ url: string; output(): string; stop(): Promise<void> }>;
  /** From now on npm, when it is called, runs this shell script. Before, a call of it fails the test. */
  setNpm(script: string): void;
  /** Whether npm was called since `setNpm`. */
  npmWasCalled(): boolean;
  remove(): void;
}

interface InstallationOptions {
  /** Without the sources: what a machine has that was handed a build. */
  sources?: boolean;
  /** `linked`: the ones of this clone. `production`: of those what `npm ci --omit=dev` installs. */
  packages?: "linked" | "production";
}

/** Makes an installation with this clone's current build. */
export function makeInstallation({
  sources: withSources = true,
  packages = "linked",
}: InstallationOptions = {}): Installation {
  const folder = mkdtempSync(join(tmpdir(), "nursery-installation-"));
  const bin = join(folder, "bin");
  const calls = join(folder, "npm-was-called");
  mkdirSync(bin);
  for (const path of ["scripts", "package.json", "package-lock.json"]) copy(path);
  if (withSources) for (const path of sources) copy(path);
  copyBuild();
  if (packages === "linked") symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  else linkPackages(folder, (entry) => !entry.dev);
  const environment = {
    PATH: [bin, process.env["PATH"]].join(delimiter),
    ADMIN_PASSWORD: ownerPassword,
    LOG_LEVEL: "warn",
    PORT: "0",
    DATA_DIR: join(folder, "data"),
  };

  function copy(path: string): void {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }

  function copyBuild(): void {
    const build = currentBuild();
    if (!build) throw new Error("There is no build: npm run build makes one.");
    copy(join("build", basename(build.folder)));
    copy("build/current");
  }

  function spawnScript(script: string): { child: ChildProcess; output: () => string } {
    let output = "";
    const child = spawn(process.execPath, [join(folder, "scripts", script)], {
      cwd: folder,
      stdio: ["ignore", "pipe", "pipe"],
      env: environment,
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => {
        output += chunk;
      });
    }
    return { child, output: () => output };
  }

  function setNpm(script: string): void {
    rmSync(calls, { force: true });
    writeFileSync(join(bin, "npm"), `#!/bin/sh\ntouch "${calls}"\n${script}\n`);
    chmodSync(join(bin, "npm"), 0o755);
  }
  setNpm("exit 1");

  return {
    folder,
    edit(file, before, after) {
      const text = readFileSync(join(folder, file), "utf8");
      if (!text.includes(before)) throw new Error(`${file} has no "${before}".`);
      writeFileSync(join(folder, file), text.replace(before, after));
    },
    async run(script) {
      const { child, output } = spawnScript(script);
      const [status] = (await once(child, "close")) as [number | null];
      return { status, output: output() };
    },
    async start() {
      const { child, output } = spawnScript("start.mjs");
      const ended = once(child, "close");
      for (;;) {
        const url = / is open at (http:\S+)/.exec(output())?.[1];
        if (url) {
          const stop = async () => {
            child.kill("SIGTERM");
            await ended;
          };
          return { url, output, stop };
        }
        if (child.exitCode !== null) throw new Error(`It ended:\n${output()}`);
        await Promise.race([
          once(child.stdout as NonNullable<ChildProcess["stdout"]>, "data"),
          ended,
        ]);
      }
    },
    setNpm,
    npmWasCalled: () => readdirSync(folder).includes(basename(calls)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

interface LockedPackage {
  version: string;
  dev?: boolean;
}

/** Puts a `node_modules` into `folder` that links those of this clone's packages that are wanted. */
export function linkPackages(folder: string, isWanted: (entry: LockedPackage) => boolean): void {
  const from = join(root, "node_modules");
  const to = join(folder, "node_modules");
  const lock = JSON.parse(readFileSync(join(from, ".package-lock.json"), "utf8")) as {
    packages: Record<string, LockedPackage>;
  };
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).filter(([, entry]) => isWanted(entry)),
  );
  for (const path of Object.keys(lock.packages)) {
    // A package inside another one's folder comes with it.
    if (path.lastIndexOf("node_modules/") > 0) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(root, path), join(folder, path));
  }
  writeFileSync(join(to, ".package-lock.json"), JSON.stringify(lock));
}
