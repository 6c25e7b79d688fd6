import type { LoaderFunctionArgs } from "react-router";
import { loadPage, prefetchPage } from "#platform/browser/page-queries.ts";
import { Catalogue } from "./catalogue.tsx";
import { annualWords } from "./catalogue-copy.ts";
import { annualsQuery, listQuery, stockQuery } from "./queries.ts";

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadPage(
    context,
    annualsQuery,
    stockQuery,
    listQuery("annuals", new URL(request.url).search),
  );
}

export const clientLoader = () => prefetchPage(annualsQuery, stockQuery);

export default function AnnualCataloguePage() {
  return <Catalogue list="annuals" path="/annuals" query={annualsQuery} words={annualWords} />;
}
