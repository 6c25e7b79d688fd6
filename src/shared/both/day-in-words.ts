const longDay = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  timeZone: "UTC",
});

/** "Saturday, June 21st, 2025" for "2025-06-21". Any other text is returned unchanged. */
export function formatEventDate(date: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) return date;
  const [, year, , day] = match;
  const parts = longDay.formatToParts(new Date(`${date}T00:00:00Z`));
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value;
  return `${part("weekday")}, ${part("month")} ${ordinal(Number(day))}, ${year}`;
}

/** "June" for "2025-06-21". */
export function monthOf(date: string): string {
  const month = longDay.formatToParts(new Date(`${date}T00:00:00Z`));
  return month.find(({ type }) => type === "month")?.value ?? "";
}

function ordinal(day: number): string {
  const teen = day % 100 >= 11 && day % 100 <= 13;
  const suffix = teen ? "th" : (["th", "st", "nd", "rd"][day % 10] ?? "th");
  return `${day}${suffix}`;
}
