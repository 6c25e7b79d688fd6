import { slugOf } from "#shared/both/slug.ts";
import { usePageQuery } from "#shared/browser/page-queries.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ErrorState, LoadingText } from "#ui/loading-and-empty-states.tsx";
import { PageHeader } from "#ui/page-and-section-headings.tsx";
import { PageHead } from "#ui/title-and-metadata.tsx";
import { useSite } from "#ui/use-site.ts";
import { postsWithTag } from "../tag-pages.ts";
import { TagList } from "./picture-byline-and-tags.tsx";
import { PostCard } from "./post-card.tsx";
import { postsQuery } from "./queries.ts";
import { blogList, blogPost } from "./texts.ts";

/** /blog/tags/{slug}: the posts that share a tag; at an address that is no tag's, the tags that there are. */
export function TaggedPosts({ slug }: { slug: string }) {
  const { brand } = useSite();
  const { data: all, isPending, isError, refetch } = usePageQuery(postsQuery);
  const posts = postsWithTag(all ?? [], slug);
  const tag = posts[0]?.tags.find((one) => slugOf(one) === slug);
  const heading = all !== undefined && tag === undefined ? "Tag Not Found" : "Garden Blog";
  const isMissing = all !== undefined && tag === undefined;
  return (
    <>
      <PageHead
        title={tag ? `${tag} in the Garden Blog` : heading}
        description={tag ? `Posts about ${tag} from the ${brand} Garden Blog.` : blogList.intro}
        path={`/blog/tags/${encodeURIComponent(slug)}`}
        trail={[{ name: "Garden Blog", path: "/blog" }]}
        noIndex={!tag}
      />
      <PageHeader
        title={tag ?? heading}
        lead={
          isMissing
            ? "No post has this tag. Perhaps one of these is what you are looking for."
            : "From the garden blog, newest first."
        }
      />
      <div className="page-x pb-16 sm:pb-24">
        {isPending && <LoadingText>{blogList.loading}</LoadingText>}
        {isError && <ErrorState message={blogList.failed} onRetry={() => void refetch()} />}
        {posts.length > 0 && (
          <div className="grid gap-x-10 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
            {posts.map((post) => (
              <PostCard key={post.id} post={post} leads={false} />
            ))}
          </div>
        )}
        {all && (
          <TagList
            posts={all}
            className={tag ? "mt-14 justify-center gap-y-3" : "justify-center gap-y-3"}
          />
        )}
        <p className="mt-10 text-center">
          <ButtonLink to="/blog" variant="secondary">
            {blogPost.back}
          </ButtonLink>
        </p>
      </div>
    </>
  );
}
