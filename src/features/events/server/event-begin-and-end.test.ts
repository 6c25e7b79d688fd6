import { describe, expect, it } from "vitest";
import { closingTimes, eventTimes } from "./event-begin-and-end.ts";

const spoken = (date: string, time: string) => {
  const { start, end } = eventTimes({ date, time });
  return [start.toString(), end.toString()];
};

describe("begin and end of an event", () => {
  it.each([
    ["2026-05-02", "6:00 PM - 8:00 PM", "2026-05-02T22:00:00Z", "2026-05-03T00:00:00Z"],
    ["2026-12-05", "6:00 PM - 8:00 PM", "2026-12-05T23:00:00Z", "2026-12-06T01:00:00Z"],
    // The whole day, which is an hour longer where the clocks go back.
    ["2026-05-02", "after Mass", "2026-05-02T04:00:00Z", "2026-05-03T04:00:00Z"],
    ["2026-11-01", "after Mass", "2026-11-01T04:00:00Z", "2026-11-02T05:00:00Z"],
    // The hour that spring's clocks leave out: it begins an hour later and keeps its length.
    ["2027-03-14", "2:30 AM - 3:30 AM", "2027-03-14T07:30:00Z", "2027-03-14T08:30:00Z"],
    ["2027-03-14", "1:30 AM - 3:30 AM", "2027-03-14T06:30:00Z", "2027-03-14T07:30:00Z"],
  ])("on %s, %s", (date, time, start, end) => {
    expect(spoken(date, time)).toEqual([start, end]);
  });

  it("are told as the database keeps moments, with the closing time, where there is one", () => {
    const event = { date: "2026-05-02", time: "6 PM - 8 PM", closesAt: "2026-05-01T12:00" };
    expect(closingTimes(event)).toEqual({
      startsAt: "2026-05-02T22:00:00.000Z",
      endsAt: "2026-05-03T00:00:00.000Z",
      closesAt: "2026-05-01T16:00:00.000Z",
    });
    expect(closingTimes({ ...event, closesAt: null }).closesAt).toBe(null);
  });
});
