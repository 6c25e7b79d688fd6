import type { Kysely } from "kysely";
import { autoKey } from "#db/dialect/engine.ts";

/** What the owner has made of the nursery's details: each saving is a row, and the last one holds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("site_details")
    .addColumn("id", "integer", autoKey(db))
    .addColumn("details", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
}
