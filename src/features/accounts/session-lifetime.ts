const idleMinutes = 30;
/** A session ends this long after signing in, however much it is used. */
export const sessionHours = 12;

/** A use within this many seconds of the last noted one is not noted: reading a list writes nothing. */
const notedEverySeconds = 5;

/** The most sensitive calls require reauthentication if signing in, or the last one, was longer ago. */
const reauthenticateAfterMinutes = 15;

export interface SessionTimes {
  createdAt: string;
  lastUsedAt: string;
}

/** Whether a session with these times still counts at `now`. */
export function isLive({ createdAt, lastUsedAt }: SessionTimes, now: Temporal.Instant): boolean {
  const idleEnd = Temporal.Instant.from(lastUsedAt).add({ minutes: idleMinutes });
  const end = Temporal.Instant.from(createdAt).add({ hours: sessionHours });
  return Temporal.Instant.compare(now, idleEnd) < 0 && Temporal.Instant.compare(now, end) < 0;
}

/** Whether this use of the session is to be written down. */
export function isWorthNoting({ lastUsedAt }: SessionTimes, now: Temporal.Instant): boolean {
  const next = Temporal.Instant.from(lastUsedAt).add({ seconds: notedEverySeconds });
  return Temporal.Instant.compare(now, next) >= 0;
}

/** Whether it was just now that somebody proved at this moment who they are. */
export function isFresh(provenAt: string, now: Temporal.Instant): boolean {
  const end = Temporal.Instant.from(provenAt).add({ minutes: reauthenticateAfterMinutes });
  return Temporal.Instant.compare(now, end) < 0;
}
