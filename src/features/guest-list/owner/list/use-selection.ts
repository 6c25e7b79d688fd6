import { useCallback, useMemo, useState } from "react";
import { mostChangedAtOnce } from "#features/registrations/rules.ts";
import type { ListedRegistration } from "./registration-list.ts";

/** Which registrations are selected, while the owner selects. */
export interface Selection {
  isOn: boolean;
  setOn: (isOn: boolean) => void;
  /** In the order of the whole list; those that are gone are not among them. */
  selected: readonly ListedRegistration[];
  /** Selects these too, as far as so many can be changed at once. */
  add: (rows: readonly ListedRegistration[]) => void;
  remove: (rows: readonly ListedRegistration[]) => void;
  /** For the table: undefined while nothing can be selected. */
  ids: ReadonlySet<number> | undefined;
  onSelect: (registration: ListedRegistration, isSelected: boolean) => void;
}

const none: ReadonlySet<number> = new Set();

export function useSelection(rows: readonly ListedRegistration[]): Selection {
  const [isOn, setIsOn] = useState(false);
  const [ids, setIds] = useState(none);
  const add = useCallback((more: readonly ListedRegistration[]) => {
    setIds(
      (before) => new Set([...before, ...more.map(({ id }) => id)].slice(0, mostChangedAtOnce)),
    );
  }, []);
  const remove = useCallback((some: readonly ListedRegistration[]) => {
    const out = new Set(some.map(({ id }) => id));
    setIds((before) => new Set([...before].filter((id) => !out.has(id))));
  }, []);
  const onSelect = useCallback(
    (registration: ListedRegistration, isSelected: boolean) =>
      isSelected ? add([registration]) : remove([registration]),
    [add, remove],
  );
  const setOn = (on: boolean) => {
    setIsOn(on);
    setIds(none);
  };
  const selected = useMemo(() => rows.filter(({ id }) => ids.has(id)), [rows, ids]);
  return { isOn, setOn, selected, add, remove, ids: isOn ? ids : undefined, onSelect };
}
