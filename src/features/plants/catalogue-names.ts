/** The three lists a plant can stand in; their names are the paths of their pages. */
export const catalogueNames = ["perennials", "trees", "annuals"] as const;
export type CatalogueName = (typeof catalogueNames)[number];
