import type { LoaderFunctionArgs } from "react-router";
import { loadPage, prefetchPage } from "#platform/browser/page-queries.ts";
import { Catalogue } from "./catalogue.tsx";
import { treeWords } from "./catalogue-copy.ts";
import { listQuery, stockQuery, treesQuery } from "./queries.ts";

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadPage(context, treesQuery, stockQuery, listQuery("trees", new URL(request.url).search));
}

export const clientLoader = () => prefetchPage(treesQuery, stockQuery);

export default function TreeCataloguePage() {
  return <Catalogue list="trees" path="/trees" query={treesQuery} words={treeWords} />;
}
