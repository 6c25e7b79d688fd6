import { counted } from "#shared/both/counts-in-words.ts";
import { foldText } from "#shared/both/fold-text.ts";
import { type Filter, useEdited, useOwnerList } from "#shared/browser/use-owner-list.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Badge } from "#ui/card.tsx";
import { Problem } from "#ui/field.tsx";
import { EmptyState } from "#ui/loading-and-empty-states.tsx";
import { OwnerList } from "#ui/owner/owner-list.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import { Segments } from "#ui/owner/select-segments-and-switch.tsx";
import type { PlantForOwner } from "../answers.ts";
import { catalogueNames, catalogueTitles } from "../catalogue-names.ts";
import { type StockState, stockStates } from "../stock/inputs.ts";
import { sizeInWords, stockLabels } from "../stock/stock-labels-and-days.ts";
import { useStock } from "./send-stock-changes.ts";
import { PlantDetailsDialog } from "./stock-details-dialog.tsx";

/** One of her plants that visitors do not see: not published yet, or hidden again. */
function isDraft({ isBuiltIn, isHidden }: PlantForOwner): boolean {
  return isHidden && !isBuiltIn;
}

const views: Readonly<Record<string, (plant: PlantForOwner) => boolean>> = {
  ...Object.fromEntries(
    catalogueNames.map((one) => [
      catalogueTitles[one],
      ({ catalogue }: PlantForOwner) => catalogue === one,
    ]),
  ),
  "Nothing said yet": ({ state }) => state === null,
  ...Object.fromEntries(
    stockStates.map((one) => [stockLabels[one], ({ state }: PlantForOwner) => state === one]),
  ),
  "To look at again": ({ isOverdue }) => isOverdue,
  Hidden: ({ isHidden }) => isHidden,
  Drafts: isDraft,
};
const filters: Filter<PlantForOwner>[] = [
  {
    name: "show",
    label: "Show",
    choices: [["", "All plants"], ...Object.keys(views).map((view) => [view, view] as const)],
    holds: (plant, view) => views[view]?.(plant) ?? false,
    counts: true,
  },
];
const textOf = ({ name, latin }: PlantForOwner) => foldText(`${name}\n${latin}`);
const keyOf = ({ slug }: PlantForOwner) => slug;

/** Every plant with the buttons that say whether there is any, and the ways to its other details and its facts. */
export default function AdminPlants() {
  const stock = useStock();
  const { data: plants, problems, lastTap, waitingCount } = stock;
  // A row that was just marked stays under the finger, whatever the view asks for.
  const list = useOwnerList(plants, { textOf, filters, staysFoundBy: keyOf });
  const [edited, setEdited] = useEdited("plant");
  const editedPlant = plants?.find(({ slug }) => slug === edited);
  const benches = [...new Set(plants?.map(({ bench }) => bench).filter(Boolean))].sort();

  return (
    <AdminPage
      title="Plants"
      path="/admin-plants"
      actions={
        <>
          <ButtonLink
            to="/admin-paper"
            state={{ plants: list.found.map(keyOf) }}
            variant="secondary"
          >
            Print…
          </ButtonLink>
          <ButtonLink to="/admin-plants/new">Add a Plant</ButtonLink>
        </>
      }
    >
      <OwnerList
        {...{ list, read: stock }}
        what="plants"
        find="Find a plant"
        tools={
          waitingCount > 0 &&
          Object.keys(problems).length > 0 && (
            <div
              role="status"
              className="admin-notice flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
            >
              <p>
                {waitingCount === 1 ? "1 change is" : `${waitingCount} changes are`} not saved yet.
                Nothing is lost: they are tried again by themselves.
              </p>
              <Button variant="secondary" onClick={stock.sendAll}>
                Save Now
              </Button>
            </div>
          )
        }
        count={(found) => counted(found, "plant")}
        empty={<EmptyState title="No plants yet" />}
        noneFound={<EmptyState title="No such plant" />}
      >
        {(inSight) => (
          <ul>
            {inSight.map((plant) => (
              <PlantRow
                key={plant.slug}
                plant={plant}
                problem={problems[plant.slug]}
                onTap={stock.tap}
                onEdit={setEdited}
              />
            ))}
          </ul>
        )}
      </OwnerList>
      {lastTap && (
        // On phones it is over the bar of screens.
        <div className="sticky bottom-16 z-1 mx-auto mt-4 flex max-w-measure items-center justify-between gap-4 rounded-soft border border-gilt bg-paper-raised py-[0.4rem] pr-2 pl-4 shadow-[0_2px_12px_var(--shade)] lg:bottom-2">
          <p role="status">
            {lastTap.name}: {lastTap.to ? stockLabels[lastTap.to] : "nothing said"}
          </p>
          <Button variant="secondary" onClick={stock.undo}>
            Undo
          </Button>
        </div>
      )}
      {editedPlant && (
        <PlantDetailsDialog
          key={editedPlant.slug}
          plant={editedPlant}
          benches={benches}
          onClose={() => setEdited(undefined)}
        />
      )}
    </AdminPage>
  );
}

const states = stockStates.map((state) => [state, stockLabels[state]] as const);
const beside = "text-[0.9375rem] leading-[1.3] text-ink-soft";

function PlantRow({
  plant,
  problem,
  onTap,
  onEdit,
}: {
  plant: PlantForOwner;
  problem: string | undefined;
  onTap: (plant: PlantForOwner, state: StockState) => void;
  onEdit: (slug: string) => void;
}) {
  const { slug, name, latin, state, price, potSize, note, bench, isHidden } = plant;
  const others = (plant.otherSizes ?? []).map(sizeInWords);
  const details = [bench, potSize, price, ...others, note].filter(Boolean).join(" · ");
  return (
    <li className="stock-row grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-[0.4rem] border-t border-rule pt-[0.6rem] pb-3 [contain-intrinsic-size:auto_none_auto_7.5rem] [content-visibility:auto] lg:grid-cols-[minmax(0,1fr)_33rem_auto]">
      <div>
        <h2 className="text-[1.25rem] leading-[1.2]">{name}</h2>
        <p lang="la" className={`${beside} italic`}>
          {latin}
        </p>
        {details && <p className={`${beside} wrap-anywhere`}>{details}</p>}
        {isHidden && <Badge tone="rubric">{isDraft(plant) ? "Draft" : "Hidden"}</Badge>}
        {plant.isOverdue && <Badge tone="gilt">Still so?</Badge>}
      </div>
      <fieldset className="stock-states col-span-full grid grid-cols-5 lg:col-auto">
        <legend className="sr-only">{name}</legend>
        <Segments
          options={states}
          chosen={state}
          size="min-h-12 px-[0.15rem] py-[0.2rem] text-[0.8125rem] leading-[1.15] lg:min-h-11 lg:text-[0.875rem]"
          onChoose={(chosen) => onTap(plant, chosen)}
        />
      </fieldset>
      <p className="col-start-2 row-start-1 flex gap-x-3 gap-y-1 lg:col-start-3">
        <RowAction to={`/admin-plants/${slug}`}>
          Facts<span className="sr-only"> and photographs of {name}</span>
        </RowAction>
        <RowAction onClick={() => onEdit(slug)}>
          More<span className="sr-only"> about {name}: price, pot size, note, bench</span>
        </RowAction>
      </p>
      <Problem role="alert" className="col-span-full">
        {problem}
      </Problem>
    </li>
  );
}
