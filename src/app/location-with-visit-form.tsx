import LocationPage from "#features/site/pages/location.tsx";
import { VisitSection } from "#features/visits/pages/visit-section.tsx";

export { sendVisitForm as action } from "#features/visits/pages/visit-section.tsx";

/** /location with the form for a visit: put together here because the form is another feature's. */
export default function Location() {
  return (
    <>
      <LocationPage />
      <VisitSection />
    </>
  );
}
