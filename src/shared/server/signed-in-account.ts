import { forbidden } from "#shared/both/failure-kinds.ts";
import { type Allowed, may, type Needed } from "#shared/both/rights.ts";

/** Owners and helpers are kept apart, each kind with numbers of its own. */
export type AccountKind = "owner" | "helper";

/** Whoever is signed in, and what they may do now. */
export interface SignedInAccount extends Allowed {
  kind: AccountKind;
  id: number;
  /** The owner's user name; what the owner calls the helper. */
  name: string;
}

declare module "hono" {
  interface ContextVariableMap {
    /** Behind the guard: who asks. */
    account: SignedInAccount;
  }
}

/** Refuses what somebody may not do: for what depends on the thing itself, beside the table of calls. */
export function requireRight(account: SignedInAccount, needed: Needed): void {
  if (!may(account, needed)) throw notAllowed();
}

/** Never 401, at which a browser forgets its token. */
export function notAllowed(): Error {
  return forbidden("The owner has not opened this to you. Please ask the owner if you need it.");
}
