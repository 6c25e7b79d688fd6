import * as z from "zod/mini";
import { lines } from "#shared/both/text-checks.ts";
import { attendees, plainFields } from "./inputs.ts";
import { type PaidBy, paidByLabels } from "./paid.ts";
import { mostChangedAtOnce } from "./registration-fields.ts";

/** What only the owner sends about registrations; forms load these where they are opened. */

const party = attendees("At least 1 attendee is required");

/** True: the owner knows that this exceeds the capacity, and wants it. */
const allowOverCapacity = z.optional(z.boolean("Please choose whether to go over the capacity"));

export const paid = z.object({
  cents: z
    .number("Please enter an amount, like 20 or 12.50")
    .check(
      z.int("Please enter an amount, like 20 or 12.50"),
      z.gte(1, "Please enter an amount, like 20 or 12.50"),
      z.lte(10_000_000, "Please enter at most $100,000"),
    ),
  by: z.enum(Object.keys(paidByLabels) as PaidBy[], "Please choose how it was paid"),
});

/** Fields that only the owner sets. Absent ones stay as they are. */
const kept = {
  note: z.optional(lines("note", 2000)),
  /** Null: nothing was paid. */
  paid: z.optional(z.nullable(paid)),
};

/** The payload of `POST /api/admin/registrations`. */
export const AddedRegistration = z.object({
  eventId: z.int("Please choose an event").check(z.gte(1, "Please choose an event")),
  ...plainFields("owner"),
  attendeesCount: party,
  ...kept,
  /** Put on the waiting list rather than registered. */
  waiting: z.optional(z.boolean()),
  allowOverCapacity,
});
export type AddedRegistration = z.infer<typeof AddedRegistration>;

const changes = { attendeesCount: party, ...kept, allowOverCapacity };

/** The payload of `PATCH /api/admin/registrations/{id}`, by who entered it. */
export const changesBySource = {
  visitor: z.object({ ...plainFields("visitor"), ...changes }),
  owner: z.object({ ...plainFields("owner"), ...changes }),
  door: z.object({ ...plainFields("door"), ...changes }),
} as const;

/** The payload of `POST /api/admin/registrations/{id}/status`. */
export const StatusChange = z.object({
  status: z.enum(
    ["registered", "waiting", "offered", "cancelled", "came"],
    "Please choose what becomes of the registration",
  ),
  /** For "came": how many of the party came; absent means all. */
  cameCount: z.optional(attendees("At least 1 person came")),
  allowOverCapacity,
  /** Whether the party gets a letter about it. Absent means yes for a place given and no otherwise. */
  sendLetter: z.optional(z.boolean()),
});
export type StatusChange = z.infer<typeof StatusChange>;

const seen = { id: z.int().check(z.gte(1)), version: z.int().check(z.gte(1)) };

/** The payload of `POST /api/admin/registrations/keep-apart`. */
export const KeptApart = z.object({
  ids: z.array(z.int().check(z.gte(1))).check(z.length(2, "Please choose two registrations")),
  /** True: they are two, and no longer marked as possible duplicates; false undoes that. */
  areTwo: z.boolean("Please choose whether they are two"),
});
export type KeptApart = z.infer<typeof KeptApart>;

const eachOnce = [
  z.minLength(1, "Please choose at least one registration"),
  z.maxLength(
    mostChangedAtOnce,
    `Please choose at most ${mostChangedAtOnce} registrations at once`,
  ),
  z.refine<readonly { id: number }[]>(
    (rows) => new Set(rows.map(({ id }) => id)).size === rows.length,
    "Please name each registration once",
  ),
] as const;

/** The payload of `POST /api/admin/registrations/batch`. */
export const RegistrationBatch = z.discriminatedUnion(
  "action",
  [
    z.object({
      action: z.literal("cancel"),
      registrations: z.array(z.object(seen)).check(...eachOnce),
      /** Whether each party gets a letter about it. Absent means no. */
      sendLetter: z.optional(z.boolean()),
    }),
    z.object({
      action: z.literal("delete"),
      registrations: z.array(z.object(seen)).check(...eachOnce),
    }),
    z.object({
      action: z.literal("undo-delete"),
      /** Each with the version it was deleted in. */
      registrations: z.array(z.object(seen)).check(...eachOnce),
      allowOverCapacity,
    }),
    z.object({
      action: z.literal("undo-cancel"),
      registrations: z
        .array(
          z.object({
            ...seen,
            status: z.enum(["registered", "waiting", "came"]),
            cameCount: z.optional(attendees("At least 1 person came")),
          }),
        )
        .check(...eachOnce),
      sendLetter: z.optional(z.boolean()),
      allowOverCapacity,
    }),
  ],
  "Please choose what becomes of the registrations",
);
export type RegistrationBatch = z.infer<typeof RegistrationBatch>;
