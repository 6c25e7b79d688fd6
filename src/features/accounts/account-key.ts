/** Whose something is: "owner:1". As the history names who acted. */
export type AccountKey = `${"owner" | "helper"}:${number}`;

/** The key of the owner with this id. */
export function ownerKey(ownerId: number): AccountKey {
  return `owner:${ownerId}`;
}

/** The id of the owner whose key this is; undefined for anybody else's. */
export function ownerIdIn(account: AccountKey): number | undefined {
  return account.startsWith("owner:") ? Number(account.slice("owner:".length)) : undefined;
}
