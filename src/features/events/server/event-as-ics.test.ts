import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SiteConfig } from "#shared/server/config.ts";
import { calendarOf } from "./event-as-ics.ts";

const tour = {
  id: 1,
  title: "Summer Garden Tour and Talk",
  description: "Walk the beds; hear, and pray.\nChildren are welcome.",
  date: "2025-06-21",
  time: "6:00 PM - 8:00 PM",
  location: "Please call or email us",
  version: 3,
  status: "scheduled" as const,
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
  it("is a whole calendar, as RFC 5545 has it", () => {
    const event = { ...tour, description: "Tea", time: "9:05 AM - 12 PM" };
    expect(unfold(calendarOf([event], source))).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Rosa Mystica Gardens//Events//EN",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "X-WR-CALNAME:Rosa Mystica Gardens",
      "BEGIN:VTIMEZONE",
      "TZID:America/New_York",
      "BEGIN:DAYLIGHT",
      "TZOFFSETFROM:-0500",
      "TZOFFSETTO:-0400",
      "TZNAME:EDT",
      "DTSTART:20070311T020000",
      "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
      "END:DAYLIGHT",
      "BEGIN:STANDARD",
      "TZOFFSETFROM:-0400",
      "TZOFFSETTO:-0500",
      "TZNAME:EST",
      "DTSTART:20071104T020000",
      "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
      "END:STANDARD",
      "END:VTIMEZONE",
      "BEGIN:VEVENT",
      "UID:event-1@nursery.test",
      "SEQUENCE:3",
      "DTSTAMP:20260102T030405Z",
      "DTSTART;TZID=America/New_York:20250621T090500",
      "DTEND;TZID=America/New_York:20250621T120000",
      "SUMMARY:Summer Garden Tour and Talk",
      "DESCRIPTION:Tea",
      "LOCATION:Please call or email us",
      "URL:http://nursery.test/events/1-summer-garden-tour-and-talk",
      "STATUS:CONFIRMED",
      'ORGANIZER;CN="Rosa Mystica Gardens":mailto:hello@rosamystica.example',
      "CONTACT:Rosa Mystica Gardens\\, (570) 555-0142\\, hello@rosamystica.example",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("leads from a cancelled event to all events, because its own page may be gone", () => {
    expect(unfold(calendarOf([{ ...tour, status: "cancelled" }], source))).toContain(
      "URL:http://nursery.test/events",
    );
  });

  it("breaks a line after 75 octets, never inside a character", () => {
    const title = `${"a".repeat(66)}é${"b".repeat(74)}c`;
    const lines = calendarOf([{ ...tour, title }], source).split("\r\n");
    const at = lines.findIndex((line) => line.startsWith("SUMMARY"));
    expect(lines.slice(at, at + 4)).toEqual([
      `SUMMARY:${"a".repeat(66)}`,
      ` é${"b".repeat(72)}`,
      " bbc",
      "DESCRIPTION:Walk the beds\\; hear\\, and pray.\\nChildren are welcome.",
    ]);
    const fitting = calendarOf([{ ...tour, title: "a".repeat(67) }], source);
    expect(fitting).toContain(`\r\nSUMMARY:${"a".repeat(67)}\r\n`);
  });

  it("leaves out what no line may hold", () => {
    const brand = 'The "Rose"\u0007';
    const site = { ...source.site, brand };
    const lines = unfold(calendarOf([{ ...tour, title: "A\u0000B\rC\\D" }], { ...source, site }));
    expect(lines).toContain("SUMMARY:AB\\nC\\\\D");
    expect(lines).toContain('ORGANIZER;CN="The Rose":mailto:hello@rosamystica.example');
  });

  it("is told of an event as it is kept, and of a deleted one as cancelled", () => {
    expect(calendarOf([tour], source)).toContain("STATUS:CONFIRMED");
    const { status: _, ...deleted } = tour;
    const lines = unfold(calendarOf([deleted], source));
    expect(lines).toContain("STATUS:CANCELLED");
    expect(lines).toContain("URL:http://nursery.test/events");
  });

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
    expect(unfold(calendarOf([{ ...tour, status: "cancelled" }], source))).toContain(
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
