import { tagsWithPage } from "../rules.ts";
import { Tags } from "./post-parts.tsx";
import type { PostSummary } from "./queries.ts";
import { blogTag } from "./texts.ts";

/** Every tag of these posts, each leading to its page. */
export function TagList({
  posts,
  className,
}: {
  posts: readonly PostSummary[];
  className?: string;
}) {
  const tags = tagsWithPage(posts);
  if (tags.length === 0) return null;
  return (
    <nav aria-label={blogTag.browse}>
      <Tags tags={tags} linked label={blogTag.all} className={className ?? ""} />
    </nav>
  );
}
