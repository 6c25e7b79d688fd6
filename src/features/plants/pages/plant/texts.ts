import type { CatalogueName } from "../../catalogue-names.ts";

/** What the menu calls each catalogue. */
export const catalogueTitles: Readonly<Record<CatalogueName, string>> = {
  perennials: "Perennials",
  trees: "Trees",
  annuals: "Annuals",
};

/** What is over each catalogue's planting text. */
export const guideHeadings: Readonly<Record<CatalogueName, string>> = {
  perennials: "Planting Guidelines",
  trees: "Planting & Care Guide",
  annuals: "Planting Guidelines",
};
