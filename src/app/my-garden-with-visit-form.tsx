import { useSearchParams } from "react-router";
import { MyGarden, sharedGardenQuery } from "#features/plants/pages/garden-list/my-garden.tsx";
import { VisitSection } from "#features/visits/pages/visit-section.tsx";
import { writeGarden } from "#shared/both/garden-list.ts";
import { clientLoaderOf, loaderOf, usePageQuery } from "#shared/browser/page-queries.ts";

/** The query of an address: nothing, if it carries no list. */
function queriesOf({ request }: { request: Request }) {
  const plants = new URL(request.url).searchParams.get("plants");
  return plants === null ? [] : [sharedGardenQuery(plants)];
}

export const loader = loaderOf(queriesOf);
export const clientLoader = clientLoaderOf(queriesOf);

export { sendVisitForm as action } from "#features/visits/pages/visit-section.tsx";

/** /my-garden with the form for a visit: put together here because the form is another feature's. */
export default function MyGardenPage() {
  const [address] = useSearchParams();
  const shared = address.get("plants") ?? undefined;
  const { data } = usePageQuery(sharedGardenQuery(shared ?? ""), { enabled: shared !== undefined });
  return (
    <>
      <MyGarden shared={shared} />
      <VisitSection plants={data ? writeGarden(data.plants) : shared} />
    </>
  );
}
