import type { Kysely } from "kysely";

/** On which bench a plant stands, in the owner's own words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("plant_stock")
    .addColumn("bench", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
