import { expect, it } from "vitest";
import { systemClock, toTimestamp } from "./clock.ts";
import { dayAtNursery, deadlineInWords, endOfDayAtNursery, momentInWords } from "./nursery-time.ts";

const instant = (text: string) => Temporal.Instant.from(text);

it("keeps moments as text whose order is that of time", () => {
  expect(toTimestamp(instant("2026-05-02T00:00:00Z"))).toBe("2026-05-02T00:00:00.000Z");
  expect(toTimestamp(instant("2026-05-02T00:00:00.0129Z"))).toBe("2026-05-02T00:00:00.012Z");
});

it("knows the day at the nursery and when it ends, also where it has 23 or 25 hours", () => {
  expect(dayAtNursery(instant("2026-05-02T03:59:59Z"))).toBe("2026-05-01");
  expect(dayAtNursery(instant("2026-05-02T04:00:00Z"))).toBe("2026-05-02");
  for (const [moment, end] of [
    ["2026-05-02T04:00:00Z", "2026-05-03T04:00:00Z"],
    ["2026-05-03T03:59:59Z", "2026-05-03T04:00:00Z"],
    ["2026-03-08T12:00:00Z", "2026-03-09T04:00:00Z"],
    ["2026-11-01T12:00:00Z", "2026-11-02T05:00:00Z"],
  ] as const) {
    expect(endOfDayAtNursery(instant(moment)), moment).toBe(Date.parse(end));
  }
});

it("tells the time of now", () => {
  const before = Date.now();
  expect(systemClock().epochMilliseconds).toBeGreaterThanOrEqual(before);
});

it("says a moment and a deadline in words, by the nursery's clock", () => {
  expect(momentInWords("2026-05-01T14:00:00.000Z")).toBe("May 1, 2026, 10:00 AM");
  expect(deadlineInWords("2026-05-02T22:00:00.000Z")).toBe("Saturday, May 2 at 6:00 PM");
  expect(deadlineInWords("2026-12-06T04:30:00.000Z")).toBe("Saturday, December 5 at 11:30 PM");
});
