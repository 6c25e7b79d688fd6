import * as z from "zod/mini";
import {
  type ApiCall,
  answerShape,
  closed,
  count,
  orNull,
  rowId,
  text,
} from "#shared/server/api-description.ts";
import { catalogueNames } from "../catalogue-names.ts";
import type { ListedPlant, SharedGarden } from "../garden-list/garden-totals.ts";
import type { PageLink, PlantCard, PlantLink, StockNote } from "../plant-card.ts";
import { bloomColors, foliageColors, PlantFacts, type Product } from "../plant-facts.ts";
import type { PlantListAnswer } from "../plant-list-answer.ts";
import type { NoSuchPlant, PlantPage, StockOnPage, YearRow } from "../plant-page.ts";
import type { PlantPhotograph } from "../plant-record.ts";
import { type PublicStock, stockStates } from "../stock/stock-fields.ts";
import type { PlantSize } from "../to-scale/to-scale.ts";
import { type ScaleDrawing, shapeKinds } from "../to-scale/to-scale.ts";

export const catalogue = z.enum(catalogueNames);
export const stockState = orNull(z.enum(stockStates));
const places = z.readonly(z.array(count));
const texts = z.readonly(z.array(text));
const tint = z.enum([...new Set([...bloomColors, ...foliageColors])]);
const months = z.readonly(z.array(z.int().check(z.gte(1), z.lte(12))));
const facts = PlantFacts.shape;

const stockNote = {
  says: text,
  isOut: z.optional(z.literal(true)),
};
const StockNoteShape = answerShape<StockNote>("StockNote", stockNote);

const link = {
  name: text,
  path: text,
  latin: text,
  imageUrl: text,
  tint,
  ornament: z.enum(["rose", "leaf"]),
  notes: text,
  stock: z.optional(StockNoteShape),
  warning: z.optional(text),
  plate: z.optional(text).check(z.describe("Names its plate where that is not the built-in one.")),
};
const PlantLinkShape = answerShape<PlantLink>("PlantLink", link);

const SizeShape = answerShape<PlantSize>("PlantSize", {
  heightInchesMin: facts.heightInchesMin,
  heightInchesMax: facts.heightInchesMax,
  spreadInchesMin: facts.spreadInchesMin,
  spreadInchesMax: facts.spreadInchesMax,
  spacingInchesMin: facts.spacingInchesMin,
  spacingInchesMax: facts.spacingInchesMax,
  habit: facts.habit,
});

const ScaleShape = answerShape<ScaleDrawing>("ScaleDrawing", {
  words: text,
  width: z.number(),
  height: z.number(),
  shapes: z.readonly(
    z.array(
      closed<ScaleDrawing["shapes"][number]>({
        kind: z.enum(shapeKinds),
        d: text,
      }),
    ),
  ),
});

export const photographShape = { url: text, caption: text };

const PlantPageShape = answerShape<PlantPage>("PlantPage", {
  path: text,
  catalogue,
  title: text,
  summary: text,
  name: text,
  latin: text,
  acceptedName: text,
  pronunciation: text,
  family: text,
  synonyms: texts,
  description: text,
  guide: text,
  imageUrl: text,
  plateWords: text,
  tint,
  ornament: link.ornament,
  plate: link.plate,
  photographs: z.optional(
    z.readonly(z.array(answerShape<PlantPhotograph>("PlantPhotograph", photographShape))),
  ),
  facts: z.readonly(z.array(z.readonly(z.tuple([text, text])))),
  year: z.readonly(
    z.array(
      answerShape<YearRow>("YearRow", {
        kind: z.enum(["leaf", "bloom", "fruit", "fall"]),
        label: text,
        months,
        words: text,
      }),
    ),
  ),
  size: SizeShape,
  scale: ScaleShape,
  toxicity: closed<PlantPage["toxicity"]>({ level: facts.toxicity.shape.level, words: text }),
  tradition: z.optional(
    closed<NonNullable<PlantPage["tradition"]>>({
      name: z.optional(text),
      story: text,
      source: text,
    }),
  ),
  companions: z.readonly(z.array(PlantLinkShape)),
  posts: z.readonly(z.array(answerShape<PageLink>("PageLink", { name: text, path: text }))),
  sources: texts,
  sourcesNote: text,
  qrCode: closed<PlantPage["qrCode"]>({ size: count, d: text }),
  stock: z.optional(
    answerShape<StockOnPage>("StockOnPage", {
      says: z.optional(text),
      isOut: stockNote.isOut,
      state: stockState,
      price: text,
      note: text,
    }),
  ),
});

const SharedGardenShape = answerShape<SharedGarden>("SharedGarden", {
  plants: z.array(
    answerShape<ListedPlant>("ListedPlant", {
      ...link,
      slug: text,
      formerSlugs: z.optional(texts),
      spacingInchesMin: facts.spacingInchesMin,
      spacingInchesMax: facts.spacingInchesMax,
      bloomMonths: months,
      toxicity: facts.toxicity,
      count,
    }),
  ),
  unknown: z.array(text),
});

const PlantListShape = answerShape<PlantListAnswer>("PlantListAnswer", {
  counts: z.readonly(z.array(z.readonly(z.array(orNull(count))))),
  alsoFitting: places,
  understood: texts,
  isInPart: z.boolean(),
  dropping: z.readonly(
    z.array(
      closed<PlantListAnswer["dropping"][number]>({
        name: text,
        value: text,
        label: text,
        count,
      }),
    ),
  ),
  filtered: orNull(places),
  named: orNull(places),
  elsewhere: z.readonly(
    z.array(closed<PlantListAnswer["elsewhere"][number]>({ catalogue, count })),
  ),
  factsPath: text,
});

const PlantCardShape = answerShape<PlantCard>("PlantCard", {
  ...link,
  description: text,
  guide: text,
  plateWords: text,
});

const stock: z.ZodMiniType<PublicStock> = z.record(
  text,
  z.union([
    StockNoteShape,
    z.strictObject({ instead: z.readonly(z.array(PlantCardShape)) }),
    z.literal("hidden"),
  ]),
);

export const plantCalls: readonly ApiCall[] = [
  {
    method: "GET",
    path: "/api/products",
    says: "The kinds of products on the home page.",
    answers: {
      200: {
        says: "The products.",
        body: z.array(
          answerShape<Product>("Product", {
            id: rowId,
            name: text,
            category: text,
            description: text,
          }),
        ),
      },
    },
  },
  {
    method: "GET",
    path: "/api/plants/list/{list}",
    route: "/api/plants/list/:list{perennials|trees|annuals|all}",
    says: "Which plants of a catalogue fit a search and filters.",
    more: "The catalogue’s filters (`light`, `moisture`, `zone`, …) are parameters, too, as the page’s address has them. Places count the list’s plants from 0; `/plants.json` has the plants.",
    query: {
      q: { says: "What is searched for.", schema: text },
      sort: { says: "In which order, as the page’s address has it.", schema: text },
    },
    answers: {
      200: { says: "Their places, and how many each filter would leave.", body: PlantListShape },
      404: "There is no such list.",
    },
  },
  {
    method: "GET",
    path: "/api/plants/in-stock",
    says: "What the owner has said of built-in plants or made of them, by the paths they are built in with.",
    answers: { 200: { says: "What she says of them.", body: stock } },
  },
  {
    method: "GET",
    path: "/api/plants/named-in/{post}",
    says: "The plants that a post names.",
    answers: { 200: { says: "The plants.", body: z.array(PlantLinkShape) } },
  },
  {
    method: "GET",
    path: "/api/plants/garden",
    says: "The plants of a list that an address carries.",
    query: { plants: { says: "“lenten-rose*2,pawpaw”", schema: text } },
    answers: { 200: { says: "The plants, and what is none of ours.", body: SharedGardenShape } },
  },
  {
    method: "GET",
    path: "/api/plants/{slug}",
    says: "All that a plant’s page says, under a former slug, too.",
    answers: {
      200: { says: "The plant.", body: PlantPageShape },
      404: {
        says: "There is no plant at this address.",
        body: answerShape<NoSuchPlant>("NoSuchPlant", {
          message: text,
          near: z.readonly(z.array(PlantLinkShape)),
        }),
      },
    },
  },
];
