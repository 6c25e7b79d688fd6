import { spawnSync } from "node:child_process";
import { chmodSync } from "node:fs";
import { join } from "node:path";

/**
 * What a program's environment needs so that each of its flushes takes so much longer than the disk
 * here does: a flush takes a tenth of a millisecond on some machines and several on others, and how
 * many registrations make up for one insert depends on little else. Undefined where there is no C
 * compiler, or the system is not Linux. The library is made in `folder`, which everybody may read then:
 * PostgreSQL may run as another user, and a library that cannot be read is left out with a warning.
 */
export function slowDisk(folder: string, milliseconds: number): Record<string, string> | undefined {
  if (process.platform !== "linux") return undefined;
  const library = join(folder, "slow-disk.so");
  const source = join(import.meta.dirname, "slow-disk.c");
  const { status } = spawnSync("cc", ["-shared", "-fPIC", "-O2", "-o", library, source, "-ldl"]);
  if (status !== 0) return undefined;
  chmodSync(folder, 0o755);
  return { LD_PRELOAD: library, FLUSH_MICROSECONDS: String(milliseconds * 1_000) };
}
