import type { ReactNode } from "react";
import { Link } from "react-router";
import { IfMay } from "../show-if-allowed.tsx";

/** Whom a page is about: an address, a telephone number, or both. */
export interface PersonAbout {
  email: string;
  phone: string;
}

/**
 * A name that leads to all that is kept about a person: by the number only if there is no address, because a
 * household shares it. Whom it is about goes by the history's state, and is in no log.
 */
export function PersonLink({
  about: { email, phone },
  children,
}: {
  about: PersonAbout;
  children: ReactNode;
}) {
  if (!email && !phone) return children;
  return (
    <IfMay needed={[]} otherwise={children}>
      <Link
        to="/admin-person"
        state={{ email, phone: email ? "" : phone } satisfies PersonAbout}
        className="touch-link text-ink decoration-edge"
      >
        {children}
      </Link>
    </IfMay>
  );
}
