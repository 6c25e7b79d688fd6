import { readGarden, writeGarden } from "#shared/both/garden-list.ts";

/** A request is open, answered (the owner waits for the visitor), or done. */
export const visitStatuses = ["open", "answered", "done"] as const;
export type VisitStatus = (typeof visitStatuses)[number];

/** A list as it is kept: in one spelling, whatever was sent. */
export function tidyPlants(text: string): string {
  return writeGarden(readGarden(text));
}

/** The plants of a kept list, as "3 × lenten-rose"; `nameOf` puts a name for the slug. */
export function plantLines(text: string, nameOf: (slug: string) => string | undefined): string[] {
  return readGarden(text).map(({ slug, count }) => `${count} × ${nameOf(slug) ?? slug}`);
}

/** How many letters about requests go to the owner in an hour; every request is kept all the same. */
export const ownersLettersPerHour = 20;
