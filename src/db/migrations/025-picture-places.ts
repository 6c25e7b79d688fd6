import type { Kysely } from "kysely";

/** The owner's pictures in the places of built-in ones. A place without a row is as it came. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("picture_place")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("picture", "text")
    .addColumn("alt", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("focus", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
}
