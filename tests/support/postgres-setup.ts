import pg from "pg";
import type { TestProject } from "vitest/node";
import { connect, migrate } from "#db/connect.ts";
import { migratedDatabase } from "./migrated-database.ts";
import { startPostgres } from "./postgres-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One server for all test files; each site makes a database of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = project.config.env["TMPDIR"];
  const server = await startPostgres(folder ? { folder } : {});
  const client = new pg.Client({ connectionString: `${server.url}/postgres` });
  await client.connect();
  await client.query(`create database ${migratedDatabase}`);
  await client.end();
  const db = connect({ url: `${server.url}/${migratedDatabase}` });
  await migrate(db);
  await db.destroy();
  project.provide("postgresUrl", server.url);
  return server.stop;
}
