import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SiteConfig } from "#platform/server/config.ts";
import { calendarOf } from "./calendar.ts";

const tour = {
  id: 1,
  title: "Summer Garden Tour and Talk",
  description: "Walk the beds; hear, and pray.\nChildren are welcome.",
  date: "2025-06-21",
  time: "6:00 PM - 8:00 PM",
  location: "Please call or email us",
  version: 3,
  isCancelled: false,
};
const source = {
  calendarId: "nursery.test",
  site: {
    brand: "Rosa Mystica Gardens",
    phone: "(570) 555-0142",
    email: "hello@rosamystica.example",
    publicUrl: "http://nursery.test",
  } as SiteConfig,
  now: Temporal.Instant.from("2026-01-02T03:04:05.678Z"),
};

/** As a calendar program reads it: folded lines joined again. */
const unfold = (calendar: string) => calendar.replace(/\r\n /g, "").split("\r\n");

describe("calendarOf", () => {
  it("gives an event a fixed UID, its version, and New York times with the zone's own rules", () => {
    const lines = unfold(calendarOf([tour], source));
    expect(lines).toContain("UID:event-1@nursery.test");
    expect(lines).toContain("SEQUENCE:3");
    expect(lines).toContain("DTSTAMP:20260102T030405Z");
    expect(lines).toContain("DTSTART;TZID=America/New_York:20250621T180000");
    expect(lines).toContain("DTEND;TZID=America/New_York:20250621T200000");
    expect(lines.filter((line) => line === "BEGIN:VTIMEZONE")).toHaveLength(1);
    expect(lines).toContain("TZID:America/New_York");
    expect(lines).toContain(
      "DESCRIPTION:Walk the beds\\; hear\\, and pray.\\nChildren are welcome.",
    );
  });

  it("counts changes, says whom to ask, and takes a cancelled event out", () => {
    const lines = unfold(calendarOf([tour], source));
    expect(lines).toContain("SEQUENCE:3");
    expect(lines).toContain("STATUS:CONFIRMED");
    expect(lines).toContain("METHOD:PUBLISH");
    expect(lines).toContain("LOCATION:Please call or email us");
    expect(lines).toContain(
      "CONTACT:Rosa Mystica Gardens\\, (570) 555-0142\\, hello@rosamystica.example",
    );
    expect(lines).toContain('ORGANIZER;CN="Rosa Mystica Gardens":mailto:hello@rosamystica.example');
    expect(lines).toContain("URL:http://nursery.test/events/1-summer-garden-tour-and-talk");
    expect(unfold(calendarOf([{ ...tour, isCancelled: true }], source))).toContain(
      "STATUS:CANCELLED",
    );
    const off = unfold(calendarOf([tour], { ...source, method: "CANCEL" }));
    expect(off).toContain("METHOD:CANCEL");
    expect(off).toContain("STATUS:CANCELLED");
  });

  it("keeps the length of an event that begins in the hour which spring's clocks leave out", () => {
    const early = { ...tour, date: "2027-03-14", time: "2:30 AM - 3:30 AM" };
    const lines = unfold(calendarOf([early], source));
    expect(lines).toContain("DTSTART;TZID=America/New_York:20270314T033000");
    expect(lines).toContain("DTEND;TZID=America/New_York:20270314T043000");
    const across = unfold(calendarOf([{ ...early, time: "1:30 AM - 3:30 AM" }], source));
    expect(across).toContain("DTSTART;TZID=America/New_York:20270314T013000");
    expect(across).toContain("DTEND;TZID=America/New_York:20270314T033000");
  });

  it("makes a day of a time in free words", () => {
    const lines = unfold(calendarOf([{ ...tour, time: "after Mass" }], source));
    expect(lines).toContain("DTSTART;VALUE=DATE:20250621");
    expect(lines).toContain("DTEND;VALUE=DATE:20250622");
  });

  it("lets no text break out of its line, and keeps every line within 75 octets", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (title) => {
        const calendar = calendarOf([{ ...tour, title: `${title}\r\nATTENDEE:x` }], source);
        expect(unfold(calendar).filter((line) => line.startsWith("ATTENDEE"))).toEqual([]);
        for (const line of calendar.split("\r\n")) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        }
      }),
    );
  });
});
