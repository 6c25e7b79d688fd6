import { AsyncLocalStorage } from "node:async_hooks";

/** Who changes something, as the history names them. */
export interface ActingPerson {
  /** The account that is signed in; absent for the site, door links and visitors. */
  ownerId?: number;
  helperId?: number;
  /** Whoever has a link to an event's door list that the owner made. */
  isDoorLink?: true;
  /** As the owner reads it. */
  name: string;
}

/** What nobody signed in does: what falls due, and what follows from what visitors do. */
export const theSite: ActingPerson = { name: "The site" };
/** What visitors do themselves is their own, and no history is kept of it. */
export const aVisitor: ActingPerson = { name: "A visitor" };

const acting = new AsyncLocalStorage<{ person: ActingPerson; now: Temporal.Instant }>();

/** Whatever `work` changes, this person changes it at `now`. */
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
