import { useState } from "react";
import { adminRequest, ifUnchanged, isOvertaken } from "#shared/browser/admin-request.ts";
import { browserStore } from "#shared/browser/page-queries.ts";
import { Button } from "#ui/button.tsx";
import { Problem, TextField } from "#ui/field.tsx";
import { Confirm } from "#ui/owner/confirm-dialog.tsx";
import { FormDialog } from "#ui/owner/form-dialog.tsx";
import { PictureHint } from "#ui/owner/pictures/picture-field.tsx";
import { FocusPicker } from "#ui/owner/pictures/picture-focus-picker.tsx";
import { UploadButton } from "#ui/owner/pictures/upload-button.tsx";
import { UploadedPictureChoices } from "#ui/owner/pictures/uploaded-picture-choices.tsx";
import { useAction } from "#ui/owner/use-action.ts";
import { useOwnerForm } from "#ui/owner/use-owner-form.ts";
import { showFailure, showToast } from "#ui/show-toast.ts";
import type { PictureForOwner, PlaceForOwner } from "../answers.ts";
import { PlaceInput, PlaceInputWithAlt } from "../inputs.ts";
import { picturesPath, placesPath } from "./queries.ts";

/** Puts a picture of the owner's into a place, or the built-in one back. */
export function PlaceDialog({
  place,
  pictures,
  onClose,
}: {
  place: PlaceForOwner;
  pictures: readonly PictureForOwner[];
  onClose: () => void;
}) {
  const { id, label, needsAlt, shape } = place;
  const [problem, setProblem] = useState<string>();
  const [asks, setAsks] = useState(false);
  const path = `${placesPath}/${id}`;
  const readAgain = async () => {
    const places = await adminRequest<PlaceForOwner[]>("GET", placesPath);
    browserStore().set(placesPath, places);
    return places.find((it) => it.id === id);
  };

  function saved(title: string) {
    showToast({ title, description: `${label}: visitors see it from now on.` });
    void browserStore().refresh(placesPath);
    void browserStore().refresh(picturesPath);
    onClose();
  }

  const form = useOwnerForm({
    draft: `place:${id}`,
    item: place,
    valuesOf: (it: PlaceForOwner | undefined) => ({
      picture: it?.picture ?? "",
      alt: it?.picture ? it.alt : "",
      focus: it?.focus ?? "",
    }),
    schema: needsAlt ? PlaceInputWithAlt : PlaceInput,
    save: (body, unchanged) => adminRequest<PlaceForOwner>("PUT", path, { body, ...unchanged }),
    readAgain,
    says: {
      failed: "The picture could not be saved. Please try again.",
      gone: "This place is no longer there.",
      unreadable: "Error loading pictures. Please try again.",
    },
    onSaved: () => saved("Picture replaced"),
  });

  const { field, values, errors, set } = form;
  const [, act] = useAction();
  async function reset() {
    setAsks(false);
    await act(
      async () => {
        await adminRequest("DELETE", path, ifUnchanged(place.version));
        saved("Our drawing is back");
      },
      async (error) => {
        if (!isOvertaken(error))
          return showFailure("The drawing could not be put back. Please try again.");
        showFailure("Somebody else changed this place meanwhile. Please look at it again.");
        await readAgain();
      },
    );
  }

  /** The description of another picture does not fit this one. */
  function choose(name: string) {
    if (values.picture && values.picture !== name) set("alt", "");
    set("focus", "");
    set("picture", name);
  }

  const chosen = values.picture && `/attached-assets/${values.picture}`;
  const wrong = problem ?? errors["picture"];
  return (
    <FormDialog
      title={label}
      submit="Save"
      {...{ form, onClose }}
      actions={
        place.picture && (
          <Button variant="quiet" className="mr-auto" onClick={() => setAsks(true)}>
            Back to Our Drawing
          </Button>
        )
      }
      after={
        asks && (
          <Confirm
            question="Put our drawing back?"
            yes="Put It Back"
            onYes={() => void reset()}
            onNo={() => setAsks(false)}
          >
            Your picture stays among your uploads; what you wrote about it here is lost.
          </Confirm>
        )
      }
    >
      <div
        role="radiogroup"
        aria-labelledby="place-which"
        tabIndex={-1}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? "place-wrong" : undefined}
      >
        <p id="place-which" className="font-semibold">
          Which picture
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <UploadButton
            holds="name"
            onUploaded={(name) => {
              choose(name);
              void browserStore().refresh(picturesPath);
            }}
            onProblem={setProblem}
          />
        </div>
        <Problem id="place-wrong" role="alert" className="mt-2">
          {wrong}
        </Problem>
        <UploadedPictureChoices
          pictures={pictures}
          chosen={values.picture}
          onChoose={({ name }) => choose(name)}
        />
        <PictureHint />
      </div>
      <TextField
        label="What the picture shows"
        optional={!needsAlt}
        hint={
          id.startsWith("gallery-")
            ? "One plain sentence: the caption under it, and what screen readers speak for people who cannot see it."
            : "One plain sentence for people who cannot see it, spoken by their screen readers."
        }
        {...field("alt")}
      />
      {chosen && (
        <FocusPicker
          key={chosen}
          src={chosen}
          value={values.focus}
          onChange={(focus) => set("focus", focus)}
          shape={shape === "hero" ? "aspect-16/11" : "aspect-4/3"}
        />
      )}
    </FormDialog>
  );
}
