import type { ReactNode } from "react";
import { HttpError } from "#shared/both/http-error.ts";
import type { useDeletion } from "#shared/browser/use-owner-list.ts";
import { showFailure, showToast } from "../show-toast.ts";
import type { ToastMessage } from "../toast-in-page.ts";
import { Confirm } from "./confirm-dialog.tsx";
import { TrashNote, useUndoDeletion } from "./trash.tsx";

/** Asks before the item of a list whose deletion is in question is deleted, and says what came of it. */
export function DeleteQuestion<Item extends { id: number | string }>({
  list: { pendingDeletion, setPendingDeletion, remove },
  question,
  about,
  failed,
  done,
  kind,
  refresh,
  focusAfter,
}: {
  list: ReturnType<typeof useDeletion<Item>>;
  question: string;
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
  focusAfter: string;
}) {
  const undo = useUndoDeletion();
  if (!pendingDeletion) return null;

  async function deleteIt(item: Item) {
    const isGone = await remove(item, (error) => {
      const refusal = error instanceof HttpError && error.status === 409 && error.serverMessage;
      showFailure(refusal || failed);
    });
    if (!isGone) return;
    showToast({ ...done, ...(kind && { action: undo(`${kind}-${item.id}`) }) });
    await refresh(item);
    document.getElementById(focusAfter)?.focus();
  }

  return (
    <Confirm
      question={question}
      yes="Delete"
      onYes={() => void deleteIt(pendingDeletion)}
      onNo={() => setPendingDeletion(undefined)}
    >
      {about(pendingDeletion)}
      {kind && <TrashNote />}
    </Confirm>
  );
}
