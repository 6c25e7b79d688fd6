import { counted } from "#shared/both/counts-in-words.ts";
import type { ListedEvent } from "./answers.ts";

/** What stands after the figure of those who come: "people", or "of 12 places". */
export function afterPlacesTaken({ capacity, people }: ListedEvent): string {
  if (capacity !== null) return `of ${counted(capacity, "place")}`;
  return people.taken === 1 ? "person" : "people";
}
