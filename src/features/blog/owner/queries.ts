import { browserStore } from "#shared/browser/page-queries.ts";

export const adminPostsPath = "/api/admin/blog/posts";

/** Reads again what the public and the owner see of the blog, wherever it was shown. */
export function refreshPosts(): Promise<void> {
  const store = browserStore();
  // Single posts are read when they are next opened: one may have a new address, or none.
  store.forget((key) => key.startsWith("/api/blog/posts/"));
  return store.refresh("/api/blog/posts", adminPostsPath);
}
