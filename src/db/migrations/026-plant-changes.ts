import type { Kysely } from "kysely";

/**
 * What the owner has made of plants: the changed fields of a built-in one, or a whole plant that she has
 * added. The built-in facts stay in the code, and a later version of them touches nothing in here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("plant_change")
    .addColumn("slug", "text", (column) => column.primaryKey())
    .addColumn("catalogue", "text")
    .addColumn("changes", "text", (column) => column.notNull())
    .addColumn("former_slugs", "text", (column) => column.notNull().defaultTo("[]"))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
}
