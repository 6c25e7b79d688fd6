import type { Db, VisitRequestRow } from "#db/schema.ts";
import { isAbout, type PersonKey } from "#shared/server/personal-data-interface-and-mail.ts";

export function findVisit(db: Db, id: number): Promise<VisitRequestRow | undefined> {
  return db.selectFrom("visitRequest").selectAll().where("id", "=", id).executeTakeFirst();
}

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

export async function visitsOf(db: Db, person: PersonKey): Promise<VisitRequestRow[]> {
  const rows = await db.selectFrom("visitRequest").selectAll().orderBy("id").execute();
  return rows.filter((row) => isAbout(person, row));
}
