import { lazy, Suspense, useEffect, useState } from "react";
import { adminRequest, isSignedOut } from "#platform/browser/admin-request.ts";
import { signOut } from "#platform/browser/admin-session.ts";
import { formDraftNames } from "#platform/browser/form-drafts.ts";
import { useOwnerList } from "#platform/browser/owner-list.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState, ErrorState, LoadingText } from "#ui/loading-and-empty-states.tsx";
import { Confirm } from "#ui/owner/confirm.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { prepareToasts, showToast } from "#ui/toast.ts";
import type { ListedEvent } from "../contract.ts";
import { AdminEventCard } from "./admin-event-card.tsx";
import { type CopyRule, copyDraftStart } from "./copy-dates.ts";
import { EventDialog } from "./event-dialog.tsx";
import { adminEventsPath, refreshEvents } from "./queries.ts";
import "./copy-list.css";

const CopyDialog = lazy(() => import("./copy-dialog.tsx"));
const CancelDialog = lazy(() => import("./cancel-dialog.tsx"));

/** The nursery's events, to be announced, moved and taken back. */
export default function AdminEvents() {
  const list = useOwnerList<ListedEvent>(adminEventsPath, "event");
  const { items, edited, setEdited, pendingDeletion, setPendingDeletion } = list;
  const [cancelled, setCancelled] = useState<ListedEvent>();
  const [copied, setCopied] = useState<{ event: ListedEvent; every: CopyRule["every"] }>();
  useEffect(prepareToasts, []);

  useEffect(() => {
    // Work on copies from a session that ended is taken up again.
    const [name] = formDraftNames(copyDraftStart);
    const event = items?.find(({ id }) => name === `${copyDraftStart}${id}`);
    if (event) setCopied({ event, every: "week" });
  }, [items]);

  async function reinstate({ id }: ListedEvent) {
    try {
      await adminRequest("POST", `${adminEventsPath}/${id}/reinstate`);
      showToast({ title: "Success", description: "The event takes place again." });
      await refreshEvents();
    } catch (error) {
      if (isSignedOut(error)) return;
      showToast({ title: "Error", description: "Failed to update event.", variant: "destructive" });
    }
  }

  async function remove(item: ListedEvent) {
    const outcome = await list.remove(item);
    if (outcome === "left") return;
    if (outcome === "failed") {
      showToast({ title: "Error", description: "Failed to delete event.", variant: "destructive" });
      return;
    }
    showToast({ title: "Success", description: "Event deleted successfully!" });
    await refreshEvents();
    document.getElementById("create-event")?.focus();
  }

  function contents() {
    if (items?.length === 0) return <EmptyState title="No events yet" />;
    if (items) {
      return (
        <ul className="admin-cards">
          {items.map((event) => (
            <AdminEventCard
              key={event.id}
              event={event}
              onEdit={() => setEdited(event)}
              onCancel={() =>
                event.status === "cancelled" ? void reinstate(event) : setCancelled(event)
              }
              onDelete={() => setPendingDeletion(event)}
              onCopy={(every) => setCopied({ event, every })}
            />
          ))}
        </ul>
      );
    }
    if (!list.isError) return <LoadingText>Loading events...</LoadingText>;
    return (
      <ErrorState
        message="Error loading events. Please try again."
        onRetry={() => void list.refetch()}
      />
    );
  }

  return (
    <AdminPage
      title="Event Management"
      path="/admin-events"
      onLogout={signOut}
      actions={
        <>
          <ButtonLink variant="secondary" to="/admin">
            Back to Dashboard
          </ButtonLink>
          <Button id="create-event" disabled={!items} onClick={() => setEdited("new")}>
            Create Event
          </Button>
        </>
      }
    >
      {contents()}
      {edited && (
        <EventDialog
          key={edited === "new" ? "new" : edited.id}
          event={edited === "new" ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {copied && (
        <Suspense>
          <CopyDialog {...copied} onClose={() => setCopied(undefined)} />
        </Suspense>
      )}
      {cancelled && (
        <Suspense>
          <CancelDialog event={cancelled} onClose={() => setCancelled(undefined)} />
        </Suspense>
      )}
      {pendingDeletion && (
        <Confirm
          question="Are you sure you want to delete this event? This action cannot be undone."
          yes="Delete"
          onYes={() => void remove(pendingDeletion)}
          onNo={() => setPendingDeletion(undefined)}
        >
          <p>{pendingDeletion.title}</p>
          {pendingDeletion.registrationsCount > 0 && (
            <p>{whatStays(pendingDeletion.registrationsCount)}</p>
          )}
          {pendingDeletion.people.taken > 0 && pendingDeletion.status === "scheduled" && (
            <p className="mt-3">
              Nobody is told of a deletion.{" "}
              <button
                type="button"
                className="row-action"
                onClick={() => {
                  setCancelled(pendingDeletion);
                  setPendingDeletion(undefined);
                }}
              >
                Cancel the event instead, with a letter
              </button>
            </p>
          )}
        </Confirm>
      )}
    </AdminPage>
  );
}

function whatStays(count: number): string {
  return count === 1
    ? "1 registration belongs to it. It stays, shown under “Unknown Event” with this title."
    : `${count} registrations belong to it. They stay, shown under “Unknown Event” with this title.`;
}
