import { nurseryTimeZone } from "./clock.ts";

// The zone's name is in `clock.ts`, so that pages that only need it do not load this file.
export { nurseryTimeZone };

/** Local time in minutes: the value of a `datetime-local` field, `YYYY-MM-DDTHH:MM`. */
const wall = /* @__PURE__ */ new Intl.DateTimeFormat("sv-SE", {
  timeZone: nurseryTimeZone,
  dateStyle: "short",
  timeStyle: "short",
});

/** A timestamp by the nursery's clock, `YYYY-MM-DDTHH:MM`. Works in browsers without Temporal. */
export function atNursery(moment: string | number): string {
  return wall.format(new Date(moment)).replace(" ", "T");
}

/** The day at the nursery, `YYYY-MM-DD`. */
export function todayAtNursery(): string {
  return atNursery(Date.now()).slice(0, 10);
}

/**
 * The moment, in ISO 8601 and UTC, at which the nursery's clock shows `local`; undefined for invalid text. An
 * hour that occurs twice means the first, a skipped one the hour after.
 */
export function momentAtNursery(local: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/.test(local)) return undefined;
  const asUtc = Date.parse(`${local.slice(0, 16)}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const hour = 3_600_000;
  // Four or five hours behind UTC; the smaller offset gives the earlier time.
  const fitting = [4, 5].map((hours) => asUtc + hours * hour);
  const found = fitting.find((moment) => atNursery(moment) === local.slice(0, 16));
  return new Date(found ?? asUtc + 5 * hour).toISOString();
}

/** The day at the nursery, as `YYYY-MM-DD`. */
export function dayAtNursery(instant: Temporal.Instant): string {
  return instant.toZonedDateTimeISO(nurseryTimeZone).toPlainDate().toString();
}

/** When the day at the nursery ends, in milliseconds since the epoch. */
export function endOfDayAtNursery(instant: Temporal.Instant): number {
  const begin = instant.toZonedDateTimeISO(nurseryTimeZone).startOfDay();
  return begin.add({ days: 1 }).epochMilliseconds;
}

/**
 * Returns a formatter of timestamps by the nursery's clock, with `options`; a timestamp is ISO 8601 or
 * milliseconds since the epoch. Created at first use, because not every page uses it.
 */
export function wordsAtNursery(
  options: Intl.DateTimeFormatOptions,
): (moment: string | number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (moment) => {
    format ??= new Intl.DateTimeFormat("en-US", { ...options, timeZone: nurseryTimeZone });
    return format.format(new Date(moment));
  };
}

/** "May 1, 2026, 10:00 AM". */
export const momentInWords = /* @__PURE__ */ wordsAtNursery({
  dateStyle: "medium",
  timeStyle: "short",
});

const longDay = /* @__PURE__ */ wordsAtNursery({ weekday: "long", month: "long", day: "numeric" });
const timeOfDay = /* @__PURE__ */ wordsAtNursery({ timeStyle: "short" });

/** "Saturday, May 2 at 6:00 PM": until when places are held. */
export function deadlineInWords(timestamp: string): string {
  return `${longDay(timestamp)} at ${timeOfDay(timestamp)}`;
}
