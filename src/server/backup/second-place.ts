import type { Config } from "#platform/server/config.ts";
import type { Clock } from "#platform/shared/clock.ts";
import { folderPlace } from "./folder-place.ts";
import { s3Place } from "./s3-place.ts";

/** Where each nightly copy goes, too. */
export interface SecondPlace {
  /** For the owner: "the folder /mnt/disk", "the store backups.example". */
  where: string;
  /** Copies a file there under this name. Throws `BackupProblem` with a sentence. */
  put(file: string, name: string, signal: AbortSignal): Promise<void>;
  /** True where it is lost together with the data folder. */
  isSameDisk(): Promise<boolean>;
}

/** The second place of these settings; undefined where there is none. */
export function secondPlaceOf(
  { backupTo, dataDir }: Config,
  clock: Clock,
): SecondPlace | undefined {
  if (!backupTo) return undefined;
  return "folder" in backupTo ? folderPlace(backupTo.folder, dataDir) : s3Place(backupTo, clock);
}
