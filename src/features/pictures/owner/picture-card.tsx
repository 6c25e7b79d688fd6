import { Link } from "react-router";
import { Badge } from "#ui/card.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import type { PictureForOwner } from "../answers.ts";
import { longDay } from "./days-in-words.ts";

/** One upload: what it looks like, what uses it, when it goes, and what can be done. */
export function PictureCard({
  picture,
  problem,
  onKeep,
  onDelete,
  onPutBack,
}: {
  picture: PictureForOwner;
  /** What went wrong with the last press. */
  problem: string | undefined;
  onKeep: (isKept: boolean) => void;
  onDelete: () => void;
  onPutBack: () => void;
}) {
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
          <p>Deleted. It can be put back until {goesOn && longDay(goesOn)}.</p>
        ) : isKept ? (
          <p>
            <Badge tone="gilt">Kept</Badge> Nothing uses it.
          </p>
        ) : (
          <p>
            <Badge tone="rubric">Goes on {goesOn && longDay(goesOn)}</Badge> Nothing uses it.
          </p>
        )}
        <p className="text-small text-ink-soft first-letter:uppercase">
          {uploaded}, {width} × {height}
        </p>
        {problem && (
          <p role="alert" className="field-error">
            {problem}
          </p>
        )}
        {uses.length === 0 && (
          <p className="mt-[0.15rem] mb-[-0.35rem] -ml-2">
            {isDeleted ? (
              <RowAction onClick={onPutBack}>
                Put Back<span className="sr-only"> the picture {uploaded}</span>
              </RowAction>
            ) : (
              <>
                <RowAction
                  aria-pressed={isKept}
                  className="aria-pressed:bg-marian aria-pressed:text-on-marian"
                  onClick={() => onKeep(!isKept)}
                >
                  Keep<span className="sr-only"> the picture {uploaded}</span>
                </RowAction>
                <RowAction destructive onClick={onDelete}>
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
