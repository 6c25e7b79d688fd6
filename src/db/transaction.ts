import type { Transaction } from "kysely";
import type { Db } from "./connect.ts";
import { isGivenUp } from "./dialect/engine.ts";
import type { Database } from "./schema.ts";

/**
 * Runs `work` in a transaction, and once more where the database gave it up for the sake of another
 * (`isGivenUp`): nothing of the first run is kept. So `work` does nothing beside the database that must
 * not be done twice.
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
