import { Link } from "react-router";
import { Badge } from "#ui/card.tsx";
import { FramedPicture } from "#ui/framed-picture.tsx";
import type { ListedEvent } from "../answers.ts";
import { formatEventDate } from "../rules.ts";

/** One event among those the owner manages. */
export function AdminEventCard({
  event,
  headingLevel,
  onEdit,
  onCancel,
  onDelete,
  onCopy,
  onSentLetters,
}: {
  event: ListedEvent;
  headingLevel: 2 | 3;
  onEdit: () => void;
  /** Cancels it, or takes the cancellation back. */
  onCancel: () => void;
  onDelete: () => void;
  /** Copies it to another day, or to one a week or a month. */
  onCopy: (every: "once" | "week") => void;
  /** Absent where no letter went to its people. */
  onSentLetters: (() => void) | undefined;
}) {
  const {
    title,
    description,
    date,
    time,
    location,
    imageUrl,
    registrationsCount,
    status,
    capacity,
    people,
  } = event;
  const Title = `h${headingLevel}` as const;
  return (
    <li className="card admin-event">
      <p className="admin-event-lead">
        <time dateTime={date}>{formatEventDate(date)}</time>
        <span className="admin-event-people">
          <b>{people.taken.toLocaleString("en-US")}</b>{" "}
          {capacity === null
            ? people.taken === 1
              ? "person"
              : "people"
            : `of ${capacity.toLocaleString("en-US")} places`}
        </span>
      </p>
      <Title>{title}</Title>
      <div className="admin-event-place">
        {imageUrl && <FramedPicture src={imageUrl} focus={event.pictureFocus} fallback={null} />}
        <p className="text-ink-soft">
          {time}
          <br />
          {location}
        </p>
      </div>
      <p className="admin-clamp whitespace-pre-line">{description}</p>
      <p>
        <Badge>
          {registrationsCount} {registrationsCount === 1 ? "registration" : "registrations"}
        </Badge>{" "}
        {status === "cancelled" && <Badge tone="rubric">Cancelled</Badge>}
      </p>
      <div className="admin-event-actions">
        <p>
          <Link
            to={`/admin-dashboard?add=${event.id}`}
            className="row-action"
            aria-label={`Add registration for ${title}`}
          >
            Add Registration
          </Link>
          <button
            type="button"
            className="row-action"
            aria-label={`Duplicate ${title}`}
            onClick={() => onCopy("once")}
          >
            Duplicate
          </button>
          <button
            type="button"
            className="row-action"
            aria-label={`Repeat ${title}`}
            onClick={() => onCopy("week")}
          >
            Repeat
          </button>
        </p>
        <p>
          <button
            type="button"
            className="row-action"
            aria-label={`Edit ${title}`}
            onClick={onEdit}
          >
            Edit
          </button>
          <button
            type="button"
            className="row-action"
            aria-label={status === "cancelled" ? `Reinstate ${title}` : `Cancel Event: ${title}`}
            onClick={onCancel}
          >
            {status === "cancelled" ? "Reinstate" : "Cancel Event"}
          </button>
          {onSentLetters && (
            <button
              type="button"
              className="row-action"
              aria-label={`Who was told of ${title}`}
              onClick={onSentLetters}
            >
              Who Was Told
            </button>
          )}
          <button
            type="button"
            className="row-action row-action-destructive"
            aria-label={`Delete ${title}`}
            onClick={onDelete}
          >
            Delete
          </button>
        </p>
      </div>
    </li>
  );
}
