import { useNavigate } from "react-router";
import { HttpError } from "#shared/both/http-error.ts";
import { todayAtNursery } from "#shared/both/nursery-time.ts";
import { leavesTrashOn } from "#shared/both/owner/days-in-trash.ts";
import { runOwnerAction } from "#shared/both/run-owner-action.ts";
import { adminRequest } from "#shared/browser/admin-request.ts";
import { browserStore } from "#shared/browser/page-queries.ts";
import { longDay } from "#shared/browser/relative-time.ts";
import { showFailure, showToast } from "../show-toast.ts";
import type { ToastMessage } from "../toast-and-how-long-it-stays.ts";
import { saidOr } from "./use-action.ts";

export const trashPath = "/api/admin/trash";
export const notBroughtBack = "It could not be brought back. Please try again.";

/** Brings back what is in the Trash under an id ("registration-17"), reads all again, and answers where it is. */
export async function bringBack(id: string, how: object = {}): Promise<string> {
  const body = { body: how };
  const { path } = await adminRequest<{ path: string }>("POST", `${trashPath}/${id}/restore`, body);
  void browserStore().refreshAll((key) => key.startsWith("/api/"));
  return path;
}

/** Says below the question before a deletion until when it can be taken back. */
export function TrashNote({ count = 1 }: { count?: number }) {
  const day = longDay(leavesTrashOn(todayAtNursery()));
  const [it, theyAre] = count === 1 ? ["it", "it is"] : ["them", "they are"];
  return (
    <p>
      You can bring {it} back from the Trash until {theyAre} deleted for good on {day}.
    </p>
  );
}

/** Makes the button of a toast that brings back what was just deleted. Where something has to be chosen, the Trash asks. */
export function useUndoDeletion() {
  const navigate = useNavigate();
  return (id: string): NonNullable<ToastMessage["action"]> => ({
    label: "Undo",
    onPress: () =>
      void runOwnerAction(
        async () => {
          await bringBack(id);
          showToast({ title: "Brought back" });
        },
        (error) =>
          error instanceof HttpError && error.status === 409
            ? navigate(`/admin-trash?bring-back=${id}`)
            : showFailure(saidOr(notBroughtBack, error)),
      ),
  });
}
