import * as z from "zod/mini";
import { fullAddress } from "#shared/both/absolute-url.ts";
import { hasControlCharacter } from "#shared/both/control-characters.ts";
import { PictureAlt, type PictureDetails, PictureFocus } from "#shared/both/picture-details.ts";
import { oneLine, someLines } from "#shared/both/text-checks.ts";

/** An event as `GET /api/events` sends it. `date` is `YYYY-MM-DD`; `time` is free text. */
export interface Event {
  id: number;
  title: string;
  description: string;
  date: string;
  time: string;
  location: string;
  imageUrl: string | null;
}

/** Until when an event takes registrations. */
export type RegistrationMode = "until_event_ends" | "always" | "closed";

/** Why an event takes no registrations. */
export type ClosedBecause = "cancelled" | "over" | "closed";

/** One of `GET /api/events`, and the answer of `GET /api/events/{id}`: more than the specification names. */
export interface PublicEvent extends Event, PictureDetails {
  /** The event's page is `/events/{id}-{slug}`. */
  slug: string;
  status: "scheduled" | "cancelled";
  /** UTC. Of a time in free words: when its day begins and ends at the nursery. */
  startsAt: string;
  endsAt: string;
  /** Whether a visitor may register or join the waiting list now. */
  takesRegistrations: boolean;
  closedBecause: ClosedBecause | null;
  /** By the nursery's clock, `YYYY-MM-DDTHH:MM`. */
  closesAt: string | null;
  /** Places left, where they are few (`fewPlaces`); 0 means full, with a waiting list. */
  placesLeft: number | null;
  cost: string | null;
  notes: string | null;
}

const titleMissing = "Please enter a title";
const dateMissing = "Please choose a date";
const dateOdd = "Please check the year of the date";

/** A path on this site, or a picture elsewhere over https. "//host" and "/\host" would leave this site. */
const pictureAddress = z.string("Please give the picture's address as text").check(
  z.trim(),
  z.maxLength(2000, "Please use a shorter picture address"),
  z.refine(
    (address) =>
      address === "" ||
      (/^\/(?![/\\])/.test(address) && !hasControlCharacter(address)) ||
      (/^https:\/\/[^\s/]/i.test(address) &&
        fullAddress(address) !== undefined &&
        !hasControlCharacter(address)),
    "Please give a path on this site (starting with /) or an address starting with https://",
  ),
);

const day = z.string(dateMissing).check(
  z.minLength(1, { error: dateMissing, abort: true }),
  z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: "Please enter the date as YYYY-MM-DD", abort: true }),
  z.refine(isCalendarDay, {
    error: "Please choose a day that is in the calendar",
    abort: true,
  }),
  z.regex(/^(19|20|21)/, dateOdd),
);

/** Text that may be left away: empty is the same as null. */
function optionalText(longest: number, tooLong: string) {
  return z.optional(
    z.nullable(z.string().check(z.trim(), z.maxLength(longest, tooLong), someLines)),
  );
}

const capacityOdd = "Please enter the number of places, or leave it empty";
const closingOdd = "Please enter the day and time when registration closes, or leave it empty";

/** Optional throughout: what a payload does not name stays as it is. */
const planning = {
  /** In people; null: as many as come. */
  capacity: z.optional(
    z.nullable(z.int(capacityOdd).check(z.gte(1, capacityOdd), z.lte(100_000, capacityOdd))),
  ),
  /** By the nursery's clock, `YYYY-MM-DDTHH:MM`. */
  closesAt: z.optional(
    z.nullable(
      z
        .string(closingOdd)
        .check(
          z.refine(
            (text) =>
              text === "" ||
              (/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/.test(text) &&
                isCalendarDay(text.slice(0, 10))),
            closingOdd,
          ),
        ),
    ),
  ),
  registrationMode: z.optional(
    z.enum(["until_event_ends", "always", "closed"], "Please choose when registration is open"),
  ),
  cost: optionalText(200, "Please shorten the cost to 200 characters"),
  notes: optionalText(2000, "Please shorten the notes to 2,000 characters"),
  sendsReminder: z.optional(z.boolean("Please choose whether a reminder is sent")),
  sendsThanks: z.optional(z.boolean("Please choose whether a word of thanks is sent")),
};

/** A letter of the owner's own words, to be sent to the people of an event. */
export const OwnersWords = z.object({
  subject: z
    .string("Please enter a subject")
    .check(
      z.trim(),
      z.minLength(1, "Please enter a subject"),
      z.maxLength(200, "Please shorten the subject to 200 characters"),
      oneLine,
    ),
  text: z
    .string("Please enter the letter’s text")
    .check(
      z.trim(),
      z.minLength(1, "Please enter the letter’s text"),
      z.maxLength(10_000, "Please shorten the letter to 10,000 characters"),
      someLines,
    ),
});
export type OwnersWords = z.infer<typeof OwnersWords>;

/** The payload of `POST /api/admin/events` and `PUT /api/admin/events/{id}`. */
export const EventInput = z.object({
  title: z
    .string(titleMissing)
    .check(
      z.trim(),
      z.minLength(1, titleMissing),
      z.maxLength(200, "Please shorten the title to 200 characters"),
      oneLine,
    ),
  description: z
    .string("Please enter a description")
    .check(
      z.trim(),
      z.minLength(1, "Please enter a description"),
      z.maxLength(5000, "Please shorten the description to 5,000 characters"),
      someLines,
    ),
  date: day,
  time: z
    .string("Please enter a time")
    .check(
      z.trim(),
      z.minLength(1, "Please enter a time"),
      z.maxLength(100, "Please shorten the time to 100 characters"),
      oneLine,
    ),
  location: z
    .string("Please enter a location")
    .check(
      z.trim(),
      z.minLength(1, "Please enter a location"),
      z.maxLength(300, "Please shorten the location to 300 characters"),
      oneLine,
    ),
  /** Empty, null or absent: the event is shown with the default picture. */
  imageUrl: z.optional(z.nullable(pictureAddress)),
  /** Absent: as it was. */
  pictureAlt: z.optional(PictureAlt),
  pictureFocus: z.optional(PictureFocus),
  ...planning,
});
export type EventInput = z.infer<typeof EventInput>;

/** The payload of `PUT /api/admin/events/{id}`: with `tell`, the people of the event get that letter. */
export const EventChanges = z.object({ ...EventInput.shape, tell: z.optional(OwnersWords) });
export type EventChanges = z.infer<typeof EventChanges>;

/** The payload of `POST /api/admin/events/{id}/cancel`, and that `DELETE /api/admin/events/{id}` may carry. */
export const TellPeople = z.object({ tell: z.optional(OwnersWords) });

function isCalendarDay(date: string): boolean {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const made = new Date(Date.UTC(year, month - 1, day));
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === day;
}

/** An event as the owner's calls answer it. */
export interface EventForOwner extends Event, PictureDetails {
  /** Grows with every change; sent back as `If-Match: "<version>"`. */
  version: number;
  slug: string;
  status: "scheduled" | "cancelled";
  capacity: number | null;
  closesAt: string | null;
  registrationMode: RegistrationMode;
  cost: string | null;
  notes: string | null;
  sendsReminder: boolean;
  sendsThanks: boolean;
}

/** How many registrations, and how many people in them, by what became of them. */
export interface PeopleOfEvent {
  /** Every registration, cancelled ones included. */
  registrations: number;
  /** People who hold a place: registered, came, or a place is offered to them. */
  taken: number;
  registered: number;
  offered: number;
  waiting: number;
  cancelled: number;
  came: number;
}

/** One of `GET /api/admin/events`. */
export interface ListedEvent extends EventForOwner {
  startsAt: string;
  endsAt: string;
  takesRegistrations: boolean;
  closedBecause: ClosedBecause | null;
  registrationsCount: number;
  people: PeopleOfEvent;
}

/** The answer of `GET /api/admin/events/{id}/audience`: whom a letter to an event's people reaches. */
export interface Audience {
  /** Registrations that are registered, offered or waiting, and the people in them. */
  registrations: number;
  people: number;
  /** Of those, without an e-mail address: to be telephoned. */
  withoutEmail: { id: number; fullName: string; phone: string }[];
}

/** A letter of the owner's to an event's people, as `GET /api/admin/event-letters` lists it. */
export interface EventLetterSummary {
  id: number;
  eventId: number;
  /** What the event is called, or was. */
  eventTitle: string;
  isEventDeleted: boolean;
  about: "change" | "cancellation" | "deletion";
  subject: string;
  createdAt: string;
}

/** The answer of `GET /api/admin/event-letters/{id}`: the letter, with what became of each. */
export interface EventLetterResult {
  id: number;
  about: "change" | "cancellation" | "deletion";
  subject: string;
  createdAt: string;
  recipients: {
    registrationId: number;
    fullName: string;
    email: string;
    phone: string;
    /** "no_email": there was no address to send it to. */
    state: "waiting" | "sent" | "failed" | "no_email";
    /** How it was sent: "file" where no mail server is connected, so that nobody got it. */
    delivery: "mail" | "file" | null;
    /** Why the last try failed, as a sentence for the owner. */
    reason: string | null;
  }[];
}

/** The answer of `PUT /api/admin/events/{id}` and of the calls that cancel: with the letter, where one was asked for. */
export interface ChangedEvent extends EventForOwner {
  letter?: { id: number; recipients: number; people: number };
}

/** The answer of `DELETE /api/admin/events/{id}`: how many registrations it had; they stay. */
export interface RemovedEvent {
  registrations: number;
  letter?: { id: number; recipients: number; people: number };
}
