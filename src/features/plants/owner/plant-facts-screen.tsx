import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import {
  adminRequest,
  ifUnchanged,
  isOvertaken,
  useAdminQuery,
} from "#shared/browser/admin-request.ts";
import { browserStore } from "#shared/browser/page-queries.ts";
import { Button } from "#ui/button.tsx";
import { WhenRead } from "#ui/loading-and-empty-states.tsx";
import { Confirm } from "#ui/owner/confirm-dialog.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { TrashNote, useUndoDeletion } from "#ui/owner/trash.tsx";
import { useAction } from "#ui/owner/use-action.ts";
import { showFailure, showToast } from "#ui/show-toast.ts";
import type { PlantEntryForOwner, PlantForOwner } from "../answers.ts";
import { SmallCard } from "../pages/plant-links.tsx";
import { factsPath, PlantForm } from "./plant-form.tsx";
import { plantsPath } from "./send-stock-changes.ts";

/** Every fact of one plant, to change or to take back; at "new" one that the owner adds. */
export default function PlantFactsScreen() {
  const { slug = "" } = useParams();
  const navigate = useNavigate();
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
        <WhenRead read={plants} what="plants">
          {(all) => (
            <PlantForm
              plant={undefined}
              plants={all}
              onSaved={({ slug: added, entry, stock }) => {
                browserStore().forget((key) => key === plantsPath);
                const title = stock.isHidden ? "Draft saved" : "Plant added";
                showToast({ title, description: entry.name });
                void navigate(`/admin-plants/${added}`);
              }}
            />
          )}
        </WhenRead>
      ) : (
        <WhenRead read={plant} what="the plant" missing="No such plant">
          {(data) => (
            <PresentPlant
              key={slug}
              plant={data}
              plants={plants.data ?? []}
              onOvertaken={() => void plant.refetch()}
            />
          )}
        </WhenRead>
      )}
    </AdminPage>
  );
}

function PresentPlant({
  plant,
  plants,
  onOvertaken,
}: {
  plant: PlantEntryForOwner;
  plants: readonly PlantForOwner[];
  onOvertaken: () => void;
}) {
  const isDraft = !plant.builtIn && plant.stock.isHidden;
  function show(saved: PlantEntryForOwner) {
    browserStore().set(factsPath(plant.slug), saved);
    browserStore().forget((key) => key === plantsPath);
  }
  return (
    <>
      <p className="text-ink-soft">
        {isDraft && <b>A draft: no visitor sees it yet.</b>}
        {!plant.stock.isHidden && (
          <Link to={plant.path} className="font-semibold">
            See its page
          </Link>
        )}
        {plant.builtIn &&
          `${plant.stock.isHidden ? "Hidden from visitors" : ""}. What you do not change follows the built-in facts, later versions included.`}
      </p>
      {isDraft && <CardPreview card={plant.card} />}
      <PlantForm
        // It begins again with what was saved, taken back or put back.
        key={plant.version}
        {...{ plant, plants }}
        onSaved={(saved) => {
          const isPublished = plant.stock.isHidden && !saved.stock.isHidden;
          const staysDraft = !saved.builtIn && saved.stock.isHidden;
          show(saved);
          showToast({
            title: isPublished ? "Plant published" : staysDraft ? "Draft saved" : "Plant saved",
            description: saved.entry.name,
          });
        }}
      />
      <TakeBack plant={plant} onTakenBack={show} onOvertaken={onOvertaken} />
    </>
  );
}

function CardPreview({ card }: Pick<PlantEntryForOwner, "card">) {
  return (
    <section aria-labelledby="card" className="mt-4 max-w-2xl">
      <h2 id="card" className="mb-3 text-[1.15rem]">
        Its Card
      </h2>
      <div inert className="grid grid-cols-[11rem_1fr] gap-x-6">
        <ul className="plant-links">
          <SmallCard plant={card} level="h3" />
        </ul>
        <div className="grid content-start gap-3">
          <p>{card.description}</p>
          <p>{card.guide}</p>
        </div>
      </div>
    </section>
  );
}

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

  const undo = useUndoDeletion();
  const [, act] = useAction();
  async function takeBack() {
    setAsks(false);
    await act(
      async () => {
        const back = await adminRequest<PlantEntryForOwner>(
          "DELETE",
          factsPath(plant.slug),
          ifUnchanged(plant.version),
        );
        if (plant.builtIn) {
          onTakenBack(back);
          showToast({ title: "As it was built in", description: back.entry.name });
          return;
        }
        browserStore().forget((key) => key === plantsPath);
        const action = undo(`plant-${plant.slug}`);
        showToast({ title: "Plant deleted", description: name, action });
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
    <div className="mt-10">
      <Button variant="quiet" className="-ml-2" onClick={() => setAsks(true)}>
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
            : "Its page and its card go, with what you said of its stock."}
          {!plant.builtIn && <TrashNote />}
        </Confirm>
      )}
    </div>
  );
}
