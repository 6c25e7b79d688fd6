import { Link, useNavigate } from "react-router";
import { saveGarden, useGarden, useIsGardenKept } from "#platform/browser/garden-list-storage.ts";
import { usePageQuery } from "#platform/browser/page-queries.ts";
import { type GardenItem, writeGarden } from "#platform/shared/garden-list.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState, ErrorState, LoadingText } from "#ui/loading-and-empty-states.tsx";
import { PageHead } from "#ui/page-head.tsx";
import "./garden.css";
import type { GardenPlant, ListedPlant } from "../garden-totals.ts";
import { GardenPlants } from "./garden-plants.tsx";
import { gardenPlantsQuery, sharedGardenQuery } from "./garden-query.ts";
import { GardenSummary } from "./garden-summary.tsx";
import { gardenWords } from "./garden-words.ts";
import { KeepShared } from "./keep-shared-list.tsx";

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
      <p className="garden-lead">{gardenWords.shared.note}</p>
      <Unknown names={data.unknown} />
      {data.plants.length === 0 ? (
        <EmptyGarden />
      ) : (
        <>
          {own && (
            <KeepShared
              own={own}
              shared={data.plants}
              onKeep={() => {
                saveGarden(itemsOf(data.plants));
                void navigate("/my-garden", { replace: true });
              }}
            />
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
  const isKept = useIsGardenKept();
  const hasPlants = own !== undefined && own.length > 0;
  const { data, isError, refetch } = usePageQuery(gardenPlantsQuery, { enabled: hasPlants });
  if (own === undefined) {
    return (
      <>
        <div className="no-script-hidden">
          <LoadingText>{gardenWords.loading}</LoadingText>
        </div>
        <div className="no-script">
          <p className="garden-lead">{gardenWords.noScript}</p>
          <p className="mt-6">
            <Link to="/plants">{gardenWords.empty.all}</Link>
          </p>
        </div>
      </>
    );
  }
  if (!hasPlants) return <EmptyGarden />;
  if (isError) return <ErrorState message={gardenWords.failed} onRetry={() => void refetch()} />;
  if (!data) return <LoadingText>{gardenWords.loading}</LoadingText>;
  const { plants, unknown } = pick(own, data);
  const change = (slug: string, count: number) =>
    saveGarden(
      count === 0
        ? own.filter((item) => item.slug !== slug)
        : own.map((item) => (item.slug === slug ? { slug, count } : item)),
    );
  return (
    <>
      <p className="garden-lead">{gardenWords.lead}</p>
      {!isKept && <p className="garden-notice">{gardenWords.notKept}</p>}
      <Unknown names={unknown} />
      {plants.length === 0 ? (
        <EmptyGarden />
      ) : (
        <>
          <GardenPlants plants={plants} onChange={change} />
          <GardenSummary plants={plants} link={writeGarden(itemsOf(plants))} />
        </>
      )}
      <p className="no-print mt-8">
        <Button variant="quiet" onClick={() => saveGarden([])}>
          {gardenWords.clear}
        </Button>
      </p>
    </>
  );
}

/** Puts what is known of the plants to the list, in its order. */
function pick(own: readonly GardenItem[], every: readonly GardenPlant[]) {
  const bySlug = new Map(every.map((plant) => [plant.slug, plant]));
  const plants: ListedPlant[] = [];
  const unknown: string[] = [];
  for (const { slug, count } of own) {
    const plant = bySlug.get(slug);
    if (plant) plants.push({ ...plant, count });
    else unknown.push(slug);
  }
  return { plants, unknown };
}

function itemsOf(plants: readonly ListedPlant[]): GardenItem[] {
  return plants.map(({ slug, count }) => ({ slug, count }));
}

function EmptyGarden() {
  const { title, text, all } = gardenWords.empty;
  return (
    <EmptyState title={title}>
      <p className="mb-6">{text}</p>
      <ButtonLink to="/plants">{all}</ButtonLink>
    </EmptyState>
  );
}

function Unknown({ names }: { names: readonly string[] }) {
  return names.length > 0 && <p className="garden-notice">{gardenWords.unknown(names)}</p>;
}
