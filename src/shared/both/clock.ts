/** The time, passed in wherever a decision depends on it, so that a test can choose it. */
export type Clock = () => Temporal.Instant;

export const systemClock: Clock = () => Temporal.Now.instant();

/** The nursery's own time zone: "today" on the site is today in Pennsylvania. */
export const nurseryTimeZone = "America/New_York";

/** A moment as the database keeps it: ISO 8601 in UTC with milliseconds, so that text order is time order. */
export function toTimestamp(instant: Temporal.Instant): string {
  return instant.toString({ fractionalSecondDigits: 3 });
}

/** The day at the nursery, as `YYYY-MM-DD`. */
export function dayAtNursery(instant: Temporal.Instant): string {
  return instant.toZonedDateTimeISO(nurseryTimeZone).toPlainDate().toString();
}

/** When the day at the nursery ends, in milliseconds since the epoch. */
export function endOfDayAtNursery(instant: Temporal.Instant): number {
  return instant
    .toZonedDateTimeISO(nurseryTimeZone)
    .toPlainDate()
    .add({ days: 1 })
    .toZonedDateTime(nurseryTimeZone).epochMilliseconds;
}
