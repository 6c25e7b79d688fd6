import { type LoaderFunctionArgs, useActionData } from "react-router";
import LocationPage from "#features/site/pages/location.tsx";
import { sendVisitForm, VisitSection } from "#features/visits/pages/visit-section.tsx";
import { loadPage } from "#shared/browser/page-queries.ts";

export function loader({ context }: LoaderFunctionArgs) {
  return loadPage(context);
}

export const clientLoader = () => null;

/** The form that asks for a visit, without JavaScript. */
export const action = sendVisitForm;

/** Put together here because the form is another feature's. */
export default function Location() {
  const posted = useActionData<typeof action>();
  return (
    <>
      <LocationPage />
      <VisitSection posted={posted} />
    </>
  );
}
