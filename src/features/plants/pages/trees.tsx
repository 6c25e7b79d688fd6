import type { LoaderFunctionArgs } from "react-router";
import { prefetchPage } from "#shared/browser/page-queries.ts";
import { Catalogue } from "./catalogue.tsx";
import { loadList } from "./finder/load-catalogue-page.ts";
import { stockQuery, treesQuery } from "./queries.ts";
import { treeWords } from "./texts.ts";

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadList(context, request, "trees", treesQuery);
}

export const clientLoader = () => prefetchPage(treesQuery, stockQuery);

/** /trees. */
export default function TreeCataloguePage() {
  return <Catalogue list="trees" path="/trees" query={treesQuery} words={treeWords} />;
}
