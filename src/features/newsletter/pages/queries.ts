import type { PageQuery } from "#platform/browser/page-queries.ts";
import { HttpError } from "#platform/shared/http-error.ts";
import type { SubscriptionState } from "../contract.ts";

/** Whether the holder of this token is on the list; null for a token that is not the site's. */
export function subscriptionQuery(token: string): PageQuery<SubscriptionState | null> {
  const path = `/api/unsubscribe/${encodeURIComponent(token)}`;
  return {
    key: path,
    async read(get) {
      try {
        return await get<SubscriptionState>(path);
      } catch (error) {
        if (error instanceof HttpError && error.status === 404) return null;
        throw error;
      }
    },
  };
}
