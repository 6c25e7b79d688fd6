import { useId, useState } from "react";
import { useAdminQuery } from "#shared/browser/admin-request.ts";
import { longDay } from "#shared/browser/relative-time.ts";
import { WhenRead } from "../../loading-and-empty-states.tsx";

/** What a choice shows of an upload, of all that `GET /api/admin/pictures` answers. */
export interface ChoosablePicture {
  name: string;
  url: string;
  uploadedAt: string;
  isDeleted: boolean;
}

/** The owner's uploads as a choice of one. */
export function UploadedPictureChoices({
  pictures,
  chosen,
  areButtons,
  onChoose,
}: {
  pictures: readonly ChoosablePicture[];
  chosen: string | undefined;
  /** A press does something with a picture. A radio button would do it at every arrow key on the way to another. */
  areButtons?: true;
  onChoose: (picture: ChoosablePicture) => void;
}) {
  const group = useId();
  const offered = pictures.filter(({ isDeleted }) => !isDeleted);
  if (offered.length === 0) return null;
  const shown = ({ url, uploadedAt }: ChoosablePicture) => (
    <img
      src={url}
      alt={`Uploaded ${longDay(uploadedAt)}`}
      loading="lazy"
      className="h-20 w-full object-cover"
    />
  );
  return (
    <div className="mt-2 grid max-h-80 grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2 overflow-y-auto p-1">
      {offered.map((picture) =>
        areButtons ? (
          <button
            key={picture.name}
            type="button"
            aria-pressed={chosen === picture.name}
            className="border-3 border-transparent aria-pressed:border-marian"
            onClick={() => onChoose(picture)}
          >
            {shown(picture)}
          </button>
        ) : (
          <label
            key={picture.name}
            className="relative block cursor-pointer border-3 border-transparent has-checked:border-marian has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-marian"
          >
            <input
              type="radio"
              name={group}
              className="absolute top-[0.4rem] left-[0.4rem] size-[1.35rem]"
              checked={chosen === picture.name}
              onChange={() => onChoose(picture)}
            />
            {shown(picture)}
          </label>
        ),
      )}
    </div>
  );
}

/** The same, folded, and read when it is opened. */
export function FoldedPictureChoices(
  choice: Omit<Parameters<typeof UploadedPictureChoices>[0], "pictures">,
) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="min-h-11 content-center text-marian">
        Choose one that is uploaded already
      </summary>
      {isOpen && <ReadChoices {...choice} />}
    </details>
  );
}

function ReadChoices(choice: Parameters<typeof FoldedPictureChoices>[0]) {
  const read = useAdminQuery<ChoosablePicture[]>("/api/admin/pictures", { fresh: true });
  return (
    <WhenRead read={read} failed="Your pictures could not be loaded. Please try again.">
      {(pictures) =>
        pictures.some(({ isDeleted }) => !isDeleted) ? (
          <UploadedPictureChoices pictures={pictures} {...choice} />
        ) : (
          <p className="text-ink-soft">Nothing is uploaded yet.</p>
        )
      }
    </WhenRead>
  );
}
