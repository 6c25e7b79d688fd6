import * as z from "zod/mini";
import {
  answer,
  count,
  day,
  flag,
  moment,
  orNull,
  pictureDetailsShape,
  rowId,
  text,
  version,
} from "#shared/server/openapi/answer-shapes.ts";

const event = {
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

const opening = {
  /** UTC. For a free-text time: when its day begins and ends at the nursery. */
  startsAt: moment,
  endsAt: moment,
  /** Whether a visitor may register or join the waiting list now. */
  takesRegistrations: flag,
  closedBecause: orNull(z.enum(["cancelled", "over", "closed"])),
};

/** An event as everybody sees it: more than the specification names. */
export const PublicEvent = answer("PublicEvent", {
  ...event,
  ...opening,
  placesLeft: orNull(count).check(
    z.describe("Places left, where they are few; 0: full, with a waiting list."),
  ),
});
export type PublicEvent = z.infer<typeof PublicEvent>;

/** What the specification names of an event. */
export type Event = Pick<
  PublicEvent,
  "id" | "title" | "description" | "date" | "time" | "location" | "imageUrl"
>;

export type ClosedBecause = NonNullable<PublicEvent["closedBecause"]>;

const ownersEvent = {
  ...event,
  version,
  capacity: orNull(count).check(z.describe("In people; null: as many as come.")),
  registrationMode: z.enum(["until_event_ends", "always", "closed"]),
  sendsReminder: flag,
  sendsThanks: flag,
};

export const EventForOwner = answer("EventForOwner", ownersEvent);
export type EventForOwner = z.infer<typeof EventForOwner>;

export type RegistrationMode = EventForOwner["registrationMode"];

/** How many registrations, cancelled ones included, and how many people in them, by status. */
export const PeopleOfEvent = answer("PeopleOfEvent", {
  registrations: count,
  taken: count.check(z.describe("People who hold a place.")),
  registered: count,
  offered: count,
  waiting: count,
  cancelled: count,
  came: count,
});
export type PeopleOfEvent = z.infer<typeof PeopleOfEvent>;

export const ListedEvent = answer("ListedEvent", {
  ...ownersEvent,
  ...opening,
  registrationsCount: count,
  people: PeopleOfEvent,
});
export type ListedEvent = z.infer<typeof ListedEvent>;

const letter = z.exactOptional(z.strictObject({ id: rowId, recipients: count, people: count }));

export const ChangedEvent = answer("ChangedEvent", { ...ownersEvent, letter });
export type ChangedEvent = z.infer<typeof ChangedEvent>;

/** How many registrations it had; they stay. */
export const RemovedEvent = answer("RemovedEvent", { registrations: count, letter });
export type RemovedEvent = z.infer<typeof RemovedEvent>;

/** How many a letter to an event's people reaches, and who has to be telephoned. */
export const EventAudience = answer("EventAudience", {
  registrations: count,
  people: count,
  withoutEmail: z.array(z.strictObject({ id: rowId, fullName: text, phone: text })),
});
export type EventAudience = z.infer<typeof EventAudience>;

/** Where letters go: through a mail server, or without one into files. */
export const delivery = z
  .enum(["mail", "file"])
  .check(z.describe("`file`: no mail server is connected, so that the letter becomes a file."));
