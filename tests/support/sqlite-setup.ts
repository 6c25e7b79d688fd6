import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { connect, migrate } from "#db/connect.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** SQLite's file with its tables and nothing in them, of which each site takes a copy. */
    migratedFile: string;
  }
}

/** Makes the tables once for all sites. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(project.config.env["TMPDIR"] ?? tmpdir(), "nursery-migrated-"));
  const file = join(folder, "garden.sqlite");
  const db = connect({ file });
  await migrate(db);
  await db.destroy();
  project.provide("migratedFile", file);
  return () => rm(folder, { recursive: true, force: true });
}
