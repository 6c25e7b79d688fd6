import * as z from "zod/mini";
import { Paid, source, status } from "#features/registrations/answers.ts";
import {
  answer,
  count,
  day,
  flag,
  moment,
  orNull,
  rowId,
  text,
} from "#shared/server/openapi/answer-shapes.ts";

const event = { id: rowId, title: text, date: day, time: text, location: text };

export const DoorEvent = answer("DoorEvent", { ...event, isCancelled: flag });
export type DoorEvent = z.infer<typeof DoorEvent>;

/** One party on the door list: no e-mail, telephone or address. */
export const DoorEntry = answer("DoorEntry", {
  id: rowId,
  fullName: text,
  attendeesCount: count,
  status,
  source,
  cameCount: orNull(count),
  /** Absent: nothing. */
  paid: z.exactOptional(Paid),
  /** When somebody at a door last did something about it. */
  statusChangedAt: orNull(moment),
});
export type DoorEntry = z.infer<typeof DoorEntry>;

export const DoorList = answer("DoorList", {
  event: z.strictObject({
    ...event,
    /** Absent if the event says nothing of one. */
    cost: z.exactOptional(text),
  }),
  /** In the order in which they registered. */
  entries: z.array(DoorEntry),
  /** People. */
  totals: z.strictObject({ expected: count, came: count, walkIns: count }),
  capacity: orNull(count),
  expiresAt: orNull(moment).check(
    z.describe("When the link stops opening anything; null for the signed-in owner."),
  ),
});
export type DoorList = z.infer<typeof DoorList>;

/** What became of each action, in the order they were sent in, and the list as it is now. */
export const DoorAnswer = answer("DoorAnswer", {
  results: z.array(
    z.strictObject({
      id: text,
      result: z.enum(["done", "conflict"]),
      /** For "conflict": what somebody else did, as a sentence. */
      message: orNull(text),
      registrationId: orNull(rowId),
    }),
  ),
  list: DoorList,
});
export type DoorAnswer = z.infer<typeof DoorAnswer>;

/** The address is shown once: only a hash of it is kept. */
export const DoorLink = answer("DoorLink", { id: rowId, path: text, expiresAt: moment });
export type DoorLink = z.infer<typeof DoorLink>;
