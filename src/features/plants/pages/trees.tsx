import type { LoaderFunctionArgs } from "react-router";
import { loadPage, prefetchPage } from "#platform/browser/page-queries.ts";
import { Catalogue } from "./catalogue.tsx";
import { treeWords } from "./catalogue-copy.ts";
import { treesQuery } from "./queries.ts";

export function loader({ context }: LoaderFunctionArgs) {
  return loadPage(context, treesQuery);
}

export const clientLoader = () => prefetchPage(treesQuery);

export default function TreeCataloguePage() {
  return <Catalogue path="/trees" query={treesQuery} words={treeWords} />;
}
