import { chmod, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * Makes what lies in the data folder readable by its user alone: people's names and addresses are in
 * it. New files are made so (`process.umask` in `server/start/start-and-stop.ts`); these are from before.
 * Where the files are another user's, nothing changes.
 */
export async function keepPrivate(dataDir: string): Promise<void> {
  const owners = async (path: string, mode: number) => chmod(path, mode).catch(() => {});
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  for (const name of await readdir(dataDir)) {
    if (/^garden\.sqlite/.test(name)) await owners(join(dataDir, name), 0o600);
  }
  for (const folder of ["mail", "backups"]) {
    const path = join(dataDir, folder);
    const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
    if (entries.length === 0) continue;
    await owners(path, 0o700);
    for (const entry of entries) {
      // A backup that is being made works in a folder, which nobody but root could use without x.
      if (entry.isDirectory()) await owners(join(path, entry.name), 0o700);
      else if (entry.isFile()) await owners(join(path, entry.name), 0o600);
    }
  }
}
