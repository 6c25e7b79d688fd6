import { fullTime } from "#shared/browser/relative-time.ts";
import { Badge } from "#ui/card.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import type { PostForOwner } from "../answers.ts";
import { formatPublished, isScheduled } from "../publishing-dates.ts";

/** One post among those the owner manages. */
export function AdminPost({
  post,
  onEdit,
  onDelete,
}: {
  post: PostForOwner;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const { id, title, slug, excerpt, author, tags, publishedAt } = post;
  return (
    <li>
      <div className="min-w-0 grow">
        <h2>{title}</h2>
        <p className="flex flex-wrap items-center gap-x-[0.85rem] gap-y-1 py-1">
          {publishedAt && isScheduled(publishedAt, Date.now()) ? (
            <>
              <Badge tone="gilt">Scheduled</Badge>
              <time dateTime={publishedAt}>{fullTime(publishedAt)}</time>
            </>
          ) : publishedAt ? (
            <time dateTime={publishedAt}>{formatPublished(publishedAt)}</time>
          ) : (
            <Badge tone="gilt">{formatPublished(null)}</Badge>
          )}
          <span>{author}</span>
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </p>
        <p className="text-ink-soft">{excerpt}</p>
      </div>
      <p className="cell-actions">
        <RowAction
          to={`/blog/${encodeURIComponent(slug)}`}
          target="_blank"
          rel="noopener"
          aria-label={`View ${title} (opens in a new tab)`}
        >
          View
        </RowAction>
        {publishedAt && !isScheduled(publishedAt, Date.now()) && (
          <RowAction to={`/admin-letters/new?post=${id}`} aria-label={`Send as a Letter: ${title}`}>
            Send as a Letter
          </RowAction>
        )}
        <RowAction aria-label={`Edit ${title}`} onClick={onEdit}>
          Edit
        </RowAction>
        <RowAction destructive aria-label={`Delete ${title}`} onClick={onDelete}>
          Delete
        </RowAction>
      </p>
    </li>
  );
}
