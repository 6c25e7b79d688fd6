import { useEffect, useState } from "react";
import { formDraftNames } from "#shared/browser/admin-session.ts";
import { useAskedInAddress } from "#shared/browser/use-owner-list.ts";

export type OpenDialog =
  | { kind: "add"; eventId: number | undefined }
  | { kind: "status" | "compare"; id: number };

export const addingDraft = "registration-new";
const statusDraftStart = "registration-status:";

/** The key under which this registration's status dialog keeps its draft. */
export function statusDraft(id: number): string {
  return `${statusDraftStart}${id}`;
}

/** Which dialog is open. Other screens open one by the address; one with work from an ended session opens by itself. */
export function useOpenDialog(): [
  OpenDialog | undefined,
  (dialog: OpenDialog | undefined) => void,
] {
  const [open, setOpen] = useState<OpenDialog>();
  useAskedInAddress("add", (id) => setOpen({ kind: "add", eventId: Number(id) || undefined }));
  useAskedInAddress("change-status", (id) => setOpen({ kind: "status", id: Number(id) }));
  useAskedInAddress("compare", (id) => setOpen({ kind: "compare", id: Number(id) }));

  useEffect(() => {
    if (formDraftNames(addingDraft).length > 0) setOpen({ kind: "add", eventId: undefined });
    const [name] = formDraftNames(statusDraftStart);
    if (name) setOpen({ kind: "status", id: Number(name.slice(statusDraftStart.length)) });
  }, []);

  return [open, setOpen];
}
