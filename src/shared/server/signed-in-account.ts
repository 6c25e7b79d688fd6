import { forbidden } from "#shared/both/failure-kinds.ts";
import { type Allowed, may, type Needed } from "#shared/both/owner/rights.ts";

/** The key of an account: "owner:1", "helper:3", as in the history. */
export type AccountKey = `${"owner" | "helper"}:${number}`;

/** Whoever is signed in, and what they may do now. */
export interface SignedInAccount extends Allowed {
  key: AccountKey;
  /** Owners and helpers have separate ids. */
  id: number;
  /** The owner's user name; what the owner calls the helper. */
  name: string;
}

declare module "hono" {
  interface ContextVariableMap {
    /** Behind the guard: who asks. */
    signedIn: SignedInAccount;
  }
}

/** Refuses what somebody may not do, for rights that depend on the thing itself and not only on the call. */
export function requireRight(who: SignedInAccount, needed: Needed): void {
  if (!may(who, needed)) throw notAllowed();
}

/** The error of a call that somebody may not make: never a 401, at which a browser forgets its token. */
export function notAllowed(): Error {
  return forbidden("The owner has not opened this to you. Please ask the owner if you need it.");
}
