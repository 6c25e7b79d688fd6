const moment = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "America/New_York",
});

/** "May 1, 2026, 3:00 AM", at the nursery. */
export function momentInWords(at: string): string {
  return moment.format(new Date(at));
}
