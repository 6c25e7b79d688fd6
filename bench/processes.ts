import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type RunningServer, startServer } from "../tests/support/server.ts";

/** A server that can be asked and whose process can be looked at. */
export type Measured = Pick<RunningServer, "url" | "process" | "close">;

/**
 * Starts the build here, or that of another clone in `folder`, with new data for a piece of work, and stops
 * it whatever happens.
 */
export async function withSite<T>(
  work: (site: RunningServer) => Promise<T>,
  { folder, env }: { folder?: string | undefined; env?: Record<string, string> } = {},
): Promise<T> {
  const site = await startSite(folder, env);
  try {
    return await work(site);
  } finally {
    await site.close();
  }
}

/** Starts it for whoever closes it. */
export function startSite(folder?: string, env?: Record<string, string>): Promise<RunningServer> {
  const settings = { TRUST_PROXY: "1", ...env };
  if (!folder) return startServer(settings);
  const current = readFileSync(join(folder, "build/current"), "utf8").trim();
  return startServer(settings, join(folder, "build", current, "server/main.js"));
}

/** A bare `node:http` server that answers everything with the page in this file; see bare-server.ts. */
export async function startBare(file: string): Promise<Measured> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "bare-server.ts"), file], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(child.stdout, "data");
  return {
    url: String(line).trim(),
    process: () => child,
    async close() {
      child.kill();
      await once(child, "exit");
    },
  };
}

/**
 * Processor time that a process has used so far, in milliseconds, all its threads together. Linux
 * tells it in ticks of 10 ms; elsewhere it is NaN.
 */
export function processorMilliseconds(child: ChildProcess): number {
  const [, fields = ""] = told(child, "stat").split(") ");
  const [user = Number.NaN, system = Number.NaN] = fields.split(" ").slice(11, 13).map(Number);
  return (user + system) * 10;
}

/** Memory of a process that is not swapped out, in MB; NaN where the system is not Linux. */
export function residentMegabytes(child: ChildProcess): number {
  return Number(/VmRSS:\s+(\d+)/.exec(told(child, "status"))?.[1]) / 1024;
}

function told({ pid }: ChildProcess, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
