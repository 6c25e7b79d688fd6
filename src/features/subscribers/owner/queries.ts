import { browserStore } from "#shared/browser/page-queries.ts";

export const subscribersPath = "/api/admin/subscribers";

/** Reads again what is shown of the list. */
export async function refreshSubscribers(): Promise<void> {
  await browserStore().refreshAll((key) => key.startsWith(subscribersPath));
}
