import { useMemo } from "react";
import { Link } from "react-router";
import { counted } from "#shared/both/counts-in-words.ts";
import { foldText } from "#shared/both/fold-text.ts";
import { HttpError } from "#shared/both/http-error.ts";
import { runOwnerAction } from "#shared/both/run-owner-action.ts";
import {
  adminRequest,
  changeRows,
  ifUnchanged,
  isOvertaken,
} from "#shared/browser/admin-request.ts";
import { browserStore } from "#shared/browser/page-queries.ts";
import { longDay } from "#shared/browser/relative-time.ts";
import { useOwnerList } from "#shared/browser/use-owner-list.ts";
import { Badge } from "#ui/card.tsx";
import { EmptyState } from "#ui/loading-and-empty-states.tsx";
import { OwnerList } from "#ui/owner/owner-list.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import { saidOr, useAction } from "#ui/owner/use-action.ts";
import { showFailure, showToast } from "#ui/show-toast.ts";
import type { PictureForOwner } from "../answers.ts";
import type { PictureChanges } from "../inputs.ts";
import { picturesPath } from "./queries.ts";
import { UploadForm } from "./upload-form.tsx";

const sections: readonly (readonly [
  id: string,
  title: string,
  isIn: (picture: PictureForOwner) => boolean,
])[] = [
  ["pictures-going", "Used nowhere", ({ isDeleted, goesOn }) => !isDeleted && goesOn !== null],
  ["pictures-used", "In use, or kept", ({ isDeleted, goesOn }) => !isDeleted && goesOn === null],
  ["pictures-deleted", "Deleted", ({ isDeleted }) => isDeleted],
];
/** So many are seen without a field to find them by. */
const fewPictures = 12;
const textOf = ({ uses, uploadedAt }: PictureForOwner) =>
  foldText([...uses.map(({ what, title }) => `${what} ${title}`), longDay(uploadedAt)].join("\n"));

/** The owner's uploads: those deleted soon first, then the others, then those in the Trash. */
export function UploadedPictures({ pictures }: { pictures: readonly PictureForOwner[] }) {
  const inOrder = useMemo(() => {
    const soonest = pictures.toSorted((a, b) => ((a.goesOn ?? "") < (b.goesOn ?? "") ? -1 : 1));
    return sections.flatMap(([id, , isIn]) =>
      (id === "pictures-going" ? soonest : pictures).filter(isIn),
    );
  }, [pictures]);
  const list = useOwnerList(inOrder, { textOf });
  const going = inOrder.filter(sections[0]?.[2] ?? Boolean);
  const firstDay = going[0]?.goesOn && longDay(going[0].goesOn);
  return (
    <>
      <UploadForm />
      <OwnerList
        list={list}
        find={pictures.length > fewPictures ? "Find by use or day" : undefined}
        count={(found) => counted(found, "picture")}
        empty={
          <EmptyState title="Nothing uploaded yet">
            <p>
              What you upload here, or with a post, an event or a letter, is shown in this place.
            </p>
          </EmptyState>
        }
      >
        {(inSight) =>
          sections.map(([id, title, isIn]) => {
            const some = inSight.filter(isIn);
            if (some.length === 0) return null;
            return (
              <section key={id} aria-labelledby={id}>
                <h2 id={id} className="text-title">
                  {title}
                </h2>
                <ul className="picture-list mt-[0.4rem] mb-7 grid grid-cols-[repeat(auto-fill,minmax(min(21rem,100%),1fr))] gap-3">
                  {some.map((picture) => (
                    <PictureCard key={picture.name} picture={picture} />
                  ))}
                </ul>
                {id === "pictures-going" && (
                  <p className="admin-notice -mt-4 mb-7">
                    {going.length === 1
                      ? `This picture is deleted by itself on ${firstDay}`
                      : `These ${going.length} pictures are deleted by themselves, the first on ${firstDay}`}
                    , unless something uses it by then. Press Keep for what should stay.
                  </p>
                )}
              </section>
            );
          })
        }
      </OwnerList>
    </>
  );
}

async function change(
  { name, version }: PictureForOwner,
  method: "PATCH" | "DELETE",
  changes?: PictureChanges,
): Promise<PictureForOwner> {
  const now = await adminRequest<PictureForOwner>(method, `${picturesPath}/${name}`, {
    ...(changes && { body: changes }),
    ...ifUnchanged(version),
  });
  changeRows<PictureForOwner>(picturesPath, (rows) =>
    rows.map((it) => (it.name === name ? now : it)),
  );
  return now;
}

/** Why it could not be changed. Where the site says why, the list is shown as it stands now. */
async function sayWhy(error: unknown): Promise<void> {
  if (!(error instanceof HttpError) || error.status >= 500) {
    return showFailure("This could not be saved. Please try again.");
  }
  showFailure(
    isOvertaken(error)
      ? "Somebody else changed this picture meanwhile. This is how it stands now."
      : saidOr("This could not be saved.", error),
  );
  await browserStore().refresh(picturesPath);
}

function PictureCard({ picture }: { picture: PictureForOwner }) {
  const [, act] = useAction();
  const putBack = (deleted: PictureForOwner) =>
    void runOwnerAction(() => change(deleted, "PATCH", { isDeleted: false }), sayWhy);
  const { url, width, height, uploadedAt, uses, goesOn, isKept, isDeleted } = picture;
  const uploaded = `uploaded ${longDay(uploadedAt)}`;
  return (
    <li className="card grid grid-cols-[8.5rem_minmax(0,1fr)] items-start gap-x-[0.9rem] gap-y-2 p-3 wrap-anywhere">
      <a href={url} target="_blank" rel="noreferrer">
        <img
          src={url}
          alt={uploaded}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className="h-26 w-full bg-paper-sunk object-contain"
        />
        <span className="sr-only"> (opens large in a new tab)</span>
      </a>
      <div>
        {uses.length > 0 ? (
          <ul aria-label="Used by">
            {uses.map(({ what, title, path }) => (
              <li key={`${what} ${title} ${path}`}>
                <Link to={path} className="inline-block py-[0.35rem]">
                  {what}: {title}
                </Link>
              </li>
            ))}
          </ul>
        ) : isDeleted ? (
          <p>Deleted. It can be put back until it goes for good on {goesOn && longDay(goesOn)}.</p>
        ) : isKept ? (
          <p>
            <Badge tone="gilt">Kept</Badge> Nothing uses it.
          </p>
        ) : (
          <p>
            <Badge tone="plain">Goes on {goesOn && longDay(goesOn)}</Badge> Nothing uses it.
          </p>
        )}
        <p className="text-small text-ink-soft first-letter:uppercase">
          {uploaded}, <span className="whitespace-nowrap">{`${width} × ${height}`}</span>
        </p>
        {uses.length === 0 && (
          <p className="mt-[0.15rem] mb-[-0.35rem] -ml-2">
            {isDeleted ? (
              <RowAction onClick={() => putBack(picture)}>
                Put Back<span className="sr-only"> the picture {uploaded}</span>
              </RowAction>
            ) : (
              <>
                <RowAction
                  aria-pressed={isKept}
                  className="aria-pressed:bg-marian aria-pressed:text-on-marian"
                  onClick={() =>
                    void act(() => change(picture, "PATCH", { isKept: !isKept }), sayWhy)
                  }
                >
                  Keep<span className="sr-only"> the picture {uploaded}</span>
                </RowAction>
                <RowAction
                  destructive
                  onClick={() =>
                    void act(async () => {
                      const deleted = await change(picture, "DELETE");
                      showToast({
                        title: "The picture is deleted.",
                        action: { label: "Undo", onPress: () => putBack(deleted) },
                      });
                    }, sayWhy)
                  }
                >
                  Delete<span className="sr-only"> the picture {uploaded}</span>
                </RowAction>
              </>
            )}
          </p>
        )}
      </div>
    </li>
  );
}
