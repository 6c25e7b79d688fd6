import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useSearchParams,
} from "react-router";
import { MyGarden } from "#features/plants/pages/garden-list/my-garden.tsx";
import { sharedGardenQuery } from "#features/plants/pages/garden-list/queries.ts";
import { VisitSection } from "#features/visits/pages/visit-section.tsx";
import { loadPage, prefetchPage } from "#shared/browser/page-queries.ts";

/** The read that an address asks for: none, where it carries no list. */
function readsOf(request: Request) {
  const plants = new URL(request.url).searchParams.get("plants");
  return plants === null ? [] : [sharedGardenQuery(plants)];
}

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadPage(context, ...readsOf(request));
}

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  prefetchPage(...readsOf(request));

export { sendVisitForm as action } from "#features/visits/pages/visit-section.tsx";

/** Put together here because the form is another feature's. */
export default function MyGardenPage() {
  const [address] = useSearchParams();
  const shared = address.get("plants") ?? undefined;
  return (
    <>
      <MyGarden shared={shared} />
      <VisitSection plants={shared} />
    </>
  );
}
