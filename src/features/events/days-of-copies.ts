/** The day, `YYYY-MM-DD`, this many days after `date`. */
export function daysAfter(date: string, days: number): string {
  const day = new Date(date);
  day.setUTCDate(day.getUTCDate() + days);
  return isoDay(day);
}

/** The same weekday, months later: the third Saturday stays the third; the fifth becomes the last of four. */
export function monthsAfter(date: string, months: number): string {
  const from = new Date(date);
  const position = Math.ceil(from.getUTCDate() / 7);
  const month = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const ahead = (from.getUTCDay() - month.getUTCDay() + 7) % 7;
  const day = new Date(month);
  day.setUTCDate(1 + ahead + 7 * (position - 1));
  if (day.getUTCMonth() !== month.getUTCMonth()) day.setUTCDate(day.getUTCDate() - 7);
  return isoDay(day);
}

/** The day suggested for a copy: the same weekday of its month in the next year that is still to come. */
export function dayNextYear(date: string, today: string): string {
  let months = 12;
  while (monthsAfter(date, months) < today) months += 12;
  return monthsAfter(date, months);
}

/** A closing time, `YYYY-MM-DDTHH:MM` by the nursery's clock, moved along with its event's day. */
export function movedClosing(closesAt: string, from: string, to: string): string {
  const [day = "", time] = closesAt.split("T");
  return `${daysAfter(day, (Date.parse(to) - Date.parse(from)) / 86_400_000)}T${time}`;
}

function isoDay(day: Date): string {
  return day.toISOString().slice(0, 10);
}
