import * as z from "zod/mini";
import {
  type ApiCall,
  answerShape,
  flag,
  moment,
  named,
  orNull,
  rowId,
  text,
  version,
} from "#shared/server/api-description.ts";
import {
  type VisitAsked,
  VisitChanges,
  type VisitForOwner,
  VisitInput,
  visitStatuses,
} from "../contract.ts";

const VisitShape = answerShape<VisitForOwner>("VisitForOwner", {
  id: rowId,
  fullName: text,
  email: text,
  phone: text,
  days: text,
  message: text,
  plants: z.readonly(z.array(text)).check(z.describe("“3 × Lenten Rose”")),
  plantsLink: orNull(text),
  isSuspect: flag.check(z.describe("Perhaps a program filled the form in.")),
  status: z.enum(visitStatuses),
  note: text,
  createdAt: moment,
  statusChangedAt: orNull(moment),
  version,
});
const gone = "The request is no longer there.";

export const visitCalls: readonly ApiCall[] = [
  {
    method: "POST",
    path: "/api/visits",
    says: "Asks for a visit.",
    payload: named("VisitInput", VisitInput),
    takesIdempotencyKey: true,
    limit: "30 in ten minutes from one address",
    answers: {
      201: {
        says: "The request is kept.",
        body: answerShape<VisitAsked>("VisitAsked", { id: rowId }),
      },
      409: "The same key came with other details.",
    },
  },
];

export const visitAdminCalls: readonly ApiCall[] = [
  {
    method: "GET",
    path: "/api/admin/visits",
    says: "Every request for a visit.",
    isOwners: true,
    answers: { 200: { says: "The requests.", body: z.array(VisitShape) } },
  },
  {
    method: "PATCH",
    path: "/api/admin/visits/{id}",
    says: "Says what becomes of a request, or notes something about it.",
    isOwners: true,
    payload: named("VisitChanges", VisitChanges),
    takesIfMatch: true,
    answers: {
      200: { says: "The request as it is now.", body: VisitShape, hasETag: true },
      404: gone,
    },
  },
  {
    method: "DELETE",
    path: "/api/admin/visits/{id}",
    says: "Deletes a request.",
    isOwners: true,
    takesIfMatch: true,
    answers: { 204: "It is gone.", 404: gone },
  },
];
