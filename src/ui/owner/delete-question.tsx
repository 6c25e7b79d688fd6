import type { ReactNode } from "react";
import { HttpError } from "#shared/both/http-error.ts";
import { runOwnerAction } from "#shared/both/run-owner-action.ts";
import { adminRequest } from "#shared/browser/admin-request.ts";
import { showFailure, showToast } from "../show-toast.ts";
import type { ToastMessage } from "../toast-and-how-long-it-stays.ts";
import { Confirm } from "./confirm-dialog.tsx";
import { TrashNote, useUndoDeletion } from "./trash.tsx";
import { saidOr } from "./use-action.ts";

/** Asks before an item of a list is deleted; renders nothing if none is to be. */
export function DeleteQuestion<Item extends { id: number | string }>({
  item,
  path,
  question,
  yes = "Delete",
  about,
  failed,
  done,
  kind,
  refresh,
  focusAfter = "list-count",
  onClose,
}: {
  item: Item | undefined;
  /** Of the list. */
  path: string;
  question: string;
  yes?: string;
  /** Which one it is, and what goes with it. */
  about: (item: Item) => ReactNode;
  /** Said where it could not be deleted and the server does not say why it may not be. */
  failed: string;
  done: ToastMessage;
  /** As what it is in the Trash then; absent: it is gone for good. */
  kind?: string;
  refresh: (item: Item) => unknown;
  /** The id of what has the focus when its row is gone. */
  focusAfter?: string;
  onClose: () => void;
}) {
  const undo = useUndoDeletion();
  if (!item) return null;

  async function deleteIt(deleted: Item) {
    onClose();
    const remove = () => adminRequest("DELETE", `${path}/${deleted.id}`);
    let isGone = false;
    const isDone = await runOwnerAction(remove, (error) => {
      const status = error instanceof HttpError ? error.status : undefined;
      // Somebody else was first.
      isGone = status === 404;
      if (!isGone) showFailure((status === 409 && saidOr("", error)) || failed);
    });
    if (!isDone && !isGone) return;
    showToast({ ...done, ...(kind && { action: undo(`${kind}-${deleted.id}`) }) });
    await refresh(deleted);
    document.getElementById(focusAfter)?.focus();
  }

  return (
    <Confirm question={question} yes={yes} onYes={() => void deleteIt(item)} onNo={onClose}>
      {about(item)}
      {kind && <TrashNote />}
    </Confirm>
  );
}
