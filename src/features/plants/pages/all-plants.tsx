import type { LoaderFunctionArgs } from "react-router";
import { prefetchPage } from "#shared/browser/page-queries.ts";
import { Catalogue } from "./catalogue.tsx";
import { loadList } from "./finder/load-catalogue-page.ts";
import { allPlantsQuery, stockQuery } from "./queries.ts";
import { allPlantsWords } from "./texts.ts";

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadList(context, request, "all", allPlantsQuery);
}

export const clientLoader = () => prefetchPage(allPlantsQuery, stockQuery);

/** /plants: all three catalogues. */
export default function AllPlantsPage() {
  return <Catalogue list="all" path="/plants" query={allPlantsQuery} words={allPlantsWords} />;
}
