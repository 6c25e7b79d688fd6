// Registrations over HTTP, the letters sent beside them, against single durable inserts into the same kind of
// database on the same disk; what a registration costs in processor time and in flushes of the disk.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { startPostgres } from "../tests/support/postgres-server.ts";
import type { RunningServer } from "../tests/support/server.ts";
import { processorMilliseconds, withSite } from "./processes.ts";
import { inTurns, type Measurement, type Row, rowOfTurns } from "./row.ts";
import { ask } from "./wrk.ts";

/** Together below 300, from where on a site sends letters one by one (the brake of a flood). */
const rounds = 3;
const perRound = 60;
/** New sites that each build is measured on. */
const turns = 8;

type Env = Record<string, string>;

const register = ({ url }: RunningServer, connections: number) =>
  ask({
    url: `${url}/api/events/register`,
    kind: "registration",
    connections,
    seconds: 20,
    most: perRound,
  });

/**
 * What a program's environment needs so that each of its flushes takes a millisecond longer than the disk
 * here does. Undefined where there is no C compiler, or the system is not Linux. The library is made in
 * `folder`, which everybody may read then: PostgreSQL may run as another user.
 */
function slowDisk(folder: string): Env | undefined {
  if (process.platform !== "linux") return undefined;
  const library = join(folder, "slow-disk.so");
  const source = join(import.meta.dirname, "slow-disk.c");
  const { status } = spawnSync("cc", ["-shared", "-fPIC", "-O2", "-o", library, source, "-ldl"]);
  if (status !== 0) return undefined;
  chmodSync(folder, 0o755);
  return { LD_PRELOAD: library, FLUSH_MICROSECONDS: "1000" };
}

/** What registrations come to on new databases, against inserts into another one on the same disk. */
async function compare(
  what: string,
  env: Env,
  inserts: string,
  newSite: (connections: number) => Promise<Env>,
): Promise<Row[]> {
  const program = join(import.meta.dirname, "durable-inserts.ts");
  const settings = { env: { ...process.env, ...env }, encoding: "utf8" as const };
  const rows: Row[] = [];
  for (const connections of [1, 8, 32]) {
    const rate = async (site: RunningServer) => (await register(site, connections)).perSecond;
    const pairs = await withSite(
      (site) =>
        inTurns(
          rounds,
          async () => Number(spawnSync(process.execPath, [program, inserts], settings).stdout),
          () => rate(site),
        ),
      { env: await newSite(connections) },
    );
    const named = `registrations on ${what}, ${connections} at once`;
    rows.push(rowOfTurns(named, "a second", "single durable inserts, one after another", pairs));
  }
  return rows;
}

async function onPostgres(disk: string, env: Env): Promise<Row[]> {
  const { url, stop } = await startPostgres({ isDurable: true, env });
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  try {
    return await compare(`PostgreSQL, ${disk}`, {}, `${url}/postgres`, async (connections) => {
      await client.query(`create database nursery${connections}`);
      return { DATABASE_URL: `${url}/nursery${connections}` };
    });
  } finally {
    await client.end();
    await stop();
  }
}

/** Waits until every letter is sent. */
async function settle({ dataDir }: RunningServer): Promise<void> {
  const database = new DatabaseSync(join(dataDir, "garden.sqlite"), { readOnly: true });
  const waiting = database.prepare("SELECT count(*) AS n FROM outbox WHERE state = 'waiting'");
  while (Number(waiting.get()?.["n"]) > 0) await pause(20);
  database.close();
}

/** Waits until a site does nothing of its own: after a start it makes pictures ready. */
async function rest(site: RunningServer): Promise<void> {
  for (let before = Number.NaN, now = 0; now !== before; ) {
    before = processorMilliseconds(site.process());
    await pause(500);
    now = processorMilliseconds(site.process());
  }
}

/** Processor time of a registration with its letter, in milliseconds, on a site that has taken some before. */
async function costOf(site: RunningServer): Promise<number> {
  await register(site, 8);
  await settle(site);
  await rest(site);
  const before = processorMilliseconds(site.process());
  let registrations = 0;
  for (let round = 0; round < rounds; round += 1) {
    registrations += (await register(site, 8)).answers;
    await settle(site);
  }
  return (processorMilliseconds(site.process()) - before) / registrations;
}

async function cost(other: string | undefined): Promise<Row> {
  const pairs = await inTurns(
    turns,
    async () => (other ? withSite(costOf, { folder: other }) : Number.NaN),
    () => withSite(costOf),
  );
  const what = "processor time of a registration with its letter, 8 at once";
  return rowOfTurns(what, "ms", "the other build", pairs);
}

/** Flushes of the disk for each registration, until its letter is sent and noted. */
const flushes = (folder: string, connections: number) =>
  withSite(async (site): Promise<Row> => {
    const trace = join(folder, `flushes-${connections}`);
    const tracer = spawn(
      "strace",
      ["-f", "-e", "trace=fsync,fdatasync", "-o", trace, "-p", String(site.process().pid)],
      { stdio: ["ignore", "ignore", "pipe"] },
    );
    await once(tracer.stderr, "data"); // It says when it has attached itself.
    const { answers } = await register(site, connections);
    await settle(site);
    const gone = once(tracer, "exit");
    tracer.kill("SIGINT"); // It writes what it has seen.
    await gone;
    const count = readFileSync(trace, "utf8").match(/f(?:data)?sync\(/g)?.length ?? 0;
    return {
      what: `flushes of the disk for a registration and its letter, ${connections} at once`,
      figure: String(count),
      against: `registrations (${answers})`,
      ratio: (count / answers).toFixed(2),
    };
  });

export const writes: Measurement = {
  name: "writes",
  async run(other) {
    const folder = mkdtempSync(join(tmpdir(), "nursery-bench-"));
    try {
      const slow = slowDisk(folder);
      const disks = [
        ["the disk as it is", {}],
        ...(slow ? [["a flush takes a millisecond more", slow] as const] : []),
      ] as const;
      const rows: Row[] = [await cost(other)];
      for (const [disk, env] of disks) {
        rows.push(...(await compare(`SQLite, ${disk}`, env, folder, async () => env)));
        rows.push(...(await onPostgres(disk, env)));
      }
      if (spawnSync("strace", ["-V"]).status !== 0) return rows;
      for (const connections of [1, 8, 32]) rows.push(await flushes(folder, connections));
      return rows;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
