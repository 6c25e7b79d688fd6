import { type LoaderFunctionArgs, useParams } from "react-router";
import BlogPost from "#features/blog/pages/blog-post.tsx";
import { postQuery, postsAroundQuery } from "#features/blog/pages/queries.ts";
import { plantsNamedQuery } from "#features/plants/pages/on-other-pages/queries.ts";
import { clientLoaderOf, loaderOf } from "#shared/browser/page-queries.ts";
import { partAfterPage } from "#shared/browser/part-after-page.tsx";

const PlantsNamed = partAfterPage(
  () => import("#features/plants/pages/on-other-pages/plants-named-in-post.tsx"),
);

const queriesOf = ({ params: { slug = "" } }: Pick<LoaderFunctionArgs, "params">) => [
  postQuery(slug),
  plantsNamedQuery(slug),
  postsAroundQuery(slug),
];
export const loader = loaderOf(queriesOf);
export const clientLoader = clientLoaderOf(queriesOf);

/** Put together here because the plants are another feature's. */
export default function BlogPostWithPlants() {
  const { slug = "" } = useParams();
  return <BlogPost plants={<PlantsNamed post={slug} />} />;
}
