import type { ReactNode } from "react";
import { HttpError } from "#shared/both/http-error.ts";
import { adminDelete } from "#shared/browser/admin-request.ts";
import { showFailure, showToast } from "../show-toast.ts";
import type { ToastMessage } from "../toast-in-page.ts";
import { Confirm } from "./confirm-dialog.tsx";
import { TrashNote, useUndoDeletion } from "./trash.tsx";

/** Asks before an item of a list is deleted, and says what came of it. Nothing where none is in question. */
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
  /** As what it lies in the Trash then; absent: it is gone for good. */
  kind?: string;
  /** Reads again what showed it. */
  refresh: (item: Item) => unknown;
  /** The id of what has the focus when its row is gone. */
  focusAfter?: string;
  onClose: () => void;
}) {
  const undo = useUndoDeletion();
  if (!item) return null;

  async function deleteIt(deleted: Item) {
    onClose();
    const isGone = await adminDelete(`${path}/${deleted.id}`, (error) => {
      const refusal = error instanceof HttpError && error.status === 409 && error.serverMessage;
      showFailure(refusal || failed);
    });
    if (!isGone) return;
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
