import { AsyncLocalStorage } from "node:async_hooks";
import type { AccountKey } from "./signed-in-account.ts";

/** Who changes something, as the history names them. */
export interface ActingPerson {
  /** As stored; "door" is whoever uses a door link that the owner made. */
  by: AccountKey | "door" | "site" | "visitor";
  /** As the owner reads it. */
  name: string;
}

/** The site itself: timed jobs, and consequences of visitors' actions. */
export const theSite: ActingPerson = { by: "site", name: "The site" };
/** Visitors: what they do themselves is not recorded in the history. */
export const aVisitor: ActingPerson = { by: "visitor", name: "A visitor" };

const acting = new AsyncLocalStorage<{ person: ActingPerson; now: Temporal.Instant }>();

/** Runs `work` with this person as the one who acts, at `now`. */
export function actAs<T>(person: ActingPerson, now: Temporal.Instant, work: () => T): T {
  return acting.run({ person, now }, work);
}

/** Who acts: outside of requests it is the site. */
export function actingPerson(): ActingPerson {
  return acting.getStore()?.person ?? theSite;
}

/** When they act, by the site's clock. */
export function actingAt(): Temporal.Instant {
  return acting.getStore()?.now ?? Temporal.Now.instant();
}
