import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useParams,
} from "react-router";
import { loadPage, prefetchPage, usePageQuery } from "#platform/page-data.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Ornament } from "#ui/ornament.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { ErrorState, Skeleton } from "#ui/states.tsx";
import { blogPost } from "../copy.ts";
import { PostArticle } from "../post-article.tsx";
import { postQuery } from "../queries.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const pageData = await loadPage(context, postQuery(params["slug"] ?? ""));
  const [[, post] = []] = pageData;
  return post ? pageData : data(pageData, { status: 404 });
}

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  prefetchPage(postQuery(params["slug"] ?? ""));

export default function BlogPostPage() {
  const { slug = "" } = useParams();
  const post = usePageQuery(postQuery(slug));
  if (post.isPending) return <PostSkeleton />;
  if (post.isError) {
    return (
      <div className="page-x section-y">
        <ErrorState message={blogPost.failed} onRetry={() => void post.refetch()} />
        <BackToBlog />
      </div>
    );
  }
  return post.data ? <PostArticle post={post.data} /> : <PostNotFound slug={slug} />;
}

function PostNotFound({ slug }: { slug: string }) {
  return (
    <div className="page-x max-w-text py-16 text-center sm:py-24">
      <PageHead
        title={blogPost.notFound.heading}
        description={blogPost.notFound.text}
        path={`/blog/${encodeURIComponent(slug)}`}
        noIndex
      />
      <Ornament name="leaf" className="w-14 rotate-90 text-gilt" />
      <h1 className="mt-4">{blogPost.notFound.heading}</h1>
      <p className="mt-4 mb-8 font-serif text-lead text-ink-soft">{blogPost.notFound.text}</p>
      <BackToBlog />
    </div>
  );
}

function BackToBlog() {
  return (
    <p className="text-center">
      <ButtonLink to="/blog" variant="secondary">
        {blogPost.back}
      </ButtonLink>
    </p>
  );
}

function PostSkeleton() {
  return (
    <div role="status" className="page-x max-w-text pt-10 pb-24 sm:pt-16">
      <span className="sr-only">{blogPost.loading}</span>
      <div className="grid justify-items-center gap-5">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-14 w-5/6" />
        <Skeleton className="h-16 w-2/3" />
        <Skeleton className="mt-4 aspect-3/2 w-full" />
        <Skeleton className="mt-4 h-72 w-full max-w-measure" />
      </div>
    </div>
  );
}
