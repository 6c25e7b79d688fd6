import * as z from "zod/mini";
import { oneLine, someLines } from "#shared/both/text-checks.ts";

/** What the owner may say of a plant with one tap, in the order in which it is offered. */
export const stockStates = [
  "available",
  "few-left",
  "sold-out",
  "back-soon",
  "not-this-year",
] as const;
export type StockState = (typeof stockStates)[number];

const shortText = (what: string) =>
  z
    .string(`Please write the ${what} as text`)
    .check(z.trim(), z.maxLength(60, `Please shorten the ${what} to 60 characters`), oneLine);

const details = {
  /** As visitors read it: "$14", "from $9". Nothing is sold online. */
  price: shortText("price"),
  potSize: shortText("pot size"),
  /** Shown on the plant's page. */
  note: z
    .string("Please write the note as text")
    .check(z.trim(), z.maxLength(500, "Please shorten the note to 500 characters"), someLines),
  isHidden: z.boolean("Please say whether the plant is hidden"),
};

/** The fields of the owner's form about one plant. */
export const StockDetails = z.object(details);

/** What `PATCH /api/admin/plants/{slug}` takes; what is absent stays as it is. */
export const StockChanges = z.object({
  state: z.optional(z.nullable(z.enum(stockStates, "Please choose one of the five, or none"))),
  /** For taking a change back: the day that stood there before. Absent: today. */
  stateSince: z.optional(z.iso.date("Please give the day as YYYY-MM-DD")),
  price: z.optional(details.price),
  potSize: z.optional(details.potSize),
  note: z.optional(details.note),
  isHidden: z.optional(details.isHidden),
});
export type StockChanges = z.infer<typeof StockChanges>;
