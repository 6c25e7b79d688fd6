import { useEffect, useEffectEvent, useState } from "react";
import { Link, useNavigate } from "react-router";
import {
  adminRequest,
  ifUnchanged,
  isOvertaken,
  useAdminQuery,
} from "#shared/browser/admin-request.ts";
import { readFormDraft } from "#shared/browser/form-drafts.ts";
import { browserStore } from "#shared/browser/page-queries.ts";
import { Button } from "#ui/button.tsx";
import { Confirm } from "#ui/owner/confirm-dialog.tsx";
import { OwnerList } from "#ui/owner/owner-list.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { useAction } from "#ui/owner/use-action.ts";
import { showFailure, showToast } from "#ui/show-toast.ts";
import type { PlantEntryForOwner, PlantForOwner } from "../answers.ts";
import type { CatalogueName } from "../catalogue-names.ts";
import { BeginPlant, blankPlant, startFrom } from "./begin-plant.tsx";
import type { EntryValues } from "./fact-field.tsx";
import { entryValues, factsDraft, factsPath, PlantForm } from "./plant-form.tsx";
import { plantsPath } from "./stock-taps.ts";

/** Every fact of one plant, to change or to take back; at "new" one that the owner adds. */
export default function PlantFactsScreen({ slug }: { slug: string }) {
  const isNew = slug === "new";
  const plant = useAdminQuery<PlantEntryForOwner>(factsPath(slug), {
    enabled: !isNew,
    fresh: true,
  });
  const plants = useAdminQuery<PlantForOwner[]>(plantsPath);
  return (
    <AdminPage
      title={isNew ? "Add a Plant" : (plant.data?.entry.name ?? "Plant")}
      path={`/admin-plants/${slug}`}
      links={[["/admin-plants", "All Plants"]]}
    >
      {isNew ? (
        <OwnerList list={plants} what="plants">
          {(all) => <NewPlant plants={all} />}
        </OwnerList>
      ) : (
        <OwnerList list={plant} what="the plant" missing="No such plant">
          {(data) => (
            <PresentPlant
              plant={data}
              plants={plants.data ?? []}
              onOvertaken={() => void plant.refetch()}
            />
          )}
        </OwnerList>
      )}
    </AdminPage>
  );
}

/** A new plant, begun from one that is like it or from nothing but its catalogue. */
function NewPlant({ plants }: { plants: readonly PlantForOwner[] }) {
  const navigate = useNavigate();
  const [start, setStart] = useState<EntryValues>();
  const [begunFrom, setBegunFrom] = useState<EntryValues>();
  const takeUpDraft = useEffectEvent(() => {
    const draft = readFormDraft<{ values: EntryValues }>(factsDraft("new"))?.values;
    if (draft?.begunFrom) void beginFrom(String(draft.begunFrom));
    else if (draft) setStart(blankPlant(draft.catalogue as CatalogueName));
  });
  useEffect(() => takeUpDraft(), []);

  const [, act] = useAction();
  const beginFrom = (slug: string) =>
    act(async () => {
      const { entry } = await adminRequest<PlantEntryForOwner>("GET", factsPath(slug));
      const like = entryValues(entry);
      setBegunFrom(like);
      setStart(startFrom(like, slug));
    }, "The plant could not be read. Please try again.");

  if (!start) {
    return (
      <BeginPlant
        plants={plants}
        onLike={(slug) => void beginFrom(slug)}
        onBlank={(catalogue) => setStart(blankPlant(catalogue))}
      />
    );
  }
  return (
    <PlantForm
      plant={undefined}
      {...{ start, begunFrom, plants }}
      onSaved={({ slug, entry }) => {
        browserStore().forget((key) => key === plantsPath);
        showToast({ title: "Plant added", description: entry.name });
        void navigate(`/admin-plants/${slug}`);
      }}
    />
  );
}

/** A plant that is there. */
function PresentPlant({
  plant,
  plants,
  onOvertaken,
}: {
  plant: PlantEntryForOwner;
  plants: readonly PlantForOwner[];
  onOvertaken: () => void;
}) {
  const [round, setRound] = useState(0);
  function show(saved: PlantEntryForOwner) {
    browserStore().set(factsPath(plant.slug), saved);
    browserStore().forget((key) => key === plantsPath);
    setRound((before) => before + 1);
  }
  return (
    <>
      <p className="text-ink-soft">
        <Link to={plant.path} className="font-semibold">
          See its page
        </Link>
        {plant.builtIn && (
          <>. What you do not change follows the built-in facts, later versions included.</>
        )}
      </p>
      <PlantForm
        key={round}
        start={entryValues(plant.entry)}
        {...{ plant, plants }}
        onSaved={(saved) => {
          show(saved);
          showToast({ title: "Plant saved", description: saved.entry.name });
        }}
      />
      <TakeBack plant={plant} onTakenBack={show} onOvertaken={onOvertaken} />
    </>
  );
}

/** Resets a plant to its built-in facts, or deletes one that the owner added. */
function TakeBack({
  plant,
  onTakenBack,
  onOvertaken,
}: {
  plant: PlantEntryForOwner;
  onTakenBack: (plant: PlantEntryForOwner) => void;
  onOvertaken: () => void;
}) {
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const { name } = plant.entry;
  const label = plant.builtIn ? "Take Back All Changes" : "Delete This Plant";

  const [, act] = useAction();
  async function takeBack() {
    setAsks(false);
    await act(
      async () => {
        const back = await adminRequest<PlantEntryForOwner | undefined>(
          "DELETE",
          factsPath(plant.slug),
          ifUnchanged(plant.version),
        );
        if (back) {
          onTakenBack(back);
          showToast({ title: "As it was built in", description: back.entry.name });
          return;
        }
        browserStore().forget((key) => key === plantsPath);
        showToast({ title: "Plant deleted", description: name });
        await navigate("/admin-plants");
      },
      (error) => {
        if (!isOvertaken(error)) return showFailure("This could not be done. Please try again.");
        showFailure("Somebody else changed this plant meanwhile. Please look at it again.");
        return onOvertaken();
      },
    );
  }

  return (
    <p className="mt-10">
      <Button variant="quiet" onClick={() => setAsks(true)}>
        {label}
      </Button>
      {asks && (
        <Confirm
          question={plant.builtIn ? `Take back all changes of ${name}?` : `Delete ${name}?`}
          yes={label}
          onYes={() => void takeBack()}
          onNo={() => setAsks(false)}
        >
          {plant.builtIn
            ? "Its facts, texts and photographs will be as they were built in. What you said of its stock stays."
            : "Its page, its card and what you said of its stock go for good."}
        </Confirm>
      )}
    </p>
  );
}
