import * as z from "zod/mini";
import {
  type ApiCall,
  answerShape,
  count,
  day,
  flag,
  moment,
  orNull,
  pictureDetailsShape,
  rowId,
  text,
} from "#shared/server/api-description.ts";
import type { PublicEvent } from "../contract.ts";

export const eventShape = {
  id: rowId,
  title: text,
  description: text,
  date: day,
  time: text.check(z.describe("In free words: “10:00 AM to 2:00 PM”.")),
  location: text,
  imageUrl: orNull(text),
  ...pictureDetailsShape,
  slug: text.check(z.describe("The event’s page is `/events/{id}-{slug}`.")),
  status: z.enum(["scheduled", "cancelled"]),
  closesAt: orNull(text).check(
    z.describe("When registration closes, by the nursery’s clock: `YYYY-MM-DDTHH:MM`."),
  ),
  cost: orNull(text),
  notes: orNull(text),
};

export const openingShape = {
  startsAt: moment,
  endsAt: moment,
  takesRegistrations: flag,
  closedBecause: orNull(z.enum(["cancelled", "over", "closed"])),
};

export const PublicEventShape = answerShape<PublicEvent>("PublicEvent", {
  ...eventShape,
  ...openingShape,
  placesLeft: orNull(count).check(
    z.describe("Places left, where they are few; 0: full, with a waiting list."),
  ),
});

export const eventCalls: readonly ApiCall[] = [
  {
    method: "GET",
    path: "/api/events",
    says: "Every event: those to come, soonest first, then those that are over.",
    answers: { 200: { says: "The events.", body: z.array(PublicEventShape) } },
  },
  {
    method: "GET",
    path: "/api/events/{id}",
    route: "/api/events/:id{[0-9]+}",
    says: "One event.",
    answers: {
      200: { says: "The event.", body: PublicEventShape },
      404: "The event is no longer there.",
    },
  },
];
