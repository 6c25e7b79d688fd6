import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PublicEvent } from "./answers.ts";
import { movedClosing, repeatedDates } from "./every-week-or-month.ts";
import {
  calendarPath,
  closedBecause,
  eventPath,
  eventSlug,
  eventState,
  formatEventDate,
  inCalendarOrder,
  monthOf,
  nextEvent,
  placesShown,
  registerPath,
  splitByDay,
  tourEventId,
} from "./rules.ts";
import { parseTimeRange } from "./time-range.ts";

describe("formatEventDate", () => {
  it.each([
    ["2025-06-21", "Saturday, June 21st, 2025"],
    ["2026-05-02", "Saturday, May 2nd, 2026"],
    ["2026-10-03", "Saturday, October 3rd, 2026"],
    ["2026-11-11", "Wednesday, November 11th, 2026"],
    ["2026-11-12", "Thursday, November 12th, 2026"],
    ["2026-11-13", "Friday, November 13th, 2026"],
    ["2026-11-22", "Sunday, November 22nd, 2026"],
    ["2026-11-20", "Friday, November 20th, 2026"],
    ["2026-11-26", "Thursday, November 26th, 2026"],
    ["2026-12-31", "Thursday, December 31st, 2026"],
    ["some day soon", "some day soon"],
    ["on 2026-12-31", "on 2026-12-31"],
    ["2026-12-31 or later", "2026-12-31 or later"],
  ])("shows %s as %s", (date, shown) => {
    expect(formatEventDate(date)).toBe(shown);
  });
});

describe("monthOf", () => {
  it.each([
    ["2025-06-01", "June"],
    ["2026-12-31", "December"],
  ])("names the month of %s: %s", (date, month) => {
    expect(monthOf(date)).toBe(month);
  });
});

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

describe("inCalendarOrder", () => {
  const day = fc
    .integer({ min: 0, max: 40 })
    .map((days) => Temporal.PlainDate.from("2026-05-01").add({ days }).toString());
  const events = fc.uniqueArray(fc.record({ id: fc.nat(), date: day }), {
    selector: ({ id }) => id,
  });

  it("puts the upcoming first, soonest first, then the past, latest first, and loses none", () => {
    fc.assert(
      fc.property(events, day, (list, today) => {
        const ordered = inCalendarOrder(list, today);
        const { upcoming, past } = splitByDay(list, today);
        expect(ordered).toEqual([...upcoming, ...past]);
        expect(ordered.toSorted((a, b) => a.id - b.id)).toEqual(
          list.toSorted((a, b) => a.id - b.id),
        );
        expect(upcoming.every(({ date }) => date >= today)).toBe(true);
        expect(upcoming.map(({ date }) => date)).toEqual(upcoming.map(({ date }) => date).sort());
        expect(past.every(({ date }) => date < today)).toBe(true);
        expect(past.map(({ date }) => date)).toEqual(
          past
            .map(({ date }) => date)
            .sort()
            .reverse(),
        );
      }),
    );
  });
});

describe("splitByDay", () => {
  it("keeps today's event among the upcoming, and events of one day as they were entered", () => {
    const [first, second] = [1, 2].map((id) => ({ id, date: "2026-05-02" }));
    const both = { upcoming: [first, second], past: [] };
    expect(splitByDay([second, first] as { id: number; date: string }[], "2026-05-02")).toEqual(
      both,
    );
  });
});

describe("the addresses of an event", () => {
  it("say its title; the tour has the plain page to register", () => {
    const tour = { id: tourEventId, title: "Summer Garden Tour" };
    expect(eventPath(tour)).toBe("/events/1-summer-garden-tour");
    expect(calendarPath({ id: 7 })).toBe("/events/7.ics");
    expect(registerPath(tour)).toBe("/event-registration");
    expect(registerPath({ id: 7 })).toBe("/event-registration?event=7");
  });
});

describe("eventSlug", () => {
  it.each([
    ["Harvest Celebration & St. Francis Blessing", "harvest-celebration-st-francis-blessing"],
    ["Fête d’été", "fete-d-ete"],
    ["祝祭", "event"],
    ["x".repeat(200), "x".repeat(60)],
  ])("makes of %s %s", (title, slug) => {
    expect(eventSlug(title)).toBe(slug);
  });
});

describe("placesShown", () => {
  it.each([
    [null, 5000, null],
    [30, 10, null],
    [30, 20, 10],
    [30, 30, 0],
    [30, 35, 0],
  ])("shows of %s places with %i taken: %s", (capacity, taken, shown) => {
    expect(placesShown(capacity, taken)).toBe(shown);
  });
});

describe("closedBecause", () => {
  const event = { status: "scheduled", registrationMode: "until_event_ends" } as const;
  const times = { endsAt: "2026-05-02T20:00:00.000Z", closesAt: "2026-05-01T20:00:00.000Z" };
  it.each([
    [event, "2026-05-01T19:59:59.999Z", null],
    [event, "2026-05-01T20:00:00.000Z", "closed"],
    [event, "2026-05-02T20:00:00.000Z", "over"],
    [{ ...event, registrationMode: "closed" as const }, "2026-01-01T00:00:00.000Z", "closed"],
    [{ ...event, status: "cancelled" as const }, "2026-01-01T00:00:00.000Z", "cancelled"],
  ])("answers for %j at %s: %s", (of, now, because) => {
    expect(closedBecause(of, times, now)).toBe(because);
  });

  it("leaves a past event open where the owner says so", () => {
    const open = { ...event, registrationMode: "always" as const };
    expect(closedBecause(open, { ...times, closesAt: null }, "2030-01-01T00:00:00.000Z")).toBe(
      null,
    );
  });
});

describe("what a visitor is told of an event", () => {
  const event = {
    date: "2026-05-02",
    status: "scheduled",
    closedBecause: null,
    takesRegistrations: true,
    placesLeft: null,
  } as PublicEvent;
  const states = [
    ["open", {}, "2026-05-01"],
    ["open", {}, "2026-05-02"],
    ["open", { placesLeft: 1 }, "2026-05-01"],
    ["full", { placesLeft: 0 }, "2026-05-01"],
    ["closed", { placesLeft: 0, takesRegistrations: false }, "2026-05-01"],
    ["past", {}, "2026-05-03"],
    ["past", { closedBecause: "over" }, "2026-05-02"],
    ["cancelled", { status: "cancelled", takesRegistrations: false }, "2026-05-03"],
    // A server that does not know the reader's day goes by the event alone.
    ["open", {}, undefined],
    ["past", { closedBecause: "over" }, undefined],
  ] as const;

  it.each(states)("%s: %j on %s", (state, changes, today) => {
    expect(eventState({ ...event, ...changes }, today)).toBe(state);
  });

  it("offers as the next one the first that can be registered for, a full one too", () => {
    const all = states.map(([, changes], at) => ({ ...event, ...changes, id: at }) as PublicEvent);
    const next = (...ids: number[]) =>
      nextEvent(
        ids.flatMap((id) => all[id] ?? []),
        "2026-05-02",
      )?.id;
    expect(next(7, 4, 6, 3, 0)).toBe(3);
    expect(next(7, 4, 6, 0, 3)).toBe(0);
    expect(next(7, 4, 6)).toBe(undefined);
    expect(nextEvent(undefined, "2026-05-02")).toBe(undefined);
  });
});

describe("repeatedDates", () => {
  it("goes by weeks over the change of the clocks and the year", () => {
    expect(repeatedDates("2026-12-20", "week", 3)).toEqual([
      "2026-12-27",
      "2027-01-03",
      "2027-01-10",
    ]);
  });

  it("takes the closing time along, whatever the clocks do between", () => {
    expect(movedClosing("2026-03-06T18:30", "2026-03-07", "2026-03-14")).toBe("2026-03-13T18:30");
    expect(movedClosing("2026-03-06T18:30", "2026-03-07", "2026-02-28")).toBe("2026-02-27T18:30");
  });

  it("keeps the weekday of the month; the fifth is the last where there are four", () => {
    expect(repeatedDates("2026-05-16", "month", 3)).toEqual([
      "2026-06-20",
      "2026-07-18",
      "2026-08-15",
    ]);
    expect(repeatedDates("2026-05-30", "month", 3)).toEqual([
      "2026-06-27",
      "2026-07-25",
      "2026-08-29",
    ]);
  });
});
