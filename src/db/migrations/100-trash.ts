import type { Kysely } from "kysely";

/**
 * What the owner deleted, for thirty days. A thing's rows are taken out of their own tables and lie here as JSON, so
 * that no query of the site meets them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("trash")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("about", "text", (column) => column.notNull())
    .addColumn("contents", "text", (column) => column.notNull())
    .addColumn("deleted_at", "text", (column) => column.notNull())
    .addColumn("deleted_by", "text", (column) => column.notNull())
    .addColumn("goes_on", "text", (column) => column.notNull())
    .execute();
}
