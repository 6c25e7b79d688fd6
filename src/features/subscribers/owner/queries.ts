import { browserStore } from "#shared/browser/page-queries.ts";

export const subscribersPath = "/api/admin/subscribers";

/** Reads the list again. */
export function refreshSubscribers(): Promise<void> {
  return browserStore().refresh(subscribersPath);
}

/** Reads the list again after a change of one row, and moves the focus to the line over the list. */
export async function showChanged(): Promise<void> {
  await refreshSubscribers();
  document.getElementById("list-count")?.focus();
}
