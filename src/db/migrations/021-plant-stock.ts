import type { Kysely } from "kysely";

/** What the owner says of a plant today. A plant without a row is one of which she has said nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("plant_stock")
    .addColumn("slug", "text", (column) => column.primaryKey())
    .addColumn("state", "text")
    .addColumn("state_since", "text")
    .addColumn("price", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("pot_size", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("note", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("is_hidden", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
}
