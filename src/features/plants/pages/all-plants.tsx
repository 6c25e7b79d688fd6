import type { LoaderFunctionArgs } from "react-router";
import { Catalogue } from "./catalogue.tsx";
import { loadCatalogue, prefetchCatalogue } from "./finder/load-catalogue.ts";

export const loader = (args: LoaderFunctionArgs) => loadCatalogue("all", args);

export const clientLoader = () => prefetchCatalogue("all");

/** /plants: all three catalogues. */
export default function AllPlantsPage() {
  return <Catalogue list="all" />;
}
