// Registrations over HTTP, the letters sent beside them, against single durable inserts into the same
// kind of database on the same disk.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { startPostgres } from "../../tests/support/postgres-server.ts";
import { startServer } from "../../tests/support/server.ts";
import { answersPerSecond, median } from "../load.ts";
import { registrationRequest } from "../registration-request.ts";
import { type Measurement, type Row, spread } from "./row.ts";

/** Together below 300, from where on a site sends letters one by one (`platform/server/letter-limits.ts`). */
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
  env: Record<string, string>,
  insert: () => unknown,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const connections of [1, 8, 32]) {
    const site = await startServer({ TRUST_PROXY: "1", ...env });
    const rates: number[] = [];
    const inserts: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const base = await perSecond(insert);
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

async function onSqlite(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "nursery-bench-"));
  const database = new DatabaseSync(join(folder, "inserts.sqlite"));
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  database.exec("CREATE TABLE it (id INTEGER PRIMARY KEY, name TEXT, email TEXT)");
  const insert = database.prepare("INSERT INTO it (name, email) VALUES (?, ?)");
  try {
    return await compare("SQLite", {}, () => insert.run("Ann Lee", "ann@example.com"));
  } finally {
    database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres(): Promise<Row[]> {
  const server = await startPostgres({ isDurable: true });
  const client = new pg.Client({ connectionString: `${server.url}/postgres` });
  await client.connect();
  try {
    await client.query("create table it (id serial primary key, name text, email text)");
    await client.query("create database nursery");
    return await compare("PostgreSQL", { DATABASE_URL: `${server.url}/nursery` }, () =>
      client.query("insert into it (name, email) values ($1, $2)", ["Ann Lee", "ann@example.com"]),
    );
  } finally {
    await client.end();
    await server.stop();
  }
}

export const writes: Measurement = {
  name: "writes",
  run: async () => [...(await onSqlite()), ...(await onPostgres())],
};
