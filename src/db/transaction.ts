import type { Transaction } from "kysely";
import { isGivenUp } from "./dialect/engine.ts";
import type { Database, Db } from "./schema.ts";

/**
 * Runs `work` in a transaction, and once more if the database gave it up in favor of another (`isGivenUp`);
 * the first run is rolled back. So `work` must have no side effects outside the database that must not happen
 * twice.
 */
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
