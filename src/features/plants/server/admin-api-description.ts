import * as z from "zod/mini";
import {
  type Answer,
  type ApiCall,
  answerShape,
  closed,
  count,
  day,
  flag,
  named,
  orNull,
  text,
} from "#shared/server/api-description.ts";
import { NewPlantFields, PlantFields } from "../plant-entry/entry-fields.ts";
import {
  type PlantEntry,
  PlantEntryChanges,
  type PlantEntryForOwner,
} from "../plant-entry/plant-entry.ts";
import { type PlantForOwner, StockChanges } from "../stock/stock-fields.ts";
import { catalogue, photographShape, stockState } from "./api-description.ts";

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
  isBuiltIn: flag.check(z.describe("False of a plant that the owner added.")),
  isOverdue: flag.check(z.describe("What is said of it names a time that is over.")),
});

const listed = z.array(text);
const synonyms = z
  .union([listed, text])
  .check(z.describe("As a list, or as a text with one in each line."));
const EntryShape = answerShape<PlantEntry>("PlantEntryAnswer", {
  ...PlantFields.shape,
  synonyms: listed,
  photographs: z.array(closed<PlantEntry["photographs"][number]>(photographShape)),
});
const PlantEntryShape = answerShape<PlantEntryForOwner>("PlantEntryForOwner", {
  slug: text,
  path: text,
  entry: EntryShape,
  builtIn: orNull(EntryShape).check(
    z.describe("As the site was delivered with it; null of a plant that the owner added."),
  ),
  version: count,
});
const entry: Answer = {
  says: "The plant as it is now, and as it is built in.",
  body: PlantEntryShape,
  hasETag: true,
};
const gone = "There is no such plant.";

export const plantAdminCalls: readonly ApiCall[] = [
  {
    method: "GET",
    path: "/api/admin/plants",
    says: "Every plant, and what the owner says of it.",
    isOwners: true,
    answers: { 200: { says: "The plants.", body: z.array(PlantForOwnerShape) } },
  },
  {
    method: "POST",
    path: "/api/admin/plants",
    says: "Adds a plant of the owner’s. A fact that is the same of the plant that it began from (`begunFrom`, else `drawnLike`) is refused where that is of another genus, unless `confirmed` names it.",
    isOwners: true,
    payload: named("NewPlantEntry", z.extend(NewPlantFields, { synonyms })),
    answers: { 201: { ...entry, says: "The plant." } },
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
      404: gone,
    },
  },
  {
    method: "GET",
    path: "/api/admin/plants/{slug}/facts",
    says: "A plant’s facts, every field.",
    isOwners: true,
    answers: { 200: entry, 404: gone },
  },
  {
    method: "PATCH",
    path: "/api/admin/plants/{slug}/facts",
    says: "Changes facts of a plant; what is absent stays as it is.",
    isOwners: true,
    payload: named(
      "PlantEntryChanges",
      z.extend(PlantEntryChanges, { synonyms: z.optional(synonyms) }),
    ),
    takesIfMatch: true,
    answers: { 200: entry, 404: gone },
  },
  {
    method: "DELETE",
    path: "/api/admin/plants/{slug}/facts",
    says: "Takes back what the owner made of a built-in plant; one that she added is gone.",
    isOwners: true,
    takesIfMatch: true,
    answers: { 200: entry, 204: "The plant that she added is gone.", 404: gone },
  },
];
