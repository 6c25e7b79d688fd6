import { useEffect, useId, useRef, useState } from "react";
import { attempt } from "#shared/both/attempt.ts";
import { HttpError } from "#shared/both/http-error.ts";
import { adminRequest, ifUnchanged } from "#shared/browser/admin-request.ts";
import { browserStore } from "#shared/browser/page-queries.ts";
import { EmptyState } from "#ui/loading-and-empty-states.tsx";
import { PictureHint } from "#ui/owner/picture-field.tsx";
import { UndoBar } from "#ui/owner/undo-bar.tsx";
import type { PictureForOwner } from "../answers.ts";
import type { PictureChanges } from "../inputs.ts";
import { longDay } from "./days-in-words.ts";
import { PictureCard } from "./picture-card.tsx";
import { picturesPath, replacePicture } from "./queries.ts";
import { UploadForm } from "./upload-form.tsx";

/** The owner's uploads: those that go soon first, then the others, then what she deleted. */
export function UploadedPictures({ pictures }: { pictures: readonly PictureForOwner[] }) {
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [deleted, setDeleted] = useState<PictureForOwner>();
  const undo = useRef<HTMLButtonElement>(null);
  const hint = useId();
  const deletedName = deleted?.name;
  useEffect(() => {
    // The card with the pressed button is gone from its place.
    if (deletedName) undo.current?.focus();
  }, [deletedName]);

  async function change(
    picture: PictureForOwner,
    changes: PictureChanges | "delete",
  ): Promise<PictureForOwner | undefined> {
    const { name, version } = picture;
    const say = (problem: string | undefined) =>
      setProblems(({ [name]: _, ...others }) =>
        problem ? { ...others, [name]: problem } : others,
      );
    let changed: PictureForOwner | undefined;
    const [method, body] =
      changes === "delete" ? (["DELETE", {}] as const) : (["PATCH", { body: changes }] as const);
    await attempt(
      async () => {
        const path = `${picturesPath}/${name}`;
        changed = await adminRequest<PictureForOwner>(method, path, {
          ...body,
          ...ifUnchanged(version),
        });
        replacePicture(changed);
        say(undefined);
      },
      async (error) => {
        if (!(error instanceof HttpError) || error.status >= 500) {
          return say("This could not be saved. Please try again.");
        }
        say(
          error.status === 412
            ? "Somebody else changed this picture meanwhile. This is how it stands now."
            : (error.serverMessage ?? "This could not be saved."),
        );
        return browserStore().refresh(picturesPath);
      },
    );
    return changed;
  }

  async function putBack(picture: PictureForOwner) {
    await change(picture, { isDeleted: false });
    setDeleted(undefined);
  }

  const there = pictures.filter(({ isDeleted }) => !isDeleted);
  const going = there
    .filter(({ goesOn }) => goesOn !== null)
    .sort((a, b) => ((a.goesOn ?? "") < (b.goesOn ?? "") ? -1 : 1));
  const others = there.filter(({ goesOn }) => goesOn === null);
  const gone = pictures.filter(({ isDeleted }) => isDeleted);
  const list = (some: readonly PictureForOwner[]) => (
    <ul className="picture-list mt-[0.4rem] mb-7 grid grid-cols-[repeat(auto-fill,minmax(min(21rem,100%),1fr))] gap-3">
      {some.map((picture) => (
        <PictureCard
          key={picture.name}
          picture={picture}
          problem={problems[picture.name]}
          onKeep={(isKept) => void change(picture, { isKept })}
          onDelete={() =>
            void change(picture, "delete").then((changed) => changed && setDeleted(changed))
          }
          onPutBack={() => void putBack(picture)}
        />
      ))}
    </ul>
  );
  const [first] = going;
  return (
    <>
      <UploadForm hintId={hint} />
      {pictures.length === 0 && (
        <EmptyState title="Nothing uploaded yet">
          <p>What you upload here, or with a post, an event or a letter, is shown in this place.</p>
        </EmptyState>
      )}
      {first?.goesOn && (
        <section aria-labelledby="pictures-going">
          <h2 id="pictures-going" className="text-title">
            Used nowhere
          </h2>
          {list(going)}
          <p className="admin-notice -mt-4 mb-7">
            {going.length === 1
              ? `This picture is deleted by itself on ${longDay(first.goesOn)}`
              : `These ${going.length} pictures are deleted by themselves, the first on ${longDay(first.goesOn)}`}
            , unless something uses it by then. Press Keep for what should stay.
          </p>
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="pictures-used">
          <h2 id="pictures-used" className="text-title">
            In use, or kept
          </h2>
          {list(others)}
        </section>
      )}
      {gone.length > 0 && (
        <section aria-labelledby="pictures-deleted">
          <h2 id="pictures-deleted" className="text-title">
            Deleted
          </h2>
          {list(gone)}
        </section>
      )}
      <PictureHint id={hint} />
      {deleted && (
        <UndoBar ref={undo} onUndo={() => void putBack(deleted)}>
          The picture is deleted.
        </UndoBar>
      )}
    </>
  );
}
