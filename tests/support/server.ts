import { type ChildProcess, spawn } from "node:child_process";
import { copyFile, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Email } from "postal-mime";
import { currentBuild, root } from "../../scripts/build-folders.mjs";
import { readMailFiles } from "./mail-files.ts";

/** The site as its owner runs it: a process of its own, from the build. */
export interface RunningServer {
  /** "http://127.0.0.1:40123" */
  url: string;
  dataDir: string;
  /** What it said on standard output, banner and log. */
  output(): string;
  letters(): Promise<Email[]>;
  /** Ends it as a host would, and answers its exit code. The data stays. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** Starts it again on the same data and the same port. */
  restart(): Promise<void>;
  /** Ends it and removes its data. */
  close(): Promise<void>;
  process(): ChildProcess;
}

/**
 * Starts the built site, or another build by its main file, on a free port with data of its own, and waits until
 * it is open. With `database`, SQLite's file of a site that was started before, it begins where that one did.
 */
export async function startServer(
  env: Record<string, string> = {},
  main = currentBuild()?.main,
  database?: string,
): Promise<RunningServer> {
  const dataDir = env["DATA_DIR"] ?? (await mkdtemp(join(tmpdir(), "nursery-server-")));
  const sharedCache = process.env["TEST_CACHE_FOLDER"];
  if (sharedCache && !env["DATA_DIR"]) await symlink(sharedCache, join(dataDir, "cache"));
  if (database) await copyFile(database, join(dataDir, "garden.sqlite"));
  let output = "";
  let port = "0";
  if (!main) throw new Error("There is no build: npm run build makes one.");
  let child = start(main);

  function start(main: string): ChildProcess {
    const child = spawn(process.execPath, [main], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        PATH: process.env["PATH"],
        NODE_ENV: "production",
        ADMIN_PASSWORD: ownerPassword,
        LOG_LEVEL: "warn",
        DATA_DIR: dataDir,
        PORT: port,
        ...env,
      },
    });
    child.stdout?.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr?.on("data", (chunk) => {
      output += chunk;
    });
    return child;
  }

  async function opened(): Promise<string> {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    for (;;) {
      const url = / is open at (http:\S+)/.exec(output)?.[1];
      if (url) return url;
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`The server ended:\n${output}`);
      const said = new Promise((resolve) => child.stdout?.once("data", resolve));
      await Promise.race([said, ended]);
    }
  }

  async function stop(signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const gone = new Promise<number | null>((resolve) => child.once("exit", resolve));
    child.kill(signal);
    return gone;
  }

  const url = await opened().catch(async (error: unknown) => {
    if (!env["DATA_DIR"]) await rm(dataDir, { recursive: true, force: true });
    throw error;
  });
  port = new URL(url).port;
  return {
    url,
    dataDir,
    output: () => output,
    letters: () => readMailFiles(join(dataDir, "mail")),
    stop,
    async restart() {
      await stop();
      output = "";
      child = start(main);
      await opened();
    },
    async close() {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    process: () => child,
  };
}

/** The owner's password on every server that a test starts; the user name is "owner". */
export const ownerPassword = "correct horse battery staple";
