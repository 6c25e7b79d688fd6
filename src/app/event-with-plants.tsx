import type { LoaderFunctionArgs } from "react-router";
import Event, { loadEvent } from "#features/events/pages/event.tsx";
import { plantsToSeeQuery } from "#features/plants/pages/on-other-pages/queries.ts";
import { hydrateLater } from "#shared/browser/hydrate-later.tsx";

const PlantsToSee = hydrateLater(
  () => import("#features/plants/pages/on-other-pages/plants-to-see.tsx"),
);

export const loader = (args: LoaderFunctionArgs) =>
  loadEvent(args, ({ date }) => plantsToSeeQuery(date));

export { clientLoader } from "#features/events/pages/event.tsx";

/** An event's page with plants to see then: put together here because the plants are another feature's. */
export default function EventWithPlants() {
  return <Event plantsOf={({ date }) => <PlantsToSee day={date} />} />;
}
