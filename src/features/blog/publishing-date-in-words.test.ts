import { describe, expect, it } from "vitest";
import { fullTime } from "#shared/browser/relative-time.ts";
import { formatPublished, isScheduled } from "./publishing-date-in-words.ts";

describe("the date of a post", () => {
  it("is the day at the nursery, or the word Draft", () => {
    expect(formatPublished("2025-06-21T14:00:00.000Z")).toBe("June 21, 2025");
    expect(formatPublished("2025-06-21T02:00:00.000Z")).toBe("June 20, 2025");
    expect(formatPublished(null)).toBe("Draft");
  });

  it("is told to the minute while the post waits for it", () => {
    const moment = "2025-06-21T13:00:00.000Z";
    expect(fullTime(moment)).toBe("June 21, 2025 at 9:00 AM");
    expect(isScheduled(moment, Date.parse(moment) - 1)).toBe(true);
    expect(isScheduled(moment, Date.parse(moment))).toBe(false);
    expect(isScheduled(null, 0)).toBe(false);
  });
});
