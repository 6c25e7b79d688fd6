import type { KnownFacts } from "./schema-of-plant-facts.ts";

/** What a plant does that is not safe. */
export const harms = {
  poisonous: "Poisonous",
  "harmful-if-eaten": "Harmful if eaten",
  irritant: "Irritates the skin",
} as const;

/**
 * Whether nothing is known against it, for people or for animals. A plant that harms horses alone is
 * left out too: the promise is the plain one that its words make. Thorns and choking are not poison. Of
 * what nobody has looked into nothing is promised.
 */
export function isSafeAroundChildrenAndPets({ toxicity }: Pick<KnownFacts, "toxicity">): boolean {
  return toxicity?.level === "none-known";
}

/** What is said of its harm: also where nothing harmful is known, and where nobody has looked it up. */
export function harmInWords({ toxicity }: Pick<KnownFacts, "toxicity">): string {
  if (!toxicity) {
    return "We have not looked up yet whether it can harm people or pets. Please ask before you plant it where they are.";
  }
  return (
    toxicity.note ??
    "No poison is known in it, for people or for pets. That is no invitation to eat it."
  );
}
