import { useEffect, useRef } from "react";
import type { OwnerListState, Selection, Sorting } from "#shared/browser/use-owner-list.ts";
import { ariaRoles, columnsLayout, RegistrationRow, type RowActions } from "./registration-row.tsx";
import type { ListedRegistration } from "./sort-and-total-registrations.ts";

const columns: readonly (readonly [label: string, sortKey?: string])[] = [
  ["Name", "name"],
  ["Event", "event"],
  ["Contact", "contact"],
  ["Attendees", "attendees"],
  ["Came"],
  ["Registered", "registered"],
  ["Letter", "letter"],
  ["Actions"],
];

/** The registrations that are found, a hundred at first. Assistive technology is told the true number of rows. */
export function RegistrationTable({
  rows,
  list: { asked, found, sorting, sortBy },
  selection: { ids, onSelect },
  now,
  ...actions
}: Omit<RowActions, "onSelect"> & {
  /** Those that are in sight. */
  rows: readonly ListedRegistration[];
  list: OwnerListState<ListedRegistration>;
  selection: Selection<ListedRegistration>;
  now: number;
}) {
  const region = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for begins at the top.
  useEffect(() => void region.current?.scrollTo(0, 0), [asked, sorting]);
  return (
    <section
      ref={region}
      // It takes the focus when the row that had it is gone.
      id="registrations"
      // On wide screens it scrolls in itself, so that its heads, and the total under it, stay in sight.
      className="border-y border-rule lg:max-h-[max(24rem,100dvh-9rem)] lg:overflow-auto"
      aria-label="Registrations"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must scroll by keyboard.
      tabIndex={0}
    >
      <table
        role={ariaRoles.table}
        className="block lg:text-[0.875rem] xl:text-small"
        aria-rowcount={found.length + 1}
      >
        <caption className="sr-only">Registrations for events</caption>
        {/* Heard, and not seen, on narrow screens, where a line is short enough to explain itself. */}
        <thead
          role={ariaRoles.group}
          className="block max-lg:sr-only lg:sticky lg:top-0 lg:z-1 lg:border-b lg:border-edge lg:bg-paper-raised"
        >
          <tr role={ariaRoles.row} aria-rowindex={1} className={`block ${columnsLayout}`}>
            {columns.map(([label, sortKey]) => (
              <ColumnHead key={label} {...{ label, sortKey, sorting }} onSort={sortBy} />
            ))}
          </tr>
        </thead>
        <tbody role={ariaRoles.group} className="block">
          {rows.map((registration, index) => (
            <RegistrationRow
              key={registration.id}
              {...{ registration, index, now, onSelect }}
              isSelected={ids?.has(registration.id)}
              {...actions}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ColumnHead({
  label,
  sortKey,
  sorting,
  onSort,
}: {
  label: string;
  sortKey: string | undefined;
  sorting: Sorting;
  onSort: (by: string, turns: boolean) => void;
}) {
  const sorts = sorting.by === sortKey;
  const isHalf = ["Attendees", "Came", "Registered", "Letter"].includes(label);
  return (
    <th
      role={ariaRoles.columnHeader}
      scope="col"
      className={`text-start font-semibold ${isHalf ? "" : "lg:row-span-2"}`}
      aria-sort={sorts ? (sorting.descending ? "descending" : "ascending") : undefined}
    >
      {/* Where the heads are not in sight, the list's order is chosen above it. */}
      <span className={sortKey && "lg:hidden"}>{label}</span>
      {sortKey && (
        <button
          type="button"
          className={`hidden w-full items-center gap-1.5 font-semibold -outline-offset-2 hover:text-marian lg:flex ${isHalf ? "min-h-7" : "min-h-9"}`}
          onClick={() => onSort(sortKey, true)}
        >
          {label}
          <span aria-hidden="true" className={sorts ? "" : "font-normal text-ink-soft"}>
            {sorts ? (sorting.descending ? "↓" : "↑") : "↕"}
          </span>
        </button>
      )}
    </th>
  );
}
