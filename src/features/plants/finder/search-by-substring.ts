import { memoizeByObject } from "../memoize-by-object.ts";
import { foldForSearch } from "./fold-search-text.ts";

/** The fields that a search looks into. */
export interface Searchable {
  name: string;
  latin: string;
  description: string;
}

/** Folding every text once, not at every keystroke. */
const foldOf = memoizeByObject(({ name, latin, description }: Searchable) =>
  [name, latin, description].map(foldForSearch),
);

/**
 * The plants whose name, Latin name or description contains the text, in any case; all of them for
 * a text that is empty or blank. Every character stands for itself.
 */
export function searchPlants<Plant extends Searchable>(
  plants: readonly Plant[],
  text: string,
): readonly Plant[] {
  const term = foldForSearch(text.trim());
  if (term === "") return plants;
  return plants.filter((plant) => foldOf(plant).some((field) => field.includes(term)));
}
