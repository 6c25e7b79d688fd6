/**
 * The days of events repeated after `date`: weekly, or monthly on the same weekday of the month (the
 * third Saturday; the fifth is the last where a month has but four).
 */
export function repeatedDates(date: string, every: "week" | "month", times: number): string[] {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return Array.from({ length: times }, (_, index) =>
    every === "week"
      ? isoDay(new Date(Date.UTC(year, month - 1, day + 7 * (index + 1))))
      : sameWeekday(new Date(Date.UTC(year, month - 1, day)), index + 1),
  );
}

/** A closing time, `YYYY-MM-DDTHH:MM` by the nursery's clock, moved along with its event's day. */
export function movedClosing(closesAt: string, from: string, to: string): string {
  const [day = "", time] = closesAt.split("T");
  const days = Date.parse(to) - Date.parse(from);
  return `${isoDay(new Date(Date.parse(day) + days))}T${time}`;
}

function sameWeekday(first: Date, monthsLater: number): string {
  const position = Math.ceil(first.getUTCDate() / 7);
  const month = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + monthsLater, 1));
  const ahead = (first.getUTCDay() - month.getUTCDay() + 7) % 7;
  const day = new Date(month);
  day.setUTCDate(1 + ahead + 7 * (position - 1));
  if (day.getUTCMonth() !== month.getUTCMonth()) day.setUTCDate(day.getUTCDate() - 7);
  return isoDay(day);
}

function isoDay(day: Date): string {
  return day.toISOString().slice(0, 10);
}
