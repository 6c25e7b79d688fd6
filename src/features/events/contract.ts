import * as z from "zod/mini";

/** The one event that `/event-registration` registers for: the Summer Garden Tour and Talk. */
export const tourEventId = 1;

/** As many as one registration may bring. A bigger group telephones, so that chairs are set out. */
export const mostAttendees = 50;

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
