import { useState } from "react";
import type { ListedEvent } from "#features/events/answers.ts";
import { mostChangedAtOnce } from "#features/registrations/most-attendees-and-most-changed-at-once.ts";
import { peopleCount } from "#shared/both/counts-in-words.ts";
import type { Selection } from "#shared/browser/use-owner-list.ts";
import { Button } from "#ui/button.tsx";
import { lazyDialog } from "#ui/lazy-dialog.tsx";
import { IfMay } from "#ui/owner/if-may.tsx";
import { SelectionBar } from "#ui/owner/owner-list.tsx";
import type { ListedRegistration } from "./sort-and-total-registrations.ts";

const BatchDialog = lazyDialog(() => import("./batch-dialog.tsx"));

/** What is selected, and what can be done with it. */
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
  const { selected } = selection;
  const isNone = selected.length === 0;

  return (
    <>
      <SelectionBar
        {...{ selection, shown }}
        what="Selected registrations"
        adds={peopleCount(selected.reduce((sum, row) => sum + row.attendeesCount, 0))}
        most={mostChangedAtOnce}
      >
        <Button variant="secondary" disabled={isNone} onClick={() => setAsks("cancel")}>
          Cancel Selected
        </Button>
        <IfMay needed={[]}>
          <Button variant="destructive" disabled={isNone} onClick={() => setAsks("delete")}>
            Delete Selected
          </Button>
        </IfMay>
      </SelectionBar>
      {asks && (
        <BatchDialog
          action={asks}
          rows={selected}
          events={events}
          onDone={(rows) => {
            setAsks(undefined);
            selection.remove(rows);
          }}
          onClose={() => setAsks(undefined)}
        />
      )}
    </>
  );
}
