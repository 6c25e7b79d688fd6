import { type BannedPlant, bannedInPennsylvania } from "./data/banned-in-pennsylvania.ts";

/**
 * Returns what bans a plant of this scientific name, if anything does: a cultivar, a variety or a form of a
 * listed species is banned with it, and every species of a listed genus that is not excepted.
 */
export function banOf(scientificName: string): BannedPlant | undefined {
  const species = speciesOf(scientificName);
  const [genus] = species.split(" ");
  return bannedInPennsylvania.find(({ taxon, except = [] }) =>
    taxon.includes(" ") ? taxon === species : taxon === genus && !except.includes(species),
  );
}

/** "Rosa multiflora" of "Rosa multiflora var. cathayensis 'Alba'"; "Lonicera × bella" of "Lonicera xbella". */
function speciesOf(scientificName: string): string {
  const [genus = "", ...rest] = scientificName.replace(/\bx(?=[a-z]{4})|(?<= )x /, "× ").split(" ");
  const [first, second] = rest;
  if (!first) return genus;
  return first === "×" ? `${genus} × ${second}` : `${genus} ${first}`;
}
