import { browserStore } from "#shared/browser/page-queries.ts";

export const subscribersPath = "/api/admin/subscribers";

/** Reads the list again. */
export function refreshSubscribers(): Promise<void> {
  return browserStore().refresh(subscribersPath);
}
