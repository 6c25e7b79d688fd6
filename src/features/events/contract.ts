import * as z from "zod/mini";
import { mostAttendees } from "./rules.ts";

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

/** Control characters have no place in one line of text: in a letter's head they would be an attack. */
const oneLine = z.refine<string>((text) => !hasControlCharacter(text), {
  error: "Please remove line breaks and other control characters",
  abort: true,
});
const someLines = z.refine<string>((text) => !hasControlCharacter(text.replace(/[\t\r\n]/g, "")), {
  error: "Please remove control characters",
  abort: true,
});

function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text) || !text.isWellFormed();
}

/** What is asked of a person, in the registration form and in the owner's editing of it. */
const person = {
  fullName: z
    .string("Name must be at least 2 characters")
    .check(
      z.trim(),
      z.minLength(2, "Name must be at least 2 characters"),
      z.maxLength(200, "Please shorten the name to 200 characters"),
      oneLine,
    ),
  email: z
    .string("Please enter a valid email address")
    .check(
      z.trim(),
      z.email("Please enter a valid email address"),
      z.maxLength(254, "Please enter a valid email address"),
    ),
  phone: z
    .string("Please enter a valid phone number")
    .check(
      z.trim(),
      z.minLength(10, "Please enter a valid phone number"),
      z.maxLength(40, "Please enter a valid phone number"),
      oneLine,
    ),
  mailingAddress: z
    .string("Please enter your complete mailing address")
    .check(
      z.trim(),
      z.minLength(10, "Please enter your complete mailing address"),
      z.maxLength(500, "Please shorten the mailing address to 500 characters"),
      someLines,
    ),
};

function attendees(message: string) {
  return z
    .number(message)
    .check(
      z.int(message),
      z.gte(1, message),
      z.lte(
        mostAttendees,
        `Please enter at most ${mostAttendees} attendees; for a larger group, please call us`,
      ),
    );
}

/** The fields of the registration form. */
export const RegistrationForm = z.object({
  ...person,
  attendeesCount: attendees("Please enter a valid number of attendees"),
});
export type RegistrationForm = z.infer<typeof RegistrationForm>;

/** The payload of `POST /api/events/register`. */
export const RegistrationInput = z.object({
  eventId: z.int("Please choose an event").check(z.gte(1, "Please choose an event")),
  ...RegistrationForm.shape,
});
export type RegistrationInput = z.infer<typeof RegistrationInput>;

/** The fields of the owner's edit form: the payload of `PATCH /api/admin/registrations/{id}`. */
export const RegistrationChanges = z.object({
  ...person,
  attendeesCount: attendees("At least 1 attendee is required"),
});
export type RegistrationChanges = z.infer<typeof RegistrationChanges>;

/** The answer of `POST /api/events/register`. */
export interface Registered {
  id: number;
}

/** The form's key for one sending: the same key again is the same registration. */
export const IdempotencyKey = z
  .string()
  .check(
    z.regex(/^[\x21-\x7e]{8,128}$/, "The Idempotency-Key must be 8 to 128 visible characters"),
  );

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
        URL.canParse(address) &&
        !hasControlCharacter(address)),
    "Please give a path on this site (starting with /) or an address starting with https://",
  ),
);

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
  date: z.string(dateMissing).check(
    z.minLength(1, { error: dateMissing, abort: true }),
    z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: "Please enter the date as YYYY-MM-DD", abort: true }),
    z.refine(isCalendarDay, {
      error: "Please choose a day that is in the calendar",
      abort: true,
    }),
    z.regex(/^(19|20|21)/, dateOdd),
  ),
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
});
export type EventInput = z.infer<typeof EventInput>;

function isCalendarDay(date: string): boolean {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const made = new Date(Date.UTC(year, month - 1, day));
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === day;
}

/** An event as the owner's calls answer it. */
export interface EventForOwner extends Event {
  /** Grows with every change; sent back as `If-Match: "<version>"`. */
  version: number;
}

/** One of `GET /api/admin/events`. */
export interface ListedEvent extends EventForOwner {
  registrationsCount: number;
}

/** The answer of `DELETE /api/admin/events/{id}`: how many registrations it had; they stay. */
export interface RemovedEvent {
  registrations: number;
}

/** Letters go through a mail server, or, while none is connected, become files. */
export type Delivery = "mail" | "file";

/** The answer of `POST /api/admin/registrations/{id}/resend-email`. */
export interface Resent {
  message: string;
  delivery: Delivery;
}

/** How the newest confirmation letter of a registration is doing. */
export interface ConfirmationState {
  state: "waiting" | "sent" | "failed";
  /** "file": no mail server was connected, so "sent" means that the letter was kept as a file. */
  delivery: Delivery;
  /** When it was sent, or, while it waits, when it is tried (again). */
  at: string | null;
  /** Why the last try failed, as a sentence for the owner. */
  reason: string | null;
}

/** One of `GET /api/admin/registrations`, and the answer of GET and PATCH on a single one. */
export interface RegistrationForOwner {
  id: number;
  eventId: number;
  fullName: string;
  email: string;
  phone: string;
  mailingAddress: string;
  attendeesCount: number;
  createdAt: string;
  /** Grows with every change; sent back as `If-Match: "<version>"`. */
  version: number;
  /** Another registration for the same event has the same e-mail, or the same name and phone. */
  possibleDuplicate: boolean;
  letter: ConfirmationState | null;
}
