import { nurseryTimeZone } from "./clock.ts";

const format = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: nurseryTimeZone,
});

/** "May 1, 2026, 10:00 AM", by the nursery's clock. `timestamp` is ISO 8601. */
export function momentInWords(timestamp: string): string {
  return format.format(new Date(timestamp));
}

/** "Saturday, May 2 at 6:00 PM", by the nursery's clock: until when places are held. `timestamp` is ISO 8601. */
export function deadlineInWords(timestamp: string): string {
  const date = new Date(timestamp);
  const inWords = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-US", { ...options, timeZone: nurseryTimeZone }).format(date);
  const day = inWords({ weekday: "long", month: "long", day: "numeric" });
  return `${day} at ${inWords({ timeStyle: "short" })}`;
}
