import { describe, expect, it } from "vitest";
import type { PublicEvent } from "./answers.ts";
import {
  closedBecause,
  eventState,
  eventStates,
  nextEvent,
  placesShown,
  stateInWords,
} from "./event-state.ts";

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

  it.each([
    [undefined, {}],
    [undefined, { placesLeft: undefined }],
    ["1 place left", { placesLeft: 1 }],
    ["7 places left", { placesLeft: 7 }],
    [eventStates.full, { placesLeft: 0 }],
    [eventStates.cancelled, { status: "cancelled" }],
  ] as const)("says before registering: %s", (words, changes) => {
    expect(stateInWords({ ...event, ...changes } as PublicEvent, "2026-05-01")).toBe(words);
  });
});
