import { type LoaderFunctionArgs, useParams } from "react-router";
import BlogPost from "#features/blog/pages/blog-post.tsx";
import { postQuery, postsAroundQuery } from "#features/blog/pages/queries.ts";
import { plantsNamedQuery } from "#features/plants/pages/on-other-pages/queries.ts";
import { hydrateLater } from "#shared/browser/hydrate-later.tsx";
import { clientLoaderOf, loaderOf } from "#shared/browser/page-queries.ts";

const PlantsNamed = hydrateLater(
  () => import("#features/plants/pages/on-other-pages/plants-named-in-post.tsx"),
);

const queriesOf = ({ params: { slug = "" } }: Pick<LoaderFunctionArgs, "params">) => [
  postQuery(slug),
  plantsNamedQuery(slug),
  postsAroundQuery(slug),
];
export const loader = loaderOf(queriesOf);
export const clientLoader = clientLoaderOf(queriesOf);

/** A post's page with the plants that it names: put together here because the plants are another feature's. */
export default function BlogPostWithPlants() {
  const { slug = "" } = useParams();
  return <BlogPost plants={<PlantsNamed post={slug} />} />;
}
