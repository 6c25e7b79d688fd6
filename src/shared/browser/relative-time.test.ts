import { expect, test } from "vitest";
import { clockTime, fullTime, timeAgo } from "./relative-time.ts";

const now = Date.parse("2025-06-21T18:00:00.000Z");
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [0, "less than a minute ago"],
  [59_999, "less than a minute ago"],
  [minute, "1 minute ago"],
  [59 * minute, "59 minutes ago"],
  [hour, "1 hour ago"],
  [23 * hour + 59 * minute, "23 hours ago"],
  [day, "1 day ago"],
  [5 * day, "5 days ago"],
  [29 * day, "29 days ago"],
  [30 * day, "1 month ago"],
  [364 * day, "12 months ago"],
  [365 * day, "1 year ago"],
  [3 * 365 * day, "3 years ago"],
  [-hour, "less than a minute ago"],
])("%d ms before now is %j", (before, text) => {
  expect(timeAgo(new Date(now - before).toISOString(), now)).toBe(text);
});

test("a moment that is none is left out", () => {
  expect(timeAgo("some day", now)).toBe("");
});

test("a moment is told by the nursery's clock", () => {
  expect(fullTime("2025-06-02T20:15:30.000Z")).toBe("June 2, 2025 at 4:15 PM");
  expect(clockTime(Date.parse("2025-01-02T20:15:30.000Z"))).toBe("3:15:30 PM");
});
