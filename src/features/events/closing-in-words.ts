import { formatEventDate } from "#shared/both/day-in-words.ts";

/** "Saturday, May 2nd, 2026, 5:00 PM" for "2026-05-02T17:00", which is by the nursery's clock. */
export function closingInWords(closesAt: string): string {
  const time = new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone: "UTC" });
  return `${formatEventDate(closesAt.slice(0, 10))}, ${time.format(new Date(`${closesAt}Z`))}`;
}
