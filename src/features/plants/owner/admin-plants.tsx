import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useParams } from "react-router";
import { foldText } from "#shared/both/fold-text.ts";
import { signOut } from "#shared/browser/admin-session.ts";
import { formDraftNames } from "#shared/browser/form-drafts.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState, ErrorState, LoadingText } from "#ui/loading-and-empty-states.tsx";
import { ChoiceField, FindField, OwnerList } from "#ui/owner/owner-list.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { UndoBar } from "#ui/owner/undo-bar.tsx";
import { prepareToasts } from "#ui/show-toast.ts";
import type { PlantForOwner } from "../answers.ts";
import { catalogueNames } from "../catalogue-names.ts";
import type { StockState } from "../stock/inputs.ts";
import { stockLabels } from "../stock/stock-labels-and-days.ts";
import { useStock } from "./stock-buttons.ts";
import { PlantDetailsDialog } from "./stock-details-dialog.tsx";
import { PlantRow } from "./stock-row.tsx";

/** Which plants are looked at. */
const views: readonly (readonly [label: string, holds: (plant: PlantForOwner) => boolean])[] = [
  ["All plants", () => true],
  ...catalogueNames.map(
    (name) =>
      [
        name.charAt(0).toUpperCase() + name.slice(1),
        (plant: PlantForOwner) => plant.catalogue === name,
      ] as const,
  ),
  ["Nothing said yet", ({ state }) => state === null],
  ...(Object.keys(stockLabels) as StockState[]).map(
    (state) => [stockLabels[state], (plant: PlantForOwner) => plant.state === state] as const,
  ),
  ["To look at again", ({ isOverdue }) => isOverdue],
  ["Hidden", ({ isHidden }) => isHidden],
];

/**
 * The list of plants, and under its address each plant's facts and a new plant. They are one route,
 * because the table of routes travels with every public page.
 */
export default function AdminPlants() {
  const { slug } = useParams();
  return slug === undefined ? <PlantsList /> : <FactsScreen key={slug} slug={slug} />;
}

/** A plant's facts or a new plant; the code of the form is fetched for it. */
function FactsScreen({ slug }: { slug: string }) {
  const [Screen, setScreen] = useState<ComponentType<{ slug: string }>>();
  const [isFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again when the owner asks for it.
  useEffect(() => {
    let isHere = true;
    const loading = slug === "new" ? import("./add-plant.tsx") : import("./edit-plant.tsx");
    loading.then(
      (screen) => isHere && setScreen(() => screen.default),
      () => isHere && setFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, [slug, round]);
  if (Screen) return <Screen slug={slug} />;
  return (
    <AdminPage title="Plant" path={`/admin-plants/${slug}`} onLogout={signOut}>
      {isFailed ? (
        <ErrorState
          message="Error loading the plant. Please try again."
          onRetry={() => {
            setFailed(false);
            setRound(round + 1);
          }}
        />
      ) : (
        <LoadingText>Loading the plant...</LoadingText>
      )}
    </AdminPage>
  );
}

/** The stock list: whether each plant is there, sold out or expected back, one tap each. */
function PlantsList() {
  const stock = useStock();
  const { data: plants, problems, lastTap, waitingCount } = stock;
  const [words, setWords] = useState("");
  const [view, setView] = useState(0);
  const [edited, setEdited] = useState<string>();
  useEffect(prepareToasts, []);

  const isLoaded = plants !== undefined;
  useEffect(() => {
    const name = isLoaded && formDraftNames("plant:")[0];
    if (name) setEdited(name.slice("plant:".length));
  }, [isLoaded]);

  const all = useRef<readonly PlantForOwner[]>([]);
  all.current = plants ?? [];
  // A row that was just marked stays under the finger, whatever the view asks for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: worked out when the plants have come.
  const shown = useMemo(() => {
    const wanted = foldText(words.trim());
    const holds = views[view]?.[1] ?? (() => true);
    const found = all.current.filter(
      (plant) =>
        holds(plant) &&
        (foldText(plant.name).includes(wanted) || foldText(plant.latin).includes(wanted)),
    );
    return new Set(found.map(({ slug }) => slug));
  }, [isLoaded, words, view]);

  const tap = useRef(stock.tap);
  tap.current = stock.tap;
  const onTap = useCallback(
    (plant: PlantForOwner, state: StockState) => tap.current(plant, state),
    [],
  );
  const editedPlant = plants?.find(({ slug }) => slug === edited);

  function contents(listed: readonly PlantForOwner[]) {
    return (
      <>
        <search className="grid max-w-[44rem] grid-cols-2 gap-3">
          <FindField label="Find a plant" words={words} onWords={setWords} />
          <ChoiceField
            label="Show"
            value={String(view)}
            choices={views.map(([label, holds], at) => [
              String(at),
              `${label} (${listed.filter((plant) => holds(plant)).length})`,
            ])}
            onChoose={(at) => setView(Number(at))}
          />
        </search>
        {waitingCount > 0 && Object.keys(problems).length > 0 && (
          <div
            role="status"
            className="admin-notice mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
          >
            <p>
              {waitingCount === 1 ? "1 change is" : `${waitingCount} changes are`} not saved yet.
              Nothing is lost: they are tried again by themselves.
            </p>
            <Button variant="secondary" onClick={stock.sendAll}>
              Save Now
            </Button>
          </div>
        )}
        <p role="status" className="mt-2 text-small text-ink-soft">
          {shown.size === 1 ? "1 plant" : `${shown.size} plants`}
        </p>
        {shown.size === 0 ? (
          <EmptyState title="No such plant" />
        ) : (
          <ul>
            {listed
              .filter(({ slug }) => shown.has(slug))
              .map((plant) => (
                <PlantRow
                  key={plant.slug}
                  plant={plant}
                  problem={problems[plant.slug]}
                  onTap={onTap}
                  onEdit={setEdited}
                />
              ))}
          </ul>
        )}
        {lastTap && (
          <UndoBar onUndo={stock.undo}>
            {lastTap.name}: {lastTap.to ? stockLabels[lastTap.to] : "nothing said"}
          </UndoBar>
        )}
      </>
    );
  }

  return (
    <AdminPage
      title="Plants"
      path="/admin-plants"
      onLogout={signOut}
      actions={<ButtonLink to="/admin-plants/new">Add a Plant</ButtonLink>}
    >
      <OwnerList list={stock} what="plants">
        {contents}
      </OwnerList>
      {editedPlant && (
        <PlantDetailsDialog
          key={editedPlant.slug}
          plant={editedPlant}
          onClose={() => setEdited(undefined)}
        />
      )}
    </AdminPage>
  );
}
