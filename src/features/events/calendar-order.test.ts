import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inCalendarOrder, splitByDay } from "./calendar-order.ts";

describe("inCalendarOrder", () => {
  const day = fc
    .integer({ min: 0, max: 40 })
    .map((days) => Temporal.PlainDate.from("2026-05-01").add({ days }).toString());
  const events = fc.uniqueArray(fc.record({ id: fc.nat(), date: day, time: fc.constant("") }), {
    selector: ({ id }) => id,
  });

  it("puts the upcoming first, soonest first, then the past, latest first, and loses none", () => {
    fc.assert(
      fc.property(events, day, (list, today) => {
        const ordered = inCalendarOrder(list, today);
        const { upcoming, past } = splitByDay(list, today);
        const days = [...upcoming, ...past].map(({ date }) => date);
        expect(ordered.map(({ date }) => date)).toEqual(days);
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

  it("puts events of one day by their beginning, then as they were entered", () => {
    const day = "2026-05-02";
    const [afternoon, second, midnight, first] = [
      { id: 2, date: day, time: "1:00 PM - 3:00 PM" },
      { id: 4, date: day, time: "9:00 AM - 10:00 AM" },
      { id: 7, date: day, time: "12:00 AM - 1:00 AM" },
      { id: 3, date: day, time: "9:00 AM - 10:00 AM" },
    ] as const;
    const soonestFirst = [midnight, first, second, afternoon];
    const all = [afternoon, second, midnight, first];
    expect(inCalendarOrder(all, day)).toEqual(soonestFirst);
    expect(inCalendarOrder(all, "2026-05-03")).toEqual(soonestFirst.toReversed());
  });
});

describe("splitByDay", () => {
  it("keeps today's event among the upcoming, and events of one day in the order that they came in", () => {
    const list = [2, 1].map((id) => ({ id, date: "2026-05-02" }));
    expect(splitByDay(list, "2026-05-02")).toEqual({ upcoming: list, past: [] });
    expect(splitByDay(list, "2026-05-03")).toEqual({ upcoming: [], past: list });
  });
});
