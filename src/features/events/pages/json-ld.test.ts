import { expect, it } from "vitest";
import { defaultSite } from "#platform/shared/site-settings.ts";
import type { Event } from "../contract.ts";
import { eventsLinkedData } from "./json-ld.ts";

const tour: Event = {
  id: 1,
  title: "Summer Garden Tour and Talk",
  description: "A walk",
  date: "2025-06-21",
  time: "6:00 PM - 8:00 PM",
  location: "The nursery",
  imageUrl: "/pictures/events/summer-tour.svg",
};

const site = { ...defaultSite, publicUrl: "https://example.org" };
const [first, winter, free] = (
  eventsLinkedData(
    [tour, { ...tour, date: "2027-02-06" }, { ...tour, time: "after Mass", imageUrl: null }],
    site,
  ) as { "@graph": Record<string, unknown>[] }
)["@graph"];

it("says when an event is in New York's time, summer and winter", () => {
  expect(first).toMatchObject({
    "@type": "Event",
    startDate: "2025-06-21T18:00:00-04:00",
    endDate: "2025-06-21T20:00:00-04:00",
  });
  expect(winter).toMatchObject({ startDate: "2027-02-06T18:00:00-05:00" });
});

it("says the day alone where the time is in words", () => {
  expect(free).toMatchObject({ startDate: "2025-06-21", endDate: "2025-06-21" });
});

it("says where, by whom, how, and shows a picture", () => {
  expect(first).toMatchObject({
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: {
      "@type": "Place",
      name: "The nursery",
      address: { addressRegion: "PA", addressCountry: "US" },
    },
    organizer: { name: site.brand, url: "https://example.org/" },
    image: ["https://example.org/share/event-summer-tour.png"],
  });
  expect(free).toMatchObject({ image: ["https://example.org/share/site.png"] });
});
