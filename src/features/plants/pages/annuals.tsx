import type { LoaderFunctionArgs } from "react-router";
import { Catalogue } from "./catalogue.tsx";
import { loadCatalogue, prefetchCatalogue } from "./finder/load-catalogue.ts";

export const loader = (args: LoaderFunctionArgs) => loadCatalogue("annuals", args);

export const clientLoader = () => prefetchCatalogue("annuals");

/** /annuals. */
export default function AnnualCataloguePage() {
  return <Catalogue list="annuals" />;
}
