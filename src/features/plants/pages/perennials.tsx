import type { LoaderFunctionArgs } from "react-router";
import { prefetchPage } from "#shared/browser/page-queries.ts";
import { Catalogue } from "./catalogue.tsx";
import { perennialWords } from "./catalogue-texts.ts";
import { loadList } from "./finder/load-list.ts";
import { perennialsQuery, stockQuery } from "./queries.ts";

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
