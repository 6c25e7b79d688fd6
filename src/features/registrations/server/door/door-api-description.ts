import * as z from "zod/mini";
import {
  type ApiCall,
  answerShape,
  closed,
  count,
  day,
  moment,
  named,
  orNull,
  rowId,
  text,
} from "#shared/server/api-description.ts";
import {
  DoorActions,
  type DoorAnswer,
  type DoorEntry,
  type DoorLink,
  type DoorList,
} from "../../owner-contract.ts";
import { status } from "../api-description.ts";

const DoorListShape = answerShape<DoorList>("DoorList", {
  event: closed<DoorList["event"]>({
    id: rowId,
    title: text,
    date: day,
    time: text,
    location: text,
  }),
  entries: z.array(
    answerShape<DoorEntry>("DoorEntry", {
      id: rowId,
      fullName: text,
      attendeesCount: count,
      status,
      source: z.enum(["visitor", "owner", "door"]),
      cameCount: orNull(count),
      statusChangedAt: orNull(moment),
    }),
  ),
  totals: closed<DoorList["totals"]>({ expected: count, came: count, walkIns: count }),
  capacity: orNull(count),
  expiresAt: orNull(moment).check(
    z.describe("When the link stops opening anything; null for the signed-in owner."),
  ),
});

const DoorAnswerShape = answerShape<DoorAnswer>("DoorAnswer", {
  results: z.array(
    closed<DoorAnswer["results"][number]>({
      id: text,
      result: z.enum(["done", "conflict"]),
      message: orNull(text),
      registrationId: orNull(rowId),
    }),
  ),
  list: DoorListShape,
});

const list = { says: "The list, without e-mails, telephones and addresses.", body: DoorListShape };
const done = { says: "What became of each, and the list as it is now.", body: DoorAnswerShape };
const noSuchLink = "The link opens no list (any more).";
const gone = "The event is no longer there.";
const limit = "1,200 in ten minutes from one address";

export const doorCalls: readonly ApiCall[] = [
  {
    method: "GET",
    path: "/api/door/{token}",
    says: "The door list of an event, by its link.",
    limit,
    answers: { 200: list, 404: noSuchLink },
  },
  {
    method: "POST",
    path: "/api/door/{token}",
    says: "Notes who came, in the order in which it was done.",
    more: "Each action has an `id` of its own: sent again, it is done once.",
    payload: named("DoorActions", DoorActions),
    limit,
    answers: { 200: done, 404: noSuchLink },
  },
];

export const doorAdminCalls: readonly ApiCall[] = [
  {
    method: "GET",
    path: "/api/admin/events/{id}/door",
    says: "The door list of an event.",
    isOwners: true,
    answers: { 200: list, 404: gone },
  },
  {
    method: "POST",
    path: "/api/admin/events/{id}/door",
    says: "Notes who came.",
    isOwners: true,
    payload: named("DoorActions", DoorActions),
    answers: { 200: done, 404: gone },
  },
  {
    method: "POST",
    path: "/api/admin/events/{id}/door-links",
    says: "Makes a link that opens the door list without signing in.",
    isOwners: true,
    answers: {
      201: {
        says: "The link, shown this once.",
        body: answerShape<DoorLink>("DoorLink", { id: rowId, path: text, expiresAt: moment }),
      },
      404: gone,
    },
  },
  {
    method: "DELETE",
    path: "/api/admin/events/{id}/door-links",
    says: "Ends every door link of the event.",
    isOwners: true,
    answers: { 204: "No link opens its list any more.", 404: gone },
  },
];
