import { counted } from "#shared/both/counts-in-words.ts";
import type { ListedEvent } from "./answers.ts";

/** The words after the number of people: "people", or "of 12 places". */
export function afterPlacesTaken({ capacity, people }: ListedEvent): string {
  if (capacity !== null) return `of ${counted(capacity, "place")}`;
  return people.taken === 1 ? "person" : "people";
}
