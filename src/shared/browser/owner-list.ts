import { useEffect, useState } from "react";
import { HttpError } from "#shared/both/http-error.ts";
import { adminRequest, isSignedOut, useAdminQuery } from "./admin-request.ts";
import { useOwnerSession } from "./admin-session.ts";
import { formDraftNames } from "./form-drafts.ts";

/**
 * A list that the owner manages: which item's dialog is open, which one's deletion is in question,
 * and the deletion itself. A dialog with unsaved work from an ended session opens again by itself;
 * its work is kept under "{keptAs}:{id}", or "{keptAs}:new".
 */
export function useOwnerList<Item extends { id: number }>(path: string, keptAs: string) {
  const signedIn = useOwnerSession();
  const { data, isError, refetch } = useAdminQuery<Item[]>(path, { signedIn });
  const [edited, setEdited] = useState<Item | "new">();
  const [pendingDeletion, setPendingDeletion] = useState<Item>();

  useEffect(() => {
    const name = data && formDraftNames(`${keptAs}:`)[0];
    if (!name) return;
    setEdited(data.find(({ id }) => name === `${keptAs}:${id}`) ?? "new");
  }, [data, keptAs]);

  /** Deletes the item in question. "left" where the session had ended, and with it this screen. */
  async function remove({ id }: Item): Promise<"gone" | "failed" | "left"> {
    setPendingDeletion(undefined);
    try {
      await adminRequest("DELETE", `${path}/${id}`);
    } catch (error) {
      if (isSignedOut(error)) return "left";
      // Somebody else has deleted it already, so nothing is left to do.
      if (!(error instanceof HttpError && error.status === 404)) return "failed";
    }
    return "gone";
  }

  return {
    items: data,
    isError,
    refetch,
    edited,
    setEdited,
    pendingDeletion,
    setPendingDeletion,
    remove,
  };
}
