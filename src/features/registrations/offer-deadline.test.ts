import { describe, expect, it } from "vitest";
import { offerDeadline } from "./offer-deadline.ts";

describe("offerDeadline", () => {
  const hour = 3_600_000;
  const event = { startsAt: 100 * hour, endsAt: 102 * hour };
  it.each([
    [0, 24],
    [52, 76],
    [60, 80],
    [96, 98],
    [98.5, 99.5],
    [99.5, 100],
    [100, 101],
    [101.75, 102],
    [102, undefined],
    [200, undefined],
  ])("of an offer made at %d h is %s h", (now, deadline) => {
    expect(offerDeadline(now * hour, event)).toBe(deadline && deadline * hour);
  });

  it("is a whole millisecond, half-way to the beginning, too", () => {
    expect(offerDeadline(60 * hour + 1, event)).toBe(80 * hour);
  });

  it("is a day where people are taken after the end, too", () => {
    expect(offerDeadline(200 * hour, { ...event, endsAt: undefined })).toBe(224 * hour);
  });
});
