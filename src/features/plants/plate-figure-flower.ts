import * as z from "zod/mini";

/** Colors a flower, a fruit or a fall leaf is painted in. */
export const paints = [
  "white",
  "cream",
  "yellow",
  "gold",
  "orange",
  "apricot",
  "red",
  "scarlet",
  "crimson",
  "pink",
  "rose",
  "magenta",
  "lavender",
  "violet",
  "purple",
  "blue",
  "sky-blue",
  "blue-black",
  "green",
  "bronze",
  "copper",
  "silver",
  "tan",
  "brown",
  "chocolate",
  "black",
] as const;

export const paint = z.enum(paints);
export const inches = z.number().check(z.gte(0.05), z.lte(40));

const petalShapes = [
  "lance",
  "strap",
  "oval",
  "round",
  "spoon",
  "wedge",
  "heart",
  "pointed",
  "thread",
] as const;

/** One flower of the plant, or one flower head. */
export const FlowerFigure = z.strictObject({
  /** Of the petals, the most telling one first; several where a mixture is sold. */
  colors: z.array(paint).check(z.minLength(1), z.maxLength(5)),
  /** Petals, rays or lobes of one flower; of a double one, of its outer ring; 0 of what the wind dusts. */
  petals: z.int().check(z.gte(0), z.lte(60)),
  /** Without petals, of the stamens. */
  petalShape: z.enum(petalShapes),
  double: z.optional(z.enum(["semi-double", "double"])),
  symmetry: z.enum(["radial", "two-sided"]),
  /** Across one flower or flower head. */
  sizeInches: inches,
  facing: z.enum(["up", "out", "nodding", "up-and-out", "all-round"]),
  /** How the petals stand: flat, cupped, forming a bell or tube, bent back. */
  poise: z.enum(["flat", "cupped", "bell", "tube", "funnel", "reflexed", "drooping", "globed"]),
  /** What is in the middle, and its color. */
  center: z.optional(
    z.strictObject({
      kind: z.enum(["disc", "cone", "eye", "throat", "boss", "crown", "lip", "cup"]),
      color: paint,
      tips: z.optional(paint),
    }),
  ),
  markings: z.optional(
    z.strictObject({
      kind: z.enum([
        "spots",
        "stripes",
        "veins",
        "blotch",
        "band",
        "halo",
        "tips",
        "whiskers",
        "signal",
      ]),
      color: paint,
    }),
  ),
  edge: z.optional(
    z.strictObject({
      kind: z.enum(["plain", "notched", "fringed", "ruffled", "toothed", "picotee"]),
      color: z.optional(paint),
    }),
  ),
  stamens: z.optional(
    z.strictObject({ kind: z.enum(["few", "boss", "long", "column"]), color: paint }),
  ),
  spur: z.optional(z.enum(["short", "long", "hooked"])),
  /** Colored bracts, sepals or the outside, where they differ from the petals. */
  outside: z.optional(paint),
  /** The bud's color where it is not the flower's. */
  bud: z.optional(paint),
});
