import type { Db } from "#db/connect.ts";
import { actingPerson } from "#shared/server/acting-person.ts";
import type { ThingInHistory } from "#shared/server/note-change.ts";
import { noteChange } from "#shared/server/note-change.ts";
import type { AccountKey } from "../account-key.ts";

/** An account, of which the history has how it signs in; its password is nothing to read. */
export const accountInHistory: ThingInHistory<{ id: AccountKey; username: string }> = {
  kind: "account",
  label: "Account",
  nameOf: ({ username }) => username,
  fields: { id: null, username: null },
};

/** Notes what whoever acts did with their own account: "added the passkey “Phone”". */
export function noteOfAccount(trx: Db, account: AccountKey, action: string): Promise<void> {
  const after = { id: account, username: actingPerson().name };
  return noteChange(trx, accountInHistory, { after, action });
}
