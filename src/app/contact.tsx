import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData } from "react-router";
import ContactPage from "#features/site/pages/contact.tsx";
import { VisitSection } from "#features/visits/pages/visit-section.tsx";
import { sendVisitForm } from "#features/visits/pages/visit-without-javascript.ts";
import { loadPage } from "#shared/browser/page-queries.ts";

export function loader({ context }: LoaderFunctionArgs) {
  return loadPage(context);
}

export const clientLoader = () => null;

/** The form that asks for a visit, without JavaScript. */
export function action({ request, context }: ActionFunctionArgs) {
  return sendVisitForm(request, context);
}

/** Put together here because the form is another feature's. */
export default function Contact() {
  const posted = useActionData<typeof action>();
  return (
    <>
      <ContactPage />
      <VisitSection posted={posted} />
    </>
  );
}
