import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import type { RegistrationStatus } from "#features/registrations/statuses.ts";
import { statusLabels } from "#features/registrations/statuses.ts";

/** What the list is narrowed to. */
export interface ListFilter {
  eventId: number | undefined;
  status: RegistrationStatus | undefined;
}

/**
 * What the list is narrowed to, kept in the address: it can be bookmarked, and the browser's way back
 * leads to what was shown before.
 */
export function useListFilter(): [
  ListFilter,
  (name: "event" | "status", value: string | undefined) => void,
] {
  const [search, setSearch] = useSearchParams();
  // The address changes a moment later: a second choice made meanwhile builds on the first one.
  const chosen = useRef(search);
  useEffect(() => {
    chosen.current = search;
  }, [search]);
  const setFilter = (name: string, value: string | undefined) => {
    const after = new URLSearchParams(chosen.current);
    if (value === undefined) after.delete(name);
    else after.set(name, value);
    chosen.current = after;
    setSearch(after, { preventScrollReset: true });
  };
  return [
    { eventId: Number(search.get("event")) || undefined, status: statusIn(search) },
    setFilter,
  ];
}

/** The status that an address narrows the list to. */
export function statusIn(search: URLSearchParams): RegistrationStatus | undefined {
  const status = search.get("status") ?? "";
  return Object.hasOwn(statusLabels, status) ? (status as RegistrationStatus) : undefined;
}

/** The address of an event's door list, narrowed as the list is, from which the way leads back to it. */
export function doorListAddress(eventId: number, { eventId: event, status }: ListFilter): string {
  const address = new URLSearchParams();
  if (status) address.set("status", status);
  if (event) address.set("event", String(event));
  address.set("door-list", String(eventId));
  return `?${address}`;
}
