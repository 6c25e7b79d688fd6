import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface RunningProcess {
  child: ChildProcess;
  /** "http://127.0.0.1:40123" */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a build by its main file, with new data, and waits until it answers. Its log goes into a
 * file: whoever read it here would take part in what is measured.
 */
export async function startBuild(main: string, logLevel: string): Promise<RunningProcess> {
  const folder = mkdtempSync(join(tmpdir(), "nursery-bench-"));
  const port = await freePort();
  const log = openSync(join(folder, "log"), "a");
  const child = spawn(process.execPath, [main], {
    stdio: ["ignore", log, "inherit"],
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      ADMIN_PASSWORD: "correct horse battery staple",
      DATA_DIR: folder,
      LOG_LEVEL: logLevel,
      PORT: String(port),
    },
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null) throw new Error(`${main} does not start.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    child,
    url,
    async stop() {
      child.kill();
      await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A bare `node:http` server that answers everything with the page in this file; see bare-server.ts. */
export async function startBare(file: string): Promise<RunningProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "bare-server.ts"), file], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(child.stdout, "data");
  return {
    child,
    url: String(line).trim(),
    async stop() {
      child.kill();
      await once(child, "exit");
    },
  };
}

/**
 * Processor time that a process has used so far, in milliseconds, all its threads together. Linux
 * tells it in ticks of 10 ms; elsewhere it is NaN.
 */
export function processorMilliseconds({ pid }: ChildProcess): number {
  try {
    const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
    const [user, system] = fields.split(" ").slice(11, 13).map(Number) as [number, number];
    return (user + system) * 10;
  } catch {
    return Number.NaN;
  }
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/healthz`);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** A port of the loopback that nobody listened on a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
