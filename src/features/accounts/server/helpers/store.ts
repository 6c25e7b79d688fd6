import type { Db, HelperRow } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { lockToChange } from "#shared/server/if-match.ts";
import { isAbout, type PersonKey } from "#shared/server/personal-data-interface-and-mail.ts";
import { hashSecret, makeSecret } from "#shared/server/secrets.ts";
import type { Helper } from "../../answers.ts";
import type { HelperInput } from "../../inputs.ts";

export const helperGone = "This helper is no longer there.";

export type HelperWithEvent = HelperRow & { doorEventTitle: string | null };

/** A helper as the owner's calls answer it. */
export function forOwner(row: HelperWithEvent, now: Temporal.Instant): Helper {
  const { id, name, email, username, doorEventId, doorEventTitle, acceptedAt, lastSeenAt } = row;
  const linkUntil = isLinkOpen(row, now) ? row.linkUntil : null;
  const state = acceptedAt !== null ? "active" : linkUntil === null ? "expired" : "invited";
  return {
    ...{ id, name, email, username, doorEventId, doorEventTitle, acceptedAt, lastSeenAt },
    ...{ rights: JSON.parse(row.rights), state, linkUntil, version: row.version },
  };
}

/** Whether a link of this helper opens now. */
export function isLinkOpen({ linkUntil }: HelperRow, now: Temporal.Instant): boolean {
  return linkUntil !== null && toTimestamp(now) < linkUntil;
}

/** A payload as the row holds it. */
export function toStored({ name, email, rights, doorEventId }: HelperInput) {
  const hasDoor = rights.includes("door");
  return { name, email, rights: JSON.stringify(rights), doorEventId: hasDoor ? doorEventId : null };
}

function helpers(db: Db) {
  return db
    .selectFrom("helper")
    .leftJoin("event", "event.id", "helper.doorEventId")
    .selectAll("helper")
    .select("event.title as doorEventTitle");
}

/** Every helper, by name. */
export function listHelpers(db: Db): Promise<HelperWithEvent[]> {
  return helpers(db).orderBy("helper.name").orderBy("helper.id").execute();
}

/** The names of those who accepted in the last seven days. */
export async function listNewHelpers(db: Db, now: Temporal.Instant): Promise<string[]> {
  const rows = await helpers(db)
    .where("helper.acceptedAt", ">", toTimestamp(now.subtract({ hours: 7 * 24 })))
    .orderBy("helper.acceptedAt")
    .execute();
  return rows.map(({ name }) => name);
}

/** The helper with this number; undefined if there is none. */
export function readHelper(db: Db, id: number): Promise<HelperWithEvent | undefined> {
  return helpers(db).where("helper.id", "=", id).executeTakeFirst();
}

/** The helper, locked until the transaction ends. Throws `not_found` and `changed_meanwhile`. */
export function lockHelper(trx: Db, id: number, version?: number): Promise<HelperRow> {
  const helper = trx.selectFrom("helper").selectAll().where("id", "=", id);
  return lockToChange(trx, helper, { version, gone: helperGone });
}

/** Changes a helper who is locked, which gives the row another version. */
export async function updateHelper(
  trx: Db,
  { id, version }: HelperRow,
  changes: Partial<Omit<HelperRow, "id" | "version">>,
): Promise<HelperWithEvent> {
  await trx
    .updateTable("helper")
    .set({ ...changes, version: version + 1 })
    .where("id", "=", id)
    .execute();
  return helpers(trx).where("helper.id", "=", id).executeTakeFirstOrThrow();
}

/** Makes a link for a helper, and returns its secret, which is kept nowhere. */
export async function makeLink(db: Db, helperId: number): Promise<string> {
  const token = makeSecret();
  await db
    .insertInto("helperLink")
    .values({ helperId, tokenHash: hashSecret(token) })
    .execute();
  return token;
}

/** Deletes the links of a helper, so that none of them opens anything. */
export async function deleteLinksOf(trx: Db, helperId: number): Promise<void> {
  await trx.deleteFrom("helperLink").where("helperId", "=", helperId).execute();
}

/** Whose link this is; undefined if it is nobody's. */
export function findHelperOfLink(db: Db, token: string): Promise<HelperWithEvent | undefined> {
  return helpers(db)
    .innerJoin("helperLink", "helperLink.helperId", "helper.id")
    .where("helperLink.tokenHash", "=", hashSecret(token))
    .executeTakeFirst();
}

/** Helpers with an address that is this person’s. */
export async function helpersOf(db: Db, person: PersonKey) {
  const rows = await db
    .selectFrom("helper")
    .select(["id", "name", "email", "username", "rights", "createdAt", "acceptedAt", "lastSeenAt"])
    .orderBy("id")
    .execute();
  return rows.filter(({ email }) => email !== "" && isAbout(person, { email, phone: null }));
}
