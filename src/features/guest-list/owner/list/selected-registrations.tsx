import { useEffect, useRef, useState } from "react";
import type { ListedEvent } from "#features/events/answers.ts";
import { mostChangedAtOnce } from "#features/registrations/most-attendees-and-most-changed-at-once.ts";
import { counted, peopleCount } from "#shared/both/counts-in-words.ts";
import type { Selection } from "#shared/browser/use-owner-list.ts";
import { Button } from "#ui/button.tsx";
import { lazyDialog } from "#ui/lazy-dialog.tsx";
import { SelectionBar } from "#ui/owner/owner-list.tsx";
import { useAction } from "#ui/owner/use-action.ts";
import { showToast } from "#ui/show-toast.ts";
import { refreshRegistrations } from "../queries.ts";
import { sendBatch } from "../registration-actions.ts";
import { undoOf } from "../status-choices.ts";
import type { BatchDone } from "./batch-dialog.tsx";
import type { ListedRegistration } from "./sort-and-total-registrations.ts";

const BatchDialog = lazyDialog(() => import("./batch-dialog.tsx"));

/** What is selected, what can be done with it, and what came of it. */
export function SelectedRegistrations({
  selection,
  shown,
  events,
}: {
  selection: Selection<ListedRegistration>;
  /** Those that are found. */
  shown: readonly ListedRegistration[];
  events: readonly ListedEvent[] | undefined;
}) {
  const [asks, setAsks] = useState<"cancel" | "delete">();
  const [done, setDone] = useState<BatchDone>();
  const { selected } = selection;
  const isNone = selected.length === 0;

  function finished(outcome: BatchDone) {
    setAsks(undefined);
    selection.remove(selected.filter((row) => !outcome.changed.includes(row)));
    setDone(outcome);
  }

  return (
    <>
      {done && (
        <BatchNotice
          key={done.done[0]?.before.id}
          outcome={done}
          onDone={() => setDone(undefined)}
        />
      )}
      <SelectionBar
        {...{ selection, shown }}
        what="Selected registrations"
        adds={peopleCount(selected.reduce((sum, row) => sum + row.attendeesCount, 0))}
        most={mostChangedAtOnce}
      >
        <Button variant="secondary" disabled={isNone} onClick={() => setAsks("cancel")}>
          Cancel Selected
        </Button>
        <Button variant="destructive" disabled={isNone} onClick={() => setAsks("delete")}>
          Delete Selected
        </Button>
      </SelectionBar>
      {asks && (
        <BatchDialog
          action={asks}
          rows={selected}
          events={events}
          onDone={finished}
          onClose={() => setAsks(undefined)}
        />
      )}
    </>
  );
}

/** Says what became of many, which of them stay as they were, and takes a cancellation back. */
function BatchNotice({ outcome, onDone }: { outcome: BatchDone; onDone: () => void }) {
  const [rest, setRest] = useState(outcome);
  const [isFull, setIsFull] = useState(false);
  const [busy, act] = useAction();
  const notice = useRef<HTMLDivElement>(null);
  const { action, done, changed, gone, letters, withLetter } = rest;
  const canUndo = action === "cancel" && done.length > 0;

  useEffect(() => {
    // What had the focus, a button of the dialog, is gone.
    notice.current?.focus();
  }, []);

  const undo = () =>
    act(async () => {
      const { results } = await sendBatch({
        action: "undo-cancel",
        registrations: done.map(({ before, version }) => {
          const back = undoOf(before) as { status: "registered" | "waiting" | "came" };
          return { id: before.id, version, ...back };
        }),
        sendLetter: withLetter,
        ...(isFull && { allowOverCapacity: true }),
      });
      void refreshRegistrations();
      const idsThat = (wanted: string) =>
        new Set(results.filter(({ result }) => result === wanted).map(({ id }) => id));
      const undone = idsThat("done").size;
      const fullIds = idsThat("full");
      const full = done.filter(({ before }) => fullIds.has(before.id));
      const others = done.length - undone - full.length;
      const isChanged = others > 0 ? `${counted(others, "registration")} changed meanwhile.` : "";
      showToast({
        title: `${counted(undone, "registration")} as before`,
        ...(isChanged ? { description: isChanged } : {}),
      });
      if (full.length === 0) return onDone();
      setIsFull(true);
      return setRest({ ...rest, done: full, changed: [], gone: 0, offered: undefined });
    }, "The registrations could not be changed. Please try again.");

  return (
    <div
      ref={notice}
      tabIndex={-1}
      className="admin-notice flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
    >
      <div>
        <p>
          {isFull ? (
            <>
              <strong>{counted(done.length, "registration")} still cancelled</strong>: there are no
              places left.
            </>
          ) : (
            <>
              <strong>
                {counted(done.length, "registration")}{" "}
                {action === "cancel" ? "cancelled" : "deleted"}
              </strong>
              . {lettersOf(letters)}
              {canUndo && withLetter && " Undoing it sends others."}
            </>
          )}
        </p>
        {changed.length > 0 && (
          <p>
            Somebody else changed {counted(changed.length, "registration")} meanwhile, which{" "}
            {changed.length === 1 ? "stays as it is" : "stay as they are"}: {namesOf(rest)}.
          </p>
        )}
        {rest.offered && <p>{rest.offered}</p>}
        {gone > 0 && <p>{counted(gone, "registration")} had been deleted already.</p>}
      </div>
      <p className="flex flex-wrap gap-3">
        {canUndo && (
          <Button variant="secondary" busy={busy} onClick={() => void undo()}>
            {isFull ? "Register All the Same" : "Undo"}
          </Button>
        )}
        <Button variant="quiet" onClick={onDone}>
          Dismiss
        </Button>
      </p>
    </div>
  );
}

function lettersOf(letters: number): string {
  if (letters === 0) return "No letter goes.";
  return `Letters about ${letters.toLocaleString("en-US")} of them are on their way.`;
}

const namesMost = 5;

function namesOf({ changed }: BatchDone): string {
  const names = changed.slice(0, namesMost).map(({ fullName }) => fullName);
  const more = changed.length - names.length;
  return names.join(", ") + (more > 0 ? ` and ${more.toLocaleString("en-US")} more` : "");
}
