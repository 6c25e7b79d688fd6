/** The words of the blog's pages. `{brand}` is filled in where a page shows it. */

/** /blog: above the posts. */
export const blogList = {
  heading: "{brand} Garden Blog",
  intro:
    "What to plant, prune and leave alone, month by month, from one Pennsylvania garden to another.",
  subscribeLabel: "Subscribe to Newsletter",
} as const;
