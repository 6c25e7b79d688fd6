import { useEffect, useRef, useState } from "react";
import type { ListedEvent } from "#features/events/answers.ts";
import { mostChangedAtOnce, peopleCount } from "#features/registrations/rules.ts";
import { Button } from "#ui/button.tsx";
import { lazyDialog } from "#ui/lazy-dialog.tsx";
import type { BatchDone } from "./batch.ts";
import { BatchNotice } from "./batch-notice.tsx";
import type { ListedRegistration } from "./registration-list.ts";
import type { Selection } from "./use-selection.ts";
import "./selection.css";

const BatchDialog = lazyDialog(() => import("./batch-dialog.tsx"));

/** What is selected, what can be done with it, and what came of it. */
export function SelectionBar({
  selection,
  shown,
  events,
}: {
  selection: Selection;
  /** The rows that the list is narrowed to. */
  shown: readonly ListedRegistration[];
  events: readonly ListedEvent[] | undefined;
}) {
  const [asks, setAsks] = useState<"cancel" | "delete">();
  const [done, setDone] = useState<BatchDone>();
  const { isOn, selected, ids } = selection;
  const count = selected.length;
  const inSight = shown.filter(({ id }) => ids?.has(id)).length;
  const people = selected.reduce((sum, row) => sum + row.attendeesCount, 0);

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
      {isOn && (
        <fieldset className="selection-bar">
          <legend className="sr-only">Selected registrations</legend>
          <AllShown
            count={shown.length}
            selected={inSight}
            onChange={(all) => (all ? selection.add(shown) : selection.remove(shown))}
          />
          <p role="status" className="selection-count">
            {number(count)} selected{count > 0 && `, ${peopleCount(people)}`}
            {inSight < count && `; ${number(count - inSight)} not shown now`}
            {count >= mostChangedAtOnce && `. At most ${number(mostChangedAtOnce)} at once.`}
          </p>
          <p className="admin-actions">
            <Button variant="secondary" disabled={count === 0} onClick={() => setAsks("cancel")}>
              Cancel Selected
            </Button>
            <Button variant="destructive" disabled={count === 0} onClick={() => setAsks("delete")}>
              Delete Selected
            </Button>
          </p>
        </fieldset>
      )}
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

function AllShown({
  count,
  selected,
  onChange,
}: {
  count: number;
  selected: number;
  onChange: (all: boolean) => void;
}) {
  const box = useRef<HTMLInputElement>(null);
  const isAll = count > 0 && selected === count;
  useEffect(() => {
    // No attribute of HTML says so.
    if (box.current) box.current.indeterminate = selected > 0 && !isAll;
  }, [selected, isAll]);
  return (
    <label className="selection-all">
      <input
        ref={box}
        type="checkbox"
        className="checkbox"
        disabled={count === 0}
        checked={isAll}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      Select all shown ({number(count)})
    </label>
  );
}

function number(count: number): string {
  return count.toLocaleString("en-US");
}
