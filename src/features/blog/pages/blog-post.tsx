import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useParams,
} from "react-router";
import { loadPage, loadQuery, prefetchPage, usePageQuery } from "#shared/browser/page-queries.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ErrorState, Skeleton } from "#ui/loading-and-empty-states.tsx";
import { PageHead } from "#ui/title-and-metadata.tsx";
import { OwnerEdit } from "./owner-edit.tsx";
import { PostBody, PostHead, PostIntroduction } from "./post-article.tsx";
import { Tags } from "./post-parts.tsx";
import { plantsNamedQuery, postQuery, postsAroundQuery } from "./queries.ts";
import { blogPost } from "./texts.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const slug = params["slug"] ?? "";
  const [post] = await Promise.all([
    loadQuery(context, postQuery(slug)),
    loadPage(context, plantsNamedQuery(slug), postsAroundQuery(slug)),
  ]);
  return data(null, { status: post === null ? 404 : 200 });
}

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const slug = params["slug"] ?? "";
  return prefetchPage(postQuery(slug), plantsNamedQuery(slug), postsAroundQuery(slug));
}

/**
 * One post, or why there is none. Whatever is shown, the heading is the same element in the same
 * place, so that a screen reader that was put on it is still there when the post arrives.
 */
export default function BlogPostPage() {
  const { slug = "" } = useParams();
  const { data: post, isPending, isError, refetch } = usePageQuery(postQuery(slug));
  const heading = isPending
    ? blogPost.loading
    : (post?.title ?? (isError ? "Garden Blog" : blogPost.notFound.heading));
  return (
    <article className="page-x max-w-text pt-8 pb-16 sm:pt-14 sm:pb-24">
      {post ? (
        <PostHead post={post} />
      ) : (
        <PageHead
          title={isPending || isError ? "Garden Blog" : heading}
          description={blogPost.notFound.text}
          path={`/blog/${encodeURIComponent(slug)}`}
          noIndex
        />
      )}
      <header className="text-center">
        {post && <Tags tags={post.tags} linked className="justify-center" />}
        <h1 className={isPending ? "sr-only" : "mt-2"}>{heading}</h1>
        {post && <PostIntroduction post={post} />}
        {post && <OwnerEdit id={post.id} />}
      </header>
      {post && <PostBody post={post} />}
      {isPending && <PostSkeleton />}
      {isError && <ErrorState message={blogPost.failed} onRetry={() => void refetch()} />}
      {post === null && (
        <p className="mx-auto mt-5 mb-8 max-w-measure text-center font-serif text-lead text-ink-soft">
          {blogPost.notFound.text}
        </p>
      )}
      {!post && !isPending && (
        <p className="text-center">
          <ButtonLink to="/blog" variant="secondary">
            {blogPost.back}
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
