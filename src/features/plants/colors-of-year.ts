import { fallColors } from "./plant-seasons.ts";
import { bloomColors, foliageColors } from "./schema-of-plant-facts.ts";

/** The colors by which the drawing of a plant's year shows it; each has a tint in the style sheet. */
export const colorsOfYear = [
  ...new Set([...bloomColors, ...foliageColors, ...fallColors, "brown" as const, "black" as const]),
];
export type ColorOfYear = (typeof colorsOfYear)[number];

/** Words for the look of fruit and the color they mean; the first that is found counts. */
const looks: readonly (readonly [words: RegExp, color: ColorOfYear])[] = [
  [/\bpurple\b/, "purple"],
  [/\bblack\b/, "black"],
  [/\borange\b/, "orange"],
  [/\b(?:red|scarlet|raspberry)\b/, "red"],
  [/\bblue\b/, "blue"],
  [/\b(?:silver|silvery|silky|gray|fluffy|tufted)\b/, "silver"],
  [/\bgreen\b/, "yellow-green"],
  [/\b(?:rosy|pinkish)\b/, "rose"],
  [/\b(?:rusty|russet)\b/, "russet"],
  [/\bbronze\b/, "bronze"],
];

/** Returns the color of "blue-black berries"; brown, as most cones, nuts and seedheads are, if no color is named. */
export function colorOfFruit(look: string): ColorOfYear {
  return looks.find(([words]) => words.test(look))?.[1] ?? "brown";
}
