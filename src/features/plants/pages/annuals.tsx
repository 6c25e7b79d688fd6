import type { LoaderFunctionArgs } from "react-router";
import { prefetchPage } from "#shared/browser/page-queries.ts";
import { Catalogue } from "./catalogue.tsx";
import { loadList } from "./finder/load-catalogue-page.ts";
import { annualsQuery, stockQuery } from "./queries.ts";
import { annualWords } from "./texts.ts";

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadList(context, request, "annuals", annualsQuery);
}

export const clientLoader = () => prefetchPage(annualsQuery, stockQuery);

/** /annuals. */
export default function AnnualCataloguePage() {
  return <Catalogue list="annuals" path="/annuals" query={annualsQuery} words={annualWords} />;
}
