import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { Fragment, type RefObject, useCallback, useEffect, useSyncExternalStore } from "react";
import type { ListedRegistration, Sorting, SortKey } from "./registration-list.ts";
import { RegistrationRow, type RowActions } from "./registration-row.tsx";
import { ariaRoles } from "./table-aria-roles.ts";
import "./registration-table.css";

const columns: readonly (readonly [label: string, place: string, sortKey?: SortKey])[] = [
  ["Name", "cell-name", "name"],
  ["Event", "cell-event", "event"],
  ["Contact", "cell-contact", "contact"],
  ["Attendees", "cell-attendees", "attendees"],
  ["Came", "cell-came"],
  ["Registered", "cell-registered", "registered"],
  ["Letter", "cell-letter", "letter"],
  ["Actions", "cell-actions"],
];

/** Until a row has been measured. */
const guessedHeight = { wide: 68, narrow: 150 };

/**
 * The registrations as a table of which only the rows in sight are in the document, so that 20,000
 * scroll as smoothly as 20. Assistive technology is told the true number of rows.
 */
export function RegistrationTable({
  rows,
  now,
  busyIds,
  selectedIds,
  sorting,
  onSort,
  region,
  ...actions
}: RowActions & {
  rows: readonly ListedRegistration[];
  now: number;
  busyIds: ReadonlySet<number>;
  /** Undefined while rows cannot be selected. */
  selectedIds: ReadonlySet<number> | undefined;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  /** What scrolls, and what takes the focus when the row that had it is gone. */
  region: RefObject<HTMLElement | null>;
}) {
  // The row that holds the focus stays in the document wherever the list is scrolled to: a focus
  // whose element vanished would start again at the top of the page.
  const withFocusedRow = useCallback((range: Range) => {
    const inSight = defaultRangeExtractor(range);
    const row = document.activeElement?.closest<HTMLElement>("tr[data-index]");
    const focused = Number(row?.dataset["index"]);
    if (!row || !(focused < range.count) || inSight.includes(focused)) return inSight;
    return [...inSight, focused].sort((a, b) => a - b);
  }, []);

  // Both are asked for every row there is, and again whenever they are other functions.
  const getItemKey = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  const isWide = useWideScreen();
  const estimateSize = useCallback(
    () => (isWide ? guessedHeight.wide : guessedHeight.narrow),
    [isWide],
  );

  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => region.current,
    estimateSize,
    getItemKey,
    overscan: 6,
    rangeExtractor: withFocusedRow,
  });
  // Browsers anchor what is in sight themselves; moving the scroll would stop a scroll under way.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was measured at another width is not true any more.
  useEffect(() => virtualizer.measure(), [isWide, virtualizer]);
  const visible = virtualizer.getVirtualItems();
  const end = visible.at(-1)?.end ?? 0;

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must scroll by keyboard.
    <section ref={region} className="admin-scroller" aria-label="Registrations" tabIndex={0}>
      <table role={ariaRoles.table} className="admin-table" aria-rowcount={rows.length + 1}>
        <caption className="sr-only">Registrations for events</caption>
        <thead role={ariaRoles.group}>
          <tr role={ariaRoles.row} aria-rowindex={1}>
            {columns.map(([label, place, sortKey]) => (
              <ColumnHead
                key={label}
                {...{ label, place }}
                // Where the heads are not in sight, the list's order is chosen above it.
                sortKey={isWide ? sortKey : undefined}
                {...{ sorting, onSort }}
              />
            ))}
          </tr>
        </thead>
        <tbody role={ariaRoles.group}>
          {visible.map((item, place) => {
            const registration = rows[item.index];
            if (!registration) return null;
            return (
              <Fragment key={item.key}>
                <Gap height={item.start - (visible[place - 1]?.end ?? 0)} />
                <RegistrationRow
                  registration={registration}
                  index={item.index}
                  now={now}
                  busy={busyIds.has(registration.id)}
                  isSelected={selectedIds?.has(registration.id)}
                  measure={virtualizer.measureElement}
                  {...actions}
                />
              </Fragment>
            );
          })}
          <Gap height={virtualizer.getTotalSize() - end} />
        </tbody>
      </table>
    </section>
  );
}

function ColumnHead({
  label,
  place,
  sortKey,
  sorting,
  onSort,
}: {
  label: string;
  place: string;
  sortKey: SortKey | undefined;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}) {
  if (!sortKey) {
    return (
      <th role={ariaRoles.columnHeader} scope="col" className={place}>
        {label}
      </th>
    );
  }
  const sorts = sorting.by === sortKey;
  const direction = sorting.descending ? "descending" : "ascending";
  return (
    <th
      role={ariaRoles.columnHeader}
      scope="col"
      className={place}
      aria-sort={sorts ? direction : undefined}
    >
      <button
        type="button"
        className="sort-button"
        data-sorts={sorts ? direction : undefined}
        onClick={() =>
          onSort({
            by: sortKey,
            descending: sorts ? !sorting.descending : startsDescending(sortKey),
          })
        }
      >
        {label}
      </button>
    </th>
  );
}

/** Numbers and times are first asked for from the top, names from A. */
export function startsDescending(key: SortKey): boolean {
  return key === "registered" || key === "attendees";
}

/** The place of the rows that are not in the document. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr role={ariaRoles.nothing} className="admin-gap">
      <td role={ariaRoles.nothing} colSpan={columns.length} style={{ height }} />
    </tr>
  );
}

/** From this width on the registrations stand in columns; `registration-table.css` has the same. */
const columnsQuery = "(width >= 64rem)";

/** Whether the registrations stand in columns. Follows a window that is resized or turned. */
function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false);
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(columnsQuery);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

function isWide(): boolean {
  return window.matchMedia(columnsQuery).matches;
}
