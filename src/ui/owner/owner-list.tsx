import { type ReactNode, useState } from "react";
import type { PageRead } from "#shared/browser/page-queries.ts";
import type { OwnerListState } from "#shared/browser/use-owner-list.ts";
import { Button } from "../button.tsx";
import { TextField } from "../field.tsx";
import { EmptyState, WhenRead } from "../loading-and-empty-states.tsx";
import { SelectField } from "./select-segments-and-switch.tsx";

/** A list of the owner's: its search, the number of results, and the first hundred of them. */
export function OwnerList<Item>({
  list,
  read,
  what,
  find,
  isFolded = false,
  hasHeads = false,
  tools,
  empty,
  noneFound = <EmptyState title="Nothing found" />,
  count,
  children,
}: {
  list: OwnerListState<Item>;
  /** Absent if whoever shows the list has read it. */
  read?: Pick<PageRead<unknown>, "data" | "isError" | "refetch">;
  what?: string;
  /** The label of the field that finds; absent if there is too little to look for. */
  find: string | undefined;
  /** On phones the search is folded away if the list would not begin on the first screen. */
  isFolded?: boolean;
  /** On wide screens the heads of its table sort it. */
  hasHeads?: boolean;
  /** What can be done with the list, under what finds in it. */
  tools?: ReactNode;
  empty: ReactNode;
  noneFound?: ReactNode;
  /** Says how many are found, in the line with the id "list-count". */
  count?: (found: number) => string;
  children: (inSight: readonly Item[]) => ReactNode;
}) {
  const { items, words, setWords, filters, orders, found, inSight, showMore } = list;
  const isEmpty = items.length === 0;
  const choicesOf = ({ choices, counts, holds }: (typeof filters)[number]) =>
    choices.map(([value, label]): readonly [string, string] => {
      const held = value === "" ? items : items.filter((item) => counts && holds(item, value));
      return [value, counts ? `${label} (${number(held.length)})` : label];
    });
  const isNarrowed = filters.some(({ chosen, choices }) => chosen !== choices[0]?.[0]);
  /** Those that hide something, and can be set to hide nothing. */
  const narrowing = filters.filter(
    ({ chosen, choices }) => chosen !== "" && choices.some(([value]) => value === ""),
  );
  const chosenLabel = ({ choices, chosen }: (typeof filters)[number]) =>
    choices.find(([value]) => value === chosen)?.[1];
  // On phones one choice is beside what finds, so that the list begins on the first screen.
  const isBesideChoice = filters.length === 1 && orders.length === 0 && !filters[0]?.areChips;
  const finding = find && (
    <search className="mb-3 flex flex-wrap items-end gap-x-5 gap-y-3">
      <TextField
        label={find}
        className={`min-w-0 lg:max-w-104 ${isBesideChoice ? "flex-[2_1_8rem] sm:flex-[2_1_16rem]" : "flex-[2_1_16rem]"}`}
        type="search"
        autoComplete="off"
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      {filters.map((filter) =>
        filter.areChips ? (
          <fieldset
            key={filter.name}
            className="grid min-w-0 grid-cols-2 gap-2 max-sm:basis-full sm:flex sm:flex-wrap"
          >
            <legend className="sr-only">{filter.label}</legend>
            {choicesOf(filter).map(([value, label]) => (
              <button
                key={value}
                type="button"
                aria-pressed={value === filter.chosen}
                className="min-h-11 rounded-full border border-edge bg-paper-raised px-3 font-semibold sm:px-4 text-marian tabular-nums aria-pressed:border-gilt aria-pressed:bg-sage aria-pressed:text-ink"
                onClick={() => filter.choose(value)}
              >
                {label}
              </button>
            ))}
          </fieldset>
        ) : (
          <SelectField
            key={filter.name}
            label={filter.label}
            className={`min-w-0 sm:max-w-80 ${isBesideChoice ? "flex-[1_1_9rem]" : "flex-[1_1_8rem]"}`}
            value={filter.chosen}
            choices={choicesOf(filter)}
            onChange={({ currentTarget }) => filter.choose(currentTarget.value)}
          />
        ),
      )}
      {orders.length > 0 && (
        <SelectField
          label="Order"
          className={`min-w-0 flex-[1_1_8rem] sm:max-w-80 ${hasHeads ? "lg:hidden" : ""}`}
          value={list.sorting.by}
          choices={orders.map(({ by, label }) => [by, label])}
          onChange={({ currentTarget }) => list.sortBy(currentTarget.value)}
        />
      )}
    </search>
  );
  const contents = () => (
    <>
      {count && (
        // Over what finds, without a line of its own. Around the list stands nothing: where its last row goes, the focus goes to the heading beside it.
        <div className="relative">
          <p
            id="list-count"
            tabIndex={-1}
            role="status"
            className={`absolute top-0 right-0 text-ink-soft ${isFolded ? "max-md:leading-11" : ""}`}
          >
            {!isEmpty && count(found.length)}
          </p>
        </div>
      )}
      {isEmpty ? empty : isFolded ? <Fold isOpen={isNarrowed}>{finding}</Fold> : finding}
      {!isEmpty && tools}
      {!isEmpty && found.length === 0 && noneFound}
      {!isEmpty && found.length === 0 && narrowing.length > 0 && (
        <div className="grid justify-items-center gap-3 pb-6">
          <p>The list is narrowed to {narrowing.map(chosenLabel).join(", ")}.</p>
          <Button
            variant="secondary"
            onClick={() => {
              for (const { choose } of narrowing) choose("");
            }}
          >
            Look in the Whole List
          </Button>
        </div>
      )}
      {children(inSight)}
      {showMore && (
        <p className="flex flex-wrap items-center justify-center gap-4 py-4">
          <span className="text-ink-soft">
            {number(inSight.length)} of {number(found.length)}
          </span>
          <Button variant="secondary" onClick={showMore}>
            Show more
          </Button>
        </p>
      )}
    </>
  );
  if (!read) return contents();
  return (
    <WhenRead read={read} what={what}>
      {contents}
    </WhenRead>
  );
}

/** What finds in a list: in sight on wide screens, and on phones once it is asked for. */
function Fold({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  // It is shown once the list is read, so never on the server.
  const [startsOpen] = useState(() => isOpen || window.matchMedia("(width >= 48rem)").matches);
  return (
    <details className="admin-fold md:[&[open]>summary]:hidden" open={startsOpen}>
      <summary>Find</summary>
      {children}
    </details>
  );
}

function number(count: number): string {
  return count.toLocaleString("en-US");
}
