import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { sha256 } from "./manifest.ts";
import { forgetOldBackups } from "./nightly-backups.ts";
import type { OffsitePlace } from "./offsite-place.ts";
import { BackupProblem } from "./postgres-programs.ts";

/**
 * A folder on another disk or another machine's share. It is never made: where the disk is not
 * mounted, a new folder would fill the one that is to be saved. The last seven backups stay.
 */
export function offsiteFolder(folder: string, dataDir: string): OffsitePlace {
  return {
    where: `the folder ${folder}`,
    async put(file, name, signal) {
      const part = join(folder, `.${name}.part`);
      try {
        const found = await stat(folder).catch(() => undefined);
        if (!found?.isDirectory()) {
          throw new BackupProblem(
            `There is no folder ${folder} (BACKUP_FOLDER). Is its disk connected?`,
          );
        }
        await rm(part, { force: true });
        const output = createWriteStream(part, { flags: "wx", mode: 0o600, flush: true });
        await pipeline(createReadStream(file), output, { signal });
        if ((await sha256(part)) !== (await sha256(file))) {
          throw new BackupProblem(`What was written to ${folder} (BACKUP_FOLDER) is damaged.`);
        }
        await rename(part, join(folder, name));
        await forgetOldBackups(folder);
      } catch (error) {
        await rm(part, { force: true }).catch(() => {});
        if (error instanceof BackupProblem || signal.aborted) throw error;
        const { message } = error as Error;
        throw new BackupProblem(`The folder ${folder} (BACKUP_FOLDER) cannot be used: ${message}.`);
      }
    },
    async isSameDisk() {
      const [there, here] = await Promise.all([stat(folder).catch(() => undefined), stat(dataDir)]);
      return there?.dev === here.dev;
    },
  };
}
