import { atNursery, todayAtNursery, wordsAtNursery } from "#shared/both/nursery-time.ts";

const format = wordsAtNursery({ month: "long", day: "numeric" });
const formatWithYear = wordsAtNursery({ month: "long", day: "numeric", year: "numeric" });

/** "December 3" of a moment or a day at the nursery; with the year where it is another one. */
export function longDay(given: string): string {
  // A day's noon is on that day in every American time zone.
  const moment = given.length === 10 ? `${given}T17:00:00Z` : given;
  const isThisYear = atNursery(moment).slice(0, 4) === todayAtNursery().slice(0, 4);
  return (isThisYear ? format : formatWithYear)(moment);
}
