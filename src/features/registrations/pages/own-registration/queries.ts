import { getQueryOrNull } from "#shared/browser/page-queries.ts";
import type { OwnRegistration } from "../../answers.ts";

/** Where the registration that this key opens is read and changed. */
export function ownPath(key: string): string {
  return `/api/registrations/${encodeURIComponent(key)}`;
}

/** The registration that a link opens; null where it opens none. */
export const ownQuery = (key: string) => getQueryOrNull<OwnRegistration>(ownPath(key));
