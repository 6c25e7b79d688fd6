import { useState } from "react";
import type { ListedEvent } from "#features/events/answers.ts";
import { mostChangedAtOnce } from "#features/registrations/registration-fields.ts";
import { peopleCount } from "#shared/both/counts-in-words.ts";
import type { Selection } from "#shared/browser/use-owner-list.ts";
import { Button } from "#ui/button.tsx";
import { lazyDialog } from "#ui/lazy-dialog.tsx";
import { IfMay } from "#ui/owner/show-if-allowed.tsx";
import type { ListedRegistration } from "./sort-and-total-registrations.ts";

const BatchDialog = lazyDialog(() => import("./batch-dialog.tsx"));

/** The selection, and its actions. It stays visible while the list is scrolled. */
export function SelectedRegistrations({
  selection: { isOn, selected, ids, add, remove },
  shown,
  events,
}: {
  selection: Selection<ListedRegistration>;
  shown: readonly ListedRegistration[];
  events: readonly ListedEvent[] | undefined;
}) {
  const [asks, setAsks] = useState<"cancel" | "delete">();
  const count = selected.length;
  const inSight = shown.filter(({ id }) => ids?.has(id)).length;
  const isAll = shown.length > 0 && inSight === shown.length;
  if (!isOn) return null;
  const people = peopleCount(selected.reduce((sum, row) => sum + row.attendeesCount, 0));

  return (
    <>
      <fieldset className="sticky top-0 z-2 mb-3 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-soft border border-edge border-l-4 border-l-gilt bg-paper-raised px-4 py-2 max-sm:pb-4">
        <legend className="sr-only">Selected registrations</legend>
        <label className="inline-flex min-h-11 items-center gap-3">
          <input
            ref={(box) => {
              // No attribute of HTML says so.
              if (box) box.indeterminate = inSight > 0 && !isAll;
            }}
            type="checkbox"
            className="checkbox"
            disabled={shown.length === 0}
            checked={isAll}
            onChange={({ currentTarget }) => (currentTarget.checked ? add(shown) : remove(shown))}
          />
          Select all shown ({number(shown.length)})
        </label>
        <p role="status" className="tabular-nums">
          {number(count)} selected{count > 0 && `, ${people}`}
          {inSight < count && `; ${number(count - inSight)} not shown now`}
          {count >= mostChangedAtOnce && `. At most ${number(mostChangedAtOnce)} at once.`}
        </p>
        <p className="ml-auto flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button variant="secondary" disabled={count === 0} onClick={() => setAsks("cancel")}>
            Cancel Selected
          </Button>
          <IfMay needed={[]}>
            <Button variant="destructive" disabled={count === 0} onClick={() => setAsks("delete")}>
              Delete Selected
            </Button>
          </IfMay>
        </p>
      </fieldset>
      {asks && (
        <BatchDialog
          action={asks}
          rows={selected}
          events={events}
          onDone={(rows) => {
            setAsks(undefined);
            remove(rows);
          }}
          onClose={() => setAsks(undefined)}
        />
      )}
    </>
  );
}

function number(count: number): string {
  return count.toLocaleString("en-US");
}
