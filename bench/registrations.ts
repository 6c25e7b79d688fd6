// What a registration costs, against single durable inserts in the same run, with the worker sending
// the letters beside it: node bench/registrations.ts (after a build; `npm run build` makes one). Where
// strace is installed it also counts how often the disk is made to keep something: a figure that does
// not depend on what else the machine does.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { startServer } from "../tests/support/server.ts";
import { answersPerSecond } from "./load.ts";
import { registrationRequest } from "./registration-request.ts";
import { slowDisk } from "./slow-disk.ts";
import { spread } from "./table/row.ts";

// Short and many: another program on the machine then spoils a few of them and not the median.
const rounds = 11;
const milliseconds = 10_000;
/** Below 300, from where on a site sends letters one by one (`platform/server/letter-brake.ts`). */
const perRound = 240;
const durableInserts = join(import.meta.dirname, "durable-inserts.ts");
const folder = mkdtempSync(join(tmpdir(), "nursery-bench-"));

/** In a process of its own, whose disk is as slow as the site's. */
function durableInsertsPerSecond(env: Record<string, string>): number {
  const { stdout } = spawnSync(process.execPath, [durableInserts, folder], {
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  return Number(stdout);
}

/** How many letters are in this state, read beside the running site. */
function letters(dataDir: string, state: "sent" | "waiting"): number {
  const database = new DatabaseSync(join(dataDir, "garden.sqlite"), { readOnly: true });
  const row = database.prepare("SELECT count(*) AS n FROM outbox WHERE state = ?").get(state);
  database.close();
  return Number(row?.["n"]);
}

/** Waits until every letter is sent, and lets them be hours old, so that the next are no flood. */
async function settleLetters(dataDir: string): Promise<void> {
  while (letters(dataDir, "waiting") > 0) await pause(100);
  const database = new DatabaseSync(join(dataDir, "garden.sqlite"), { timeout: 5_000 });
  database.exec("UPDATE outbox SET created_at = '2026-01-01T00:00:00.000Z'");
  database.close();
}

/** Flushes of the disk for each registration, until its letter is sent and noted. */
async function flushesEach(connections: number): Promise<number> {
  const site = await startServer({ TRUST_PROXY: "1" });
  const trace = join(folder, `flushes-${connections}`);
  const tracer = spawn(
    "strace",
    ["-f", "-e", "trace=fsync,fdatasync", "-o", trace, "-p", String(site.process().pid)],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  await once(tracer.stderr, "data"); // It says when it has attached itself.
  await answersPerSecond({
    url: site.url,
    request: registrationRequest,
    connections,
    milliseconds,
    most: perRound,
  });
  while (letters(site.dataDir, "waiting") > 0) await pause(100);
  const sent = letters(site.dataDir, "sent");
  await site.close();
  const flushes = readFileSync(trace, "utf8").match(/f(?:data)?sync\(/g)?.length ?? 0;
  return flushes / sent;
}

async function compare(connections: number, disk: string, env: Record<string, string>) {
  const site = await startServer({ TRUST_PROXY: "1", ...env });
  const ratios: number[] = [];
  const wholes: number[] = [];
  let rate = 0;
  for (let round = 0; round <= rounds; round += 1) {
    const inserts = durableInsertsPerSecond(env);
    const started = performance.now();
    rate = await answersPerSecond({
      ...{ url: site.url, request: registrationRequest, connections },
      ...{ milliseconds, most: perRound },
    });
    while (letters(site.dataDir, "waiting") > 0) await pause(10);
    const whole = (perRound * 1_000) / (performance.now() - started);
    await settleLetters(site.dataDir);
    if (round === 0) continue; // It warms both up.
    ratios.push(rate / inserts);
    wholes.push(whole / inserts);
  }
  await site.close();
  console.log(
    `${disk}, ${connections} at once: registrations ÷ single durable inserts: ${spread(ratios)}; until each one's letter is sent and noted, too: ${spread(wholes)} (${rounds} rounds; the last ${rate.toFixed(0)} a second)`,
  );
}

const slow = slowDisk(folder, 1);
for (const connections of [8, 32]) {
  await compare(connections, "the disk as it is", {});
  if (slow) await compare(connections, "a flush takes a millisecond more", slow);
}
if (spawnSync("strace", ["-V"]).status === 0) {
  for (const connections of [1, 8, 32]) {
    const flushes = (await flushesEach(connections)).toFixed(2);
    console.log(`${connections} at once: ${flushes} flushes for a registration and its letter`);
  }
}
rmSync(folder, { recursive: true, force: true });
