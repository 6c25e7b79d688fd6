import { afterAll, beforeAll, expect, it, vi } from "vitest";

/** In Tokyo it is the next morning already. */
const moment = "2026-05-01T22:15:30.000Z";
const zoneBefore = process.env["TZ"];
beforeAll(() => {
  process.env["TZ"] = "Asia/Tokyo";
  vi.resetModules();
});
afterAll(() => {
  if (zoneBefore === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zoneBefore;
});

it("a device in Tokyo shows the nursery's time", async () => {
  expect(new Date(moment).getHours()).toBe(7);
  const { clockTime, fullTime } = await import("#shared/browser/relative-time.ts");
  expect(fullTime(moment)).toBe("May 1, 2026 at 6:15 PM");
  expect(clockTime(Date.parse(moment))).toBe("6:15:30 PM");
  const { deadlineInWords, momentInWords } = await import("./nursery-time.ts");
  expect(momentInWords(moment)).toBe("May 1, 2026, 6:15 PM");
  expect(deadlineInWords(moment)).toBe("Friday, May 1 at 6:15 PM");
});
