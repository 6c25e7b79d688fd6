import {
  atNursery,
  momentInWords,
  todayAtNursery,
  wordsAtNursery,
} from "#shared/both/nursery-time.ts";

const words = new Intl.RelativeTimeFormat("en-US", { numeric: "always" });

const units: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "5 days ago", in whole units. If clocks differ, no time is shown as in the future. */
export function timeAgo(moment: string, now: number): string {
  const seconds = Math.max(0, Math.floor((now - Date.parse(moment)) / 1000));
  if (Number.isNaN(seconds)) return "";
  for (const [unit, size] of units) {
    if (seconds >= size) return words.format(-Math.floor(seconds / size), unit);
  }
  return "less than a minute ago";
}

/** "June 2, 2025 at 4:15 PM", by the nursery's clock wherever the reader is. */
export const fullTime = wordsAtNursery({ dateStyle: "long", timeStyle: "short" });

/** "4:15:30 PM", by the nursery's clock. `moment` is in milliseconds since the epoch. */
export const clockTime = wordsAtNursery({ timeStyle: "medium" });

const timeOfDay = wordsAtNursery({ timeStyle: "short" });

/** "yesterday, 4:15 PM", by the nursery's clock; "May 1, 2026, 4:15 PM" of what is longer ago. */
export function dayAndTime(moment: string, today = todayAtNursery()): string {
  const day = atNursery(moment).slice(0, 10);
  const daysAgo = (Date.parse(today) - Date.parse(day)) / 86_400_000;
  const named = ["today", "yesterday"][daysAgo];
  return named ? `${named}, ${timeOfDay(moment)}` : momentInWords(moment);
}

const dayOfYear = wordsAtNursery({ month: "long", day: "numeric" });
const dayWithYear = wordsAtNursery({ month: "long", day: "numeric", year: "numeric" });

/** "December 3" of a moment or a day at the nursery; with the year where it is another one. */
export function longDay(given: string): string {
  // A day's noon is on that day in every American time zone.
  const moment = given.length === 10 ? `${given}T17:00:00Z` : given;
  const isThisYear = atNursery(moment).slice(0, 4) === todayAtNursery().slice(0, 4);
  return (isThisYear ? dayOfYear : dayWithYear)(moment);
}
