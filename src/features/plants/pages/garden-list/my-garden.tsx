import { lazy, Suspense } from "react";
import { Link, useNavigate } from "react-router";
import { saveGarden, useGarden } from "#shared/browser/garden-list-storage.ts";
import { hydrateLater } from "#shared/browser/hydrate-later.tsx";
import { getQuery, type PageQuery, usePageQuery } from "#shared/browser/page-queries.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState, ErrorState, LoadingText } from "#ui/loading-and-empty-states.tsx";
import { PageHead } from "#ui/title-and-metadata.tsx";
import type { GardenPlant, SharedGarden } from "../../answers.ts";
import "./garden.css";
import { GardenPlants, UnknownPlants } from "./garden-plants.tsx";
import { lead, loadingList } from "./texts.ts";

// The list's editor loads once the browser knows that there is a list.
const OwnList = lazy(() =>
  import("./edit-own-garden-list.tsx").catch(() => ({
    default: (_: unknown) => failed(() => window.location.reload()),
  })),
);
// The list of the link is there without it.
const KeepShared = lazy(() =>
  import("./keep-shared-list.tsx").catch(() => ({ default: (_: unknown) => <></> })),
);

const GardenSummary = hydrateLater(() => import("./garden-list-summary.tsx"));

/** The list that an address carries. */
export function sharedGardenQuery(plants: string): PageQuery<SharedGarden> {
  return getQuery(`/api/plants/garden?plants=${encodeURIComponent(plants.toWellFormed())}`);
}

/** Every plant: the browser picks its own list out of them, so that none is sent. */
const gardenPlantsQuery = getQuery<readonly GardenPlant[]>("/plants/garden.json");

const title = "My Garden List";
const loading = <LoadingText>{loadingList}</LoadingText>;
const failed = (again: () => unknown) => (
  <ErrorState message="We could not load the plants. Please try again." onRetry={again} />
);

const empty = (
  <EmptyState title="Nothing on your list yet">
    <p className="mb-6">
      Every plant has a button “My garden list”. What you mark stands here, with the room it needs
      and a calendar of its bloom.
    </p>
    <ButtonLink to="/plants">See All Plants</ButtonLink>
  </EmptyState>
);

/** The visitor's own list, or the one that the address carries (`shared`). */
export function MyGarden({ shared }: { shared: string | undefined }) {
  return (
    <div className="page-x my-garden wrap-anywhere pt-8 pb-12">
      <PageHead
        title={title}
        description={lead}
        path={shared === undefined ? "/my-garden" : undefined}
      />
      <h1>{title}</h1>
      {shared === undefined ? <OwnGarden /> : <GardenOfLink text={shared} />}
    </div>
  );
}

function GardenOfLink({ text }: { text: string }) {
  const { data, isError, refetch } = usePageQuery(sharedGardenQuery(text));
  const own = useGarden();
  const navigate = useNavigate();
  if (isError) return failed(refetch);
  if (!data) return loading;
  return (
    <>
      <p className="garden-lead">This list came with a link.</p>
      <UnknownPlants names={data.unknown} />
      {data.plants.length === 0 ? (
        empty
      ) : (
        <>
          {own && (
            <Suspense>
              <KeepShared
                own={own}
                shared={data.plants}
                onKeep={() => {
                  saveGarden(data.plants.map(({ slug, count }) => ({ slug, count })));
                  void navigate("/my-garden", { replace: true });
                }}
              />
            </Suspense>
          )}
          <GardenPlants plants={data.plants} />
          <GardenSummary plants={data.plants} />
        </>
      )}
    </>
  );
}

function OwnGarden() {
  const own = useGarden();
  const hasPlants = own !== undefined && own.length > 0;
  const { data, isError, refetch } = usePageQuery(gardenPlantsQuery, { enabled: hasPlants });
  if (own === undefined) {
    return (
      <>
        <div className="no-script-hidden">{loading}</div>
        <div className="no-script">
          <p className="garden-lead">
            Your own list needs JavaScript. A link that carries a list works without it, and so does
            the form below.
          </p>
          <p className="mt-6">
            <Link to="/plants">See All Plants</Link>
          </p>
        </div>
      </>
    );
  }
  if (!hasPlants) return empty;
  if (isError) return failed(refetch);
  return (
    <Suspense fallback={loading}>
      <OwnList own={own} every={data} empty={empty} />
    </Suspense>
  );
}
