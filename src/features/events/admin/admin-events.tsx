import { useEffect, useState } from "react";
import { adminRequest, isSignedOut, useAdminQuery } from "#platform/admin-request.ts";
import { signOut, useOwnerSession } from "#platform/admin-session.ts";
import { HttpError } from "#platform/http-client.ts";
import { keptNames } from "#platform/kept-work.ts";
import { AdminPage } from "#ui/admin/admin-page.tsx";
import { Confirm } from "#ui/admin/confirm.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState, ErrorState, LoadingText } from "#ui/states.tsx";
import { prepareToasts, showToast } from "#ui/toast.ts";
import type { ListedEvent } from "../contract.ts";
import { AdminEventCard } from "./admin-event-card.tsx";
import { EventDialog } from "./event-dialog.tsx";
import { adminEventsPath, refreshEvents } from "./queries.ts";

/** The nursery's events, to be announced, moved and taken back. */
export default function AdminEvents() {
  const signedIn = useOwnerSession();
  const { data, isError, refetch } = useAdminQuery<ListedEvent[]>(adminEventsPath, { signedIn });
  /** The event that the dialog is open for. */
  const [edited, setEdited] = useState<ListedEvent | "new">();
  const [inQuestion, setInQuestion] = useState<ListedEvent>();
  useEffect(prepareToasts, []);

  useEffect(() => {
    const name = data && keptNames("event:")[0];
    if (!name) return;
    setEdited(data.find(({ id }) => name === `event:${id}`) ?? "new");
  }, [data]);

  async function remove({ id }: ListedEvent) {
    setInQuestion(undefined);
    try {
      await adminRequest("DELETE", `${adminEventsPath}/${id}`);
    } catch (error) {
      if (isSignedOut(error)) return;
      // Somebody else was quicker: it is gone, which is what was wanted.
      if (!(error instanceof HttpError && error.status === 404)) {
        showToast({
          title: "Error",
          description: "Failed to delete event.",
          variant: "destructive",
        });
        return;
      }
    }
    showToast({ title: "Success", description: "Event deleted successfully!" });
    await refreshEvents();
    document.getElementById("create-event")?.focus();
  }

  function contents() {
    if (data?.length === 0) return <EmptyState title="No events yet" />;
    if (data) {
      return (
        <ul className="admin-cards">
          {data.map((event) => (
            <AdminEventCard
              key={event.id}
              event={event}
              onEdit={() => setEdited(event)}
              onDelete={() => setInQuestion(event)}
            />
          ))}
        </ul>
      );
    }
    if (!isError) return <LoadingText>Loading events...</LoadingText>;
    return (
      <ErrorState
        message="Error loading events. Please try again."
        onRetry={() => void refetch()}
      />
    );
  }

  return (
    <AdminPage
      title="Event Management"
      path="/admin-events"
      actions={
        <>
          <ButtonLink variant="secondary" to="/admin">
            Back to Dashboard
          </ButtonLink>
          <Button id="create-event" disabled={!data} onClick={() => setEdited("new")}>
            Create Event
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              signOut();
              showToast({ title: "Logged out" });
            }}
          >
            Logout
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
      {inQuestion && (
        <Confirm
          question="Are you sure you want to delete this event? This action cannot be undone."
          yes="Delete"
          onYes={() => void remove(inQuestion)}
          onNo={() => setInQuestion(undefined)}
        >
          <p>{inQuestion.title}</p>
          {inQuestion.registrationsCount > 0 && <p>{whatStays(inQuestion.registrationsCount)}</p>}
        </Confirm>
      )}
    </AdminPage>
  );
}

function whatStays(count: number): string {
  return count === 1
    ? "1 registration belongs to it. It stays, shown under “Unknown Event”."
    : `${count} registrations belong to it. They stay, shown under “Unknown Event”.`;
}
