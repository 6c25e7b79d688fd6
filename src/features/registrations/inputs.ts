import * as z from "zod/mini";
import {
  emailAddress,
  filledIn,
  oneLine,
  shortEnough,
  someLines,
} from "#shared/both/text-checks.ts";
import {
  type FieldName,
  fieldNames,
  isNeeded,
  mostAttendees,
  type NeededFrom,
  type Source,
} from "./registration-fields.ts";

export const person = {
  fullName: filledIn("Name must be at least 2 characters", 2).check(
    shortEnough("name", 200),
    oneLine,
  ),
  email: emailAddress,
  phone: filledIn("Please enter a valid phone number", 10).check(
    z.maxLength(40, "Please enter a valid phone number"),
    oneLine,
  ),
  mailingAddress: filledIn("Please enter your complete mailing address", 10).check(
    shortEnough("mailing address", 500),
    someLines,
  ),
} satisfies Record<FieldName, z.ZodMiniType<string, string>>;

/** A number of people; `message` is for a missing number or one below 1. */
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

/** The schemas of these fields for `from`, by whether it may leave each out. */
export function plainFields<From extends Source>(from: From) {
  const entries = fieldNames.map((name) => [
    name,
    isNeeded(name, from) ? person[name] : emptyOr(person[name]),
  ]);
  return Object.fromEntries(entries) as {
    [N in FieldName]: N extends NeededFrom<From> ? (typeof person)[N] : ReturnType<typeof emptyOr>;
  };
}

export const RegistrationForm = z.object({
  ...plainFields("visitor"),
  attendeesCount: attendees("Please enter a valid number of attendees"),
  /** A hidden field; a program that fills in every field gives itself away. Never refused. */
  website: z.optional(z.unknown()),
});
export type RegistrationForm = z.infer<typeof RegistrationForm>;

/** The payload of `POST /api/events/register`. */
export const RegistrationInput = z.object({
  eventId: z.int("Please choose an event").check(z.gte(1, "Please choose an event")),
  ...RegistrationForm.shape,
  /** The sender knows that the event is full for this party, and wants to wait. */
  joinWaitingList: z.optional(z.boolean("Please choose whether to join the waiting list")),
  /** How long the page was open before the form was sent. Never refused. */
  filledInSeconds: z.optional(z.unknown()),
});
export type RegistrationInput = z.infer<typeof RegistrationInput>;

/** The payload of `POST /api/registrations/{key}`. */
export const OwnChanges = z.object({
  ...plainFields("visitor"),
  /** Absent: it stays. If it changes, the link used for this request stops working. */
  email: z.optional(person.email),
  attendeesCount: attendees("Please enter a valid number of attendees"),
});
export type OwnChanges = z.infer<typeof OwnChanges>;
