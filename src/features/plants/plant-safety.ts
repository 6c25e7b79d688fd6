import type { KnownFacts } from "./schema-of-plant-facts.ts";

export const harms = {
  poisonous: "Poisonous",
  "harmful-if-eaten": "Harmful if eaten",
  irritant: "Irritates the skin",
} as const;

/** Whether it harms nobody: not if it only harms horses, or nobody has checked. Thorns and choking are not poison. */
export function isSafeAroundChildrenAndPets({ toxicity }: Pick<KnownFacts, "toxicity">): boolean {
  return toxicity?.level === "none-known";
}

/** Who may be asked about by himself. */
export const whoMayBeHarmed = ["dogs", "cats", "horses", "children"] as const;
export type WhoMayBeHarmed = (typeof whoMayBeHarmed)[number];

const called: Record<WhoMayBeHarmed, RegExp> = {
  dogs: /\b(?:dogs|pets)\b/i,
  cats: /\b(?:cats|pets)\b/i,
  horses: /\b(?:horses|livestock)\b/i,
  children: /\bpeople\b/i,
};

/** Whether it harms nobody, or its note says that these "are not known to be harmed". If it does not mention them: no. */
export function isSafeAround(whom: WhoMayBeHarmed, facts: Pick<KnownFacts, "toxicity">): boolean {
  if (isSafeAroundChildrenAndPets(facts)) return true;
  const clauses = facts.toxicity?.note?.split(/[.:;]/) ?? [];
  const unharmed = clauses.find((said) => said.endsWith(" are not known to be harmed"));
  return unharmed !== undefined && called[whom].test(unharmed);
}

/** What is said of its harm: also if nothing harmful is known, or nobody has looked it up. */
export function harmInWords({ toxicity }: Pick<KnownFacts, "toxicity">): string {
  if (!toxicity) {
    return "We have not looked up yet whether it can harm people or pets. Please ask before you plant it where they are.";
  }
  return (
    toxicity.note ??
    "No poison is known in it, for people or for pets. That is no invitation to eat it."
  );
}
