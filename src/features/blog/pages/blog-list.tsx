import { data, type LoaderFunctionArgs, useParams } from "react-router";
import { slugOf } from "#shared/both/slug.ts";
import { loadQuery, prefetchPage, usePageQuery } from "#shared/browser/page-queries.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState, ErrorState, WhenRead } from "#ui/loading-and-empty-states.tsx";
import { Ornament } from "#ui/ornament.tsx";
import { PageHeader } from "#ui/page-and-section-headings.tsx";
import { PageHead } from "#ui/title-and-metadata.tsx";
import { useSite } from "#ui/use-site.ts";
import { postsWithTag } from "../tag-pages.ts";
import { TagList } from "./picture-byline-and-tags.tsx";
import { PostCard, PostCardSkeleton } from "./post-card.tsx";
import { postsQuery } from "./queries.ts";

export async function loader({ context, params: { slug } }: LoaderFunctionArgs) {
  const posts = await loadQuery(context, postsQuery);
  const isThere = slug === undefined || postsWithTag(posts, slug).length > 0;
  return data(null, { status: isThere ? 200 : 404 });
}

export const clientLoader = () => prefetchPage(postsQuery);

const intro =
  "What to plant, prune and leave alone, month by month, from one Pennsylvania garden to another.";
const loading = "Loading posts...";
const failed = "Failed to load posts. Please try again later.";

const grid = "grid grid-cols-1 gap-x-10 gap-y-14 sm:grid-cols-2 lg:grid-cols-3";

/** All posts, or those of the tag that the address names. One module, because both read the same. */
export default function BlogList() {
  const { slug } = useParams();
  return slug === undefined ? <AllPosts /> : <TaggedPosts slug={slug} />;
}

function AllPosts() {
  const site = useSite();
  const posts = usePageQuery(postsQuery);
  return (
    <>
      <PageHead title="Garden Blog" description={intro} path="/blog" />
      <PageHeader title={`${site.brand} Garden Blog`} lead={intro} />
      <div className="page-x pb-16 sm:pb-24">
        {posts.isPending && (
          <div role="status">
            <span className="sr-only">{loading}</span>
            <div className={grid}>
              {[0, 1, 2, 3].map((place) => (
                <PostCardSkeleton key={place} leads={place === 0} />
              ))}
            </div>
          </div>
        )}
        {posts.isError && <ErrorState message={failed} onRetry={posts.refetch} />}
        {posts.data?.length === 0 && <EmptyState title="No posts yet. Please check back soon!" />}
        {posts.data && posts.data.length > 0 && (
          <div className={grid}>
            {posts.data.map((post, place) => (
              <PostCard key={post.id} post={post} leads={place === 0} />
            ))}
            <Subscribe />
          </div>
        )}
        {posts.data && <TagList posts={posts.data} />}
        {posts.data && posts.data.length > 0 ? null : (
          <div className="mx-auto mt-12 max-w-96">
            <Subscribe />
          </div>
        )}
      </div>
    </>
  );
}

function Subscribe() {
  return (
    <aside aria-label="Newsletter" className="arch-panel flex flex-col items-center justify-center">
      <Ornament name="fleuron" className="w-10 text-gilt" />
      <p className="mt-4 font-serif text-lead">
        Garden notes through the Pennsylvania year, sent to you.
      </p>
      <ButtonLink to="/newsletter" className="mt-6">
        Subscribe to Newsletter
      </ButtonLink>
      <ButtonLink to="/feeds#feed" variant="quiet" className="mt-1">
        Follow by Atom feed
      </ButtonLink>
    </aside>
  );
}

/** /blog/tags/{slug}: the posts that share a tag; at an address that is no tag's, the tags that there are. */
function TaggedPosts({ slug }: { slug: string }) {
  const { brand } = useSite();
  const read = usePageQuery(postsQuery);
  const { data: all } = read;
  const posts = postsWithTag(all ?? [], slug);
  const tag = posts[0]?.tags.find((one) => slugOf(one) === slug);
  const isMissing = all !== undefined && tag === undefined;
  const heading = isMissing ? "Tag Not Found" : "Garden Blog";
  return (
    <>
      <PageHead
        title={tag ? `${tag} in the Garden Blog` : heading}
        description={tag ? `Posts about ${tag} from the ${brand} Garden Blog.` : intro}
        path={tag ? `/blog/tags/${encodeURIComponent(slug)}` : undefined}
        trail={[{ name: "Garden Blog", path: "/blog" }]}
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
        <WhenRead read={read} loading={loading} failed={failed} />
        {posts.length > 0 && (
          <div className={grid}>
            {posts.map((post) => (
              <PostCard key={post.id} post={post} leads={false} />
            ))}
          </div>
        )}
        {all && <TagList posts={all} />}
        <p className="mt-10 text-center">
          <ButtonLink to="/blog" variant="secondary">
            Back to Blog
          </ButtonLink>
        </p>
      </div>
    </>
  );
}
