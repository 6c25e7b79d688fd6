import type { KnownFacts } from "./schema-of-plant-facts.ts";

/** Whether the Mary's Gardens archive has a name for a plant, or another source tells a story of Our Lady about it. */
export function isForMaryGarden({ tradition }: Pick<KnownFacts, "tradition">): boolean {
  if (!tradition) return false;
  if (tradition.source === "marygardens") return true;
  return /\b(?:Our Lady|Mary|Virgin)\b/.test(`${tradition.name ?? ""} ${tradition.story}`);
}
