import type { LoaderFunctionArgs } from "react-router";
import { loadPage, prefetchPage } from "#platform/browser/page-queries.ts";
import { Catalogue } from "./catalogue.tsx";
import { perennialWords } from "./catalogue-copy.ts";
import { perennialsQuery } from "./queries.ts";

export function loader({ context }: LoaderFunctionArgs) {
  return loadPage(context, perennialsQuery);
}

export const clientLoader = () => prefetchPage(perennialsQuery);

export default function PerennialCataloguePage() {
  return <Catalogue path="/perennials" query={perennialsQuery} words={perennialWords} />;
}
