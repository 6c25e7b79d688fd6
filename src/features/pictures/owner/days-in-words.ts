import { nurseryTimeZone } from "#shared/both/clock.ts";
import { atNursery, todayAtNursery } from "#shared/both/nursery-time.ts";

const format = new Intl.DateTimeFormat("en-US", {
  month: "long",
  day: "numeric",
  timeZone: nurseryTimeZone,
});
const formatWithYear = new Intl.DateTimeFormat("en-US", {
  month: "long",
  day: "numeric",
  year: "numeric",
  timeZone: nurseryTimeZone,
});

/** "December 3" of a moment or a day at the nursery; with the year where it is another one. */
export function longDay(given: string): string {
  // A day's noon is on that day in every American time zone.
  const moment = new Date(given.length === 10 ? `${given}T17:00:00Z` : given);
  const isThisYear = atNursery(moment.getTime()).slice(0, 4) === todayAtNursery().slice(0, 4);
  return (isThisYear ? format : formatWithYear).format(moment);
}
