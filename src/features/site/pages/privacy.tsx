import type { LoaderFunctionArgs } from "react-router";
import { loadPage } from "#platform/browser/page-queries.ts";
import { LegalText } from "./legal-page.tsx";
import { privacy } from "./privacy-copy.ts";

export function loader({ context }: LoaderFunctionArgs) {
  return loadPage(context);
}

export const clientLoader = () => null;

/** /privacy. */
export default function Privacy() {
  return <LegalText page={privacy} path="/privacy" other={["/terms", "Read our terms, too"]} />;
}
