import type { LoaderFunctionArgs } from "react-router";
import { loadPage, prefetchPage } from "#platform/browser/page-queries.ts";
import { Catalogue } from "./catalogue.tsx";
import { perennialWords } from "./catalogue-copy.ts";
import { listQuery, perennialsQuery, stockQuery } from "./queries.ts";

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadPage(
    context,
    perennialsQuery,
    stockQuery,
    listQuery("perennials", new URL(request.url).search),
  );
}

export const clientLoader = () => prefetchPage(perennialsQuery, stockQuery);

export default function PerennialCataloguePage() {
  return (
    <Catalogue
      list="perennials"
      path="/perennials"
      query={perennialsQuery}
      words={perennialWords}
    />
  );
}
