import { Link } from "react-router";
import { pictureAddress } from "#shared/both/picture-address.ts";
import { slugOf } from "#shared/both/slug.ts";
import { Badge } from "#ui/card.tsx";
import { FramedPicture } from "#ui/framed-picture.tsx";
import { classes } from "#ui/join-class-names.ts";
import { formatPublished } from "../publishing-date-in-words.ts";
import { tagsWithPage } from "../tag-pages.ts";
import type { PostSummary } from "./queries.ts";

/** A post's picture, or a plant if it has none or it fails to load. */
export function PostPicture({
  post,
  priority = false,
  className,
}: {
  post: Pick<PostSummary, "featuredImage" | "pictureAlt" | "pictureFocus">;
  priority?: boolean;
  className?: string;
}) {
  return (
    <FramedPicture
      src={pictureAddress(post.featuredImage)}
      alt={post.pictureAlt}
      focus={post.pictureFocus}
      priority={priority}
      className={className ?? ""}
      fallback={
        <div className={classes("arch", className)}>
          <div>
            <div
              aria-hidden="true"
              className="grid aspect-3/2 place-items-center bg-sage text-display"
            >
              🌿
            </div>
          </div>
        </div>
      }
    />
  );
}

/** Who wrote it and when, or that it is a draft. */
export function Byline({
  post,
  className,
}: {
  post: Pick<PostSummary, "author" | "publishedAt">;
  className?: string;
}) {
  return (
    <p className={classes("text-small text-ink-soft", className)}>
      {post.author}
      <span aria-hidden="true" className="px-2 text-gilt">
        ✦
      </span>
      {post.publishedAt ? (
        <time dateTime={post.publishedAt}>{formatPublished(post.publishedAt)}</time>
      ) : (
        <Badge tone="gilt">{formatPublished(null)}</Badge>
      )}
    </p>
  );
}

/** What posts are about; `most` keeps a card's list short. */
export function Tags({
  tags,
  most,
  linked = false,
  label = "Tags",
  className,
}: {
  tags: readonly string[] | null | undefined;
  most?: number;
  /** Each leads to the page of its posts. */
  linked?: boolean;
  label?: string;
  className?: string;
}) {
  if (!tags?.length) return null;
  return (
    <ul
      aria-label={label}
      className={classes("flex flex-wrap gap-x-5 wrap-anywhere text-gilt-ink", className)}
    >
      {tags.slice(0, most).map((tag) => (
        <li key={tag} className="caps">
          {linked && slugOf(tag) !== "" ? (
            <Link
              to={`/blog/tags/${slugOf(tag)}`}
              className="-my-2 inline-block py-2 text-gilt-ink"
            >
              {tag}
            </Link>
          ) : (
            tag
          )}
        </li>
      ))}
    </ul>
  );
}

/** The place of something that is still loading; its size comes by class. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={classes("skeleton", className)} />;
}

/** Every tag of these posts, each leading to its page. */
export function TagList({ posts }: { posts: readonly PostSummary[] }) {
  const tags = tagsWithPage(posts);
  if (tags.length === 0) return null;
  return (
    <nav aria-label="Browse by tag" className="not-first:mt-14">
      <Tags tags={tags} linked label="All tags" className="justify-center gap-y-3" />
    </nav>
  );
}
