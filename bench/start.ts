// How long two versions of the site take from nothing to their first page, and the memory they then
// hold, side by side: node bench/start.ts <folder before> <folder after>. Each folder is a clone with
// a build. They are started in turn, each time as a new site on data of its own, so that what else
// the machine does falls on both alike. Linux only: it reads /proc.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { median } from "./load.ts";

const rounds = 11;

interface Start {
  milliseconds: number;
  /** Of processor time; unlike the other it hardly changes with what else the machine does. */
  processorMilliseconds: number;
  megabytes: number;
}

/** The file that a clone's own start script runs: the built server, or before there was one, its source. */
function entryOf(folder: string): string {
  const current = join(folder, "build/current");
  if (!existsSync(current)) return join(folder, "src/server/main.ts");
  return join(folder, "build", readFileSync(current, "utf8").trim(), "server/main.js");
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function start(folder: string): Promise<Start> {
  const dataDir = mkdtempSync(join(tmpdir(), "nursery-start-"));
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, [entryOf(folder)], {
    cwd: folder,
    stdio: "ignore",
    env: {
      NODE_ENV: "production",
      ADMIN_PASSWORD: "correct horse battery staple",
      LOG_LEVEL: "warn",
      DATA_DIR: dataDir,
      PORT: String(port),
    },
  });
  const gone = new Promise((resolve) => child.once("exit", resolve));
  await firstPage(`http://127.0.0.1:${port}/event-registration`, () => child.exitCode !== null);
  const milliseconds = performance.now() - started;
  const [userTicks, systemTicks] = readFileSync(`/proc/${child.pid}/stat`, "utf8")
    .replace(/.*\) /, "")
    .split(" ")
    .slice(11, 13)
    .map(Number) as [number, number];
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  const megabytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  child.kill();
  await gone;
  rmSync(dataDir, { recursive: true, force: true });
  return { milliseconds, processorMilliseconds: (userTicks + systemTicks) * 10, megabytes };
}

/** Asks until it is answered with 200, a few milliseconds apart. */
async function firstPage(url: string, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    if (hasEnded()) throw new Error(`Nothing answers at ${url}: the server ended.`);
    const response = await fetch(url).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

function print(what: string, before: readonly number[], after: readonly number[], unit: string) {
  const ratios = after.map((value, round) => value / (before[round] as number));
  const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  console.log(
    `${what}: ${median(before).toFixed(0)} ${unit} before, ${median(after).toFixed(0)} ${unit} after; ratio ${median(ratios).toFixed(2)} (${rounds} rounds, ${spread})`,
  );
}

const [before, after] = process.argv.slice(2).map((folder) => resolve(folder));
if (!before || !after) throw new Error("Name two folders: node bench/start.ts <before> <after>");
const starts: { before: Start[]; after: Start[] } = { before: [], after: [] };
for (let round = 0; round <= rounds; round += 1) {
  const pair = { before: await start(before), after: await start(after) };
  if (round === 0) continue; // The first warms the disk's cache for both.
  starts.before.push(pair.before);
  starts.after.push(pair.after);
}
for (const [what, key, unit] of [
  ["a new site's start to its first page", "milliseconds", "ms"],
  ["processor time for it", "processorMilliseconds", "ms"],
  ["resident memory after it", "megabytes", "MB"],
] as const) {
  const of = (side: Start[]) => side.map((start) => start[key]);
  print(what, of(starts.before), of(starts.after), unit);
}
