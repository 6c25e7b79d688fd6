import * as z from "zod/mini";
import {
  answer,
  flag,
  moment,
  orNull,
  rowId,
  text,
  version,
} from "#shared/server/openapi/answer-shapes.ts";
import { visitStatuses } from "./inputs.ts";

export const VisitAsked = answer("VisitAsked", { id: rowId });
export type VisitAsked = z.infer<typeof VisitAsked>;

export const VisitForOwner = answer("VisitForOwner", {
  id: rowId,
  fullName: text,
  /** Empty where the visitor gave none; so is `phone`, but never both. */
  email: text,
  phone: text,
  days: text,
  message: text,
  church: z.exactOptional(text).check(z.describe("Where it is a parish’s request.")),
  occasion: z.exactOptional(text),
  plants: z.readonly(z.array(text)).check(z.describe("“3 × Lenten Rose”")),
  /** The list as a page of this site; null where none was sent along. */
  plantsLink: orNull(text),
  isSuspect: flag.check(z.describe("Perhaps a program filled the form in.")),
  status: z.enum(visitStatuses),
  note: text,
  createdAt: moment,
  statusChangedAt: orNull(moment),
  version,
});
export type VisitForOwner = z.infer<typeof VisitForOwner>;
