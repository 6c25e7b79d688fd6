import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { restoreBackup } from "#backup/restore-backup.ts";
import { readConfig } from "#shared/server/config.ts";
import { newEmptyDatabase, openSite, type TestSite } from "./site.ts";

const folder = join(import.meta.dirname, "../fixtures/36f535d");

/** What the site of commit 36f535d answered, and which letters it had sent; see the fixtures' README. */
export interface EarlierSite {
  /** The moment at which it stopped. */
  now: string;
  owner: { ADMIN_USERNAME: string; ADMIN_PASSWORD: string };
  answers: Record<string, { status: number; body: unknown }>;
  /** By the end of the link; null where it is opened by no GET. */
  links: Record<string, { status: number; body: unknown } | null>;
  accepted: { messageId: string; to: string; subject: string }[];
}

/** Reads what that site left, on the engine that this run of the tests is for. */
export async function readEarlierSite(): Promise<EarlierSite> {
  const engine = process.env["TEST_ENGINE"] === "postgres" ? "postgres" : "sqlite";
  return JSON.parse(gunzipSync(await readFile(join(folder, `${engine}.json.gz`))).toString());
}

/**
 * Opens that site under today's code: from its backup on SQLite, from a dump on PostgreSQL, whose own
 * programs do not come with this one.
 */
export async function openEarlierSite(
  options: Omit<Parameters<typeof openSite>[0] & object, "reopen"> = {},
): Promise<TestSite> {
  const dataDir = await mkdtemp(join(tmpdir(), "nursery-earlier-"));
  let databaseUrl: string | undefined;
  if (process.env["TEST_ENGINE"] === "postgres") {
    databaseUrl = await newEmptyDatabase();
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(await readFile(join(folder, "postgres.sql"), "utf8"));
    await client.end();
  } else {
    const config = readConfig({ LOG_LEVEL: "silent", DATA_DIR: dataDir });
    await restoreBackup(config, join(folder, "sqlite.tar"), { overwrite: false });
  }
  const site = await openSite({ ...options, reopen: { dataDir, databaseUrl } });
  return {
    ...site,
    async close() {
      await site.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
