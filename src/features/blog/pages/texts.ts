/** The words of the blog's pages. `{brand}` is filled in where a page shows it. */

/** /blog: above the posts, and in place of them. */
export const blogList = {
  heading: "{brand} Garden Blog",
  intro:
    "What to plant, prune and leave alone, month by month, from one Pennsylvania garden to another.",
  subscribeText: "Garden notes through the Pennsylvania year, sent to you.",
  subscribeLabel: "Subscribe to Newsletter",
  feedLabel: "Follow by Atom feed",
  loading: "Loading posts...",
  empty: "No posts yet. Please check back soon!",
  failed: "Failed to load posts. Please try again later.",
} as const;

/** /blog/{slug}. */
export const blogPost = {
  plantsNamed: "Plants in This Post",
  related: "Related Posts",
  around: "More posts",
  previous: "Previous post",
  next: "Next post",
  back: "Back to Blog",
  copied: "The address of this post is ready to paste.",
  copyByHand: "Copy this address to share the post",
  loading: "Loading the post...",
  notFound: {
    heading: "Post Not Found",
    text: "There is no post at this address. It may have been moved, or the address may have a slip in it.",
  },
  failed: "Failed to load this post. Please try again later.",
} as const;

/** /blog/tags/{slug}. `{tag}` is filled in. */
export const blogTag = {
  title: "{tag} in the Garden Blog",
  description: "Posts about {tag} from the {brand} Garden Blog.",
  lead: "From the garden blog, newest first.",
  browse: "Browse by tag",
  all: "All tags",
  notFound: {
    heading: "Tag Not Found",
    text: "No post has this tag. Perhaps one of these is what you are looking for.",
  },
} as const;
