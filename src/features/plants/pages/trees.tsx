import type { LoaderFunctionArgs } from "react-router";
import { Catalogue } from "./catalogue.tsx";
import { loadCatalogue, prefetchCatalogue } from "./finder/load-catalogue.ts";

export const loader = (args: LoaderFunctionArgs) => loadCatalogue("trees", args);

export const clientLoader = () => prefetchCatalogue("trees");

/** /trees. */
export default function TreeCataloguePage() {
  return <Catalogue list="trees" />;
}
