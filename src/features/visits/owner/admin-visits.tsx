import { useState } from "react";
import { useLocation } from "react-router";
import { readFormDraft } from "#shared/browser/form-drafts.ts";
import { currentToken } from "#shared/browser/http-client.ts";
import { browserStore } from "#shared/browser/page-queries.ts";
import { useOwnerList } from "#shared/browser/use-owner-list.ts";
import { EmptyState } from "#ui/loading-and-empty-states.tsx";
import { DeleteQuestion } from "#ui/owner/delete-question.tsx";
import { OwnerList } from "#ui/owner/owner-list.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { UnsavedWork } from "#ui/owner/unsaved-changes.tsx";
import type { VisitForOwner } from "../answers.ts";
import { visitsPath } from "./queries.ts";
import { VisitCard, visitDraft } from "./visit-card.tsx";

/** Open ones wait for the owner, answered ones for the visitor. */
const filters = [
  { name: "open", label: "Open", holds: (visit: VisitForOwner) => visit.status === "open" },
  {
    name: "answered",
    label: "Answered",
    holds: (visit: VisitForOwner) => visit.status === "answered",
  },
  { name: "done", label: "Done", holds: (visit: VisitForOwner) => visit.status === "done" },
  { name: "all", label: "All", holds: () => true },
] as const;

/** The owner's list of requests for a visit, with what became of each. */
export default function AdminVisits() {
  const list = useOwnerList<VisitForOwner>(visitsPath);
  // Who comes from the diary to one of them finds it, however it stands.
  const first = useLocation().hash.startsWith("#visit-") ? "all" : "open";
  const [shown, setShown] = useState<(typeof filters)[number]["name"]>(first);
  const hasUnsaved = () =>
    list.data?.some(({ id }) => readFormDraft(visitDraft(id)) !== undefined) ?? false;

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
        {visits.length === 0 && (
          <EmptyState title={all.length === 0 ? "No requests yet" : "None here"} />
        )}
        <ul className="grid gap-4">
          {all.map((visit) => (
            <VisitCard
              // Made anew with the appointment, because what is saved next builds on that.
              key={`${visit.id} ${visit.appointment?.at} ${visit.appointment?.cancelledBy}`}
              visit={visit}
              isShown={filter.holds(visit)}
              onDelete={() => list.setPendingDeletion(visit)}
            />
          ))}
        </ul>
      </>
    );
  }

  return (
    <AdminPage title="Requests for a Visit" path="/admin-visits">
      <OwnerList list={list} what="requests">
        {contents}
      </OwnerList>
      {/* Signed out against her will, she finds what she typed after the next sign-in. */}
      <UnsavedWork isUnsaved={() => hasUnsaved() && currentToken() !== null} />
      <DeleteQuestion
        list={list}
        question="Are you sure you want to delete this request?"
        about={({ fullName }) => fullName}
        failed="Failed to delete the request. Please try again."
        kind="visit"
        done={{ title: "Request deleted" }}
        refresh={() => browserStore().refresh(visitsPath)}
        focusAfter="visit-count"
      />
    </AdminPage>
  );
}
