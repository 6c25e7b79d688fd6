import type { Kysely } from "kysely";

/**
 * What is known of each uploaded picture; what it looks like is in its file. A post's and an event's
 * picture get a text for those who cannot see it, and the part of it that a crop keeps.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("picture")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("uploaded_at", "text", (column) => column.notNull())
    .addColumn("goes_on", "text")
    .addColumn("is_kept", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("is_deleted", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  for (const table of ["post", "event"]) {
    for (const name of ["picture_alt", "picture_focus"]) {
      await db.schema
        .alterTable(table)
        .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
        .execute();
    }
  }
}
