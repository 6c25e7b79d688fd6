import type { Kysely } from "kysely";

/** What was last printed of each plant, and when: what says otherwise today is to be printed again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("plant_printing")
    .addColumn("slug", "text", (column) => column.primaryKey())
    .addColumn("printed_on", "text", (column) => column.notNull())
    .addColumn("said", "text", (column) => column.notNull())
    .execute();
}
