import { describe, expect, it } from "vitest";
import {
  calendarPath,
  eventPath,
  eventSlug,
  registerPath,
  tourEventId,
} from "./event-addresses.ts";

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
