import type { BackupAway } from "./answers.ts";

/** After this many days without a backup that left the machine, the owner is warned. */
const oldAfterDays = 7;

const hour = 3_600_000;
const day = 24 * hour;

/** "3 days": how old a moment is, in whole units. `now` is in milliseconds since the epoch. */
export function ageInWords(at: string, now: number): string {
  const age = Math.max(0, now - Date.parse(at));
  const [number, unit] = age >= day ? [age / day, "day"] : [age / hour, "hour"];
  const whole = Math.floor(number);
  if (whole === 0) return "less than an hour";
  return `${whole} ${whole === 1 ? unit : `${unit}s`}`;
}

/** Whether somebody should carry a backup away now. */
export function isTooOld(away: BackupAway | null, now: number): boolean {
  return away === null || now - Date.parse(away.at) >= oldAfterDays * day;
}

/** The age of the last backup that left the machine, as a sentence with its warning. */
export function backupAwayInWords(away: BackupAway | null, now: number): string {
  if (away === null) {
    return "No backup has left this machine yet. If it broke, everything would be lost.";
  }
  const age = ageInWords(away.at, now);
  return isTooOld(away, now)
    ? `The last backup that left this machine is ${age} old. If it broke, everything since would be lost.`
    : `The last backup left this machine ${age} ago.`;
}
