import * as z from "zod/mini";
import type { EventLetterResult, EventLetterSummary } from "#features/events/contract.ts";
import {
  type Answer,
  type ApiCall,
  answerShape,
  closed,
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
import type { ConfirmationState, RegistrationForOwner, Resent } from "../contract.ts";
import { mostAtOnce } from "../most-at-once.ts";
import {
  AddedRegistration,
  type BatchAnswer,
  changesBySource,
  type OverCapacity,
  RegistrationBatch,
  StatusChange,
} from "../owner-contract.ts";
import { cancelledBy, plainTexts, status } from "./api-description.ts";

const delivery = z
  .enum(["mail", "file"])
  .check(z.describe("`file`: no mail server is connected, so that the letter becomes a file."));

const RegistrationForOwnerShape = answerShape<RegistrationForOwner>("RegistrationForOwner", {
  id: rowId,
  eventId: rowId,
  ...plainTexts,
  attendeesCount: count,
  createdAt: moment,
  version,
  possibleDuplicate: flag,
  letter: orNull(
    answerShape<ConfirmationState>("ConfirmationState", {
      state: z.enum(["waiting", "sent", "failed"]),
      delivery,
      at: orNull(moment),
      reason: orNull(text),
    }),
  ),
  status,
  source: z.enum(["visitor", "owner", "door"]),
  waitingSince: orNull(moment),
  offerExpiresAt: orNull(moment),
  cancelledBy,
  statusChangedAt: orNull(moment),
  cameCount: orNull(count),
  eventTitle: orNull(text),
  isEventDeleted: flag,
});

const registration: Answer = {
  says: "The registration as it is now.",
  body: RegistrationForOwnerShape,
  hasETag: true,
};
const overCapacity: Answer = {
  says: "More people than there are places (`code`); `allowOverCapacity` would have it so. Without a `code`: it does not fit what is there, as `message` says.",
  body: failureShape<OverCapacity>("OverCapacity", {
    code: z.optional(z.literal("over_capacity")),
    capacity: z.optional(count),
    taken: z.optional(count),
  }),
};
const gone = "The registration is no longer there.";
const about = z.enum(["change", "cancellation", "deletion"]);
const resends = "5 in ten minutes for one registration";

export const registrationAdminCalls: readonly ApiCall[] = [
  {
    method: "GET",
    path: "/api/admin/registrations",
    says: "Every registration, newest first.",
    isOwners: true,
    answers: { 200: { says: "The registrations.", body: z.array(RegistrationForOwnerShape) } },
  },
  {
    method: "GET",
    path: "/api/admin/registrations.csv",
    says: "Registrations for a spreadsheet.",
    isOwners: true,
    query: {
      event: { says: "Those for one event.", schema: z.int() },
      status: { says: "Those of one status.", schema: status },
      find: { says: "Those with these words.", schema: text },
    },
    answers: {
      200: { says: "The rows.", type: "text/csv" },
      400: "`event` is not the number of an event.",
    },
  },
  {
    method: "POST",
    path: "/api/admin/registrations",
    says: "Adds a registration that was taken by telephone or at the counter.",
    isOwners: true,
    payload: named("AddedRegistration", AddedRegistration),
    takesIdempotencyKey: true,
    answers: {
      201: { ...registration, says: "The registration is kept." },
      404: "The event is no longer there.",
      409: overCapacity,
    },
  },
  {
    method: "GET",
    path: "/api/admin/registrations/{id}",
    says: "One registration.",
    isOwners: true,
    answers: { 200: registration, 404: gone },
  },
  {
    method: "PATCH",
    path: "/api/admin/registrations/{id}",
    says: "Changes a registration.",
    more: "What a visitor entered may lack nothing; what the owner entered may lack an e-mail and an address, a walk-in a telephone number, too.",
    isOwners: true,
    payload: named("RegistrationChanges", z.union(Object.values(changesBySource))),
    takesIfMatch: true,
    answers: { 200: registration, 404: gone, 409: overCapacity },
  },
  {
    method: "DELETE",
    path: "/api/admin/registrations/{id}",
    says: "Deletes a registration.",
    isOwners: true,
    takesIfMatch: true,
    answers: { 204: "It is gone.", 404: gone },
  },
  {
    method: "POST",
    path: "/api/admin/registrations/{id}/status",
    says: "Says what becomes of a registration.",
    isOwners: true,
    payload: named("StatusChange", StatusChange),
    takesIfMatch: true,
    answers: { 200: registration, 404: gone, 409: overCapacity },
  },
  {
    method: "POST",
    path: "/api/admin/registrations/batch",
    says: "Cancels or deletes many registrations, or takes a cancellation back.",
    more: `At most ${mostAtOnce} in one call, each with the \`version\` in which it was seen. All that still stands so is done in one transaction; the others stay as they are, and \`results\` says which. With \`sendLetter\` each party that has an e-mail address is written to, one address at most three times and once more for the rest. To undo a cancellation each is sent with the \`status\` it had; what would go over the capacity is answered with \`full\`, unless \`allowOverCapacity\` would have it so.`,
    isOwners: true,
    payload: named("RegistrationBatch", RegistrationBatch),
    answers: {
      200: {
        says: "What became of each.",
        body: answerShape<BatchAnswer>("BatchAnswer", {
          results: z.array(
            closed<BatchAnswer["results"][number]>({
              id: rowId,
              result: z
                .enum(["done", "changed", "gone", "same", "full"])
                .check(
                  z.describe(
                    "`changed`: it has another version by now. `same`: it was cancelled already, or, to undo that, is not.",
                  ),
                ),
              version: orNull(version),
            }),
          ),
          letters: count.check(z.describe("How many of them a letter is about.")),
        }),
      },
    },
  },
  {
    method: "POST",
    path: "/api/admin/registrations/{id}/resend-email",
    says: "Sends the confirmation letter again.",
    isOwners: true,
    limit: resends,
    answers: {
      202: {
        says: "It is on its way.",
        body: answerShape<Resent>("Resent", { message: text, delivery }),
      },
      404: gone,
      409: "There is nothing to confirm, or nobody to write to.",
    },
  },
  {
    method: "POST",
    path: "/api/admin/registrations/{id}/new-link",
    says: "Gives a registration a new link; the old one opens nothing from here on.",
    isOwners: true,
    limit: resends,
    answers: {
      202: {
        says: "The letter with the new link is on its way.",
        body: z.strictObject({ message: text }),
      },
      404: gone,
      409: "There is nobody to write to.",
    },
  },
  {
    method: "GET",
    path: "/api/admin/event-letters",
    says: "The letters to events’ people, newest first.",
    isOwners: true,
    answers: {
      200: {
        says: "The letters.",
        body: z.array(
          answerShape<EventLetterSummary>("EventLetterSummary", {
            id: rowId,
            eventId: rowId,
            eventTitle: text,
            isEventDeleted: flag,
            about,
            subject: text,
            createdAt: moment,
          }),
        ),
      },
    },
  },
  {
    method: "GET",
    path: "/api/admin/event-letters/{id}",
    says: "One of them, and who got it.",
    isOwners: true,
    answers: {
      200: {
        says: "The letter.",
        body: answerShape<EventLetterResult>("EventLetterResult", {
          id: rowId,
          about,
          subject: text,
          createdAt: moment,
          recipients: z.array(
            closed<EventLetterResult["recipients"][number]>({
              registrationId: rowId,
              fullName: text,
              email: text,
              phone: text,
              state: z.enum(["waiting", "sent", "failed", "no_email"]),
              delivery: orNull(delivery),
              reason: orNull(text),
            }),
          ),
        }),
      },
      404: "The letter is no longer there.",
    },
  },
];
