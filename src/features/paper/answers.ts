import * as z from "zod/mini";
import { catalogueNames } from "#features/plants/catalogue-names.ts";
import { answer, count, flag, named, orNull, text } from "#shared/server/openapi/answer-shapes.ts";

/** When something was last printed, and what has changed since. */
const printing = z.strictObject({
  printedOn: orNull(z.iso.date()),
  changed: z
    .array(text)
    .check(z.describe("What is said otherwise today than on what was printed: `price`.")),
});

export const PlantForPaper = answer("PlantForPaper", {
  slug: text,
  name: text,
  latin: text,
  catalogue: z.enum(catalogueNames),
  bench: text,
  isInStock: flag,
  labels: printing.check(z.describe("Of cards and labels.")),
  priceList: printing,
});
export type PlantForPaper = z.infer<typeof PlantForPaper>;

/** In points of 1/72 inch, from the upper left corner of the sheet. */
const points = z.number();
const color = z.enum(["ink", "soft", "rubric", "gilt", "rule", "black"]);

const font = z.enum(["garamond", "garamond-italic", "source-sans", "source-sans-semibold"]);
export const paperFonts = font.options;
export type PaperFont = z.infer<typeof font>;

const textMark = z.strictObject({
  kind: z.literal("text"),
  text,
  x: points,
  /** Of the line on which the letters stand. */
  y: points,
  font,
  size: points,
  color,
});

/** A path of SVG, moved and scaled, filled, or drawn as a line of this breadth. */
const pathMark = z.strictObject({
  kind: z.literal("path"),
  d: text,
  x: points,
  y: points,
  scale: z.number(),
  color,
  line: orNull(points),
});

/** A picture that fills its box; what has other proportions is cut. */
const pictureMark = z.strictObject({
  kind: z.literal("picture"),
  address: text,
  x: points,
  y: points,
  width: points,
  height: points,
});

const Mark = named("PaperMark", z.union([textMark, pathMark, pictureMark]));
export type Mark = z.infer<typeof Mark>;
export type PaperColor = z.infer<typeof color>;

/** A part of a page, clipped to its box. */
const Part = answer("PaperPart", {
  x: points,
  y: points,
  width: points,
  height: points,
  marks: z.array(Mark),
});
export type Part = z.infer<typeof Part>;

export const Page = answer("PaperPage", { width: points, height: points, parts: z.array(Part) });
export type Page = z.infer<typeof Page>;

export const PaperPreview = answer("PaperPreview", {
  first: Page,
  pages: count,
  labels: count,
  shortened: z.array(text).check(z.describe("The plants of which not all that was wanted fits.")),
});
export type PaperPreview = z.infer<typeof PaperPreview>;

export const EventOnPaper = answer("EventOnPaper", {
  slug: text.check(z.describe("For the names of its files.")),
  poster: Page,
  bulletin: Page.check(z.describe("A quarter of a Letter page.")),
  words50: text.check(z.describe("Plain text of at most 50 words.")),
  words100: text,
});
export type EventOnPaper = z.infer<typeof EventOnPaper>;
