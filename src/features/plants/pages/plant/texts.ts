import type { CatalogueName } from "../../catalogue-names.ts";

/** The words of a plant's page. */
export const plantWords = {
  loading: "Loading plant...",
  failed: "We could not load this plant. Please try again.",
  missing: {
    heading: "Plant Not Found",
    text: "No plant of ours has this address.",
    near: "Perhaps you meant one of these:",
    all: "See All Plants",
  },
  safety: "Around Children and Pets",
  facts: "At a Glance",
  year: "Its Year",
  bed: {
    heading: "Spacing",
    question: "How many for your bed?",
    length: "Length in feet",
    width: "Width in feet",
    submit: "Work It Out",
    problem: "Please give a number of feet above 0 and up to 1,000.",
  },
  scale: "Full-Grown, to Scale",
  tradition: "Tradition",
  companions: "Plant It With",
  posts: "In the Garden Blog",
  sources: "Sources",
  ask: "Ask About This Plant",
  visit: "Ask for a Visit",
  visitOpening: "Opening...",
  back: (catalogue: CatalogueName) => `Back to ${catalogueTitles[catalogue]}`,
} as const;

/** What the menu calls each catalogue. */
export const catalogueTitles: Readonly<Record<CatalogueName, string>> = {
  perennials: "Perennials",
  trees: "Trees",
  annuals: "Annuals",
};

/** What stands over each catalogue's planting text. */
export const guideHeadings: Readonly<Record<CatalogueName, string>> = {
  perennials: "Planting Guidelines",
  trees: "Planting & Care Guide",
  annuals: "Planting Guidelines",
};
