import type { Insertable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { Database, VisitRequestRow } from "#db/schema.ts";

/** Keeps a request and answers its id; undefined where its key was there before. */
export async function insertVisit(
  db: Db,
  visit: Insertable<Database["visitRequest"]>,
): Promise<number | undefined> {
  const row = await db
    .insertInto("visitRequest")
    .values(visit)
    .onConflict((conflict) => conflict.column("idempotencyKey").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** The request with this id; undefined where there is none. */
export function findVisit(db: Db, id: number): Promise<VisitRequestRow | undefined> {
  return db.selectFrom("visitRequest").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The request that was sent under this Idempotency-Key; undefined where none was. */
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

/** How many requests were kept since this moment. */
export async function countVisitsSince(db: Db, since: string): Promise<number> {
  const { count } = await db
    .selectFrom("visitRequest")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("createdAt", ">", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Writes the changes where the request has this version, or any where none is asked for. */
export async function updateVisit(
  db: Db,
  id: number,
  changes: { status?: VisitRequestRow["status"]; note?: string; statusChangedAt?: string },
  version: number | undefined,
): Promise<VisitRequestRow | undefined> {
  let query = db
    .updateTable("visitRequest")
    .set((eb) => ({ ...changes, version: eb("version", "+", 1) }))
    .where("id", "=", id);
  if (version !== undefined) query = query.where("version", "=", version);
  return query.returningAll().executeTakeFirst();
}

/** True where a request with this id, and this version where one is asked for, is gone now. */
export async function deleteVisit(
  db: Db,
  id: number,
  version: number | undefined,
): Promise<boolean> {
  let query = db.deleteFrom("visitRequest").where("id", "=", id);
  if (version !== undefined) query = query.where("version", "=", version);
  const { numDeletedRows } = await query.executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
