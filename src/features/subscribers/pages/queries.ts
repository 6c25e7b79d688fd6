import { HttpError } from "#shared/both/http-error.ts";
import type { PageQuery } from "#shared/browser/page-queries.ts";
import type { SubscriptionConfirmation, SubscriptionState } from "../answers.ts";

/** Whether the holder of this token is on the list; null for a token that is not the site's. */
export function subscriptionQuery(token: string): PageQuery<SubscriptionState | null> {
  return orNull(`/api/unsubscribe/${encodeURIComponent(token)}`);
}

/** Whether the holder of this token has said yes; null for a token that is not the site's, or old. */
export function confirmationQuery(token: string): PageQuery<SubscriptionConfirmation | null> {
  return orNull(`/api/subscription/${encodeURIComponent(token)}`);
}

function orNull<T>(path: string): PageQuery<T | null> {
  return {
    key: path,
    async read(get) {
      try {
        return await get<T>(path);
      } catch (error) {
        if (error instanceof HttpError && error.status === 404) return null;
        throw error;
      }
    },
  };
}
