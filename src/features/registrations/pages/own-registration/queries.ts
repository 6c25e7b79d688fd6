import { HttpError } from "#shared/both/http-error.ts";
import type { PageQuery } from "#shared/browser/page-queries.ts";
import type { OwnRegistration } from "../../answers.ts";

/** Where the registration that this key opens is read and changed. */
export function ownPath(key: string): string {
  return `/api/registrations/${encodeURIComponent(key)}`;
}

/** The registration that a link opens; null where it opens none. */
export function ownQuery(key: string): PageQuery<OwnRegistration | null> {
  return {
    key: `registration:${key}`,
    read: (get) =>
      get<OwnRegistration>(ownPath(key)).catch((error: unknown) => {
        if (error instanceof HttpError && error.status === 404) return null;
        throw error;
      }),
  };
}
