import type { AccountKey } from "#shared/server/signed-in-account.ts";

/** The key of the owner with this id. */
export const ownerKey = (id: number): AccountKey => `owner:${id}`;

/** The key of the helper with this id. */
export const helperKey = (id: number): AccountKey => `helper:${id}`;

/** Whose key this is. */
export function accountOf(key: AccountKey): { kind: "owner" | "helper"; id: number } {
  const [kind, id] = key.split(":");
  return { kind: kind === "owner" ? "owner" : "helper", id: Number(id) };
}
