import { expect, it } from "vitest";
import { defaultSite } from "#shared/both/site-details.ts";
import type { PublicEvent } from "../answers.ts";
import { eventsLinkedData } from "./json-ld.ts";

const tour: PublicEvent = {
  id: 1,
  title: "Summer Garden Tour and Talk",
  description: "A walk",
  date: "2025-06-21",
  time: "6:00 PM - 8:00 PM",
  location: "The nursery",
  imageUrl: "/pictures/events/summer-tour.svg",
  slug: "summer-garden-tour-and-talk",
  status: "scheduled",
  startsAt: "2025-06-21T22:00:00.000Z",
  endsAt: "2025-06-22T00:00:00.000Z",
  takesRegistrations: true,
  closedBecause: null,
  closesAt: null,
  placesLeft: null,
  cost: null,
  notes: null,
};

const site = { ...defaultSite, publicUrl: "https://example.org" };
const [first, winter, free, leftOut] = (
  eventsLinkedData(
    [
      tour,
      { ...tour, date: "2027-02-06" },
      { ...tour, time: "after Mass", imageUrl: null },
      { ...tour, date: "2027-03-14", time: "2:30 AM - 3:30 AM" },
    ],
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
  expect(leftOut).toMatchObject({
    startDate: "2027-03-14T03:30:00-04:00",
    endDate: "2027-03-14T04:30:00-04:00",
  });
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

it("says where to register, how many places are left, and what is cancelled", () => {
  const [full, off] = (
    eventsLinkedData(
      [
        { ...tour, id: 7, placesLeft: 0 },
        { ...tour, status: "cancelled", takesRegistrations: false },
      ],
      site,
    ) as { "@graph": Record<string, unknown>[] }
  )["@graph"];
  expect(full).toMatchObject({
    url: "https://example.org/events/7-summer-garden-tour-and-talk",
    remainingAttendeeCapacity: 0,
    offers: {
      url: "https://example.org/event-registration?event=7",
      availability: "https://schema.org/SoldOut",
    },
  });
  expect(first).toMatchObject({ offers: { url: "https://example.org/event-registration" } });
  expect(off).toMatchObject({ eventStatus: "https://schema.org/EventCancelled" });
  expect(off).not.toHaveProperty("offers");
});
