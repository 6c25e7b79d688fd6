import * as z from "zod/mini";

/** 1 is January. */
export const month = z.int().check(z.gte(1), z.lte(12));
const months = z.array(month).check(z.minLength(1), z.maxLength(12));

export const fallColors = [
  "yellow",
  "gold",
  "orange",
  "red",
  "purple",
  "bronze",
  "copper",
  "russet",
] as const;

/**
 * What there is to see of a plant month by month, beside its bloom, in the nursery's part of
 * Pennsylvania (zones 5b to 7a). Months stand in the order in which the plant lives them.
 */
export const PlantSeasons = z.strictObject({
  /** "semi-evergreen" keeps some leaves in most winters, "evergreen" all that it needs to look alive. */
  leaf: z.union([months, z.enum(["evergreen", "semi-evergreen"])]),
  /** Fruit, cones or seedheads worth looking at: "red berries". */
  fruit: z.optional(z.strictObject({ months, look: z.string().check(z.regex(/^[a-z][a-z -]+$/)) })),
  fallColor: z.optional(
    z.strictObject({ months, colors: z.array(z.enum(fallColors)).check(z.minLength(1)) }),
  ),
});
export type PlantSeasons = z.infer<typeof PlantSeasons>;

/** The year of any plant; when one that the owner added is in leaf may not be known. */
export type KnownSeasons = Omit<PlantSeasons, "leaf"> & Partial<Pick<PlantSeasons, "leaf">>;

/** The months from the first to the last, both counted, across the end of the year where need be. */
export function monthsFrom(first: number, last: number): number[] {
  const count = ((last - first + 12) % 12) + 1;
  return Array.from({ length: count }, (_, index) => ((first - 1 + index) % 12) + 1);
}

/** The months in which a plant carries green leaves: all twelve for one that is evergreen, none where that is not known. */
export function monthsInLeaf({ leaf = [] }: KnownSeasons): number[] {
  return typeof leaf === "string" ? monthsFrom(1, 12) : leaf;
}
