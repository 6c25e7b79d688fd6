// Registrations over HTTP, the letters sent beside them, against single durable inserts into the same
// kind of database on the same disk.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startPostgres } from "../../tests/support/postgres-server.ts";
import { startServer } from "../../tests/support/server.ts";
import { answersPerSecond, median } from "../load.ts";
import { registrationRequest } from "../registration-request.ts";
import { slowDisk } from "../slow-disk.ts";
import { type Measurement, type Row, spread } from "./row.ts";

/** Together below 300, from where on a site sends letters one by one (`platform/server/letter-brake.ts`). */
const rounds = 3;
const perRound = 70;
const insertMilliseconds = 400;

async function perSecond(insert: () => unknown): Promise<number> {
  const started = performance.now();
  let count = 0;
  while (performance.now() - started < insertMilliseconds) {
    await insert();
    count += 1;
  }
  return (count * 1_000) / (performance.now() - started);
}

async function compare(
  engine: string,
  /** What each site is started with: an empty database of its own. */
  newSite: () => Promise<Record<string, string>>,
  insertsPerSecond: () => Promise<number>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const connections of [1, 8, 32]) {
    const site = await startServer({ TRUST_PROXY: "1", ...(await newSite()) });
    const rates: number[] = [];
    const inserts: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const base = await insertsPerSecond();
      const rate = await answersPerSecond({
        ...{ url: site.url, request: registrationRequest, connections },
        ...{ milliseconds: 20_000, most: perRound },
      });
      if (round === 0) continue; // It warms both up.
      inserts.push(base);
      rates.push(rate);
    }
    await site.close();
    rows.push({
      what: `registrations on ${engine}, ${connections} at once`,
      figure: `${median(rates).toFixed(0)} a second`,
      against: `single durable inserts, one after another (${median(inserts).toFixed(0)} a second)`,
      ratio: spread(rates.map((rate, round) => rate / (inserts[round] ?? Number.NaN))),
    });
  }
  return rows;
}

async function onSqlite(env: Record<string, string>): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "nursery-bench-"));
  const program = join(import.meta.dirname, "../durable-inserts.ts");
  const insertsPerSecond = async () =>
    Number(
      spawnSync(process.execPath, [program, folder], { env: { ...process.env, ...env } }).stdout,
    );
  try {
    return await compare("SQLite", async () => env, insertsPerSecond);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres(env: Record<string, string>): Promise<Row[]> {
  const server = await startPostgres({ isDurable: true, env });
  const client = new pg.Client({ connectionString: `${server.url}/postgres` });
  await client.connect();
  try {
    await client.query("create table it (id serial primary key, name text, email text)");
    const insert = () =>
      client.query("insert into it (name, email) values ($1, $2)", ["Ann Lee", "ann@example.com"]);
    let sites = 0;
    const newSite = async () => {
      sites += 1;
      await client.query(`create database nursery${sites}`);
      return { DATABASE_URL: `${server.url}/nursery${sites}` };
    };
    return await compare("PostgreSQL", newSite, () => perSecond(insert));
  } finally {
    await client.end();
    await server.stop();
  }
}

async function onDisk(env: Record<string, string>): Promise<Row[]> {
  return [...(await onSqlite(env)), ...(await onPostgres(env))];
}

export const writes: Measurement = {
  name: "writes",
  async run() {
    const asItIs = await onDisk({});
    const folder = mkdtempSync(join(tmpdir(), "nursery-bench-"));
    try {
      const env = slowDisk(folder, 1);
      if (!env) return asItIs;
      const slowed = await onDisk(env);
      return [
        ...asItIs,
        ...slowed.map((row) => ({ ...row, what: `${row.what}, a flush takes a millisecond more` })),
      ];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
