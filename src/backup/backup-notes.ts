import type { Db } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import type { SiteProblem } from "#shared/both/site-status.ts";
import { readSiteFact, siteFact, writeSiteFact } from "#shared/server/site-facts.ts";
import type { BackupAway, BackupFailure, BackupSummary } from "./answers.ts";
import { backupAwayInWords, isTooOld } from "./backup-age.ts";

export interface BackupNote {
  /** Of the last that succeeded. */
  madeAt: string | null;
  /** Which one that was. */
  name?: string;
  problem: string | null;
  problemAt?: string;
}

const backupAway = "copy-away";

/** One missed night is not reported. */
const patienceHours = 50;
/** A longer line of a program's output is cut off here. */
const longestProblem = 1_000;

export const backupNotes = {
  "nightly-backup": siteFact<BackupNote>("nightly-backup", { madeAt: null, problem: null }),
  "second-place": siteFact<BackupNote>("second-place", { madeAt: null, problem: null }),
};

/** Records that a try failed; the last success stays recorded. */
export async function noteFailure(
  db: Db,
  kind: keyof typeof backupNotes,
  { problem, now }: { problem: string; now: Temporal.Instant },
): Promise<void> {
  await backupNotes[kind].write(db, {
    ...(await backupNotes[kind].read(db)),
    problem: problem.slice(0, longestProblem),
    problemAt: toTimestamp(now),
  });
}

/** The failure of the last try; null if it succeeded. */
export function failureIn({ problem, problemAt }: BackupNote): BackupFailure | null {
  return problem === null ? null : { at: problemAt ?? null, message: problem };
}

/** A backup has left the machine. */
export function noteBackupAway(db: Db, backup: BackupAway): Promise<void> {
  return writeSiteFact(db, backupAway, JSON.stringify(backup));
}

/** How the owner is told of the backups that left the machine. */
export async function readBackupSummary(db: Db, now: Temporal.Instant): Promise<BackupSummary> {
  const stored = await readSiteFact(db, backupAway);
  const away = stored === undefined ? null : (JSON.parse(stored) as BackupAway);
  const moment = now.epochMilliseconds;
  return {
    message: backupAwayInWords(away, moment),
    isTooOld: isTooOld(away, moment),
    away,
    nightlyAt: (await backupNotes["nightly-backup"].read(db)).madeAt,
  };
}

/** What the owner should know of the backups that fail. */
export async function backupNotices(
  db: Db,
  now: Temporal.Instant,
  { hasSecondPlace }: { hasSecondPlace: boolean },
): Promise<SiteProblem[]> {
  const found: SiteProblem[] = [];
  const nightly = failingFor(await backupNotes["nightly-backup"].read(db), now);
  if (nightly) {
    found.push({ code: "backup_failed", message: `The nightly backup fails. ${nightly}` });
  }
  const away = hasSecondPlace && failingFor(await backupNotes["second-place"].read(db), now);
  if (away) {
    const message = `The nightly backup does not reach its second place. ${away}`;
    found.push({ code: "second_place_failed", message });
  }
  return found;
}

/** Undefined if all is well, or may be well again with the next try. */
function failingFor({ madeAt, problem }: BackupNote, now: Temporal.Instant): string | undefined {
  if (problem === null) return undefined;
  const age = madeAt && now.since(Temporal.Instant.from(madeAt)).total("hours");
  if (age && age < patienceHours) return undefined;
  const last = age ? `The last one is ${Math.floor(age / 24)} days old.` : "There is none yet.";
  return `${last} ${problem}`;
}
