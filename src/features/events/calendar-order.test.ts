import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inCalendarOrder, splitByDay } from "./calendar-order.ts";

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

describe("splitByDay", () => {
  it("keeps today's event among the upcoming, and events of one day as they were entered", () => {
    const [first, second] = [1, 2].map((id) => ({ id, date: "2026-05-02" }));
    const both = { upcoming: [first, second], past: [] };
    expect(splitByDay([second, first] as { id: number; date: string }[], "2026-05-02")).toEqual(
      both,
    );
  });
});
