/** The words of the blog's pages. `{brand}` is filled in where a page shows it. */

/** /blog: above the posts, and instead of them. */
export const blogList = {
  intro:
    "What to plant, prune and leave alone, month by month, from one Pennsylvania garden to another.",
  subscribeLabel: "Subscribe to Newsletter",
  loading: "Loading posts...",
  failed: "Failed to load posts. Please try again later.",
} as const;

/** /blog/{slug}. */
export const blogPost = {
  back: "Back to Blog",
  copied: "The address of this post is ready to paste.",
  copyByHand: "Copy this address to share the post",
  notFound:
    "There is no post at this address. It may have been moved, or the address may have a slip in it.",
} as const;
