import type { Kysely } from "kysely";
import { autoKey } from "#db/dialect/engine.ts";

/** The kinds of things the nursery grows and sells, shown as cards on the home page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("product")
    .addColumn("id", "integer", autoKey(db))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("category", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .execute();
}
