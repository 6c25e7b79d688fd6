import type { LoaderFunctionArgs } from "react-router";
import { loadPage } from "#shared/browser/page-queries.ts";
import { LegalText } from "./legal-page.tsx";
import { terms } from "./privacy-and-terms-texts.ts";

export function loader({ context }: LoaderFunctionArgs) {
  return loadPage(context);
}

export const clientLoader = () => null;

/** /terms. */
export default function Terms() {
  return (
    <LegalText page={terms} path="/terms" other={["/privacy", "What we keep about you, and why"]} />
  );
}
