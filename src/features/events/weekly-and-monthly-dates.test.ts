import { describe, expect, it } from "vitest";
import { movedClosing, repeatedDates } from "./weekly-and-monthly-dates.ts";

describe("repeatedDates", () => {
  it("goes by weeks over the change of the clocks and the year", () => {
    expect(repeatedDates("2026-12-20", "week", 3)).toEqual([
      "2026-12-27",
      "2027-01-03",
      "2027-01-10",
    ]);
  });

  it("takes the closing time along, whatever the clocks do between", () => {
    expect(movedClosing("2026-03-06T18:30", "2026-03-07", "2026-03-14")).toBe("2026-03-13T18:30");
    expect(movedClosing("2026-03-06T18:30", "2026-03-07", "2026-02-28")).toBe("2026-02-27T18:30");
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
