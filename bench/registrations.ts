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
import { answersPerSecond, median } from "./load.ts";
import { registrationRequest } from "./registration-request.ts";

// Short and many: another program on the machine then spoils a few of them and not the median.
const rounds = 11;
const milliseconds = 10_000;
const insertMilliseconds = 400;
/** Below 300, from where on a site sends letters one by one (`platform/server/letter-limits.ts`). */
const perRound = 240;
const folder = mkdtempSync(join(tmpdir(), "nursery-bench-"));

function durableInsertsPerSecond(): number {
  const database = new DatabaseSync(join(folder, `inserts-${performance.now()}.sqlite`));
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  database.exec("CREATE TABLE it (id INTEGER PRIMARY KEY, name TEXT, email TEXT)");
  const insert = database.prepare("INSERT INTO it (name, email) VALUES (?, ?)");
  const started = performance.now();
  let count = 0;
  while (performance.now() - started < insertMilliseconds) {
    insert.run("Ann Lee", "ann@example.com");
    count += 1;
  }
  const seconds = (performance.now() - started) / 1_000;
  database.close();
  return count / seconds;
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

for (const connections of [8, 32]) {
  const site = await startServer({ TRUST_PROXY: "1" });
  const ratios: number[] = [];
  const shares: number[] = [];
  let rate = 0;
  for (let round = 0; round <= rounds; round += 1) {
    const inserts = durableInsertsPerSecond();
    const before = letters(site.dataDir, "sent");
    rate = await answersPerSecond({
      ...{ url: site.url, request: registrationRequest, connections },
      ...{ milliseconds, most: perRound },
    });
    const sent = letters(site.dataDir, "sent") - before;
    await settleLetters(site.dataDir);
    if (round === 0) continue; // It warms both up.
    ratios.push(rate / inserts);
    shares.push(sent / perRound);
  }
  await site.close();
  const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  console.log(
    `${connections} at once: registrations ÷ single durable inserts: ${median(ratios).toFixed(2)} (${rounds} rounds, ${spread}; the last ${rate.toFixed(0)} a second); letters sent meanwhile ÷ registrations: ${median(shares).toFixed(2)}`,
  );
}
if (spawnSync("strace", ["-V"]).status === 0) {
  for (const connections of [1, 8, 32]) {
    const flushes = (await flushesEach(connections)).toFixed(2);
    console.log(`${connections} at once: ${flushes} flushes for a registration and its letter`);
  }
}
rmSync(folder, { recursive: true, force: true });
