/** What a gardener looks for a plant to do, in the order in which a filter offers it. */
export const plantUses = [
  "small-yard",
  "hedge",
  "ground-cover",
  "cut-flowers",
  "containers",
  "wet-spot",
  "dry-bank",
  "under-trees",
] as const;
export type PlantUse = (typeof plantUses)[number];

/** How a use is called on a page. */
export const plantUseNames: Readonly<Record<PlantUse, string>> = {
  "small-yard": "Small yard",
  hedge: "Hedge or screen",
  "ground-cover": "Ground cover",
  "cut-flowers": "Cut flowers",
  containers: "Containers",
  "wet-spot": "Wet spot",
  "dry-bank": "Dry bank",
  "under-trees": "Under trees",
};
