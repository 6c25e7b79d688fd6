import type { KnownFacts } from "./schema-of-plant-facts.ts";

/**
 * Whether it belongs in a Mary garden: the Mary's Gardens archive lists it under a devotional name,
 * or another source tells a story of Our Lady about it.
 */
export function isForMaryGarden({ tradition }: Pick<KnownFacts, "tradition">): boolean {
  if (!tradition) return false;
  if (tradition.source === "marygardens") return true;
  return /\b(?:Our Lady|Mary|Virgin)\b/.test(`${tradition.name ?? ""} ${tradition.story}`);
}
