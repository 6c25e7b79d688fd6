import type { Db } from "#db/schema.ts";
import { actAs } from "#shared/server/acting-person.ts";
import { noteChange, type ThingInHistory } from "#shared/server/note-change-in-history.ts";
import type { AccountKey, SignedInAccount } from "#shared/server/signed-in-account.ts";
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
    idsOf: async (db, person) =>
      (await helpersOf(db, person)).map(({ id }) => `helper:${id}` as const),
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

/** The same of somebody who is not signed in but has proved who they are: "signed in with a passkey". */
export function noteOfHolder(
  trx: Db,
  { key, name }: Pick<Account, "key" | "name">,
  now: Temporal.Instant,
  action: string,
): Promise<void> {
  return actAs({ by: key, name }, now, () => noteOfAccount(trx, { key, name }, action));
}
