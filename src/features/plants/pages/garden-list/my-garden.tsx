import { type ComponentProps, type ComponentType, lazy, Suspense } from "react";
import { Link, useNavigate } from "react-router";
import type { GardenItem } from "#shared/both/garden-list.ts";
import { saveGarden, useGarden } from "#shared/browser/garden-list-storage.ts";
import { usePageQuery } from "#shared/browser/page-queries.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState, ErrorState, LoadingText } from "#ui/loading-and-empty-states.tsx";
import { PageHead } from "#ui/title-and-metadata.tsx";
import type { ListedPlant } from "../../answers.ts";
import "./garden.css";
import type { OwnList as OwnListType } from "./edit-own-garden-list.tsx";
import { GardenSummary } from "./garden-list-summary.tsx";
import { GardenPlants, UnknownPlants } from "./garden-plants.tsx";
import type { KeepShared as KeepSharedType } from "./keep-shared-list.tsx";
import { gardenPlantsQuery, sharedGardenQuery } from "./queries.ts";
import { gardenWords } from "./texts.ts";

// What can be done with a list comes once the browser has said that there is one.
const OwnList = lazy<ComponentType<ComponentProps<typeof OwnListType>>>(() =>
  import("./edit-own-garden-list.tsx").then(
    (file) => ({ default: file.OwnList }),
    () => ({ default: OwnListFailed }),
  ),
);
const KeepShared = lazy<ComponentType<ComponentProps<typeof KeepSharedType>>>(() =>
  import("./keep-shared-list.tsx").then(
    (file) => ({ default: file.KeepShared }),
    // The list of the link is there without it.
    () => ({ default: () => null }),
  ),
);

/** The visitor's own list, or the one that the address carries (`shared`). */
export function MyGarden({ shared }: { shared: string | undefined }) {
  return (
    <div className="page-x my-garden pt-8 pb-12">
      <PageHead
        title={gardenWords.title}
        description={gardenWords.lead}
        path="/my-garden"
        noIndex={shared !== undefined}
      />
      <h1>{gardenWords.title}</h1>
      {shared === undefined ? <OwnGarden /> : <GardenOfLink text={shared} />}
    </div>
  );
}

function GardenOfLink({ text }: { text: string }) {
  const { data, isError, refetch } = usePageQuery(sharedGardenQuery(text));
  const own = useGarden();
  const navigate = useNavigate();
  if (isError) return <ErrorState message={gardenWords.failed} onRetry={() => void refetch()} />;
  if (!data) return <LoadingText>{gardenWords.loading}</LoadingText>;
  return (
    <>
      <p className="garden-lead">This list came with a link.</p>
      <UnknownPlants names={data.unknown} />
      {data.plants.length === 0 ? (
        <EmptyGarden />
      ) : (
        <>
          {own && (
            <Suspense>
              <KeepShared
                own={own}
                shared={data.plants}
                onKeep={() => {
                  saveGarden(itemsOf(data.plants));
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
        <div className="no-script-hidden">
          <LoadingText>{gardenWords.loading}</LoadingText>
        </div>
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
  if (!hasPlants) return <EmptyGarden />;
  if (isError) return <ErrorState message={gardenWords.failed} onRetry={() => void refetch()} />;
  return (
    <Suspense fallback={<LoadingText>{gardenWords.loading}</LoadingText>}>
      <OwnList own={own} every={data} empty={<EmptyGarden />} />
    </Suspense>
  );
}

function OwnListFailed() {
  return <ErrorState message={gardenWords.failed} onRetry={() => window.location.reload()} />;
}

function itemsOf(plants: readonly ListedPlant[]): GardenItem[] {
  return plants.map(({ slug, count }) => ({ slug, count }));
}

function EmptyGarden() {
  return (
    <EmptyState title="Nothing on your list yet">
      <p className="mb-6">
        Every plant has a button “My garden list”. What you mark stands here, with the room it needs
        and a calendar of its bloom.
      </p>
      <ButtonLink to="/plants">See All Plants</ButtonLink>
    </EmptyState>
  );
}
