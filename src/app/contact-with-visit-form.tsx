import { useSearchParams } from "react-router";
import ContactPage from "#features/site/pages/contact.tsx";
import { VisitSection } from "#features/visits/pages/visit-section.tsx";
import { shorten } from "#shared/both/shorten.ts";

export { sendVisitForm as action } from "#features/visits/pages/visit-section.tsx";

/** The longest that a search may ask for in the form: an address is anybody's to write. */
const askedForMax = 100;

/**
 * Put together here because the form is another feature's. A search that found no plant leads here, and
 * the form then asks for it.
 */
export default function Contact() {
  const [address] = useSearchParams();
  const wanted = shorten(address.get("ask")?.trim() ?? "", askedForMax);
  return (
    <>
      <ContactPage />
      <VisitSection message={wanted && `Do you have ${wanted}?`} />
    </>
  );
}
