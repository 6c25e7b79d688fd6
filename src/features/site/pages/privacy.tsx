import type { LoaderFunctionArgs } from "react-router";
import { loadPage } from "#shared/browser/page-queries.ts";
import { LegalText } from "./legal-page.tsx";
import { privacy } from "./privacy-and-terms-texts.ts";

export function loader({ context }: LoaderFunctionArgs) {
  return loadPage(context);
}

export const clientLoader = () => null;

/** /privacy. */
export default function Privacy() {
  return <LegalText page={privacy} path="/privacy" other={["/terms", "Read our terms, too"]} />;
}
