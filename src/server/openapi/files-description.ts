import * as z from "zod/mini";
import { type Answer, type ApiCall, orNull, text } from "#shared/server/api-description.ts";

const month = z.int().check(z.gte(1), z.lte(12));
const range = z.tuple([z.int(), z.int()]);
const texts = z.array(text);
const catalogue = z.enum(["perennials", "trees", "annuals"]);

/** One of `/plants.json`, whose fields `docs/plants-json.md` explains. */
const plant = z.strictObject({
  url: text,
  catalogue,
  name: text,
  scientificName: text,
  family: text,
  synonyms: texts,
  pronunciation: text,
  description: text,
  planting: text,
  hardinessZones: orNull(range),
  light: texts,
  soilMoisture: texts,
  heightInches: range,
  spreadInches: range,
  spacingInches: range,
  bloom: z.strictObject({ months: z.array(month), colors: texts }),
  leafMonths: z.array(month),
  foliageColor: text,
  fruit: orNull(z.strictObject({ months: z.array(month), look: text })),
  fallColor: orNull(z.strictObject({ months: z.array(month), colors: texts })),
  nativeToPennsylvania: z.boolean(),
  deerResistance: text,
  pollinatorValue: text,
  flowerVisitors: texts,
  toxicity: z.strictObject({ level: text, note: orNull(text) }),
  tradition: orNull(z.strictObject({ name: orNull(text), story: text, source: text })),
  uses: texts,
  sources: texts,
  stock: orNull(
    z.strictObject({
      state: orNull(text),
      since: orNull(text),
      price: orNull(text),
      potSize: orNull(text),
      note: orNull(text),
    }),
  ),
});

const unchanged = "It is as `If-None-Match` has it.";
const file = (says: string, type: string): Record<number, string | Answer> => ({
  200: { says, type, hasETag: true },
  304: unchanged,
});

const plateParts = {
  catalogue: { says: "The plant’s catalogue.", schema: catalogue },
  slug: {
    says: "The plant’s name in its page’s address.",
    schema: text.check(z.regex(/^[a-z-]+$/)),
  },
};
const noPlate: Answer = { says: "There is no such plate.", type: "text/plain" };

/** What other programs ask for at the root of the site. */
export const fileCalls: readonly ApiCall[] = [
  {
    method: "GET",
    path: "/openapi.json",
    says: "This description.",
    answers: file("An OpenAPI 3.1 document.", "application/json"),
  },
  {
    method: "GET",
    path: "/healthz",
    says: "Whether the site is open: for whatever watches over it.",
    answers: {
      200: { says: "It is.", body: z.strictObject({ status: z.literal("ok") }) },
      503: {
        says: "It starts or drains, or its database is away or its disk is full.",
        body: z.strictObject({
          status: z.literal("unavailable"),
          problems: z.optional(z.array(z.enum(["database", "disk"]))),
        }),
      },
    },
  },
  {
    method: "GET",
    path: "/plants.json",
    says: "Every plant of the catalogues with its facts.",
    answers: {
      200: {
        says: "The plants, in the order of their catalogues.",
        body: z.strictObject({ version: z.literal(1), nursery: text, plants: z.array(plant) }),
        hasETag: true,
      },
      304: unchanged,
    },
  },
  {
    method: "GET",
    path: "/feed.xml",
    says: "The garden blog for feed readers (Atom).",
    answers: file("The feed.", "application/atom+xml"),
  },
  {
    method: "GET",
    path: "/events.ics",
    says: "Every event, for a calendar program to follow.",
    answers: file("The calendar.", "text/calendar"),
  },
  {
    method: "GET",
    path: "/events/{id}.ics",
    route: "/events/:file{[1-9][0-9]{0,8}\\.ics}",
    says: "One event for a calendar.",
    answers: {
      ...file("The event.", "text/calendar"),
      404: { says: "There is no such event: a page that says so.", type: "text/html" },
    },
  },
  {
    method: "GET",
    path: "/plates/{catalogue}/{slug}.svg",
    route: "/plates/:catalogue{perennials|trees|annuals}/:file{[a-z-]+\\.svg}",
    parts: plateParts,
    says: "A plant’s plate, drawn from its facts.",
    answers: { ...file("The plate.", "image/svg+xml"), 404: noPlate },
  },
  {
    method: "GET",
    path: "/plates/{catalogue}/{slug}.png",
    route: "/plates/:catalogue{perennials|trees|annuals}/:file{[a-z-]+\\.png}",
    parts: plateParts,
    says: "The same for shared links.",
    answers: { ...file("The plate.", "image/png"), 404: noPlate },
  },
  {
    method: "GET",
    path: "/robots.txt",
    says: "What search engines may read.",
    answers: file("The rules.", "text/plain"),
  },
  {
    method: "GET",
    path: "/sitemap.xml",
    says: "Every page, for search engines.",
    answers: file("The addresses.", "application/xml"),
  },
  {
    method: "GET",
    path: "/site.webmanifest",
    says: "The site’s name and icons, for a home screen.",
    answers: file("The manifest.", "application/manifest+json"),
  },
];

/** Files that the site's own pages load; their form may change with any version. */
export const ownFiles: readonly string[] = [
  "/plants/:file{facts(?:-[\\w-]+)?\\.json}",
  "/plants/garden.json",
  "/plates/preview.svg",
];
