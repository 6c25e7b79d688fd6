/** Another disk or machine, where each nightly backup goes, too; on the screen "the second place". */
export interface OffsitePlace {
  /** For the owner: "the folder /mnt/disk", "the store backups.example". */
  where: string;
  /** Copies a file there under this name. Throws `BackupProblem` with a sentence. */
  put(file: string, name: string, signal: AbortSignal): Promise<void>;
  /** True where it is lost together with the data folder. */
  isSameDisk(): Promise<boolean>;
}
