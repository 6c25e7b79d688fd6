import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { HttpError } from "#shared/both/http-error.ts";
import {
  adminRequest,
  ifUnchanged,
  isOvertaken,
  useAdminQuery,
} from "#shared/browser/admin-request.ts";
import { browserStore } from "#shared/browser/page-queries.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState, ErrorState, LoadingText } from "#ui/loading-and-empty-states.tsx";
import { Confirm } from "#ui/owner/confirm-dialog.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { useAction } from "#ui/owner/use-action.ts";
import { showFailure, showToast } from "#ui/show-toast.ts";
import type { PlantEntryForOwner } from "../answers.ts";
import { entryValues, factsPath, PlantForm, usePlantsToDrawLike } from "./plant-form.tsx";
import { plantsPath } from "./stock-buttons.ts";

/** Every fact of one plant, to change or to take back. */
export default function EditPlant({ slug }: { slug: string }) {
  const path = factsPath(slug);
  const { data, error, refetch } = useAdminQuery<PlantEntryForOwner>(path, { fresh: true });
  const { modelsOf } = usePlantsToDrawLike();
  const [round, setRound] = useState(0);

  function show(saved: PlantEntryForOwner) {
    browserStore().set(path, saved);
    browserStore().forget((key) => key === plantsPath);
    setRound((before) => before + 1);
  }

  function contents() {
    if (data) {
      return (
        <>
          <p className="text-ink-soft">
            <Link to={data.path} className="font-semibold">
              See its page
            </Link>
            {data.builtIn && (
              <>. What you do not change follows the built-in facts, later versions included.</>
            )}
          </p>
          <PlantForm
            key={round}
            plant={data}
            start={entryValues(data.entry)}
            models={modelsOf(data.entry.catalogue)}
            onSaved={(saved) => {
              show(saved);
              showToast({ title: "Plant saved", description: saved.entry.name });
            }}
          />
          <TakeBack plant={data} onTakenBack={show} onOvertaken={() => void refetch()} />
        </>
      );
    }
    if (!error) return <LoadingText>Loading the plant...</LoadingText>;
    if (error instanceof HttpError && error.status === 404) {
      return <EmptyState title="No such plant" />;
    }
    return (
      <ErrorState
        message="Error loading the plant. Please try again."
        onRetry={() => void refetch()}
      />
    );
  }

  return (
    <AdminPage
      title={data?.entry.name ?? "Plant"}
      path={`/admin-plants/${slug}`}
      actions={
        <ButtonLink variant="secondary" to="/admin-plants">
          All Plants
        </ButtonLink>
      }
    >
      {contents()}
    </AdminPage>
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
