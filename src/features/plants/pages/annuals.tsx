import type { LoaderFunctionArgs } from "react-router";
import { loadPage, prefetchPage } from "#platform/browser/page-queries.ts";
import { Catalogue } from "./catalogue.tsx";
import { annualWords } from "./catalogue-copy.ts";
import { annualsQuery } from "./queries.ts";

export function loader({ context }: LoaderFunctionArgs) {
  return loadPage(context, annualsQuery);
}

export const clientLoader = () => prefetchPage(annualsQuery);

export default function AnnualCataloguePage() {
  return <Catalogue path="/annuals" query={annualsQuery} words={annualWords} />;
}
