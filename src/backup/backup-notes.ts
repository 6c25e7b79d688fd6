import type { Db } from "#db/connect.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import type { SiteProblem } from "#shared/both/site-status.ts";
import { readSiteFact, writeSiteFact } from "#shared/server/site-facts.ts";
import type { BackupFailure, BackupSummary, OffsiteBackup } from "./answers.ts";
import { isTooOld, offsiteBackupInWords } from "./rules.ts";

/** What became of the nightly backups, or of their way off the machine. */
export interface BackupNote {
  /** Of the last that succeeded. */
  madeAt: string | null;
  /** Which one that was. */
  name?: string;
  problem: string | null;
  problemAt?: string;
}

type Kind = "nightly-backup" | "second-place";
const awaySetting = "copy-away";

/** Nobody need be told of one night that was missed. */
const patienceHours = 50;
/** Beyond that a line of a program's output says no more. */
const longestProblem = 1_000;

/** What is known of the last backups of this kind. */
export async function readNote(db: Db, kind: Kind): Promise<BackupNote> {
  const stored = await readSiteFact(db, kind);
  return stored === undefined
    ? { madeAt: null, problem: null }
    : (JSON.parse(stored) as BackupNote);
}

/** Notes that a backup succeeded, and forgets an earlier problem. */
export function noteSuccess(
  db: Db,
  kind: Kind,
  { name, now }: { name: string; now: Temporal.Instant },
): Promise<void> {
  const note: BackupNote = { madeAt: toTimestamp(now), name, problem: null };
  return writeSiteFact(db, kind, JSON.stringify(note));
}

/** Notes that a try failed; what is known of the last success stays. */
export async function noteFailure(
  db: Db,
  kind: Kind,
  { problem, now }: { problem: string; now: Temporal.Instant },
): Promise<void> {
  const note: BackupNote = {
    ...(await readNote(db, kind)),
    problem: problem.slice(0, longestProblem),
    problemAt: toTimestamp(now),
  };
  await writeSiteFact(db, kind, JSON.stringify(note));
}

/** The failure of the last try; null where it succeeded. */
export function failureIn({ problem, problemAt }: BackupNote): BackupFailure | null {
  return problem === null ? null : { at: problemAt ?? null, message: problem };
}

/** A backup has left the machine. */
export function noteOffsiteBackup(db: Db, backup: OffsiteBackup): Promise<void> {
  return writeSiteFact(db, awaySetting, JSON.stringify(backup));
}

async function readOffsiteBackup(db: Db): Promise<OffsiteBackup | null> {
  const stored = await readSiteFact(db, awaySetting);
  return stored === undefined ? null : (JSON.parse(stored) as OffsiteBackup);
}

/** How the owner is told of the backups that left the machine. */
export async function readBackupSummary(db: Db, now: Temporal.Instant): Promise<BackupSummary> {
  const away = await readOffsiteBackup(db);
  const moment = now.epochMilliseconds;
  return {
    message: offsiteBackupInWords(away, moment),
    isTooOld: isTooOld(away, moment),
    away,
    nightlyAt: (await readNote(db, "nightly-backup")).madeAt,
  };
}

/** What the owner should know of the backups that fail. */
export async function backupNotices(
  db: Db,
  now: Temporal.Instant,
  { hasOffsitePlace }: { hasOffsitePlace: boolean },
): Promise<SiteProblem[]> {
  const nightly = failingFor(await readNote(db, "nightly-backup"), now);
  const away = hasOffsitePlace ? failingFor(await readNote(db, "second-place"), now) : undefined;
  return [
    ...(nightly === undefined
      ? []
      : [{ code: "backup_failed" as const, message: `The nightly backup fails. ${nightly}` }]),
    ...(away === undefined
      ? []
      : [
          {
            code: "second_place_failed" as const,
            message: `The nightly backup does not reach its second place. ${away}`,
          },
        ]),
  ];
}

/** Undefined where all is well, or may be well again with the next try. */
function failingFor({ madeAt, problem }: BackupNote, now: Temporal.Instant): string | undefined {
  if (problem === null) return undefined;
  const age = madeAt && now.since(Temporal.Instant.from(madeAt)).total("hours");
  if (age && age < patienceHours) return undefined;
  const last = age ? `The last one is ${Math.floor(age / 24)} days old.` : "There is none yet.";
  return `${last} ${problem}`;
}
