import { nurseryTimeZone } from "#shared/both/clock.ts";

const longDate = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeZone: nurseryTimeZone,
});

/** "June 21, 2025", the day it was at the nursery; "Draft" for a post that is none yet. */
export function formatPublished(publishedAt: string | null): string {
  return publishedAt === null ? "Draft" : longDate.format(new Date(publishedAt));
}

/** Whether a post waits for its moment. `now` is in milliseconds since the epoch. */
export function isScheduled(publishedAt: string | null, now: number): boolean {
  return publishedAt !== null && Date.parse(publishedAt) > now;
}
