import * as z from "zod/mini";
import { line, lines } from "#shared/both/text-checks.ts";

/** What the owner may say of a plant with one tap, in the order in which it is offered. */
export const stockStates = [
  "available",
  "few-left",
  "sold-out",
  "back-soon",
  "not-this-year",
] as const;
export type StockState = (typeof stockStates)[number];

/** One of several sizes that a plant is sold in, and what it costs; one that says neither is left out. */
const otherSizes = z.pipe(
  z
    .array(z.object({ potSize: line("pot size", 60), price: line("price", 60) }))
    .check(z.maxLength(5, "5 other sizes at most")),
  z.transform((sizes) => sizes.filter(({ potSize, price }) => potSize + price !== "")),
);

export const StockDetails = z.object({
  /** As visitors read it: "$14", "from $9". Nothing is sold online. */
  price: line("price", 60),
  potSize: line("pot size", 60),
  otherSizes,
  note: lines("note", 500),
  isHidden: z.boolean("Please say whether the plant is hidden"),
  /** Where it stands, for the owner alone. */
  bench: line("bench", 40),
});

/** What `PATCH /api/admin/plants/{slug}` takes; what is absent stays as it is. */
export const StockChanges = z.object({
  state: z.optional(z.nullable(z.enum(stockStates, "Please choose one of the five, or none"))),
  /** For taking a change back: the day that stood there before. Absent: today. */
  stateSince: z.optional(z.iso.date("Please give the day as YYYY-MM-DD")),
  ...z.partial(StockDetails).shape,
});
export type StockChanges = z.infer<typeof StockChanges>;
