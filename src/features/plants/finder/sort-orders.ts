import { showsItsFlowers } from "../plant-card.ts";
import type { KnownFacts } from "../schema-of-plant-facts.ts";

/** The orders of a list, as the page names them; the catalogue's own is the one in which it is delivered. */
export const sortOrders = {
  catalogue: "Catalogue order",
  name: "Name",
  height: "Height, lowest first",
  bloom: "Bloom, earliest first",
} as const;
export type SortOrder = keyof typeof sortOrders;

/** The order that an address asks for; the catalogue's own where it asks for none. */
export function readSortOrder(params: URLSearchParams): SortOrder {
  const asked = params.get("sort") ?? "";
  return Object.hasOwn(sortOrders, asked) ? (asked as SortOrder) : "catalogue";
}

/** The places of the plants in an order. Equals stay in catalogue order; what shows no flowers comes last, and so does what is not known. */
export function sortPlaces(
  plants: readonly { name: string; facts: KnownFacts }[],
  sort: SortOrder,
): number[] {
  const places = [...plants.entries()];
  if (sort === "name") {
    const { compare } = new Intl.Collator("en");
    places.sort(([, a], [, b]) => compare(a.name, b.name));
  } else if (sort !== "catalogue") {
    const rank = ({ facts }: { facts: KnownFacts }) => {
      if (sort === "height") return facts.heightInchesMax ?? Number.MAX_VALUE;
      return showsItsFlowers(facts) ? (facts.bloomMonths[0] ?? 13) : 13;
    };
    places.sort(([, a], [, b]) => rank(a) - rank(b));
  }
  return places.map(([at]) => at);
}
