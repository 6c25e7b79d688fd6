import * as z from "zod/mini";
import { person } from "#features/registrations/inputs.ts";
import { gardenTextMax } from "#shared/both/garden-list.ts";
import {
  filledIn,
  lines,
  oneLine,
  orEmpty,
  shortEnough,
  someLines,
} from "#shared/both/text-checks.ts";

/** A request is open, answered (the owner waits for the visitor), or done. */
export const visitStatuses = ["open", "answered", "done"] as const;
export type VisitStatus = (typeof visitStatuses)[number];
export const visitStatusLabels: Readonly<Record<VisitStatus, string>> = {
  open: "Open",
  answered: "Answered",
  done: "Done",
};

const noWay = "Please give an e-mail address or a phone number, so that we can answer you";

const inParish = (what: string) =>
  z.optional(filledIn(`Please name ${what}`, 2).check(shortEnough("name", 200), oneLine));

export const VisitInput = z
  .object({
    fullName: person.fullName,
    /** At least one of the two; the other is empty or absent. */
    email: z._default(orEmpty(person.email, "Please enter a valid email address"), ""),
    phone: z._default(orEmpty(person.phone, "Please enter a valid phone number"), ""),
    days: filledIn("Please tell us which days would suit you", 2).check(
      shortEnough("days", 300),
      someLines,
    ),
    message: z._default(
      z
        .string("Please write your message as text")
        .check(z.trim(), shortEnough("message", 2_000), someLines),
      "",
    ),
    /** The sender's list of plants, as an address carries it: "lenten-rose*2,pawpaw". */
    plants: z._default(
      z
        .string("The list of plants could not be read")
        .check(z.maxLength(gardenTextMax, "The list of plants is too long to send along")),
      "",
    ),
    /** For which church and what: both, where it is a parish's request. */
    church: inParish("the church"),
    occasion: inParish("the occasion"),
    /** A hidden field; a program that fills in every field gives itself away. Never refused. */
    website: z.optional(z.unknown()),
  })
  .check(
    z.refine(({ email, phone }) => email !== "" || phone !== "", {
      path: ["email"],
      error: noWay,
      // Said together with whatever else is missing.
      when: ({ value }) => {
        const { email, phone } = (value ?? {}) as Record<string, unknown>;
        return email === "" && phone === "";
      },
    }),
  );
export type VisitInput = z.infer<typeof VisitInput>;

export const OtherDays = z.object({ days: VisitInput.def.shape.days });
export type OtherDays = z.infer<typeof OtherDays>;

const dayMissing = "Please choose a day";
const timeMissing = "Please choose a time";
const lengthOdd = "Please give the length in minutes, from 10 to 480";

/** By the nursery's clock. */
export const AppointmentInput = z.object({
  day: z.iso.date(dayMissing),
  time: z.string(timeMissing).check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, timeMissing)),
  minutes: z.int(lengthOdd).check(z.gte(10, lengthOdd), z.lte(480, lengthOdd)),
});
export type AppointmentInput = z.infer<typeof AppointmentInput>;

export const VisitChanges = z.object({
  status: z.optional(z.enum(visitStatuses, "Please choose open, answered or done")),
  /** The owner's own words about it; nobody else reads them. */
  note: z.optional(lines("note", 2_000)),
});
export type VisitChanges = z.infer<typeof VisitChanges>;
