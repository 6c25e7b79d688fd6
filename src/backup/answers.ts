import * as z from "zod/mini";
import { answer, count, flag, moment, orNull, text } from "#shared/server/openapi/answer-shapes.ts";

const BackupAway = z.strictObject({ at: moment, how: z.enum(["download", "second-place"]) });
export type BackupAway = z.infer<typeof BackupAway>;

const summary = {
  /** How old the last backup is that left the machine, as a sentence. */
  message: text,
  isTooOld: flag,
};

export const BackupSummary = z.strictObject({
  ...summary,
  /** When the last successful nightly backup was made. */
  nightlyAt: orNull(moment),
  away: orNull(BackupAway),
});
export type BackupSummary = z.infer<typeof BackupSummary>;

const NightlyBackup = z.strictObject({ name: text, madeAt: moment, bytes: count });
export type NightlyBackup = z.infer<typeof NightlyBackup>;

/** A try that failed; `at` is null for one from before this was noted. */
const BackupFailure = z.strictObject({ at: orNull(moment), message: text });
export type BackupFailure = z.infer<typeof BackupFailure>;

export const BackupState = answer("BackupState", {
  /** The newest first. */
  nightly: z.array(NightlyBackup),
  /** Of the last try, where it failed. */
  nightlyFailure: orNull(BackupFailure),
  ...summary,
  away: orNull(BackupAway),
  /** Null if none is set up. */
  secondPlace: orNull(
    z.strictObject({
      /** "the folder /mnt/disk", "the store backups.example". */
      where: text,
      copiedAt: orNull(moment),
      failure: orNull(BackupFailure),
      isSameDisk: flag,
    }),
  ),
  cannot: orNull(text).check(z.describe("Why no backup can be made here; null where one can.")),
});
export type BackupState = z.infer<typeof BackupState>;

export const BackupDownload = answer("BackupDownload", { path: text, name: text, bytes: count });
export type BackupDownload = z.infer<typeof BackupDownload>;
