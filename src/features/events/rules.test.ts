import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatEventDate, inCalendarOrder, parseTimeRange, splitByDay } from "./rules.ts";

describe("formatEventDate", () => {
  it.each([
    ["2025-06-21", "Saturday, June 21st, 2025"],
    ["2026-05-02", "Saturday, May 2nd, 2026"],
    ["2026-10-03", "Saturday, October 3rd, 2026"],
    ["2026-11-11", "Wednesday, November 11th, 2026"],
    ["2026-11-12", "Thursday, November 12th, 2026"],
    ["2026-11-13", "Friday, November 13th, 2026"],
    ["2026-11-22", "Sunday, November 22nd, 2026"],
    ["2026-12-31", "Thursday, December 31st, 2026"],
    ["some day soon", "some day soon"],
  ])("shows %s as %s", (date, shown) => {
    expect(formatEventDate(date)).toBe(shown);
  });
});

describe("parseTimeRange", () => {
  it.each([
    ["6:00 PM - 8:00 PM", { start: 1080, end: 1200 }],
    ["10 AM to 12 PM", { start: 600, end: 720 }],
    ["12:00 am – 1:30 a.m.", { start: 0, end: 90 }],
    ["8:00 PM - 6:00 PM", undefined],
    ["13:00 PM - 2:00 PM", undefined],
    ["after the 10 o'clock Mass", undefined],
  ])("reads %s", (time, range) => {
    expect(parseTimeRange(time)).toEqual(range);
  });

  it("never throws", () => {
    fc.assert(fc.property(fc.string(), (time) => void parseTimeRange(time)));
  });
});

describe("inCalendarOrder", () => {
  const day = fc
    .integer({ min: 0, max: 40 })
    .map((days) => Temporal.PlainDate.from("2026-05-01").add({ days }).toString());
  const events = fc.uniqueArray(fc.record({ id: fc.nat(), date: day }), {
    selector: ({ id }) => id,
  });

  it("puts the upcoming first, soonest first, then the past, latest first, and loses none", () => {
    fc.assert(
      fc.property(events, day, (list, today) => {
        const ordered = inCalendarOrder(list, today);
        const { upcoming, past } = splitByDay(list, today);
        expect(ordered).toEqual([...upcoming, ...past]);
        expect(ordered.toSorted((a, b) => a.id - b.id)).toEqual(
          list.toSorted((a, b) => a.id - b.id),
        );
        expect(upcoming.every(({ date }) => date >= today)).toBe(true);
        expect(upcoming.map(({ date }) => date)).toEqual(upcoming.map(({ date }) => date).sort());
        expect(past.every(({ date }) => date < today)).toBe(true);
        expect(past.map(({ date }) => date)).toEqual(
          past
            .map(({ date }) => date)
            .sort()
            .reverse(),
        );
      }),
    );
  });
});
