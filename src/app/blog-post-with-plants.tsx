import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useParams } from "react-router";
import BlogPost, { loadPost, postQueries } from "#features/blog/pages/blog-post.tsx";
import { plantsNamedQuery } from "#features/plants/pages/on-other-pages/queries.ts";
import { loadPage, prefetchPage } from "#shared/browser/page-queries.ts";
import { partAfterPage } from "#shared/browser/part-after-page.tsx";

const PlantsNamed = partAfterPage(
  () => import("#features/plants/pages/on-other-pages/plants-named-in-post.tsx"),
);

export async function loader({ context, params: { slug = "" } }: LoaderFunctionArgs) {
  const [answer] = await Promise.all([
    loadPost(context, slug),
    loadPage(context, plantsNamedQuery(slug)),
  ]);
  return answer;
}

export function clientLoader({ params: { slug = "" } }: ClientLoaderFunctionArgs) {
  const [post, around] = postQueries(slug);
  return prefetchPage(post, plantsNamedQuery(slug), around);
}

/** Put together here because the plants are another feature's. */
export default function BlogPostWithPlants() {
  const { slug = "" } = useParams();
  return <BlogPost plants={<PlantsNamed post={slug} />} />;
}
