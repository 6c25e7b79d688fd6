import { randomUUID } from "node:crypto";
import { lockRows } from "#db/dialect/engine.ts";
import type { Db } from "#db/schema.ts";

/** Reads a fact about the site; undefined if it was never written. */
export async function readSiteFact(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("siteFact")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.value;
}

/** Returns the fact, made the first time by one of the processes that start together. */
export async function ensureSiteFact(db: Db, name: string, make: () => string): Promise<string> {
  const known = await readSiteFact(db, name);
  if (known !== undefined) return known;
  await claimSiteFact(db, name, make());
  return (await readSiteFact(db, name)) as string;
}

/** Returns the fact like `ensureSiteFact`; locked until the transaction ends. */
async function lockSiteFact(trx: Db, name: string, make: () => string): Promise<string> {
  const fact = lockRows(trx, trx.selectFrom("siteFact").select("value").where("name", "=", name));
  const known = await fact.executeTakeFirst();
  if (known) return known.value;
  await claimSiteFact(trx, name, make());
  return (await fact.executeTakeFirstOrThrow()).value;
}

/** Writes a fact that must be written once only; true for the one caller that wrote it. */
export async function claimSiteFact(db: Db, name: string, value: string): Promise<boolean> {
  const result = await db
    .insertInto("siteFact")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Writes a fact and replaces an earlier one. */
export async function writeSiteFact(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto("siteFact")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

/** A structured fact stored under this name; `atFirst` if it was never written. */
export function siteFact<Value extends object>(name: string, atFirst: Value) {
  const parse = (stored: string | undefined): Value =>
    stored === undefined ? atFirst : { ...atFirst, ...(JSON.parse(stored) as Value) };
  return {
    read: async (db: Db) => parse(await readSiteFact(db, name)),
    /** The same, and locked until the transaction ends. */
    lock: async (trx: Db) => parse(await lockSiteFact(trx, name, () => JSON.stringify(atFirst))),
    write: (db: Db, value: Value) => writeSiteFact(db, name, JSON.stringify(value)),
  };
}

const calendarIdName = "calendar-id";

/** Gives a new site a unique id. Call it when the site is seeded. */
export async function makeCalendarId(trx: Db): Promise<void> {
  await claimSiteFact(trx, calendarIdName, randomUUID());
}

/**
 * The part of every event's UID after the @. It never changes, because calendars would show each event twice; a
 * site from before it was stored keeps the domain of its letters.
 */
export function ensureCalendarId(db: Db, mailDomain: string): Promise<string> {
  return ensureSiteFact(db, calendarIdName, () => mailDomain);
}
