/** The time, passed in wherever a decision depends on it, so that tests can set it. */
export type Clock = () => Temporal.Instant;

export const systemClock: Clock = () => Temporal.Now.instant();

/** The nursery's own time zone: "today" on the site is today in Pennsylvania. */
export const nurseryTimeZone = "America/New_York";

/** A timestamp as the database stores it: ISO 8601 in UTC with milliseconds, so that text order is time order. */
export function toTimestamp(instant: Temporal.Instant): string {
  return instant.toString({ fractionalSecondDigits: 3 });
}
