import * as z from "zod/mini";
import { paint } from "./plate-figure-flower.ts";

const barkColors = [
  "gray",
  "gray-brown",
  "brown",
  "red-brown",
  "dark",
  "white",
  "silver",
  "cinnamon",
  "yellow",
  "green",
] as const;

/** What a tree has beside flowers and leaves: fall colors, bark, branches, fruit. */
export const TreeFigure = z.strictObject({
  evergreen: z.boolean(),
  fall: z.optional(z.array(paint).check(z.minLength(1), z.maxLength(3))),
  bark: z.strictObject({
    kind: z.enum([
      "smooth",
      "furrowed",
      "blocky",
      "plated",
      "shaggy",
      "peeling",
      "flaking",
      "ridged",
      "fluted",
      "banded",
      "scaly",
      "fibrous",
    ]),
    color: z.enum(barkColors),
  }),
  branching: z.enum([
    "spreading",
    "ascending",
    "tiered",
    "drooping",
    "weeping",
    "vase",
    "pyramidal",
    "columnar",
    "irregular",
    "multi-stem",
    "rounded",
  ]),
  fruit: z.optional(
    z.strictObject({
      kind: z.enum([
        "pod",
        "berry",
        "drupe",
        "pome",
        "acorn",
        "nut",
        "samara",
        "ball",
        "cone",
        "capsule",
        "aggregate",
        "winged-nutlet",
        "catkin",
        "raspberry",
        "silverbell",
        "fleshy-seed",
        "plumes",
      ]),
      color: paint,
    }),
  ),
  /** When the flowers open: on bare wood or among the leaves. */
  blooms: z.enum(["before-leaves", "with-leaves", "after-leaves", "fall", "none"]),
  /** What the small second tree shows. */
  glory: z.enum(["fall", "winter", "spring", "none"]),
});
