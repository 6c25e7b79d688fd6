import type { ReactNode } from "react";
import { Link, useParams } from "react-router";
import { pictureAddress } from "#shared/both/picture-address.ts";
import { currentToken } from "#shared/browser/http-client.ts";
import { hydrateLater } from "#shared/browser/hydrate-later.tsx";
import { usePageQuery } from "#shared/browser/page-queries.ts";
import { useIsHydrated } from "#shared/browser/use-is-hydrated.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ErrorState } from "#ui/loading-and-empty-states.tsx";
import { Divider } from "#ui/ornament.tsx";
import { shareAddress } from "#ui/share-address.ts";
import { sharePicture } from "#ui/share-picture-address.ts";
import { SocialLinks } from "#ui/social-media-links.tsx";
import { JsonLd, PageHead } from "#ui/title-and-metadata.tsx";
import { useSite } from "#ui/use-site.ts";
import type { Post, PostLink } from "../answers.ts";
import { blogPosting } from "./json-ld.ts";
import { Byline, PostPicture, Skeleton, Tags } from "./picture-byline-and-tags.tsx";
import { PostText } from "./post-text-with-initial.tsx";
import { postQuery, postsAroundQuery } from "./queries.ts";

const EditPostLink = hydrateLater(() => import("../owner/edit-post-link.tsx"));

const notFound =
  "There is no post at this address. It may have been moved, or the address may have a slip in it.";

/**
 * One post, or why there is none. The heading is always the same element, so that a screen reader that was
 * put on it is still there when the post arrives. The text ends with `plants`, those that it names.
 */
export default function BlogPostPage({ plants }: { plants: ReactNode }) {
  const { slug = "" } = useParams();
  const { data: post, isPending, isError, refetch } = usePageQuery(postQuery(slug));
  // The page is the same for everybody: only the browser knows whether the owner may be here.
  const hasSession = useIsHydrated() && currentToken() !== null;
  const heading = isPending
    ? "Loading the post..."
    : (post?.title ?? (isError ? "Garden Blog" : "Post Not Found"));
  return (
    <article className="page-x max-w-text wrap-anywhere pt-8 pb-16 sm:pt-14 sm:pb-24">
      {post ? (
        <PostHead post={post} />
      ) : (
        <PageHead title={isPending || isError ? "Garden Blog" : heading} description={notFound} />
      )}
      <header className="text-center">
        {post && <Tags tags={post.tags} linked className="justify-center" />}
        <h1 className={isPending ? "sr-only" : "mt-2"}>{heading}</h1>
        {post && <PostIntroduction post={post} />}
        {post && hasSession && <EditPostLink id={post.id} />}
      </header>
      {post && <PostBody post={post} plants={plants} />}
      {isPending && <PostSkeleton />}
      {isError && (
        <ErrorState message="Failed to load this post. Please try again later." onRetry={refetch} />
      )}
      {post === null && (
        <p className="mx-auto mt-5 mb-8 max-w-measure text-center font-serif text-lead text-ink-soft">
          {notFound}
        </p>
      )}
      {!post && !isPending && (
        <p className="text-center">
          <ButtonLink to="/blog" variant="secondary">
            Back to Blog
          </ButtonLink>
        </p>
      )}
    </article>
  );
}

function PostSkeleton() {
  return (
    <div className="grid justify-items-center gap-5">
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-14 w-5/6" />
      <Skeleton className="h-16 w-2/3" />
      <Skeleton className="mt-4 aspect-3/2 w-full" />
      <Skeleton className="mt-4 h-72 w-full max-w-measure" />
    </div>
  );
}

/** Metadata of a post for search engines and shared links; none for a draft. */
function PostHead({ post }: { post: Post }) {
  const site = useSite();
  const published = post.publishedAt !== null;
  return (
    <>
      <PageHead
        title={post.title}
        description={post.excerpt}
        path={published ? `/blog/${encodeURIComponent(post.slug)}` : undefined}
        image={sharePicture(pictureAddress(post.featuredImage))}
        type="article"
        trail={[{ name: "Garden Blog", path: "/blog" }]}
      />
      {published && <JsonLd data={import.meta.env.SSR ? blogPosting(post, site) : undefined} />}
    </>
  );
}

function PostIntroduction({ post }: { post: Post }) {
  return (
    <>
      <p className="mx-auto mt-4 max-w-measure font-serif text-lead text-ink-soft text-balance">
        {post.excerpt}
      </p>
      <div className="mt-6 flex flex-wrap items-center justify-center gap-x-6 gap-y-1 border-y border-rule py-2">
        <SocialLinks marks />
        <Byline post={post} />
        <ShareButton title={post.title} />
      </div>
    </>
  );
}

function PostBody({ post, plants }: { post: Post; plants: ReactNode }) {
  return (
    <>
      {post.featuredImage && <PostPicture post={post} priority className="mt-8 sm:mt-10" />}
      <PostText content={post.content} className="mx-auto mt-8 sm:mt-12" />
      {plants}
      {isAboutMaryGardens(post) && (
        <p className="mt-4 text-center">
          <Link to="/mary-garden" className="inline-flex min-h-11 items-center">
            All our plants for a Mary garden, with their names and legends
          </Link>
        </p>
      )}
      <Around slug={post.slug} />
      <p className="flex flex-wrap justify-center gap-4">
        <ButtonLink to="/blog" variant="secondary">
          Back to Blog
        </ButtonLink>
        <ButtonLink to="/newsletter">Subscribe to Newsletter</ButtonLink>
      </p>
    </>
  );
}

function isAboutMaryGardens({ title, tags }: Post): boolean {
  return [title, ...(tags ?? [])].some((text) => /\bMary gardens?\b/i.test(text));
}

/** The ways from a post to others: those about the same, and the ones published before and after it. */
function Around({ slug }: { slug: string }) {
  const { data: around } = usePageQuery(postsAroundQuery(slug));
  const { previous, next, related = [] } = around ?? {};
  return (
    <>
      {related.length > 0 && (
        <section aria-labelledby="related-posts" className="mx-auto mt-10 max-w-measure">
          <h2 id="related-posts" className="text-title">
            Related Posts
          </h2>
          <ul className="mt-2">
            {related.map((post) => (
              <li key={post.slug}>
                <PostLinkTo post={post} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Divider className="mx-auto mt-14 mb-8 max-w-80" />
      {(previous || next) && (
        <nav
          aria-label="More posts"
          className="mx-auto mb-8 grid max-w-measure gap-x-10 gap-y-4 sm:grid-cols-2"
        >
          {previous && (
            <p>
              <span className="caps block text-gilt-ink">Previous post</span>
              <PostLinkTo post={previous} />
            </p>
          )}
          {next && (
            <p className="sm:col-start-2 sm:text-end">
              <span className="caps block text-gilt-ink">Next post</span>
              <PostLinkTo post={next} />
            </p>
          )}
        </nav>
      )}
    </>
  );
}

function PostLinkTo({ post: { title, slug } }: { post: PostLink }) {
  return (
    <Link
      to={`/blog/${encodeURIComponent(slug)}`}
      className="inline-flex min-h-11 items-center font-serif text-lead"
    >
      {title}
    </Link>
  );
}

function ShareButton({ title }: { title: string }) {
  const words = {
    copied: "The address of this post is ready to paste.",
    copyByHand: "Copy this address to share the post",
  };
  const share = () => shareAddress({ title, url: window.location.href }, words);
  return (
    <Button variant="secondary" onClick={() => void share()} className="noscript:hidden">
      Share
    </Button>
  );
}
