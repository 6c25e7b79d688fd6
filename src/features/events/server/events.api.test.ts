import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { todayAtNursery } from "#shared/both/nursery-time.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe("GET /api/events", () => {
  it("answers the seeded events, upcoming first, soonest first, then event 1 as stored", async () => {
    const response = await site.call("GET", "/api/events");
    const events = (await response.json()) as { id: number; date: string; title: string }[];
    const last = events.at(-1);
    expect(last).toMatchObject({
      id: 1,
      title: "Summer Garden Tour and Talk",
      date: "2025-06-21",
      time: "6:00 PM - 8:00 PM",
    });
    const dates = events.slice(0, -1).map(({ date }) => date);
    expect(dates.length).toBeGreaterThanOrEqual(6);
    expect(dates).toEqual(dates.toSorted());
    expect(dates.every((date) => date >= todayAtNursery())).toBe(true);
  });
});
