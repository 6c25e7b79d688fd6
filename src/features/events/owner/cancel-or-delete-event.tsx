import { useState } from "react";
import { counted } from "#shared/both/counts-in-words.ts";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { HttpError } from "#shared/both/http-error.ts";
import { runOwnerForm } from "#shared/both/run-owner-action.ts";
import { adminRequest, ifUnchanged, isOvertaken } from "#shared/browser/admin-request.ts";
import { Button } from "#ui/button.tsx";
import { TrashNote, useUndoDeletion } from "#ui/owner/trash.tsx";
import { showFailure, showToast } from "#ui/show-toast.ts";
import type { ListedEvent } from "../answers.ts";
import type { OwnersWords } from "../inputs.ts";
import { cancellationLetter, reinstatementLetter } from "./event-letter-drafts.ts";
import { adminEventsPath, refreshEvents } from "./queries.ts";
import TellPeopleDialog from "./tell-people-dialog.tsx";

export type EventAction = "cancel" | "reinstate" | "delete";

/** Cancels, reinstates or deletes an event. Asks first, and again if somebody else changed the event meanwhile. */
export default function CancelOrDeleteEvent({
  event,
  asks,
  onDone,
  onClose,
}: {
  event: ListedEvent;
  asks: EventAction;
  onDone: (action: EventAction, letterId: number | undefined) => void;
  onClose: () => void;
}) {
  const [action, setAction] = useState(asks);
  const undo = useUndoDeletion();
  const [refusal, setRefusal] = useState<string>();
  const isAhead = new Date(event.endsAt) > new Date();

  async function send(tell: OwnersWords | undefined) {
    const isDeletion = action === "delete";
    let answer: { letter?: { id: number } } | undefined;
    let isDone = false;
    const call = async () => {
      const path = `${adminEventsPath}/${event.id}${isDeletion ? "" : `/${action}`}`;
      answer = await adminRequest(isDeletion ? "DELETE" : "POST", path, {
        ...(tell && { body: { tell } }),
        ...ifUnchanged(event.version),
      });
      isDone = true;
    };
    const issues = await runOwnerForm(call, async (error) => {
      const status = error instanceof HttpError ? error.status : undefined;
      // Somebody else has deleted it already, so nothing is left to do.
      isDone = isDeletion && status === 404;
      if (isDone) return;
      showFailure(`Failed to ${isDeletion ? "delete" : "update"} event.`);
      if (isOvertaken(error) || status === 409) {
        await refreshEvents();
        setRefusal(status === 409 ? (error as HttpError).serverMessage : "changed");
      }
    });
    if (!isDone) {
      return issues.map((issue) => ({ ...issue, path: issue.path.replace(/^tell\./, "") }));
    }
    showToast({ ...done[action], ...(isDeletion && { action: undo(`event-${event.id}`) }) });
    onDone(action, answer?.letter?.id);
    void refreshEvents();
    return undefined;
  }

  const isCancelled = event.status === "cancelled";
  // The people concerned were asked about at the cancellation.
  const concerns = event.people.taken + event.people.waiting > 0;
  const tells = isAhead && (action !== "delete" || (concerns && !isCancelled));
  return (
    <TellPeopleDialog
      key={action}
      {...questions[action](event)}
      eventId={event.id}
      draft={`letter:${action}:${event.id}`}
      {...{ tells, send, onClose }}
    >
      {action === "cancel" && (
        <p className="mt-3">It stays on the site, marked as cancelled, and you can reinstate it.</p>
      )}
      {refusal && (
        <p role="alert" className="admin-notice mt-4">
          {refusal === "changed"
            ? `Somebody else changed this event meanwhile. It is now: ${event.title}, ${formatEventDate(event.date)}, ${event.time}, ${event.location}. Please read this once more before you press again.`
            : refusal}
        </p>
      )}
      {action === "delete" && (
        <div className="mt-3 text-ink-soft">
          <p>{event.title}</p>
          <p>{whatStays(event.registrationsCount)}</p>
          <TrashNote />
        </div>
      )}
      {action === "delete" && tells && (
        <div className="admin-notice mt-4">
          <p>
            If it cannot take place, cancelling is usually better: it stays on the site, marked as
            cancelled, and can be undone.
          </p>
          <Button variant="secondary" className="mt-2" onClick={() => setAction("cancel")}>
            Cancel the Event Instead
          </Button>
        </div>
      )}
    </TellPeopleDialog>
  );
}

function whatStays(registrations: number): string | undefined {
  if (registrations === 0) return undefined;
  const stay = counted(registrations, "registration belongs", "registrations belong");
  return `${stay} to it. ${registrations === 1 ? "It stays" : "They stay"}, shown under “Unknown Event” with this title.`;
}

const questions = {
  cancel: (event: ListedEvent) => ({
    title: `Cancel ${event.title}?`,
    letter: cancellationLetter(event),
    ...{ yes: "Cancel the Event", no: "Keep the Event", isDestructive: true },
  }),
  reinstate: (event: ListedEvent) => ({
    title: `Reinstate ${event.title}?`,
    letter: reinstatementLetter(event),
    ...{ yes: "Reinstate", no: "Leave It Cancelled", isDestructive: false },
  }),
  delete: (event: ListedEvent) => ({
    role: "alertdialog" as const,
    title: "Are you sure you want to delete this event? This action cannot be undone.",
    letter: cancellationLetter(event),
    ...{ yes: "Delete", no: "Cancel", isDestructive: true },
  }),
};

const done = {
  cancel: { title: "The event is cancelled" },
  reinstate: { title: "Success", description: "The event takes place again." },
  delete: { title: "Success", description: "Event deleted successfully!" },
};
