import type { Transaction } from "kysely";
import { isGivenUp } from "./dialect/engine.ts";
import type { Database, Db } from "./schema.ts";

/** Runs `work` in a transaction, and again if the database gave it up: it must have no effects elsewhere. */
export async function inTransaction<T>(
  db: Db,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (!isGivenUp(error)) throw error;
    return db.transaction().execute(work);
  }
}
