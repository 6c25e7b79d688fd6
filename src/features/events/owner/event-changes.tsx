import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { formDraftNames } from "#shared/browser/admin-session.ts";
import { lazyDialog } from "#ui/lazy-dialog.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import type { ListedEvent } from "../answers.ts";
import type { EventAction } from "./cancel-or-delete-event.tsx";
import { EventDialog } from "./event-dialog.tsx";
import { copyDraft } from "./queries.ts";

const CopyDialog = lazyDialog(() => import("./copy-event-dialog.tsx"));
const CancelOrDeleteEvent = lazyDialog(() => import("./cancel-or-delete-event.tsx"));

/** What the owner changes about one event: a button for each, and the dialogs that they open. */
export function EventChanges({
  event,
  lastLetter,
  onDeleted,
}: {
  event: ListedEvent;
  /** The last letter that told its people of a change. */
  lastLetter: { id: number } | undefined;
  onDeleted: () => void;
}) {
  const { id, title, status } = event;
  const navigate = useNavigate();
  const [open, setOpen] = useState<"edit" | "copy" | EventAction>();
  const close = () => setOpen(undefined);
  const calling = status === "cancelled" ? "reinstate" : "cancel";

  useEffect(() => {
    // Work from an ended session is resumed.
    const isKept = (name: string) => formDraftNames(name).includes(name);
    if (isKept(`event:${id}`)) setOpen("edit");
    if (isKept(copyDraft(id))) setOpen("copy");
  }, [id]);

  /** What was just sent is shown at once: to whom it goes, and whom to telephone. */
  function showLetter(letterId: number | undefined) {
    if (letterId !== undefined) navigate(`/admin-letters/${letterId}`);
  }

  return (
    <>
      <RowAction aria-label={`Copy ${title}`} onClick={() => setOpen("copy")}>
        Copy
      </RowAction>
      <RowAction aria-label={`Edit ${title}`} onClick={() => setOpen("edit")}>
        Edit
      </RowAction>
      <RowAction
        aria-label={calling === "reinstate" ? `Reinstate ${title}` : `Cancel Event: ${title}`}
        onClick={() => setOpen(calling)}
      >
        {calling === "reinstate" ? "Reinstate" : "Cancel Event"}
      </RowAction>
      {lastLetter && (
        <RowAction to={`/admin-letters/${lastLetter.id}`} aria-label={`Who was told of ${title}`}>
          Who Was Told
        </RowAction>
      )}
      <RowAction destructive aria-label={`Delete ${title}`} onClick={() => setOpen("delete")}>
        Delete
      </RowAction>
      {open === "edit" && <EventDialog event={event} onClose={close} onTold={showLetter} />}
      {open === "copy" && <CopyDialog event={event} onClose={close} />}
      {(open === "cancel" || open === "reinstate" || open === "delete") && (
        <CancelOrDeleteEvent
          asks={open}
          event={event}
          onClose={close}
          onDone={(action, letterId) => {
            close();
            if (letterId !== undefined) showLetter(letterId);
            else if (action === "delete") onDeleted();
          }}
        />
      )}
    </>
  );
}
