// What the server costs, as ratios of something measured in the same run:
// node bench/server.ts (after a build; `npm start` makes one).
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../tests/support/server.ts";
import { median } from "./load.ts";

const rounds = 5;
const folder = mkdtempSync(join(tmpdir(), "nursery-bench-"));

async function startAndMemory(): Promise<void> {
  const bareFile = join(folder, "empty.json");
  writeFileSync(bareFile, JSON.stringify({ headers: {}, body: "" }));
  const starts: number[] = [];
  const memories: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    let started = performance.now();
    const bare = spawn(process.execPath, [join(import.meta.dirname, "bare-server.ts"), bareFile], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await fetch(await firstLine(bare));
    const bareStart = performance.now() - started;
    const bareMemory = residentBytes(bare);
    bare.kill();

    started = performance.now();
    const site = await startServer();
    await fetch(`${site.url}/event-registration`);
    starts.push((performance.now() - started) / bareStart);
    memories.push(residentBytes(site.process()) / bareMemory);
    if (round === rounds - 1) {
      const megabytes = Math.round(residentBytes(site.process()) / 1024 / 1024);
      console.log(`idle memory after the first page: ${megabytes} MB resident`);
    }
    await site.close();
  }
  print(
    "start of a new site to its first 200 ÷ the same of a bare node:http",
    median(starts),
    starts,
  );
  print("idle memory ÷ that of a bare node:http", median(memories), memories);
}

async function firstLine(child: ChildProcess): Promise<string> {
  const [chunk] = await once(child.stdout as NonNullable<ChildProcess["stdout"]>, "data");
  return String(chunk).trim();
}

/** Linux tells a process's memory in its status file; elsewhere the figure is left out. */
function residentBytes(child: ChildProcess): number {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
  } catch {
    return Number.NaN;
  }
}

function print(what: string, ratio: number, all: readonly number[]): void {
  const spread = `${Math.min(...all).toFixed(2)} to ${Math.max(...all).toFixed(2)}`;
  console.log(`${what}: ${ratio.toFixed(2)} (${all.length} rounds, ${spread})`);
}

await startAndMemory();
rmSync(folder, { recursive: true, force: true });
