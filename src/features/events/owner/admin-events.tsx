import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { Letter } from "#features/letters/answers.ts";
import { todayAtNursery } from "#shared/both/nursery-time.ts";
import { useAdminQuery } from "#shared/browser/admin-request.ts";
import { formDraftNames } from "#shared/browser/form-drafts.ts";
import { useOwnerList } from "#shared/browser/use-owner-list.ts";
import { Button } from "#ui/button.tsx";
import { lazyDialog } from "#ui/lazy-dialog.tsx";
import { EmptyState } from "#ui/loading-and-empty-states.tsx";
import { Confirm } from "#ui/owner/confirm-dialog.tsx";
import { OwnerList } from "#ui/owner/owner-list.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { showFailure, showToast } from "#ui/show-toast.ts";
import type { ListedEvent } from "../answers.ts";
import { splitByDay } from "../calendar-order.ts";
import { AdminEventCard } from "./admin-event-card.tsx";
import type { EventAction } from "./cancel-or-delete-event.tsx";
import { copyDraftStart } from "./dates-proposed-for-copies.ts";
import { EventDialog } from "./event-dialog.tsx";
import { adminEventsPath, refreshEvents } from "./queries.ts";
import { whatStays } from "./registrations-that-stay.ts";

const CopyDialog = lazyDialog(() => import("./copy-event-dialog.tsx"));
const CancelOrDeleteEvent = lazyDialog(() => import("./cancel-or-delete-event.tsx"));

const cards = "grid grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] gap-5";

/** The owner's list of events, and the dialogs that create, edit, copy, cancel and delete them. */
export default function AdminEvents() {
  const list = useOwnerList<ListedEvent>(adminEventsPath, "event");
  const { data: items, edited, setEdited, pendingDeletion, setPendingDeletion } = list;
  const { data: letters = [] } = useAdminQuery<Letter[]>("/api/admin/letters", { fresh: true });
  const navigate = useNavigate();
  const [question, setQuestion] = useState<{ asks: EventAction; event: ListedEvent }>();
  const [copied, setCopied] = useState<ListedEvent>();

  useEffect(() => {
    // Work on copies from a session that ended is taken up again.
    const [name] = formDraftNames(copyDraftStart);
    const event = items?.find(({ id }) => name === `${copyDraftStart}${id}`);
    if (event) setCopied(event);
  }, [items]);

  /** What has just been sent is shown at once: to whom it goes, and whom to telephone. */
  function showLetter(id: number | undefined) {
    if (id !== undefined) navigate(`/admin-letters/${id}`);
  }

  async function remove(item: ListedEvent) {
    if (!(await list.remove(item, () => showFailure("Failed to delete event.")))) return;
    showToast({ title: "Success", description: "Event deleted successfully!" });
    await refreshEvents();
    document.getElementById("create-event")?.focus();
  }

  function card(event: ListedEvent, headingLevel: 2 | 3) {
    return (
      <AdminEventCard
        key={event.id}
        {...{ event, headingLevel }}
        onEdit={() => setEdited(event)}
        onCancel={() =>
          setQuestion({ asks: event.status === "cancelled" ? "reinstate" : "cancel", event })
        }
        onDelete={() =>
          event.people.taken + event.people.waiting > 0
            ? setQuestion({ asks: "delete", event })
            : setPendingDeletion(event)
        }
        lastLetter={letters.find(({ eventId, about }) => about !== null && eventId === event.id)}
        onCopy={() => setCopied(event)}
      />
    );
  }

  function contents(events: readonly ListedEvent[]) {
    if (events.length === 0) return <EmptyState title="No events yet" />;
    const { upcoming, past } = splitByDay(events, todayAtNursery());
    return (
      <>
        {upcoming.length > 0 && (
          <ul className={cards}>{upcoming.map((event) => card(event, 2))}</ul>
        )}
        {past.length > 0 && (
          <section aria-labelledby="past-events" className="mt-8 border-t border-rule pt-4">
            <h2 id="past-events" className="mb-3 text-title">
              Past events
            </h2>
            <ul className={cards}>{past.map((event) => card(event, 3))}</ul>
          </section>
        )}
      </>
    );
  }

  return (
    <AdminPage
      title="Event Management"
      path="/admin-events"
      links={[["/admin", "Back to Dashboard"]]}
      actions={
        <Button id="create-event" disabled={!items} onClick={() => setEdited("new")}>
          Create Event
        </Button>
      }
    >
      <OwnerList list={list} what="events">
        {contents}
      </OwnerList>
      {edited && (
        <EventDialog
          key={edited === "new" ? "new" : edited.id}
          event={edited === "new" ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onTold={showLetter}
        />
      )}
      {copied && <CopyDialog event={copied} onClose={() => setCopied(undefined)} />}
      {question && (
        <CancelOrDeleteEvent
          {...question}
          // As it stands now: somebody else may have changed it while the question was open.
          event={items?.find(({ id }) => id === question.event.id) ?? question.event}
          onClose={() => setQuestion(undefined)}
          onDone={(action, letterId) => {
            setQuestion(undefined);
            showLetter(letterId);
            if (action === "delete") document.getElementById("create-event")?.focus();
          }}
        />
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
        </Confirm>
      )}
    </AdminPage>
  );
}
