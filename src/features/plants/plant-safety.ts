import type { PlantFacts } from "./schema-of-plant-facts.ts";

/**
 * Whether nothing is known against it, for people or for animals. A plant that harms horses alone is
 * left out too: the promise is the plain one that its words make. Thorns and choking are not poison.
 */
export function isSafeAroundChildrenAndPets({ toxicity }: Pick<PlantFacts, "toxicity">): boolean {
  return toxicity.level === "none-known";
}

/** What is said of a plant about which nothing harmful is known. */
export const nothingKnown =
  "No poison is known in it, for people or for pets. That is no invitation to eat it.";
