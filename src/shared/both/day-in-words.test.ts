import { describe, expect, it } from "vitest";
import { formatEventDate, monthOf } from "#shared/both/day-in-words.ts";

describe("formatEventDate", () => {
  it.each([
    ["2025-06-21", "Saturday, June 21st, 2025"],
    ["2026-05-02", "Saturday, May 2nd, 2026"],
    ["2026-10-03", "Saturday, October 3rd, 2026"],
    ["2026-11-11", "Wednesday, November 11th, 2026"],
    ["2026-11-12", "Thursday, November 12th, 2026"],
    ["2026-11-13", "Friday, November 13th, 2026"],
    ["2026-11-22", "Sunday, November 22nd, 2026"],
    ["2026-11-20", "Friday, November 20th, 2026"],
    ["2026-11-26", "Thursday, November 26th, 2026"],
    ["2026-12-31", "Thursday, December 31st, 2026"],
    ["some day soon", "some day soon"],
    ["on 2026-12-31", "on 2026-12-31"],
    ["2026-12-31 or later", "2026-12-31 or later"],
  ])("shows %s as %s", (date, shown) => {
    expect(formatEventDate(date)).toBe(shown);
  });
});

describe("monthOf", () => {
  it.each([
    ["2025-06-01", "June"],
    ["2026-12-31", "December"],
  ])("names the month of %s: %s", (date, month) => {
    expect(monthOf(date)).toBe(month);
  });
});
