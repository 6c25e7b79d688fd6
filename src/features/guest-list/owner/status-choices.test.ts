import { describe, expect, it } from "vitest";
import type { ListedEvent } from "#features/events/answers.ts";
import type { RegistrationForOwner } from "#features/registrations/answers.ts";
import { fieldsIn } from "#features/registrations/registration-fields.ts";
import { statusChoices, undoOf } from "./status-choices.ts";

const registration: RegistrationForOwner = {
  ...fieldsIn({ fullName: "Ann Lee", email: "ann@example.com", phone: "(570) 555-0100" }),
  ...{ id: 1, eventId: 2, attendeesCount: 3, createdAt: "2026-05-01T14:00:00.000Z", version: 1 },
  ...{ possibleDuplicate: false, letter: null, status: "registered", source: "visitor" },
  ...{ waitingSince: null, offerExpiresAt: null, cancelledBy: null, statusChangedAt: null },
  ...{ cameCount: null, eventTitle: "Herb Walk", isEventDeleted: false },
  ...{ note: "", paid: null, eventCost: null },
};

function event(capacity: number | null, waiting = 0): ListedEvent {
  return {
    ...{ id: 2, title: "Herb Walk", date: "2026-06-01", description: "", time: "", location: "" },
    ...{ imageUrl: null, version: 1, slug: "herb-walk", status: "scheduled", capacity },
    ...{ closesAt: null, registrationMode: "until_event_ends", cost: null, notes: null },
    ...{ sendsReminder: true, sendsThanks: true, takesRegistrations: true, closedBecause: null },
    ...{ startsAt: "", endsAt: "", registrationsCount: 1 },
    people: {
      ...{ registrations: 1, taken: 3, registered: 3, offered: 0 },
      ...{ waiting, cancelled: 0, came: 0 },
    },
  };
}

const offeredTo = (more: Partial<RegistrationForOwner>, at: ListedEvent | undefined) =>
  statusChoices({ ...registration, ...more }, at).map(({ status }) => status);

describe("what can become of a registration", () => {
  it.each<[RegistrationForOwner["status"], string[], string[]]>([
    ["registered", ["came", "waiting", "cancelled"], ["came", "cancelled"]],
    ["waiting", ["registered", "offered", "cancelled"], ["registered", "cancelled"]],
    ["offered", ["registered", "waiting", "cancelled"], ["registered", "cancelled"]],
    ["cancelled", ["registered", "waiting"], ["registered"]],
    ["came", ["registered", "came", "cancelled"], ["registered", "came", "cancelled"]],
  ])("that is %s is %j, and without a waiting list %j", (status, withList, without) => {
    expect(offeredTo({ status }, event(10))).toEqual(withList);
    expect(offeredTo({ status }, event(null))).toEqual(without);
    expect(offeredTo({ status }, undefined)).toEqual(without);
  });

  it("says who else gets a letter, and no letter where none makes sense", () => {
    const cancelling = (waiting: number) =>
      statusChoices(registration, event(10, waiting)).find(({ status }) => status === "cancelled");
    expect(cancelling(0)?.explains).not.toContain("by letter");
    expect(cancelling(2)?.explains).toContain("The places of 3 people are offered");
    const [came] = statusChoices(registration, event(10));
    expect(came).toMatchObject({ status: "came", letter: null });
    const [back] = statusChoices({ ...registration, status: "came" }, event(10));
    expect(back).toMatchObject({ status: "registered", letter: null });
  });
});

it("is taken back to what it was", () => {
  expect(undoOf(registration)).toEqual({ status: "registered" });
  expect(undoOf({ ...registration, status: "offered" })).toEqual({ status: "waiting" });
  expect(undoOf({ ...registration, status: "came", cameCount: 2 })).toEqual({
    status: "came",
    cameCount: 2,
  });
});
