// What the server costs, as ratios of something measured in the same run:
// node bench/server.ts (after a build; `npm start` makes one).
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startServer } from "../tests/support/server.ts";
import { answersPerSecond, median } from "./load.ts";

const rounds = 5;
const folder = mkdtempSync(join(tmpdir(), "nursery-bench-"));

async function registrations(): Promise<void> {
  // Every visitor of this load has an address of its own, or the rate limit would be measured.
  const site = await startServer({ TRUST_PROXY: "1" });
  let visitor = 0;
  const body = JSON.stringify({
    eventId: 1,
    fullName: "Ann Lee",
    email: "ann@example.com",
    phone: "(570) 555-0100",
    mailingAddress: "12 Rose Lane, Scranton, PA 18503",
    attendeesCount: 2,
  });
  const request = () => {
    visitor += 1;
    const address = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
    return `POST /api/events/register HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  };
  const ratios: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const inserts = durableInsertsPerSecond();
    const ours = await answersPerSecond({
      url: site.url,
      request,
      connections: 8,
      milliseconds: 1_500,
    });
    if (round > 0) ratios.push(ours / inserts);
  }
  await site.close();
  print(
    "registrations over HTTP ÷ single durable inserts with node:sqlite",
    median(ratios),
    ratios,
  );
}

function durableInsertsPerSecond(): number {
  const database = new DatabaseSync(join(folder, `inserts-${performance.now()}.sqlite`));
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  database.exec("CREATE TABLE it (id INTEGER PRIMARY KEY, name TEXT, email TEXT)");
  const insert = database.prepare("INSERT INTO it (name, email) VALUES (?, ?)");
  const started = performance.now();
  let count = 0;
  while (performance.now() - started < 1_000) {
    insert.run("Ann Lee", "ann@example.com");
    count += 1;
  }
  database.close();
  return count;
}

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

await registrations();
await startAndMemory();
rmSync(folder, { recursive: true, force: true });
