import type { Db, VisitRequestRow } from "#db/schema.ts";
import { signedLink } from "#mail/signed-link.ts";
import { isAbout, type PersonKey } from "#shared/server/personal-data-interface-and-mail.ts";

/** The request with this id; undefined if there is none. */
export function findVisit(db: Db, id: number): Promise<VisitRequestRow | undefined> {
  return db.selectFrom("visitRequest").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The request that was sent under this Idempotency-Key; undefined if none was. */
export function findVisitByKey(db: Db, key: string): Promise<VisitRequestRow | undefined> {
  return db
    .selectFrom("visitRequest")
    .selectAll()
    .where("idempotencyKey", "=", key)
    .executeTakeFirst();
}

/** Every request, newest first. */
export function listVisits(db: Db): Promise<VisitRequestRow[]> {
  return db
    .selectFrom("visitRequest")
    .selectAll()
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** The requests that are about this person. */
export async function visitsOf(db: Db, person: PersonKey): Promise<VisitRequestRow[]> {
  const rows = await db.selectFrom("visitRequest").selectAll().orderBy("id").execute();
  return rows.filter((row) => isAbout(person, row));
}

/** The key in the link to one's own visit: its number, and a keyed hash of it. Letters and digits alone. */
const visitLink = signedLink<{ id: number }>(
  "visit-link-secret",
  ({ id }, sign) => `${id}-${sign(`visit ${id}`).toString("hex").slice(0, 40)}`,
);

/** The path of the page that shows this visit to the person whose it is. */
export async function visitPath(db: Db, visit: { id: number }): Promise<string> {
  return `/visit/${await visitLink.token(db, visit)}`;
}

/** The request that this key belongs to; undefined for any invalid key. */
export async function visitOf(db: Db, key: string): Promise<VisitRequestRow | undefined> {
  const match = /^([1-9]\d{0,8})-[0-9a-f]{40}$/.exec(key);
  if (!match) return undefined;
  const id = Number(match[1]);
  return (await visitLink.isToken(db, key, { id })) ? findVisit(db, id) : undefined;
}
