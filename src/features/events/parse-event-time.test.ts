import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseTimeRange } from "./parse-event-time.ts";

describe("parseTimeRange", () => {
  it.each([
    ["6:00 PM - 8:00 PM", { start: 1080, end: 1200 }],
    ["10 AM to 12 PM", { start: 600, end: 720 }],
    ["12:00 am – 1:30 a.m.", { start: 0, end: 90 }],
    ["  6:05PM—11:59p.m.  ", { start: 1085, end: 1439 }],
    ["1  AM  -  2  AM", { start: 60, end: 120 }],
    ["6 PM - 6 PM", undefined],
    ["0:30 AM - 1 AM", undefined],
    ["6:60 PM - 8 PM", undefined],
    ["6 PM - 7:60 PM", undefined],
    ["6 PM - 13 PM", undefined],
    ["6:00 PM - 8:00 PM and tea", undefined],
    ["from 6:00 PM - 8:00 PM", undefined],
    ["6:00 PM", undefined],
    ["6 PM - 8", undefined],
    ["", undefined],
    ["8:00 PM - 6:00 PM", undefined],
    ["13:00 PM - 2:00 PM", undefined],
    ["after the 10 o'clock Mass", undefined],
  ])("reads %s", (time, range) => {
    expect(parseTimeRange(time)).toEqual(range);
  });

  it("never throws", () => {
    fc.assert(fc.property(fc.string(), (time) => void parseTimeRange(time)));
  });
});
