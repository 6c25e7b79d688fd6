/** A plant on somebody's own list, and how many of it. */
export interface GardenItem {
  slug: string;
  count: number;
}

/** The most plants in a list, and the most of one plant. */
export const gardenItemsMax = 100;
const gardenCountMax = 999;

/** The longest slug of a plant, and of a whole list in an address, in characters: a hundred of them with "*999,". */
export const plantSlugMax = 80;
export const gardenTextMax = gardenItemsMax * (plantSlugMax + 5);

const slugPattern = /^[a-z]+(?:-[a-z]+)*$/;

/** Reads a list as an address carries it: "lenten-rose*2,pawpaw". What is invalid is left out, or counts as one. */
export function readGarden(text: string): GardenItem[] {
  const counts = new Map<string, number>();
  for (const part of text.slice(0, gardenTextMax).split(",")) {
    const [name = "", number = "1"] = part.trim().toLowerCase().split("*", 2);
    if (!slugPattern.test(name) || name.length > plantSlugMax) continue;
    if (!counts.has(name) && counts.size >= gardenItemsMax) continue;
    counts.set(name, (counts.get(name) ?? 0) + (readCount(number) ?? 1));
  }
  return [...counts].map(([slug, count]) => ({ slug, count: Math.min(count, gardenCountMax) }));
}

/** Parses a typed number of plants; undefined if a list cannot hold it. */
export function readCount(text: string): number | undefined {
  return /^[1-9]\d{0,2}$/.test(text.trim()) ? Number(text) : undefined;
}

/** The number of plants in a list: three of one kind are three. */
export function plantsOnList(items: readonly GardenItem[]): number {
  return items.reduce((sum, { count }) => sum + count, 0);
}

/** The list as an address carries it; `readGarden` reads the same list from it. */
export function writeGarden(items: readonly GardenItem[]): string {
  return items.map(({ slug, count }) => (count === 1 ? slug : `${slug}*${count}`)).join(",");
}
