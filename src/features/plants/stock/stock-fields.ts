import * as z from "zod/mini";
import { oneLine, someLines } from "#shared/both/text-checks.ts";
import type { CatalogueName } from "../catalogue-names.ts";
import type { PlantCard, StockNote } from "../plant-card.ts";

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

/** What the owner says of a plant; null and empty where nothing. */
export interface PlantStock {
  slug: string;
  state: StockState | null;
  /** The day on which the state was chosen, by the nursery's clock. */
  stateSince: string | null;
  price: string;
  potSize: string;
  note: string;
  isHidden: boolean;
  version: number;
}

/** A plant as the owner's list shows it. */
export interface PlantForOwner extends PlantStock {
  catalogue: CatalogueName;
  path: string;
  name: string;
  latin: string;
  /** False of a plant that the owner added. */
  isBuiltIn: boolean;
  /** What is said of it names a time that is over: the owner should look at it again. */
  isOverdue: boolean;
}

/** The cards of a built-in plant that the owner changed, and of those that she added after it. */
interface CardsInstead {
  instead: readonly PlantCard[];
}

/**
 * `GET /api/plants/in-stock`: what the owner has said of built-in plants or made of them, by the paths
 * that they are built in with.
 */
export type PublicStock = Readonly<Record<string, StockNote | CardsInstead | "hidden">>;
