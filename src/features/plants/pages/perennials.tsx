import type { LoaderFunctionArgs } from "react-router";
import { Catalogue } from "./catalogue.tsx";
import { loadCatalogue, prefetchCatalogue } from "./finder/load-catalogue.ts";

export const loader = (args: LoaderFunctionArgs) => loadCatalogue("perennials", args);

export const clientLoader = () => prefetchCatalogue("perennials");

/** /perennials. */
export default function PerennialCataloguePage() {
  return <Catalogue list="perennials" />;
}
