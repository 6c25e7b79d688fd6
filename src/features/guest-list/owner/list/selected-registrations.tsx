import { useState } from "react";
import type { ListedEvent } from "#features/events/answers.ts";
import { mostChangedAtOnce, peopleCount } from "#features/registrations/rules.ts";
import type { Selection } from "#shared/browser/use-owner-list.ts";
import { Button } from "#ui/button.tsx";
import { lazyDialog } from "#ui/lazy-dialog.tsx";
import { SelectionBar } from "#ui/owner/owner-list.tsx";
import type { BatchDone } from "./batch.ts";
import { BatchNotice } from "./batch-notice.tsx";
import type { ListedRegistration } from "./registration-list.ts";

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
