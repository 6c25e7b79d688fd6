import { describe, expect, it } from "vitest";
import type { ListedEvent } from "#features/events/answers.ts";
import { daysOfNamesakes, eventChoices, eventLines } from "./order-events-for-totals.ts";
import type { ListedRegistration } from "./sort-and-total-registrations.ts";

function event(id: number, title: string, date: string): ListedEvent {
  const people = {
    ...{ registrations: 0, taken: 0, registered: 0, offered: 0 },
    ...{ waiting: 0, cancelled: 0, came: 0 },
  };
  return {
    ...{ id, title, date, description: "", time: "", location: "", imageUrl: null },
    ...{ version: 1, slug: "event", status: "scheduled", capacity: null, closesAt: null },
    ...{ registrationMode: "until_event_ends", cost: null, notes: null },
    ...{ sendsReminder: true, sendsThanks: true, takesRegistrations: true, closedBecause: null },
    ...{
      startsAt: `${date}T14:00:00Z`,
      endsAt: `${date}T16:00:00Z`,
      registrationsCount: 0,
      people,
    },
  };
}

// As the calendar orders them: to come, soonest first; then past, latest first.
const events = [
  event(4, "Herb Walk", "2026-06-01"),
  event(2, "Rosary Walk", "2026-07-01"),
  event(5, "Herb Walk", "2026-08-01"),
  event(3, "Tour", "2026-04-01"),
  event(1, "Old Tour", "2025-04-01"),
];
const row = (eventId: number, more: Partial<ListedRegistration> = {}) =>
  ({ eventId, status: "registered", attendeesCount: 2, ...more }) as ListedRegistration;
const now = Date.parse("2026-06-01T15:00:00Z");

describe("the events on the dashboard", () => {
  it("stand in the order of their days: to come with or without people, past with people, then gone", () => {
    const rows = [row(98), row(99, { attendeesCount: 3 }), row(97), row(1), row(5), row(5)];
    const lines = eventLines(rows, events, now);
    expect(lines.map(({ eventId, isPast }) => [eventId, isPast])).toEqual([
      [4, false],
      [2, false],
      [5, false],
      [1, true],
      [99, false],
      [98, false],
      [97, false],
    ]);
    expect(lines[0]?.total).toMatchObject({ registrations: 0, attendees: 0 });
    expect(lines[2]?.total).toMatchObject({ registrations: 2, attendees: 4 });
  });

  it("are still known by their titles when they are gone, and told apart by their days", () => {
    const [deleted] = eventLines([row(99, { deletedTitle: "May Crowning" })], [], now);
    expect(deleted?.title).toBe("Deleted event: May Crowning");
    expect([...daysOfNamesakes(events)]).toEqual([
      [4, "Monday, June 1st, 2026"],
      [5, "Saturday, August 1st, 2026"],
    ]);
  });

  it("can all be chosen, and the one that is chosen stays among them", () => {
    const lines = eventLines([], events, now);
    const ids = (chosen: number | undefined) =>
      eventChoices(lines, events, chosen).map(({ eventId, title }) => [eventId, title]);
    expect(ids(undefined)).toHaveLength(3);
    expect(ids(2)).toHaveLength(3);
    expect(ids(3).at(-1)).toEqual([3, "Tour"]);
    expect(ids(77).at(-1)).toEqual([77, "No known event"]);
  });
});
