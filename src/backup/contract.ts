/** How a copy left the machine. */
export interface OffsiteCopy {
  at: string;
  how: "download" | "second-place";
}

/** What `GET /api/admin/today` says of the backups. */
export interface BackupSummary {
  /** How old the last copy is that left the machine, as a sentence. */
  message: string;
  /** Somebody should carry one away now. */
  isTooOld: boolean;
  away: OffsiteCopy | null;
  /** When the last nightly copy was made that succeeded. */
  nightlyAt: string | null;
}

/** A nightly copy that lies beside the site. */
export interface NightlyCopy {
  name: string;
  madeAt: string;
  bytes: number;
}

/** A try that failed. */
export interface BackupFailure {
  /** Absent for one from before this was noted. */
  at: string | null;
  message: string;
}

/** The answer of `GET /api/admin/backup`. */
export interface BackupState extends Omit<BackupSummary, "nightlyAt"> {
  /** The newest first. */
  nightly: NightlyCopy[];
  /** Of the last try, where it failed. */
  nightlyFailure: BackupFailure | null;
  /** Null where none is set up. */
  secondPlace: {
    /** "the folder /mnt/disk", "the store backups.example". */
    where: string;
    copiedAt: string | null;
    failure: BackupFailure | null;
    isSameDisk: boolean;
  } | null;
  /** Why no backup can be made here, and what to do; null where one can. */
  cannot: string | null;
}

/** The answer of `POST /api/admin/backup`: where the file can be fetched for some minutes. */
export interface BackupDownload {
  path: string;
  name: string;
  bytes: number;
}
