import { describe, expect, it } from "vitest";
import {
  type CopyRule,
  closingOn,
  datesOf,
  firstCopyDay,
  placeInMonth,
  problemOf,
} from "./dates-proposed-for-copies.ts";

const rule: CopyRule = {
  first: "2026-10-24",
  every: "week",
  times: 3,
};

describe("the days of copies", () => {
  it.each<[Partial<CopyRule>, string[]]>([
    [{}, ["2026-10-24", "2026-10-31", "2026-11-07"]],
    [{ every: "once" }, ["2026-10-24"]],
    [{ every: "month" }, ["2026-10-24", "2026-11-28", "2026-12-26"]],
    [{ every: "month", first: "2026-10-31" }, ["2026-10-31", "2026-11-28", "2026-12-26"]],
    [{ first: "" }, []],
    [{ times: Number.NaN }, []],
    [{ times: 0 }, []],
    [{ times: 1 }, ["2026-10-24"]],
    [{ times: 2.9 }, ["2026-10-24", "2026-10-31"]],
    [{ first: "2026-10-24T10:00" }, []],
    [{ first: " 2026-10-24" }, []],
    [{ first: "2026-13-24" }, []],
    [{ first: "October 24, 2026" }, []],
  ])("of %j are %j", (changes, days) => {
    expect(datesOf({ ...rule, ...changes })).toEqual(days);
  });

  it("are never more than one too many", () => {
    expect(datesOf({ ...rule, times: 1e9 })).toHaveLength(53);
  });
});

describe("the first copy", () => {
  it.each<[string, string, CopyRule["every"], string]>([
    // The fourth Saturday of October stays the fourth.
    ["2026-10-24", "2026-10-01", "once", "2027-10-23"],
    ["2026-10-24", "2026-10-24", "once", "2027-10-23"],
    ["2026-10-24", "2026-10-25", "once", "2027-10-23"],
    ["2026-05-16", "2026-11-25", "once", "2027-05-15"],
    ["2025-06-21", "2026-11-21", "once", "2027-06-19"],
    ["2025-12-20", "2026-11-21", "once", "2026-12-19"],
    ["2025-12-20", "2026-12-19", "once", "2026-12-19"],
    ["2025-12-20", "2026-12-20", "once", "2027-12-18"],
    ["1999-01-01", "2026-11-22", "once", "2027-01-01"],
    ["2091-05-19", "2026-11-22", "once", "2092-05-17"],
    ["2026-10-24", "2026-10-01", "week", "2026-10-31"],
    ["2025-06-21", "2026-11-22", "week", "2026-11-28"],
    ["2026-10-24", "2026-10-01", "month", "2026-11-28"],
    ["2025-06-21", "2026-11-22", "month", "2026-12-19"],
  ])("of %s, seen on %s, made %s, is on %s", (date, today, every, day) => {
    expect(firstCopyDay(date, today, every)).toBe(day);
  });
});

it("says which day of the month, and when registration closes", () => {
  expect(placeInMonth("2026-10-24")).toBe("the fourth Saturday");
  expect(placeInMonth("2026-10-31")).toBe("the last Saturday");
  expect(closingOn("2026-10-23T18:30", "2026-10-24", "2026-11-07")).toBe(
    "Friday, November 6th, 2026, 6:30 PM",
  );
});

it("names what is wrong with a day", () => {
  const days = ["2026-10-24", "", "2026-10-24"];
  expect(days.map((day, place) => problemOf(day, place, days))).toEqual([
    undefined,
    "Please choose a date",
    "This day is there twice",
  ]);
});
