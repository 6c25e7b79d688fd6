import * as z from "zod/mini";
import { attendees, person } from "#features/registrations/inputs.ts";
import { paid } from "#features/registrations/owner-inputs.ts";

const clientId = z
  .string("Each action needs an id of its own")
  .check(z.regex(/^[A-Za-z0-9_-]{16,64}$/, "Each action needs an id of its own"));
const done = { id: clientId, at: z.optional(z.string()) };

/** One thing done at the door. `id` is made on the phone: sent again, it is done once. */
export const DoorAction = z.discriminatedUnion("kind", [
  z.object({
    ...done,
    kind: z.literal("came"),
    registrationId: z.int(),
    count: attendees("At least 1 person came"),
  }),
  z.object({
    ...done,
    kind: z.literal("undo"),
    registrationId: z.int(),
    /** The mark that it takes back: the entry's `statusChangedAt` as it was seen. */
    markedAt: z.optional(z.string()),
    /** The id of the "came" that it takes back, if that was not yet sent when it was undone. */
    markId: z.optional(clientId),
  }),
  z.object({
    ...done,
    kind: z.literal("walk-in"),
    fullName: person.fullName,
    count: attendees("At least 1 person came"),
  }),
  z.object({
    ...done,
    kind: z.literal("paid"),
    registrationId: z.optional(z.int()),
    /** In place of its number: the id of the "walk-in" that was not yet sent when this party paid. */
    walkInId: z.optional(clientId),
    /** Null: nothing was paid after all. */
    paid: z.nullable(paid),
    /** What the phone showed before, so that another gate's later entry is not overwritten. */
    before: z.nullable(paid),
  }),
]);
export type DoorAction = z.infer<typeof DoorAction>;

/** The payload of `POST /api/door/{token}` and `POST /api/admin/events/{id}/door`: in the order in which they were done. */
export const DoorActions = z.object({
  actions: z
    .array(DoorAction)
    .check(z.minLength(1, "There is nothing to do"), z.maxLength(200, "Please send at most 200")),
});
