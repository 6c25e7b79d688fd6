/** The three lists a plant can stand in; their names are the paths of their pages. */
export const catalogueNames = ["perennials", "trees", "annuals"] as const;
export type CatalogueName = (typeof catalogueNames)[number];

export const catalogueTitles: Readonly<Record<CatalogueName, string>> = {
  perennials: "Perennials",
  trees: "Trees",
  annuals: "Annuals",
};

/** A list of plants: one of the three, or all of them. */
export type ListName = CatalogueName | "all";
