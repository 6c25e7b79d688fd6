import { useSearchParams } from "react-router";
import ContactPage from "#features/site/pages/contact.tsx";
import { VisitSection } from "#features/visits/pages/visit-section.tsx";
import { shorten } from "#shared/both/shorten.ts";

export { sendVisitForm as action } from "#features/visits/pages/visit-section.tsx";

/** The longest search that the form takes over, because anybody can write an address. */
const askedForMax = 100;

/** The contact page with the form for a visit, which is another feature's. A search without results asks it for a plant (`?ask=`). */
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
