import type { LoaderFunctionArgs } from "react-router";
import { loadPage, prefetchPage } from "#platform/browser/page-queries.ts";
import { Catalogue } from "./catalogue.tsx";
import { allPlantsWords } from "./catalogue-copy.ts";
import { allPlantsQuery, listQuery, stockQuery } from "./queries.ts";

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadPage(
    context,
    allPlantsQuery,
    stockQuery,
    listQuery("all", new URL(request.url).search),
  );
}

export const clientLoader = () => prefetchPage(allPlantsQuery, stockQuery);

export default function AllPlantsPage() {
  return <Catalogue list="all" path="/plants" query={allPlantsQuery} words={allPlantsWords} />;
}
