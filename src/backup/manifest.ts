import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";

export const sqliteEntry = "garden.sqlite";
export const picturesEntry = "attached-assets";
export const manifestEntry = "backup.json";

/** What a backup says of itself. */
export interface Manifest {
  format: 1;
  madeAt: string;
  engine: "sqlite" | "postgres";
  /** By the name inside; SHA-256 in hexadecimal. */
  files: Record<string, string>;
  /**
   * What made the tables of a dump, so that an older version can refuse it; not in the oldest backups.
   * A SQLite file says it itself.
   */
  migrations?: string[];
}

/** SHA-256 of a file, in hexadecimal. */
export async function sha256(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}
