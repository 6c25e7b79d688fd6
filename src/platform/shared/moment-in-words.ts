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
