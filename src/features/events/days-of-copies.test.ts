import { describe, expect, it } from "vitest";
import { dayNextYear, daysAfter, monthsAfter, movedClosing } from "./days-of-copies.ts";

describe("days of copies", () => {
  it("go by weeks over the change of the clocks and the year", () => {
    expect(daysAfter("2026-12-27", 7)).toBe("2027-01-03");
    expect(daysAfter("2026-10-31", 7)).toBe("2026-11-07");
    expect(daysAfter("2026-03-07", 7)).toBe("2026-03-14");
  });

  it("take the closing time along, whatever the clocks do between", () => {
    expect(movedClosing("2026-03-06T18:30", "2026-03-07", "2026-03-14")).toBe("2026-03-13T18:30");
    expect(movedClosing("2026-03-06T18:30", "2026-03-07", "2026-02-28")).toBe("2026-02-27T18:30");
  });

  it("keep the weekday of the month; the fifth is the last where there are four", () => {
    const months = (date: string) => [1, 2, 3].map((count) => monthsAfter(date, count));
    expect(months("2026-05-16")).toEqual(["2026-06-20", "2026-07-18", "2026-08-15"]);
    expect(months("2026-05-30")).toEqual(["2026-06-27", "2026-07-25", "2026-08-29"]);
    expect(months("2026-10-31")).toEqual(["2026-11-28", "2026-12-26", "2027-01-30"]);
  });

  it.each<[string, string, string]>([
    // The fourth Saturday of October stays the fourth.
    ["2026-10-24", "2026-10-01", "2027-10-23"],
    ["2026-10-24", "2026-10-24", "2027-10-23"],
    ["2026-10-24", "2026-10-25", "2027-10-23"],
    ["2026-05-16", "2026-11-25", "2027-05-15"],
    ["2025-06-21", "2026-11-21", "2027-06-19"],
    ["2025-12-20", "2026-11-21", "2026-12-19"],
    ["2025-12-20", "2026-12-19", "2026-12-19"],
    ["2025-12-20", "2026-12-20", "2027-12-18"],
    ["1999-01-01", "2026-11-22", "2027-01-01"],
    ["2091-05-19", "2026-11-22", "2092-05-17"],
  ])("proposed for %s on %s is %s", (date, today, day) => {
    expect(dayNextYear(date, today)).toBe(day);
  });
});
