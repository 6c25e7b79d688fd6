import type { LoaderFunctionArgs } from "react-router";
import { prefetchPage } from "#shared/browser/page-queries.ts";
import { Catalogue } from "./catalogue.tsx";
import { loadList } from "./finder/load-catalogue-page.ts";
import { perennialsQuery, stockQuery } from "./queries.ts";
import { perennialWords } from "./texts.ts";

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadList(context, request, "perennials", perennialsQuery);
}

export const clientLoader = () => prefetchPage(perennialsQuery, stockQuery);

/** /perennials. */
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
