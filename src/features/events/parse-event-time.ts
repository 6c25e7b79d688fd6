import { nurseryTimeZone } from "#shared/both/clock.ts";

/**
 * Start and end of a time such as "6:00 PM - 8:00 PM", in minutes from midnight; undefined if the owner wrote
 * something freer ("after the 10 o'clock Mass").
 */
export function parseTimeRange(time: string): { start: number; end: number } | undefined {
  const match =
    /^\s*(\d{1,2})(?::(\d{2}))?\s*([ap])\.?m\.?\s*(?:-|–|—|to)\s*(\d{1,2})(?::(\d{2}))?\s*([ap])\.?m\.?\s*$/i.exec(
      time,
    );
  if (!match) return undefined;
  const start = minutes(match[1], match[2], match[3]);
  const end = minutes(match[4], match[5], match[6]);
  return start !== undefined && end !== undefined && end > start ? { start, end } : undefined;
}

/**
 * Begin and end by the nursery's clock. A start in the hour skipped in spring moves an hour later (RFC 5545,
 * section 3.3.5), and so does the end: the event keeps its length.
 */
export function timesAtNursery(
  date: string,
  range: { start: number; end: number },
): { start: Temporal.ZonedDateTime; end: Temporal.ZonedDateTime } {
  const midnight = Temporal.PlainDate.from(date).toPlainDateTime();
  const [start, end] = [range.start, range.end].map((minutes) =>
    midnight.add({ minutes }).toZonedDateTime(nurseryTimeZone),
  ) as [Temporal.ZonedDateTime, Temporal.ZonedDateTime];
  const isLeftOut = !start.toPlainDateTime().equals(midnight.add({ minutes: range.start }));
  return { start, end: isLeftOut ? start.add({ minutes: range.end - range.start }) : end };
}

function minutes(hour = "", minute = "0", half = ""): number | undefined {
  const h = Number(hour);
  const m = Number(minute);
  if (h < 1 || h > 12 || m > 59) return undefined;
  return ((h % 12) + (half.toLowerCase() === "p" ? 12 : 0)) * 60 + m;
}
