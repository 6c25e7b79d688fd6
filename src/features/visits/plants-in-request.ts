import { readGarden, writeGarden } from "#shared/both/garden-list.ts";

/** A list as it is kept: in one spelling, whatever was sent. */
export function tidyPlants(text: string): string {
  return writeGarden(readGarden(text));
}

/** Names a plant by its slug; undefined if the site has none. */
export type NameOf = (slug: string) => string | undefined;

/** The plants of a kept list, as "3 × lenten-rose"; `nameOf` puts a name for the slug. */
export function plantLines(text: string, nameOf: NameOf): string[] {
  return readGarden(text).map(({ slug, count }) => `${count} × ${nameOf(slug) ?? slug}`);
}
