import * as z from "zod/mini";
import { sheetNames } from "./sheets.ts";

/** What a label can show besides the name and a warning, which it always shows. */
export const shownOnPaper = ["latin", "picture", "light", "size", "price", "qrCode"] as const;
export type ShownOnPaper = (typeof shownOnPaper)[number];

/** The most at once: a sheet of small labels for each of twenty plants. */
const labelsMax = 600;
const tooMany = `At most ${labelsMax} at once: please choose fewer plants, or fewer of each`;

const whole = (says: string, least: number, most: number) =>
  z.int(says).check(z.gte(least, says), z.lte(most, says));

export const PlantsToPrint = z
  .object({
    /** Their slugs, in the order in which they are printed. */
    plants: z
      .array(z.string().check(z.maxLength(200)))
      .check(z.minLength(1, "Please choose a plant"), z.maxLength(1000)),
    sheet: z.enum(["price-list", ...sheetNames], "Please choose a sheet"),
    shows: z.array(z.enum(shownOnPaper)),
    copies: whole("Please give a number from 1 to 60", 1, 60),
    /** The first label that is free on the first sheet, from 1. */
    firstLabel: whole("Please choose a label of the sheet", 1, 30),
    /** Whether to record what is printed, to find later what has changed. */
    isNoted: z.boolean(),
  })
  .check(
    z.refine(
      ({ plants, sheet, copies }) => sheet === "price-list" || plants.length * copies <= labelsMax,
      { path: ["copies"], error: tooMany },
    ),
  );
export type PlantsToPrint = z.infer<typeof PlantsToPrint>;
