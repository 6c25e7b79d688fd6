import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { repeatedDates } from "./repeated-dates.ts";
import {
  closedBecause,
  eventSlug,
  formatEventDate,
  inCalendarOrder,
  placesShown,
  splitByDay,
} from "./rules.ts";
import { parseTimeRange } from "./time-range.ts";

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

describe("eventSlug", () => {
  it.each([
    ["Harvest Celebration & St. Francis Blessing", "harvest-celebration-st-francis-blessing"],
    ["Fête d’été", "fete-d-ete"],
    ["祝祭", "event"],
    ["x".repeat(200), "x".repeat(60)],
  ])("makes of %s %s", (title, slug) => {
    expect(eventSlug(title)).toBe(slug);
  });
});

describe("placesShown", () => {
  it.each([
    [null, 5000, null],
    [30, 10, null],
    [30, 20, 10],
    [30, 30, 0],
    [30, 35, 0],
  ])("shows of %s places with %i taken: %s", (capacity, taken, shown) => {
    expect(placesShown(capacity, taken)).toBe(shown);
  });
});

describe("closedBecause", () => {
  const event = { status: "scheduled", registrationMode: "until_event_ends" } as const;
  const times = { endsAt: "2026-05-02T20:00:00.000Z", closesAt: "2026-05-01T20:00:00.000Z" };
  it.each([
    [event, "2026-05-01T19:59:59.999Z", null],
    [event, "2026-05-01T20:00:00.000Z", "closed"],
    [event, "2026-05-02T20:00:00.000Z", "over"],
    [{ ...event, registrationMode: "closed" as const }, "2026-01-01T00:00:00.000Z", "closed"],
    [{ ...event, status: "cancelled" as const }, "2026-01-01T00:00:00.000Z", "cancelled"],
  ])("answers for %j at %s: %s", (of, now, because) => {
    expect(closedBecause(of, times, now)).toBe(because);
  });

  it("leaves a past event open where the owner says so", () => {
    const open = { ...event, registrationMode: "always" as const };
    expect(closedBecause(open, { ...times, closesAt: null }, "2030-01-01T00:00:00.000Z")).toBe(
      null,
    );
  });
});

describe("repeatedDates", () => {
  it("goes by weeks over the change of the clocks and the year", () => {
    expect(repeatedDates("2026-12-20", "week", 3)).toEqual([
      "2026-12-27",
      "2027-01-03",
      "2027-01-10",
    ]);
  });

  it("keeps the weekday of the month; the fifth is the last where there are four", () => {
    expect(repeatedDates("2026-05-16", "month", 3)).toEqual([
      "2026-06-20",
      "2026-07-18",
      "2026-08-15",
    ]);
    expect(repeatedDates("2026-05-30", "month", 3)).toEqual([
      "2026-06-27",
      "2026-07-25",
      "2026-08-29",
    ]);
  });
});
