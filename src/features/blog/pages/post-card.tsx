import { Link } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { classes } from "#ui/join-class-names.ts";
import { Byline, PostPicture, Skeleton, Tags } from "./picture-byline-and-tags.tsx";
import type { PostSummary } from "./queries.ts";

/** A post of the list. The newest one is shown large; the others stand in columns under it. */
function layout(leads: boolean) {
  return leads
    ? {
        card: "grid content-start gap-x-12 gap-y-5 sm:col-span-2 lg:col-span-3 lg:grid-cols-[6fr_5fr] lg:items-center",
        title: "text-h2",
        excerpt: "text-lead font-serif text-balance",
      }
    : { card: "flex flex-col gap-y-5", title: "text-title", excerpt: "" };
}

/** A post in the list; the one that `leads` is shown large. */
export function PostCard({ post, leads }: { post: PostSummary; leads: boolean }) {
  const { card, title, excerpt } = layout(leads);
  const address = `/blog/${encodeURIComponent(post.slug)}`;
  const titleId = `post-${post.id}`;
  return (
    <article aria-labelledby={titleId} className={card}>
      <PostPicture post={post} priority={leads} />
      <div className="flex grow flex-col items-start wrap-anywhere">
        <Tags tags={post.tags} most={2} />
        <h2 id={titleId} className={classes("mt-1", title)}>
          <Link
            to={address}
            className="-my-2 inline-block py-2 text-ink decoration-transparent hover:decoration-gilt"
          >
            {post.title}
          </Link>
        </h2>
        <p className={classes("mt-3 text-ink-soft", excerpt)}>{post.excerpt}</p>
        <div className="mt-auto grid justify-items-start gap-3 pt-3">
          <Byline post={post} />
          <ButtonLink to={address} variant="secondary" aria-describedby={titleId}>
            Read More
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

/** The place of a card while the posts are on their way. */
export function PostCardSkeleton({ leads }: { leads: boolean }) {
  return (
    <div className={layout(leads).card}>
      <Skeleton className="aspect-3/2 w-full" />
      <div className="grid grow content-start gap-4">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-9 w-5/6" />
        <Skeleton className="h-20" />
        <Skeleton className="h-11 w-1/3" />
      </div>
    </div>
  );
}
