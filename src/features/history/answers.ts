import * as z from "zod/mini";
import { answer, flag, moment, orNull, rowId, text } from "#shared/server/openapi/answer-shapes.ts";

const value = orNull(text);

/** The call that restores the former values; it is sent with `If-Match`. */
const PutBack = answer("PutBack", {
  method: z.enum(["PUT", "PATCH"]),
  path: text,
  readFrom: text.check(z.describe("Where the thing is read with its version: alone or in a list.")),
  takesAll: flag.check(z.describe("It is sent with what else the thing says.")),
  values: z.record(text, z.unknown()),
  labels: z.array(text).check(z.describe("What of the change it puts back.")),
});
export type PutBack = z.infer<typeof PutBack>;

export const Change = answer("Change", {
  id: rowId,
  at: moment,
  by: text.check(
    z.describe("`owner:1`, `helper:3`, `door` (by a door’s link), `site` (by itself)."),
  ),
  byName: text,
  kind: text,
  kindLabel: text,
  thing: text.check(z.describe("Its id; a plant’s first slug.")),
  name: text.check(z.describe("What it was called then.")),
  action: text.check(z.describe("`changed`, `added`, `deleted`, or what else was done with it.")),
  screen: orNull(text).check(z.describe("Where the owner finds it; null where it is in no place.")),
  fields: z.array(answer("ChangedField", { label: text, before: value, after: value })),
  putBack: orNull(PutBack),
});
export type Change = z.infer<typeof Change>;

const changes = {
  changes: z.array(Change),
  before: orNull(rowId).check(z.describe("For `before`, where there are older ones.")),
};

export const ChangesOfThing = answer("ChangesOfThing", changes);
export type ChangesOfThing = z.infer<typeof ChangesOfThing>;

export const History = answer("History", {
  ...changes,
  kinds: z.array(answer("KindInHistory", { kind: text, label: text })),
  people: z.array(answer("PersonInHistory", { by: text, name: text })),
});
export type History = z.infer<typeof History>;
