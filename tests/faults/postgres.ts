import { randomUUID } from "node:crypto";
import pg from "pg";
import { type PostgresServer, startPostgres } from "#tests/support/postgres-server.ts";

let running: Promise<PostgresServer> | undefined;

/** One PostgreSQL for all checks, started at the first. */
function postgres(): Promise<PostgresServer> {
  running ??= startPostgres();
  return running;
}

export async function stopPostgres(): Promise<void> {
  await (await running)?.stop();
}

/** A new database in it. */
export async function nurseryDatabase(): Promise<{ url: string; close(): Promise<void> }> {
  const server = await postgres();
  const name = `faults_${randomUUID().replaceAll("-", "")}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: `${server.url}/postgres` });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  return { url: `${server.url}/${name}`, close: () => run(`drop database ${name} with (force)`) };
}
