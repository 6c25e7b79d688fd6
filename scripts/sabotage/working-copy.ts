import { execFileSync, spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Sabotage, sabotaged } from "./sabotage.ts";
import type { Report } from "./verdict.ts";

/** A run that takes longer hangs: its tests are waited for no more. */
const longestRunMilliseconds = 8 * 60_000;

/** A copy of the sources, where things may be broken. The packages are those of the original. */
export class WorkingCopy {
  readonly #folder = mkdtempSync(join(tmpdir(), "nursery-sabotage-"));
  /** Ends the tests that run. */
  #end = () => {};

  constructor(root: string) {
    const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    const files = execFileSync("git", list, { cwd: root, encoding: "utf8" }).split("\0");
    for (const file of files) {
      // A file that was deleted and not yet committed is still listed.
      if (file === "" || !existsSync(join(root, file))) continue;
      mkdirSync(dirname(join(this.#folder, file)), { recursive: true });
      cpSync(join(root, file), join(this.#folder, file));
    }
    symlinkSync(join(root, "node_modules"), join(this.#folder, "node_modules"));
  }

  /** Runs `work` while this is broken. */
  async with<T>(sabotage: Sabotage, work: () => Promise<T>): Promise<T> {
    const path = join(this.#folder, sabotage.file);
    const before = readFileSync(path, "utf8");
    writeFileSync(path, sabotaged(before, sabotage));
    try {
      return await work();
    } finally {
      writeFileSync(path, before);
    }
  }

  /** Runs the named tests, of one project, and answers Vitest's report; undefined where there is none. */
  async test(tests: readonly Sabotage["test"][]): Promise<Report | undefined> {
    const output = join(this.#folder, ".tests.json");
    rmSync(output, { force: true });
    const names = tests.map(({ name }) => name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
    const child = spawn(
      process.execPath,
      [
        join(this.#folder, "node_modules/vitest/vitest.mjs"),
        "run",
        "--project",
        tests[0]?.project ?? "",
        "--reporter=json",
        `--outputFile=${output}`,
        "-t",
        names.join("|"),
        ...new Set(tests.map(({ file }) => file)),
      ],
      {
        cwd: this.#folder,
        stdio: "ignore",
        detached: true,
        env: { ...process.env, NODE_ENV: "test" },
      },
    );
    // Its own children, servers and browsers, go with it.
    this.#end = () => {
      try {
        if (child.pid) process.kill(-child.pid, "SIGKILL");
      } catch {
        // They have all ended.
      }
    };
    const timer = setTimeout(this.#end, longestRunMilliseconds);
    await new Promise((resolve) => child.once("close", resolve));
    clearTimeout(timer);
    this.#end();
    this.#end = () => {};
    if (!existsSync(output)) return undefined;
    return JSON.parse(readFileSync(output, "utf8")) as Report;
  }

  /** Ends the tests that run, too. */
  remove(): void {
    this.#end();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
