import type { Db } from "#db/schema.ts";
import { actAs } from "#shared/server/acting-person.ts";
import { noteChange, type ThingInHistory } from "#shared/server/note-change-in-history.ts";
import type { AccountKey, SignedInAccount } from "#shared/server/signed-in-account.ts";
import { accountOf, helperKey } from "./account-key.ts";
import { helpersOf } from "./helpers/store.ts";
import type { Account } from "./store.ts";

/** An account. The history records how it signs in, never its password. */
export const accountInHistory: ThingInHistory<{ id: AccountKey; name: string }> = {
  kind: "account",
  label: "Account",
  nameOf: ({ name }) => name,
  neededFor: "owner",
  fields: { id: null, name: null },
  person: {
    of: () => undefined,
    idsOf: async (db, person) => (await helpersOf(db, person)).map(({ id }) => helperKey(id)),
  },
};

/** Notes what somebody did with their own account: "added the passkey “Phone”". */
export function noteOfAccount(
  trx: Db,
  { key: id, name }: Pick<SignedInAccount, "key" | "name">,
  action: string,
): Promise<void> {
  return noteChange(trx, accountInHistory, { after: { id, name }, action });
}

/**
 * Records an action of somebody who was not signed in but has proved who they are: "signed in with a
 * passkey".
 */
export function noteOfHolder(
  trx: Db,
  { key, name }: Pick<Account, "key" | "name">,
  now: Temporal.Instant,
  action: string,
): Promise<void> {
  const { kind, id } = accountOf(key);
  const person = { ...(kind === "owner" ? { ownerId: id } : { helperId: id }), name };
  return actAs(person, now, () => noteOfAccount(trx, { key, name }, action));
}
