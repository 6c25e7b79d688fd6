import * as z from "zod/mini";
import { oneLine, someLines } from "#platform/shared/text-checks.ts";
import { mostAttendees } from "./rules.ts";

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
