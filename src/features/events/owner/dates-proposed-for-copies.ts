import { formatEventDate } from "#shared/both/day-in-words.ts";
import { mostCopies } from "../inputs.ts";
import { movedClosing, repeatedDates } from "../weekly-and-monthly-dates.ts";

/** Under what name what is typed about copies is kept: with the event's id after it. */
export const copyDraftStart = "event-copy:";

/** How often an event is copied, as the owner chooses it. */
export interface CopyRule {
  /** The day of the first copy. */
  first: string;
  every: "once" | "week" | "month";
  /** How many copies are made, the first included; 1 where it is copied once. */
  times: number;
}

/** The days that a rule comes to; none while it is not complete. One too many shows that it is too many. */
export function datesOf({ first, every, times }: CopyRule): string[] {
  if (!isDay(first)) return [];
  if (every === "once") return [first];
  if (!(times >= 1)) return [];
  return [first, ...repeatedDates(first, every, Math.min(Math.floor(times), mostCopies + 1) - 1)];
}

/**
 * The day that is proposed for the first copy, which is always one to come: once, the same weekday of its
 * month in the next year (the third Saturday of May); else the next such weekday of a week or a month.
 */
export function firstCopyDay(date: string, today: string, every: CopyRule["every"]): string {
  const years = Math.max(0, Number(today.slice(0, 4)) - Number(date.slice(0, 4))) + 1;
  const days =
    every === "week"
      ? repeatedDates(date, "week", 53 * years)
      : repeatedDates(date, "month", 12 * years);
  const isOne = (at: number) => every !== "once" || (at + 1) % 12 === 0;
  return days.find((day, at) => isOne(at) && day >= today) ?? today;
}

const places = ["first", "second", "third", "fourth", "last"] as const;
const weekday = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" });

/** "the third Saturday": which day of each month a monthly repetition of this one falls on. */
export function placeInMonth(date: string): string {
  const position = Math.ceil(Number(date.slice(8)) / 7);
  return `the ${places[position - 1]} ${weekday.format(new Date(date))}`;
}

const moment = new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone: "UTC" });

/** "Friday, October 31st, 2031, 6:30 PM": when registration for a copy closes. */
export function closingOn(closesAt: string, from: string, to: string): string {
  const moved = movedClosing(closesAt, from, to);
  return `${formatEventDate(moved.slice(0, 10))}, ${moment.format(new Date(`${moved}:00Z`))}`;
}

/** What is wrong with one of the days. */
export function problemOf(
  date: string,
  place: number,
  dates: readonly string[],
): string | undefined {
  if (!isDay(date)) return "Please choose a date";
  return dates.indexOf(date) < place ? "This day is there twice" : undefined;
}

/** Whether this is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(date: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date));
}
