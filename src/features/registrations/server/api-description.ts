import * as z from "zod/mini";
import { PublicEventShape } from "#features/events/server/api-description.ts";
import {
  type Answer,
  type ApiCall,
  answerShape,
  count,
  failureShape,
  flag,
  moment,
  named,
  orNull,
  rowId,
  text,
  version,
} from "#shared/server/api-description.ts";
import {
  type NotRegistered,
  OwnChanges,
  type OwnRegistration,
  type Registered,
  RegistrationInput,
} from "../contract.ts";
import { type FieldName, fieldNames } from "../registration-fields.ts";

export const status = z.enum(["registered", "waiting", "offered", "cancelled", "came"]);
export const cancelledBy = orNull(z.enum(["visitor", "owner", "lapse"]));

/** The plain fields, as answers have them. */
export const plainTexts = Object.fromEntries(fieldNames.map((name) => [name, text])) as Record<
  FieldName,
  typeof text
>;

const NotRegisteredShape = failureShape<NotRegistered>("NotRegistered", {
  code: z.optional(z.enum(["full", "cancelled", "over", "closed"])),
  placesLeft: z.optional(count),
  waitingListOffered: z.optional(flag),
});

const OwnRegistrationShape = answerShape<OwnRegistration>("OwnRegistration", {
  id: rowId,
  status,
  ...plainTexts,
  attendeesCount: count,
  createdAt: moment,
  version,
  offerExpiresAt: orNull(moment),
  cancelledBy,
  event: orNull(PublicEventShape),
  eventTitle: text,
  isCalledOff: flag.check(z.describe("The event was cancelled or deleted.")),
  mayChange: flag,
  mayCancel: flag,
  attendeesMost: count,
});
const own: Answer = { says: "The registration as it is now.", body: OwnRegistrationShape };

const noSuchLink = "This link opens no registration.";
const tooLate = "It is too late for this; `message` says what to do.";
const changes =
  "400 in ten minutes from one address, and 20 an hour for one registration, each being a letter";

export const registrationCalls: readonly ApiCall[] = [
  {
    method: "POST",
    path: "/api/events/register",
    says: "Registers a party for an event; the confirmation letter follows.",
    more: "Kept for good when it is answered with 201. The six fields `eventId`, `fullName`, `email`, `phone`, `mailingAddress` and `attendeesCount` always suffice. With `joinWaitingList` a party that finds no place is put on the waiting list.",
    payload: named("RegistrationInput", RegistrationInput),
    takesIdempotencyKey: true,
    limit:
      "400 in ten minutes from one address, 30 of them for one e-mail address, and 1,000 people an hour for one event",
    answers: {
      201: {
        says: "The registration is kept.",
        body: answerShape<Registered>("Registered", {
          id: rowId,
          status,
          link: text.check(z.describe("A path on this site, `/registration/{key}`.")),
        }),
      },
      404: "The event is no longer there.",
      409: {
        says: "There is no place (`code` says why), or the key came with other details (no `code`).",
        body: NotRegisteredShape,
      },
    },
  },
  {
    method: "GET",
    path: "/api/registrations/{key}",
    says: "One’s own registration, by the link in its letter.",
    limit: "60 keys in ten minutes from one address that open nothing",
    answers: { 200: own, 404: noSuchLink },
  },
  {
    method: "POST",
    path: "/api/registrations/{key}",
    says: "Changes one’s own registration.",
    payload: named("OwnChanges", OwnChanges),
    takesIfMatch: true,
    limit: changes,
    answers: {
      200: own,
      404: noSuchLink,
      409: {
        says: "There are fewer places (`full`), or it is too late.",
        body: NotRegisteredShape,
      },
    },
  },
  {
    method: "POST",
    path: "/api/registrations/{key}/cancel",
    says: "Cancels one’s own registration.",
    limit: changes,
    answers: { 200: own, 404: noSuchLink, 409: tooLate },
  },
  {
    method: "POST",
    path: "/api/registrations/{key}/accept",
    says: "Takes the places that are offered.",
    limit: changes,
    answers: { 200: own, 404: noSuchLink, 409: tooLate },
  },
  {
    method: "POST",
    path: "/api/registrations/{key}/decline",
    says: "Leaves the places that are offered to the next.",
    limit: changes,
    answers: { 200: own, 404: noSuchLink, 409: tooLate },
  },
  {
    method: "GET",
    path: "/api/registrations/{key}/event.ics",
    says: "The event for a calendar.",
    limit: "60 keys in ten minutes from one address that open nothing",
    answers: { 200: { says: "The event.", type: "text/calendar" }, 404: noSuchLink },
  },
];
