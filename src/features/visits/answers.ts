import * as z from "zod/mini";
import {
  answer,
  count,
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

/** The day and time that the owner gave. It stays when it is called off. */
const appointment = z.strictObject({
  at: moment,
  minutes: count,
  cancelledBy: orNull(z.enum(["visitor", "owner"])),
  /** What would suit the visitor better; empty once the owner has answered. */
  otherDays: text,
});

export const OwnVisit = answer("OwnVisit", {
  fullName: text,
  ...appointment.shape,
  plantsLink: orNull(text),
  mayChange: flag.check(z.describe("It is to come, and was not called off.")),
});
export type OwnVisit = z.infer<typeof OwnVisit>;

export const DiaryLink = answer("DiaryLink", { url: text });
export type DiaryLink = z.infer<typeof DiaryLink>;

export const VisitForOwner = answer("VisitForOwner", {
  id: rowId,
  fullName: text,
  /** Empty if the visitor gave none; so is `phone`, but never both. */
  email: text,
  phone: text,
  days: text,
  message: text,
  church: z.exactOptional(text).check(z.describe("Where it is a parish’s request.")),
  occasion: z.exactOptional(text),
  plants: z.readonly(z.array(text)).check(z.describe("“3 × Lenten Rose”")),
  /** The list as a page of this site; null if none was sent along. */
  plantsLink: orNull(text),
  isSuspect: flag.check(z.describe("Perhaps a program filled the form in.")),
  status: z.enum(visitStatuses),
  note: text,
  createdAt: moment,
  statusChangedAt: orNull(moment),
  appointment: z.exactOptional(appointment).check(z.describe("Absent until one was given.")),
  version,
});
export type VisitForOwner = z.infer<typeof VisitForOwner>;
