import { useSyncExternalStore } from "react";

/** From this width on the registrations stand in columns; `registration-table.css` has the same. */
const columnsQuery = "(width >= 64rem)";

/** Whether the registrations stand in columns. Follows a window that is resized or turned. */
export function useWideScreen(): boolean {
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
