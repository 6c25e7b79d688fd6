import * as z from "zod/mini";
import {
  answer,
  count,
  day,
  failureAnswer,
  moment,
  text,
} from "#shared/server/openapi/answer-shapes.ts";

export const Trashed = answer("Trashed", {
  id: text.check(z.describe("Kind and key of the thing: `registration-17`.")),
  kind: z.enum(["registration", "event", "post", "letter", "plant", "picture", "visit"]),
  name: text,
  about: text,
  deletedAt: moment,
  deletedBy: text.check(z.describe("Who deleted it.")),
  /** With the beginning of this day it is deleted for good. */
  goesOn: day,
});
export type Trashed = z.infer<typeof Trashed>;

export const BroughtBack = answer("BroughtBack", {
  path: text.check(z.describe("Where the owner finds it, on this site.")),
});
export type BroughtBack = z.infer<typeof BroughtBack>;

/** What has to be chosen before it can come back. */
export const NotBroughtBack = failureAnswer("NotBroughtBack", {
  code: z.exactOptional(z.enum(["over_capacity", "address_taken"])),
  capacity: z.exactOptional(count),
  /** People that hold a place now. */
  taken: z.exactOptional(count),
  /** The address at which it would be restored with `newAddress`. */
  address: z.exactOptional(text),
});
export type NotBroughtBack = Required<Pick<z.infer<typeof NotBroughtBack>, "code" | "message">>;
