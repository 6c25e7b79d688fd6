import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#shared/server/config.ts";
import type { NightlyBackup } from "./answers.ts";

const copiesKept = 7;

/** Where the nightly backups lie. */
export function nightlyFolder({ dataDir }: Config): string {
  return join(dataDir, "backups");
}

/** The nightly backups in a folder, the newest first; none where there is no folder. */
export async function listNightlyBackups(folder: string): Promise<NightlyBackup[]> {
  const backups: NightlyBackup[] = [];
  for (const name of (await namesIn(folder)).reverse()) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found) backups.push({ name, madeAt: found.mtime.toISOString(), bytes: found.size });
  }
  return backups;
}

/** Deletes all but the last seven. */
export async function forgetOldBackups(folder: string): Promise<void> {
  for (const name of (await namesIn(folder)).slice(0, -copiesKept)) {
    await rm(join(folder, name), { force: true });
  }
}

/** A backup that has written nothing for so long is not being made any more. */
const brokenOffMilliseconds = 3_600_000;

/** Deletes what a backup left that was killed in the middle: a folder as large as the site. */
export async function forgetBrokenOffBackups(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(".backup-"))) {
    const work = join(folder, name);
    if (Date.now() - (await lastWrite(work)) < brokenOffMilliseconds) continue;
    await rm(work, { recursive: true, force: true });
  }
}

/** By the machine's own clock, which is what files have their times from. */
async function lastWrite(work: string): Promise<number> {
  const inside = await readdir(work).catch(() => []);
  const times = [work, ...inside.map((name) => join(work, name))].map((path) =>
    stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    ),
  );
  return Math.max(...(await Promise.all(times)));
}

/** The oldest first. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => /^garden-[\d-]{10}\.tar$/.test(name)).sort();
}
