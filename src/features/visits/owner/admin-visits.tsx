import { useState } from "react";
import { currentToken } from "#shared/browser/admin-session.ts";
import { readFormDraft, saveFormDraft } from "#shared/browser/form-drafts.ts";
import { browserStore } from "#shared/browser/page-queries.ts";
import { useOwnerList } from "#shared/browser/use-owner-list.ts";
import { EmptyState } from "#ui/loading-and-empty-states.tsx";
import { Confirm } from "#ui/owner/confirm-dialog.tsx";
import { OwnerList } from "#ui/owner/owner-list.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { UnsavedWork } from "#ui/owner/unsaved-changes.tsx";
import { useDraftUntilLeft } from "#ui/owner/use-owner-form.ts";
import { showFailure, showToast } from "#ui/show-toast.ts";
import type { VisitForOwner } from "../answers.ts";
import { VisitCard } from "./visit-card.tsx";

const path = "/api/admin/visits";

/** Open is what waits for somebody: the owner for open ones, a visitor for answered ones. */
const filters = [
  { name: "open", label: "Open", holds: (visit: VisitForOwner) => visit.status !== "done" },
  { name: "done", label: "Done", holds: (visit: VisitForOwner) => visit.status === "done" },
  { name: "all", label: "All", holds: () => true },
] as const;

/** The owner's list of requests for a visit, with what became of each. */
export default function AdminVisits() {
  const list = useOwnerList<VisitForOwner>(path, "visit");
  const { data: items, pendingDeletion, setPendingDeletion } = list;
  const [shown, setShown] = useState<(typeof filters)[number]["name"]>("open");
  const refresh = () => browserStore().refresh(path);
  const notes = useTypedNotes();
  const hasUnsaved = items?.some(({ id, note }) => notes.of(id, note) !== note) ?? false;

  async function remove(visit: VisitForOwner) {
    const failed = () => showFailure("Failed to delete the request. Please try again.");
    if (!(await list.remove(visit, failed))) return;
    notes.forget(visit.id);
    showToast({ title: "Request deleted" });
    await refresh();
    document.getElementById("visit-count")?.focus();
  }

  function contents(all: readonly VisitForOwner[]) {
    const filter = filters.find(({ name }) => name === shown) ?? filters[0];
    const visits = all.filter(filter.holds);
    return (
      <>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Which requests</legend>
          {filters.map(({ name, label, holds }) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === shown}
              className="min-h-11 rounded-full border border-edge bg-paper-raised px-4 font-semibold text-marian tabular-nums aria-pressed:border-gilt aria-pressed:bg-sage aria-pressed:text-ink"
              onClick={() => setShown(name)}
            >
              {label} ({all.filter(holds).length})
            </button>
          ))}
        </fieldset>
        <p id="visit-count" tabIndex={-1} role="status" className="my-3 text-ink-soft">
          {visits.length === 1 ? "1 request" : `${visits.length} requests`}
        </p>
        {visits.length === 0 ? (
          <EmptyState title={all.length === 0 ? "No requests yet" : "None here"} />
        ) : (
          <ul className="grid gap-4">
            {visits.map((visit) => (
              <VisitCard
                key={visit.id}
                visit={visit}
                note={notes.of(visit.id, visit.note)}
                onNote={(note) => notes.type(visit.id, note)}
                path={path}
                onChanged={async (savedNote) => {
                  await refresh();
                  if (savedNote !== undefined) notes.forget(visit.id, savedNote);
                }}
                onDelete={() => setPendingDeletion(visit)}
              />
            ))}
          </ul>
        )}
      </>
    );
  }

  return (
    <AdminPage
      title="Requests for a Visit"
      path="/admin-visits"
      links={[["/admin-dashboard", "Back to Dashboard"]]}
    >
      <OwnerList list={list} what="requests">
        {contents}
      </OwnerList>
      <UnsavedWork
        isChanged={hasUnsaved}
        // Signed out against her will, she finds what she typed after the next sign-in.
        isUnsaved={() => hasUnsaved && currentToken() !== null}
      />
      {pendingDeletion && (
        <Confirm
          question="Are you sure you want to delete this request? This action cannot be undone."
          yes="Delete"
          onYes={() => void remove(pendingDeletion)}
          onNo={() => setPendingDeletion(undefined)}
        >
          <p>{pendingDeletion.fullName}</p>
        </Confirm>
      )}
    </AdminPage>
  );
}

const draftName = "visit-notes";

type TypedNotes = Readonly<Record<number, string>>;

/** Notes that are typed and not yet saved, by request; kept by the tab until they are. */
function useTypedNotes() {
  const [typed, setTyped] = useState<TypedNotes>(() => readFormDraft(draftName) ?? {});
  useDraftUntilLeft(draftName);
  const keep = (change: (before: TypedNotes) => TypedNotes) =>
    setTyped((before) => {
      const after = change(before);
      saveFormDraft(draftName, after);
      return after;
    });
  return {
    of: (id: number, saved: string) => typed[id] ?? saved,
    type: (id: number, note: string) => keep((before) => ({ ...before, [id]: note })),
    /** What was saved; what has been typed since stays. */
    forget: (id: number, saved?: string) =>
      keep((before) => {
        if (saved !== undefined && before[id] !== saved) return before;
        const { [id]: _, ...others } = before;
        return others;
      }),
  };
}
