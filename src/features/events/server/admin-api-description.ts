import * as z from "zod/mini";
import {
  type Answer,
  type ApiCall,
  answerShape,
  closed,
  count,
  flag,
  named,
  orNull,
  rowId,
  text,
  version,
} from "#shared/server/api-description.ts";
import {
  type Audience,
  type ChangedEvent,
  EventChanges,
  type EventForOwner,
  EventInput,
  type ListedEvent,
  type PeopleOfEvent,
  type RemovedEvent,
  TellPeople,
} from "../contract.ts";
import { CopiesInput, DuplicateInput, RepeatInput } from "../copies-contract.ts";
import { eventShape, openingShape } from "./api-description.ts";

const ownersShape = {
  ...eventShape,
  version,
  capacity: orNull(count).check(z.describe("In people; null: as many as come.")),
  registrationMode: z.enum(["until_event_ends", "always", "closed"]),
  sendsReminder: flag,
  sendsThanks: flag,
};
const EventForOwnerShape = answerShape<EventForOwner>("EventForOwner", ownersShape);

const people = answerShape<PeopleOfEvent>("PeopleOfEvent", {
  registrations: count,
  taken: count.check(z.describe("People who hold a place.")),
  registered: count,
  offered: count,
  waiting: count,
  cancelled: count,
  came: count,
});

const letter = z.optional(
  closed<NonNullable<RemovedEvent["letter"]>>({
    id: rowId,
    recipients: count,
    people: count,
  }),
);

const ChangedEventShape = answerShape<ChangedEvent>("ChangedEvent", { ...ownersShape, letter });

const changed: Answer = {
  says: "The event as it is now, and the letter where one was asked for.",
  body: ChangedEventShape,
  hasETag: true,
};
const gone = "The event is no longer there.";

export const eventAdminCalls: readonly ApiCall[] = [
  {
    method: "GET",
    path: "/api/admin/events",
    says: "Every event with its planning and how many people come.",
    isOwners: true,
    answers: {
      200: {
        says: "The events, those to come first.",
        body: z.array(
          answerShape<ListedEvent>("ListedEvent", {
            ...ownersShape,
            ...openingShape,
            registrationsCount: count,
            people,
          }),
        ),
      },
    },
  },
  {
    method: "POST",
    path: "/api/admin/events",
    says: "Adds an event.",
    isOwners: true,
    payload: named("EventInput", EventInput),
    answers: { 201: { says: "The event.", body: EventForOwnerShape, hasETag: true } },
  },
  {
    method: "PUT",
    path: "/api/admin/events/{id}",
    says: "Changes an event; with `tell`, its people get that letter.",
    more: "Planning fields that the payload does not name stay as they are.",
    isOwners: true,
    payload: named("EventChanges", EventChanges),
    takesIfMatch: true,
    answers: { 200: changed, 404: gone },
  },
  {
    method: "DELETE",
    path: "/api/admin/events/{id}",
    says: "Deletes an event; its registrations stay.",
    isOwners: true,
    payload: named("TellPeople", TellPeople),
    payloadMayBeAbsent: true,
    takesIfMatch: true,
    answers: {
      200: {
        says: "How many registrations it had.",
        body: answerShape<RemovedEvent>("RemovedEvent", { registrations: count, letter }),
      },
      404: gone,
    },
  },
  {
    method: "POST",
    path: "/api/admin/events/{id}/cancel",
    says: "Calls an event off.",
    isOwners: true,
    payload: named("TellPeople", TellPeople),
    payloadMayBeAbsent: true,
    takesIfMatch: true,
    answers: { 200: changed, 404: gone, 409: "It is called off already." },
  },
  {
    method: "POST",
    path: "/api/admin/events/{id}/reinstate",
    says: "Takes the calling off back.",
    isOwners: true,
    payload: named("TellPeople", TellPeople),
    payloadMayBeAbsent: true,
    takesIfMatch: true,
    answers: { 200: changed, 404: gone, 409: "It is not called off." },
  },
  {
    method: "POST",
    path: "/api/admin/events/{id}/duplicate",
    says: "Makes the same event on another day.",
    isOwners: true,
    payload: named("DuplicateInput", DuplicateInput),
    answers: { 201: { says: "The new event.", body: EventForOwnerShape }, 404: gone },
  },
  {
    method: "POST",
    path: "/api/admin/events/{id}/repeat",
    says: "Makes the same event again, every week or every month.",
    isOwners: true,
    payload: named("RepeatInput", RepeatInput),
    answers: { 201: { says: "The new events.", body: z.array(EventForOwnerShape) }, 404: gone },
  },
  {
    method: "POST",
    path: "/api/admin/events/{id}/copies",
    says: "Makes the event on each of these days, with what they say otherwise.",
    isOwners: true,
    payload: named("CopiesInput", CopiesInput),
    takesIfMatch: true,
    answers: {
      201: { says: "The new events.", body: z.array(EventForOwnerShape) },
      404: gone,
      409: "There is such an event on one of these days.",
    },
  },
  {
    method: "GET",
    path: "/api/admin/events/{id}/audience",
    says: "Whom a letter to the event’s people reaches.",
    isOwners: true,
    answers: {
      200: {
        says: "How many, and who has to be telephoned.",
        body: answerShape<Audience>("EventAudience", {
          registrations: count,
          people: count,
          withoutEmail: z.array(
            closed<Audience["withoutEmail"][number]>({ id: rowId, fullName: text, phone: text }),
          ),
        }),
      },
      404: gone,
    },
  },
];
