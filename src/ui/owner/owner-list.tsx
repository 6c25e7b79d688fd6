import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { HttpError } from "#shared/both/http-error.ts";
import type { Found, Selection } from "#shared/browser/use-owner-list.ts";
import { Button } from "../button.tsx";
import { SelectField, TextField } from "../field.tsx";
import { EmptyState, ErrorState, LoadingText } from "../loading-and-empty-states.tsx";

interface Read<Data> {
  data: Data | undefined;
  error?: unknown;
  isError: boolean;
  refetch: () => Promise<unknown>;
}

/** What is made of an answer once it is read, and what stands in its place until then. */
export function WhenRead<Data>({
  read: { data, error, isError, refetch },
  loading = "Loading...",
  failed,
  missing,
  children,
}: {
  read: Read<Data>;
  loading?: string;
  /** Said where it could not be read. */
  failed: string;
  /** Said where there is no such thing. */
  missing?: string;
  children: (data: Data) => ReactNode;
}) {
  if (data !== undefined) return children(data);
  if (missing && error instanceof HttpError && error.status === 404)
    return <EmptyState title={missing} />;
  if (!isError) return <LoadingText>{loading}</LoadingText>;
  return <ErrorState message={failed} onRetry={() => void refetch()} />;
}

/** The same of a list; `what` is listed: "registrations". */
export function OwnerList<Data>({
  list,
  what,
  ...rest
}: Pick<ComponentProps<typeof WhenRead<Data>>, "missing" | "children"> & {
  list: Read<Data>;
  what: string;
}) {
  return (
    <WhenRead
      {...rest}
      read={list}
      loading={`Loading ${what}...`}
      failed={`Error loading ${what}. Please try again.`}
    />
  );
}

/** The field whose words the list is searched for. */
export function FindField({
  label,
  words,
  onWords,
}: {
  label: string;
  words: string;
  onWords: (words: string) => void;
}) {
  return (
    <TextField
      label={label}
      type="search"
      autoComplete="off"
      value={words}
      onChange={({ currentTarget }) => onWords(currentTarget.value)}
    />
  );
}

/** A choice that narrows the list or orders it. The empty value is none. */
export function ChoiceField({
  label,
  value,
  choices,
  onChoose,
  className = "",
}: {
  label: string;
  value: string | undefined;
  choices: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
  className?: string;
}) {
  return (
    <SelectField
      {...{ label, className }}
      value={value ?? ""}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {choices.map(([choice, words]) => (
        <option key={choice} value={choice}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}

/** Under what is in sight of a long list; nothing where that is everything. */
export function ShowMore({ list: { found, inSight, showMore } }: { list: Found<unknown> }) {
  if (!showMore) return null;
  return (
    <p className="flex flex-wrap items-center justify-center gap-4 py-4">
      <span className="text-ink-soft">
        {number(inSight.length)} of {number(found.length)}
      </span>
      <Button variant="secondary" onClick={showMore}>
        Show more
      </Button>
    </p>
  );
}

/** What is selected, and what can be done with it. It stays in sight while the list is looked through. */
export function SelectionBar<Item extends { id: number }>({
  selection: { isOn, selected, ids, add, remove },
  shown,
  what,
  adds,
  most,
  children,
}: {
  selection: Selection<Item>;
  /** Everything that is found, in sight or not. */
  shown: readonly Item[];
  /** "Selected registrations". */
  what: string;
  /** What the selected ones add up to, where there are any. */
  adds: string;
  most: number;
  /** The buttons. */
  children: ReactNode;
}) {
  const box = useRef<HTMLInputElement>(null);
  const count = selected.length;
  const inSight = shown.filter(({ id }) => ids?.has(id)).length;
  const isAll = shown.length > 0 && inSight === shown.length;
  useEffect(() => {
    // No attribute of HTML says so.
    if (box.current) box.current.indeterminate = inSight > 0 && !isAll;
  });
  if (!isOn) return null;
  return (
    <fieldset className="sticky top-0 z-2 mb-3 flex flex-wrap items-center gap-x-5 gap-y-1 rounded-soft border border-edge border-l-4 border-l-gilt bg-paper-raised px-4 py-2">
      <legend className="sr-only">{what}</legend>
      <label className="inline-flex min-h-11 items-center gap-3">
        <input
          ref={box}
          type="checkbox"
          className="checkbox"
          disabled={shown.length === 0}
          checked={isAll}
          onChange={({ currentTarget }) => (currentTarget.checked ? add(shown) : remove(shown))}
        />
        Select all shown ({number(shown.length)})
      </label>
      <p role="status" className="tabular-nums">
        {number(count)} selected{count > 0 && `, ${adds}`}
        {inSight < count && `; ${number(count - inSight)} not shown now`}
        {count >= most && `. At most ${number(most)} at once.`}
      </p>
      <p className="ml-auto flex flex-wrap items-center gap-x-3 gap-y-2">{children}</p>
    </fieldset>
  );
}

function number(count: number): string {
  return count.toLocaleString("en-US");
}
