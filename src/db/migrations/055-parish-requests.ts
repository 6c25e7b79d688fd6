import type { Kysely } from "kysely";

/** A request may be a parish's: for which church, and for what. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ["church", "occasion"]) {
    await db.schema
      .alterTable("visit_request")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
      .execute();
  }
}
