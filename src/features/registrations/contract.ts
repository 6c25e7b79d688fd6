import * as z from "zod/mini";
import type { ClosedBecause, PublicEvent } from "#features/events/contract.ts";
import { oneLine, someLines } from "#shared/both/text-checks.ts";
import {
  type FieldName,
  fieldNames,
  isNeeded,
  type NeededFrom,
  ownFieldNames,
  type Source,
} from "./registration-fields.ts";
import { mostAttendees } from "./rules.ts";
import type { RegistrationStatus } from "./statuses.ts";

export type { RegistrationStatus } from "./statuses.ts";

/** What is asked of a person, in the registration form and in the owner's editing of it. */
export const person = {
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
} satisfies Record<FieldName, z.ZodMiniType<string, string>>;

/** A number of people; `message` is for one that is none or below 1. */
export function attendees(message: string) {
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

/** What may be left out may be empty, too. */
const emptyOr = (schema: z.ZodMiniType<string, string>) =>
  z.optional(z.union([z.literal(""), schema]));

/** These fields as `from` sends them, by what each says of who may leave it out. */
export function plainFields<From extends Source, Name extends FieldName = FieldName>(
  from: From,
  names: readonly Name[] = fieldNames as Name[],
) {
  const entries = names.map((name) => [
    name,
    isNeeded(name, from) ? person[name] : emptyOr(person[name]),
  ]);
  return Object.fromEntries(entries) as {
    [N in Name]: N extends NeededFrom<From> ? (typeof person)[N] : ReturnType<typeof emptyOr>;
  };
}

/** The fields of the registration form. */
export const RegistrationForm = z.object({
  ...plainFields("visitor"),
  attendeesCount: attendees("Please enter a valid number of attendees"),
  /** Nobody sees this field; a program that fills in every field gives itself away. Never refused. */
  website: z.optional(z.unknown()),
});
export type RegistrationForm = z.infer<typeof RegistrationForm>;

/** The payload of `POST /api/events/register`. */
export const RegistrationInput = z.object({
  eventId: z.int("Please choose an event").check(z.gte(1, "Please choose an event")),
  ...RegistrationForm.shape,
  /** The sender was told that the event is full for this party, and would rather wait than not come. */
  joinWaitingList: z.optional(z.boolean("Please choose whether to join the waiting list")),
  /** How long the page was open before the form was sent. Never refused. */
  filledInSeconds: z.optional(z.unknown()),
});
export type RegistrationInput = z.infer<typeof RegistrationInput>;

/** The answer of `POST /api/events/register`. */
export interface Registered {
  id: number;
  status: RegistrationStatus;
  /** Where the registration can be seen, changed and cancelled: a path on this site, `/registration/{key}`. */
  link: string;
}

/** The body of a 409 from `POST /api/events/register`, beside its message. */
export interface NotRegistered {
  message: string;
  code: "full" | ClosedBecause;
  /** For "full": how many places there are; 0 where there are none. */
  placesLeft?: number;
  /** For "full": the same payload with `joinWaitingList: true` is put on the waiting list. */
  waitingListOffered?: boolean;
}

/** `GET /api/registrations/{key}`, and the answer of every POST under it. */
export interface OwnRegistration extends Record<FieldName, string> {
  id: number;
  status: RegistrationStatus;
  attendeesCount: number;
  createdAt: string;
  /** Grows with every change; sent back as `If-Match: "<version>"`. */
  version: number;
  /** Until when offered places are held, UTC. */
  offerExpiresAt: string | null;
  cancelledBy: "visitor" | "owner" | "lapse" | null;
  /** Absent where the event was deleted. `isCalledOff`: it was cancelled or deleted. */
  event: PublicEvent | null;
  eventTitle: string;
  isCalledOff: boolean;
  /** Whether its number, name, phone and address can be changed, and whether it can be cancelled. */
  mayChange: boolean;
  mayCancel: boolean;
  /** The largest number of people it can be changed to now. */
  attendeesMost: number;
}

/** The payload of `POST /api/registrations/{key}`. */
export const OwnChanges = z.object({
  ...plainFields("visitor", ownFieldNames),
  attendeesCount: attendees("Please enter a valid number of attendees"),
});
export type OwnChanges = z.infer<typeof OwnChanges>;

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
export interface RegistrationForOwner extends Record<FieldName, string> {
  id: number;
  eventId: number;
  attendeesCount: number;
  createdAt: string;
  /** Grows with every change; sent back as `If-Match: "<version>"`. */
  version: number;
  /** Another registration for the same event has the same e-mail, or the same name and phone. */
  possibleDuplicate: boolean;
  letter: ConfirmationState | null;
  status: RegistrationStatus;
  source: "visitor" | "owner" | "door";
  /** Its place in the waiting list, UTC: earlier ones are offered places first. */
  waitingSince: string | null;
  offerExpiresAt: string | null;
  cancelledBy: "visitor" | "owner" | "lapse" | null;
  statusChangedAt: string | null;
  /** How many of the party came. */
  cameCount: number | null;
  /** Of a deleted event, too; null only for an event that never existed ("Unknown Event"). */
  eventTitle: string | null;
  isEventDeleted: boolean;
}
