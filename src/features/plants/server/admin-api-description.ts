import * as z from "zod/mini";
import {
  type ApiCall,
  answerShape,
  day,
  flag,
  named,
  orNull,
  text,
} from "#platform/server/api-description.ts";
import { type PlantForOwner, StockChanges } from "../stock-contract.ts";
import { catalogue, stockState } from "./api-description.ts";

const PlantForOwnerShape = answerShape<PlantForOwner>("PlantForOwner", {
  slug: text,
  state: stockState,
  stateSince: orNull(day),
  price: text,
  potSize: text,
  note: text,
  isHidden: flag,
  version: z.int(),
  catalogue,
  path: text,
  name: text,
  latin: text,
  isOverdue: flag.check(z.describe("What is said of it names a time that is over.")),
});

export const plantAdminCalls: readonly ApiCall[] = [
  {
    method: "GET",
    path: "/api/admin/plants",
    says: "Every plant, and what the owner says of it.",
    isOwners: true,
    answers: { 200: { says: "The plants.", body: z.array(PlantForOwnerShape) } },
  },
  {
    method: "PATCH",
    path: "/api/admin/plants/{slug}",
    says: "Says something of a plant: whether there is any, a price, a note.",
    isOwners: true,
    payload: named("StockChanges", StockChanges),
    takesIfMatch: true,
    answers: {
      200: { says: "The plant as it is now.", body: PlantForOwnerShape, hasETag: true },
      404: "There is no such plant.",
    },
  },
];
