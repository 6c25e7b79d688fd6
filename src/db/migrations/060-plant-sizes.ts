import type { Kysely } from "kysely";

/** The sizes that a plant is sold in beside the first one, with their prices: a list, as JSON. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("plant_stock")
    .addColumn("other_sizes", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
}
